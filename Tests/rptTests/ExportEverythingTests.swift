import ReversePyramid
import Testing
import TrainingLog

@testable import rpt

/// Nothing that a log says is missing from its exports.
struct ExportEverythingTests {
  static let log = """
    ; kept since 2019
    unit: kg ; plates are kg

    exercise Bench Press ; flat bench
    alias: bench, bp
    type: barbell
    category: push
    bar: 15
    plates: 25x3 10 1.25x1
    step: 2.5 kg or 5 lb ; since May
    win: 8 10 12
    floor: 6 7
    sets: 4
    setup: pins 7

    exercise Lat Pulldown
    type: machine
    category: pull
    unit: lb
    stack: 10 to 200 by 10 add 2.5 5

    exercise Pull Up
    type: bodyweight
    status: archived

    exercise Curl
    type: dumbbell
    increment: 1.25
    ; curls come last

    2026-09-28 18:10-19:20 deload Upper A ; short night
    bw: 82.4 ; before breakfast
    bench: barx12, w40x10, 60x5, 92.5x7@9.5, 82.5x7 rir 2 (left elbow), 72.5x10f, d60x6, b40x22
    Pull Up: bw+15x5, bw-20x8, bwx9 ; slow
    Curl: 12.5x10/9, skip, 45s
    Lat Pulldown: 120x8
    90kg x 3 ; one in kilograms
    setup: seat 4
    ; slept 5 h

    2026-10-01 sick

    2026-10-05 Upper B
    Row ; pins 3
    40x8, 60x8, 80x8, 72.5x8, 65x8, 60x20

    """

  static let read = read(log)

  static func read(_ text: String) -> LogFile {
    LogFile.read(Array(text.utf8), name: "log.txt", today: Day("2026-10-08") ?? Day(number: 0))
  }

  static func export(_ form: String) -> String {
    TestWorld(["log.txt": log]).run("export", form, "-f", "log.txt").text
  }

  @Test func `a log written again from its export holds everything`() throws {
    #expect(Self.read.problems.filter { $0.severity == .error }.isEmpty)
    let again = LogFromExport(try PlainJSON(Self.export("--json"))).text
    let other = Self.read(again)
    #expect(other.problems.filter { $0.severity == .error }.isEmpty)
    #expect(other.unit == Self.read.unit)
    #expect(other.notes == Self.read.notes)
    #expect(other.exercises.map(Self.content) == Self.read.exercises.map(Self.content))
    #expect(other.visits.map(Self.content) == Self.read.visits.map(Self.content))
  }

  @Test func `every note and every word of a title is in both`() {
    let json = Self.export("--json")
    let csv = Self.export("--csv")
    for line in Self.log.split(separator: "\n") where line.contains(";") {
      let note = line.split(separator: ";").last.map { $0.drop(while: { $0 == " " }) } ?? ""
      #expect(json.contains("\"\(note)\""), "\(line)")
    }
    for visit in Self.read.visits {
      for note in visit.notes + [visit.title] + visit.entries.flatMap(\.notes) {
        #expect(csv.contains(note), "\(note)")
      }
    }
  }

  /// Every stored property of a value, but for the places in a file.
  static func content(_ value: some Any) -> String {
    "\(value)".replacing(
      /(line|lineNumber|column|length): \d+|excerpt: "[^"]*"/, with: "")
  }

  /// A visit as its entries say it, however they keep it.
  static func content(_ visit: Visit) -> String {
    var bare = visit
    bare.entries = []
    let entries = visit.entries.map { "\($0.exercise) \($0.sets) \($0.notes)" }
    return content("\(bare) \(entries)")
  }

