/// Why a line could not be read to its end.
struct Mistake: Error {
  var message: String
  var spot: Spot
  var hint = ""
  var related: [(spot: Spot, label: String)] = []
  /// Whether it only follows from a mistake that is reported elsewhere.
  var isFollowUp = false

  init(
    _ message: String,
    at spot: Spot,
    hint: String = "",
    related: [(spot: Spot, label: String)] = []
  ) {
    self.message = message
    self.spot = spot
    self.hint = hint
    self.related = related
  }
}

/// The problems found in a book so far.
struct Problems {
  /// How many problems of one book are reported by themselves.
  static let most = 20

  private let text: SourceText
  private var found: [Diagnostic] = []
  private var unlisted = 0
  private(set) var hasErrors = false
  /// Whether what is found now only follows from a mistake that is reported already.
  var isMuted = false

  init(of text: SourceText) { self.text = text }

  mutating func error(_ mistake: Mistake) { add(.error, mistake) }

  mutating func warn(_ mistake: Mistake) { add(.warning, mistake) }

  private mutating func add(_ severity: Diagnostic.Severity, _ mistake: Mistake) {
    if severity == .error { hasErrors = true }
    if mistake.isFollowUp || isMuted { return }
    // A file of nothing but mistakes is counted, not kept.
    guard found.count < 1000 else { return unlisted += 1 }
    let place = text.place(of: mistake.spot)
    found.append(
      Diagnostic(
        severity,
        file: text.file,
        place: place,
        message: mistake.message,
        excerpt: place.line > 0 ? text.excerpt(ofLine: place.line) : "",
        hint: mistake.hint,
        related: mistake.related.map {
          Diagnostic.Related(
            place: text.place(of: $0.spot),
            excerpt: text.excerpt(ofLine: $0.spot.line),
            label: $0.label
          )
        }
      )
    )
  }

  /// All problems by line, errors before warnings where there are too many to list.
  func sorted() -> [Diagnostic] {
    var listed = found
    if found.count > Problems.most {
      let errors = byPlace(found.filter { $0.severity == .error })
      let warnings = byPlace(found.filter { $0.severity == .warning })
      listed = Array((errors + warnings).prefix(Problems.most))
    }
    listed = byPlace(listed)
    let rest = found.count - listed.count + unlisted
    guard rest > 0 else { return listed }
    let count = counted(rest, "more problem")
    let place = Diagnostic.Place(line: 0, column: 0, length: 0)
    let severity: Diagnostic.Severity = hasErrors ? .error : .warning
    return listed + [Diagnostic(severity, file: text.file, place: place, message: count)]
  }

  private func byPlace(_ list: [Diagnostic]) -> [Diagnostic] {
    let order = list.indices.sorted { a, b in
      let (x, y) = (list[a].place, list[b].place)
      return (x.line, x.column, a) < (y.line, y.column, b)
    }
    return order.map { list[$0] }
  }
}
