#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Line editing, history and Tab through the system's libedit, opened when the program runs.
///
/// Nothing of it is needed to build. The calls below are libedit's readline interface.
final class LineEditor {
  private typealias ReadLine = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias AddHistory = @convention(c) (UnsafePointer<CChar>) -> CInt
  private typealias Generator =
    @convention(c) (UnsafePointer<CChar>?, CInt) -> UnsafeMutablePointer<CChar>?
  private typealias Matches =
    @convention(c) (UnsafePointer<CChar>?, Generator) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?
  private typealias Attempt =
    @convention(c) (UnsafePointer<CChar>?, CInt, CInt) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?

  private typealias Copy = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias SetLocale =
    @convention(c) (CInt, UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?

  private let read: ReadLine
  private let release: Free
  private let remember: AddHistory
  private let history: History

  /// Whether the system has libedit.
  static var isThere: Bool { library() != nil }

  private static func library() -> UnsafeMutableRawPointer? {
    let names = ["libedit.so.2", "libedit.so.0", "libedit.so", "libedit.3.dylib", "libedit.dylib"]
    return names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
  }

  /// Whether the terminal cannot move its cursor.
  static var isUnwanted: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? false }

  /// Nil where the system has no libedit, or `TERM` is dumb.
  init?() {
    if LineEditor.isUnwanted { return nil }
    guard let library = LineEditor.library(),
      let read = dlsym(library, "readline"), let remember = dlsym(library, "add_history"),
      let release = dlsym(library, "free"), let copy = dlsym(library, "strdup")
    else { return nil }
    // A static program has a C library of its own; what crosses over must come from libedit's.
    self.release = unsafeBitCast(release, to: Free.self)
    Tab.copy = unsafeBitCast(copy, to: Copy.self)
    if let locale = dlsym(library, "setlocale") {
      let choose = unsafeBitCast(locale, to: SetLocale.self)
      let name = choose(LC_CTYPE, "").map { String(cString: $0) }
      // Without a locale every letter beyond ASCII would be dropped.
      if name == nil || name == "C" || name == "POSIX" { _ = choose(LC_CTYPE, "C.UTF-8") }
    }
    self.read = unsafeBitCast(read, to: ReadLine.self)
    self.remember = unsafeBitCast(remember, to: AddHistory.self)
    history = History()
    if let name = dlsym(library, "rl_readline_name") {
      name.assumingMemoryBound(to: UnsafePointer<CChar>?.self).pointee =
        UnsafePointer(Tab.copy?("rpt"))
    }
    connectTab(library)
    for line in history.lines { _ = self.remember(line) }
  }

  /// The next line under a prompt; nil at Ctrl-D, and empty where Ctrl-C dropped it.
  func readLine(_ prompt: String) -> String? {
    Interrupt.catchOnce()
    guard let line = read(prompt) else {
      guard Interrupt.wasHit() else { return nil }
      _ = write(1, "\n", 1)
      return ""
    }
    defer { release(line) }
    let text = String(cString: line)
    if Interrupt.wasHit() { return "" }
    if !text.allSatisfy(\.isWhitespace) {
      _ = remember(text)
      history.append(text)
    }
    return text
  }

  /// Says what Tab may offer for the line as it stands.
  func offer(_ completions: @escaping (String) -> [String]) { Tab.completions = completions }

  private func connectTab(_ library: UnsafeMutableRawPointer) {
    guard let attempt = dlsym(library, "rl_attempted_completion_function"),
      let matches = dlsym(library, "rl_completion_matches"),
      let buffer = dlsym(library, "rl_line_buffer")
    else { return }
    Tab.matches = unsafeBitCast(matches, to: Matches.self)
    Tab.line = buffer.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    if let over = dlsym(library, "rl_attempted_completion_over") {
      Tab.over = over.assumingMemoryBound(to: CInt.self)
    }
    let function: Attempt = { word, start, _ in Tab.attempt(word, Int(start)) }
    attempt.assumingMemoryBound(to: Attempt?.self).pointee = function
  }

  /// What libedit's callbacks, which carry no context, need; only the reading thread touches it.
  private enum Tab {
    nonisolated(unsafe) static var completions: (String) -> [String] = { _ in [] }
    nonisolated(unsafe) static var matches: Matches?
    nonisolated(unsafe) static var line: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    nonisolated(unsafe) static var over: UnsafeMutablePointer<CInt>?
    nonisolated(unsafe) static var words: [String] = []
    nonisolated(unsafe) static var copy: Copy?

    static func attempt(_ word: UnsafePointer<CChar>?, _ start: Int)
      -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    {
      over?.pointee = 1
      let typed = word.map { String(cString: $0) } ?? ""
      let whole = line?.pointee.map { String(cString: $0) } ?? ""
      let head = String(decoding: whole.utf8.prefix(start), as: UTF8.self)
      words = completions(head + typed)
      return matches?(word) { _, state in
        let index = Int(state)
        return Tab.words.indices.contains(index) ? Tab.copy?(Tab.words[index]) : nil
      }
    }
  }
}

/// Ctrl-C at the prompt: it drops the line instead of ending the program.
private enum Interrupt {
  nonisolated(unsafe) static var hit: sig_atomic_t = 0

  static func catchOnce() {
    hit = 0
    signal(SIGINT) { _ in Interrupt.hit = 1 }
  }

  static func wasHit() -> Bool {
    defer { hit = 0 }
    return hit != 0
  }
}

/// The lines typed before, in the state folder of the XDG base directories, one appended at a time.
private final class History {
  private let path: String?
  private static let most = 1000

  init() {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let base = variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + "/.local/state" }
    path = base.map { $0 + "/rpt/history" }
  }

  /// The latest lines, oldest first.
  var lines: [String] {
    guard let path, let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var buffer = [CChar](repeating: 0, count: 4200)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      lines.append(String(decoding: bytes, as: UTF8.self))
      if lines.count > 2 * History.most { lines.removeFirst(History.most) }
    }
    return lines.suffix(History.most)
  }

  func append(_ line: String) {
    guard let path else { return }
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}
