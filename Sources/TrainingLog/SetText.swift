import ReversePyramid

/// Prints sets in canonical notation, as `rpt` writes them.
public enum SetText {
  /// The sets of an entry with its notes: `92.5x6, 82.5x8 ; felt strong`.
  public static func text(of entry: Entry, spaced: Bool = false) -> String {
    let sets = text(of: entry.sets, spaced: spaced)
    return entry.notes.isEmpty ? sets : sets + " ; " + entry.notes.joined(separator: " ; ")
  }

  /// Several sets: `92.5x6, 82.5x8`.
  public static func text(of sets: [LoggedSet], spaced: Bool = false) -> String {
    sets.map { text(of: $0, spaced: spaced) }.joined(separator: ", ")
  }

  /// One set: `w40x10`, `80kg x 8`, `bw+10x6f`.
  public static func text(of logged: LoggedSet) -> String { text(of: logged, spaced: false) }

  /// One set, where spaced with spaces around its `x`: `w40 x 10`.
  public static func text(of logged: LoggedSet, spaced: Bool) -> String {
    let set = logged.set
    if set.kind == .skipped { return "skip" }
    let what = set.kind == .timed ? "\(logged.seconds ?? 0)s" : reps(of: logged)
    var text = mark(of: logged)
    if let load = set.load {
      let head = logged.isBar ? "bar" : load.text
      let times = spaced || (logged.namesUnit && !logged.isBar) ? " x " : "x"
      text += head + (logged.namesUnit && !logged.isBar ? load.unit.rawValue : "") + times + what
    } else {
      text += what
    }
    return text + marks(of: logged)
  }

  private static func mark(of logged: LoggedSet) -> String {
    switch logged.set.kind {
    case .warmup: logged.isBar && logged.set.load?.weight == .zero ? "" : "w"
    case .drop: "d"
    case .burnout: "b"
    case .unmarked, .timed, .skipped: ""
    }
  }

  private static func reps(of logged: LoggedSet) -> String {
    guard let sides = logged.sides else { return String(logged.set.reps) }
    return "\(sides.left)/\(sides.right)"
  }

  private static func marks(of logged: LoggedSet) -> String {
    let isTimed = logged.set.kind == .timed
    var text = logged.isFailure ? (isTimed ? " f" : "f") : ""
    if let effort = logged.effort {
      text += "@" + String(effort / 10) + (effort % 10 == 0 ? "" : ".\(effort % 10)")
    }
    if let reserve = logged.reserve { text += " rir\(reserve)" }
    if let note = logged.note { text += " " + enclosed(note) }
    return text
  }

  /// A note in brackets, or in quotes where its own brackets do not match.
  private static func enclosed(_ note: String) -> String {
    var depth = 0
    var isBalanced = true
    for byte in note.utf8 {
      if byte == Ascii.open { depth += 1 }
      if byte == Ascii.close { depth -= 1 }
      if depth < 0 { isBalanced = false }
    }
    if isBalanced, depth == 0 { return "(\(note))" }
    return "\"" + String(note.map { $0 == "\"" ? "'" : $0 }) + "\""
  }
}
