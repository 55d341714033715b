import ReversePyramid

/// One column of an export: its name evened out, and the unit that is part of it.
struct ExportColumn: Sendable, Hashable {
  /// The name as the file has it, on one line.
  var title: String
  /// The name in lower case, without a unit: `weight` for `Weight (kg)` and `weight_kg`.
  var base: String
  /// The unit, in lower case: `kg`, `lbs`, `km`; nil where the name holds none.
  var unit: String?

  /// Reads the name of a column.
  init(_ text: String) {
    title = ImportText.spaced(text)
    base = title.lowercased()
    if Self.units.contains(base) {
      unit = base
    } else if base.hasSuffix(")"), let open = base.lastIndex(of: "(") {
      unit = ImportText.trimmed(String(base[base.index(after: open)...].dropLast()))
      base = ImportText.trimmed(String(base[..<open]))
    } else if let bar = base.lastIndex(of: "_") {
      let tail = String(base[base.index(after: bar)...])
      guard Self.units.contains(tail) else { return }
      unit = tail
      base = String(base[..<bar])
    }
  }

  /// The weight unit in the name.
  var weightUnit: WeightUnit? { unit.flatMap { WeightUnit(exported: $0) } }

  private static let units: Set<String> = ["kg", "kgs", "lb", "lbs", "km", "miles", "mi."]
}

extension WeightUnit {
  /// The unit that an export writes as `kgs`, `lbs` or `KG`, or nil.
  init?(exported text: String) {
    switch text.lowercased() {
    case "kg", "kgs", "kilograms", "kilogram": self = .kg
    case "lb", "lbs", "pounds", "pound": self = .lb
    default: return nil
    }
  }
}

/// The first record of an export, from which its format is told.
struct ExportHeader: Sendable {
  /// The columns, in order.
  var columns: [ExportColumn]
  /// The byte between two fields.
  var separator: UInt8
  /// The line as it stands in the file.
  var line: String

  /// Whether every one of these columns is there, units apart.
  func has(_ bases: String...) -> Bool {
    bases.allSatisfy { base in columns.contains { $0.base == base } }
  }

  /// Whether a column's whole name holds a part.
  func hasPart(_ part: String) -> Bool {
    columns.contains { $0.title.lowercased().contains(part) }
  }
}