  @Test func `every value of a set has its key and its column`() throws {
    let json = try PlainJSON(Self.export("--json"))
    let table = Self.export("--csv").split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(table.first)
    var rows = table.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
      .makeIterator()
    for (visit, session) in zip(Self.read.visits, json["sessions"].items) {
      if visit.entries.isEmpty {
        let row = rows.next() ?? [:]
        #expect(row["mark"] == visit.mark?.rawValue && row["line"] == "\(visit.line)")
      }
      for (entry, shown) in zip(visit.entries, session["entries"].items) {
        for (index, (logged, set)) in zip(entry.sets, shown["sets"].items).enumerated() {
          let row = rows.next() ?? [:]
          for (key, value) in Self.values(of: logged) {
            #expect(set[key].text == value, "\(key) of \(SetText.text(of: logged))")
            if key != "note" { #expect(row[key] == value, "\(key) of \(row)") }
          }
          #expect(row["set_note"] == logged.note ?? "")
          #expect(row["failed"] == (logged.isFailure ? "yes" : ""))
          #expect((set["failed"] == .bool(true)) == logged.isFailure)
          #expect(row["session_note"] == visit.notes.joined(separator: " / "))
          #expect(row["note"] == (index == 0 ? entry.notes.joined(separator: " / ") : ""))
          #expect(row["until"] == session["until"].text)
          #expect(row["time"] == session["time"].text)
          #expect(row["set"] == set["set"].text && row["kind"] == set["kind"].text)
        }
      }
    }
    #expect(rows.next() == nil)
  }

  /// What a set says, by its keys in JSON; nothing where it does not say it.
  static func values(of logged: LoggedSet) -> [String: String] {
    let load = logged.set.load
    return [
      "weight": load.map { $0.weight.text(in: $0.unit) } ?? "",
      "unit": load?.unit.rawValue ?? "",
      "reps": [.skipped, .timed].contains(logged.set.kind) ? "" : "\(logged.set.reps)",
      "left": logged.sides.map { "\($0.left)" } ?? "",
      "right": logged.sides.map { "\($0.right)" } ?? "",
      "seconds": logged.seconds.map { "\($0)" } ?? "",
      "effort": logged.effort.map(ExportWords.effort) ?? "",
      "rir": logged.reserve.map { "\($0)" } ?? "", "note": logged.note ?? "",
      "line": "\(logged.set.line)", "text": SetText.text(of: logged),
    ]
  }

  @Test func `agrees with the history on how sets were read`() throws {
    let history = try TestWorld(["log.txt": Self.log]).run("history", "--json", "-f", "log.txt")
      .text.split(separator: "\n").map { try PlainJSON(String($0))["sets"].items }
    let json = try PlainJSON(Self.export("--json"))
    let export = json["sessions"].items.flatMap { $0["entries"].items.map { $0["sets"].items } }
    #expect(export.count == history.count)
    for (shown, told) in zip(export.joined(), history.joined()) {
      for key in told.fields.keys { #expect(shown[key] == told[key], "\(key) of \(told["text"])") }
    }
    // The rise to set one, the burnout marked as such, and the sets past the work sets.
    func row(_ key: String, _ entry: Int) -> [String] { export[entry].map { $0[key].text } }
    #expect(row("set", 0) == ["", "", "", "1", "2", "3", "", "5"])
    #expect(row("kind", 4) == ["warmup", "warmup", "work", "work", "work", "burnout"])
    #expect(row("read", 4) == ["ramp", "ramp", "", "", "", ""])
    #expect(row("text", 4)[0] == "40x8")
  }
}

/// Writes the log that an export in JSON was made of, with nothing but the export.
struct LogFromExport {
  private let json: PlainJSON

  init(_ json: PlainJSON) { self.json = json }

  var text: String {
    let notes = json["notes"].items.map { "; \($0.text)" }
    let lines = notes + ["unit: \(json["unit"].text)"] + json["exercises"].items.flatMap(block)
    return (lines + json["sessions"].items.flatMap(session)).map { $0 + "\n" }.joined()
  }

  private func block(_ exercise: PlainJSON) -> [String] {
    var lines = ["exercise \(exercise["name"].text)"]
    func add(_ key: String, _ values: [String], _ joint: String = " ") {
      if !values.isEmpty { lines.append("\(key): " + values.joined(separator: joint)) }
    }
    add("alias", exercise["aliases"].items.map(\.text), ", ")
    for key in ["type", "category", "unit"] where !exercise[key].isNull {
      add(key, [exercise[key].text])
    }
    for key in ["bar", "increment"] where !exercise[key].isNull { add(key, [load(exercise[key])]) }
    let plates = exercise["plates"].items.map { plate in
      plate["weight"].text + (plate["pairs"].isNull ? "" : "x\(plate["pairs"].text)")
    }
    add("plates", plates)
    let stack = exercise["stack"]
    if !stack.isNull {
      let addOns = stack["add"].items.map { $0["weight"].text }
      let ends = ["from", "to", "by"].map { stack[$0]["weight"].text }
      add("stack", ["\(ends[0]) to \(ends[1]) by \(ends[2])", "add"] + addOns)
      lines[lines.count - 1] += " " + stack["by"]["unit"].text
    }
    add("step", exercise["step"].items.map(load), " or ")
    for key in ["win", "floor", "sets"] { add(key, exercise[key].items.map(\.text)) }
    if exercise["archived"] == .bool(true) { add("status", ["archived"]) }
    for (index, note) in exercise["notes"].items.enumerated() { lines[index] += " ; \(note.text)" }
    if !exercise["setup"].isNull { add("setup", [exercise["setup"].text]) }
    return [""] + lines + [""]
  }

  private func load(_ load: PlainJSON) -> String { "\(load["weight"].text) \(load["unit"].text)" }

  private func session(_ session: PlainJSON) -> [String] {
    let until = session["until"].isNull ? "" : "-\(session["until"].text)"
    let head = ["date", "time", "mark", "title"].map { key in
      session[key].text + (key == "time" ? until : "")
    }
    var lines = ["", head.filter { !$0.isEmpty }.joined(separator: " ")]
    lines += session["notes"].items.map { "; \($0.text)" }
    if !session["body_weight"].isNull { lines.append("bw: " + load(session["body_weight"])) }
    for entry in session["entries"].items {
      let sets = entry["sets"].items.map { $0["text"].text }.joined(separator: ", ")
      let notes = entry["notes"].items.map { " ; \($0.text)" }.joined()
      lines.append("\(entry["exercise"].text): \(sets)\(notes)")
    }
    return lines
  }
}
