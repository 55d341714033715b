import ReversePyramid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real world: the one place with files, the clock and the terminal.
enum Platform {
  /// Standard input, read ahead.
  private static let input = Input()

  static func world() -> World {
    let environment = environment()
    let store = LogStore(stateFolder: stateFolder(environment))
    let now = Int(time(nil))
    let clock = now + offset(now)
    let today = Day(number: clock / 86_400)
    return World(
      environment: environment, today: today, minute: clock % 86_400 / 60, read: read,
      rows: Files.openRows,
      print: { bytes throws(FileTrouble) in try Files.writeAll(bytes, 1) },
      stamp: Files.stamp,
      append: store.append, lastAppend: store.lastAppend, retract: store.retract,
      replace: { path, old, new throws(FileTrouble) in
        try store.replace(path, old, new, on: today.text)
      },
      edit: { path, line in Editor.open(path, line, environment) }, ask: ask, canAsk: canAsk,
      hasLineEditing: { LineEditor.isThere }, terminalWidth: isatty(1) == 1 ? columns() : nil,
      isTerminal: isatty(1) == 1,
      channel: channel(), offset: offset)
  }

  /// The variables that the program asks for; to read all there are would cost more than a log of
  /// a year.
  private static func environment() -> [String: String] {
    var found: [String: String] = [:]
    for name in World.variables {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  /// Where state that may be lost is kept, after the XDG base directories.
  private static func stateFolder(_ environment: [String: String]) -> String? {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + "/.local/state" }
    return base.map { $0 + "/rpt" }
  }

  private static func channel() -> ReplLoop.Channel {
    let hasFixedWidth =
      getenv("COLUMNS") != nil || CommandLine.arguments.contains { $0.hasPrefix("--width") }
    let isInteractive = isatty(0) == 1 && isatty(1) == 1
    // Opening libedit costs time that only a conversation should pay.
    let editor = Lazily { isInteractive ? LineEditor() : nil }
    return ReplLoop.Channel(
      isInteractive: isInteractive,
      readLine: { prompt in
        guard isInteractive else { return readPipedLine() }
        guard let editor = editor.value else {
          try? Files.writeAll(Array(prompt.utf8), 1)
          return readPipedLine()
        }
        return editor.readLine(prompt)
      },
      say: { text in
        do throws(FileTrouble) {
          try Files.writeAll(Array(text.utf8), 1)
        } catch {
          let text = Output(standing: "every change to the log that was made stands").unprinted
          try? Files.writeAll(Array(text.utf8), 2)
          exit(ProgramStatus.inputOutput.rawValue)
        }
      },
      complain: { text in try? Files.writeAll(Array(text.utf8), 2) },
      offer: { completions in editor.value?.offer(completions) },
      columns: { isInteractive && !hasFixedWidth ? columns() : nil },
      note: {
        isInteractive && editor.value == nil && !LineEditor.isUnwanted
          ? "line editing needs libedit, which is not here; reading plainly" : nil
      })
  }

  /// A line without its end; one too long to be a command is cut, so that it stays in bounds.
  private static func readPipedLine() -> String? {
    var bytes: [UInt8] = []
    var hasRead = false
    while let byte = input.next() {
      hasRead = true
      if byte == 10 { break }
      if bytes.count <= Repl.longestLine { bytes.append(byte) }
    }
    if bytes.last == 13 { bytes.removeLast() }
    return hasRead ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// How far the wall clock is ahead of UTC at a moment, by the system's own zone.
  private static func offset(_ moment: Int) -> Int {
    var time = time_t(moment)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }

  private static func read(_ path: String) throws(FileTrouble) -> [UInt8] {
    path == "-" ? try Files.readAll(0) : try Files.readWhole(path)
  }

  /// The next bytes of standard input; none at its end.
  fileprivate static func readBlock() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { Files.readSome(0, $0) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : []
    }
  }

  private static func ask(_ question: String) -> String? {
    guard canAsk else { return nil }
    try? Files.writeAll(Array(question.utf8), 2)
    return readPipedLine().map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private static var canAsk: Bool { isatty(0) == 1 && isatty(2) == 1 }

  private static func columns() -> Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return nil }
    return Int(size.ws_col)
  }

  /// Prints what a command said and ends the process with its status.
  static func finish(_ output: Output) -> Never {
    try? Files.writeAll(Array(output.errors.utf8), 2)
    do throws(FileTrouble) {
      try Files.writeAll(Array(output.text.utf8), 1)
    } catch {
      try? Files.writeAll(Array(output.unprinted.utf8), 2)
      exit(ProgramStatus.inputOutput.rawValue)
    }
    exit(output.status.rawValue)
  }
}

/// Standard input a byte at a time, read in blocks.
private final class Input: @unchecked Sendable {
  private var block: [UInt8] = []
  private var index = 0

  func next() -> UInt8? {
    if index == block.count {
      block = Platform.readBlock()
      index = 0
    }
    guard index < block.count else { return nil }
    defer { index += 1 }
    return block[index]
  }
}

/// A value made when it is first asked for.
private final class Lazily<Value> {
  private let make: () -> Value
  lazy var value: Value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}
