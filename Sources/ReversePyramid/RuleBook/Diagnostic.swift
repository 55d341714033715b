/// A mistake in a log, a book or an import: where it is, what it is, and what to do about it.
public struct Diagnostic: Sendable, Hashable, Codable, Error {
  /// Whether the text can still be used.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// What was written cannot be read, or can be read two ways.
    case error
    /// What was written was read, and may not be what was meant.
    case warning
  }

  /// A run of display cells on one line of a text.
  public struct Place: Sendable, Hashable, Codable {
    /// The line, from 1; 0 where the whole file is meant.
    public var line: Int
    /// The first display cell, from 1; 0 where the whole line is meant.
    public var column: Int
    /// The number of display cells.
    public var length: Int

    /// Makes a place.
    public init(line: Int, column: Int, length: Int = 1) {
      self.line = line
      self.column = column
      self.length = length
    }
  }

  /// A second place that belongs to the mistake, with the words that say how.
  public struct Related: Sendable, Hashable, Codable {
    /// Where it is.
    public var place: Place
    /// The line as typed.
    public var excerpt: String
    /// What stands there.
    public var label: String

    /// Makes a related place.
    public init(place: Place, excerpt: String, label: String) {
      self.place = place
      self.excerpt = excerpt
      self.label = label
    }
  }

  /// Whether the text can still be used.
  public var severity: Severity
  /// The file as the user named it.
  public var file: String
  /// Where it is.
  public var place: Place
  /// What is wrong, in one clause.
  public var message: String
  /// The line as typed, made safe for a terminal; empty where there is none to show.
  public var excerpt: String
  /// The remedy in one clause, printed behind the carets.
  public var hint: String
  /// Other places that belong to the mistake.
  public var related: [Related]
  /// Lines that explain.
  public var explanation: [String]
  /// Lines that can be pasted in place of the line shown.
  public var remedies: [String]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity = .error,
    file: String,
    place: Place,
    message: String,
    excerpt: String = "",
    hint: String = "",
    related: [Related] = [],
    explanation: [String] = [],
    remedies: [String] = []
  ) {
    self.severity = severity
    self.file = file
    self.place = place
    self.message = message
    self.excerpt = excerpt
    self.hint = hint
    self.related = related
    self.explanation = explanation
    self.remedies = remedies
  }
}
