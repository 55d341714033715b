import ReversePyramid
import TrainingLog

/// What to put on the bar, set by set.
struct PlatesView {
  /// The exercise, or nil for a load alone.
  var exercise: String?
  var plates: BoardPlates
  var width: Int

  private struct Row {
    var set: Int
    var load: String
    var plates: String
    var then: String
  }

  private var rows: [Row] {
    plates.sets.enumerated().map { index, set in
      let loading = plates.plan.loadings[index]
      let next = plates.next(after: set).flatMap { plates.change(from: set, to: $0) }
      let load = Load.text(loading.weight, plates.unit, plates.wanted[index].kind)
      return Row(
        set: set, load: load, plates: plates.words(loading), then: next.map(plates.words) ?? "")
    }
  }

  func lines() -> [String] {
    let bar = plates.plan.isHung ? "" : "bar \(plates.plan.bar.text(in: plates.unit)) "
    let about = "\(bar)\(plates.unit.rawValue)"
    let notes = plates.notes.flatMap { Layout.hang("  note  ", $0, width: width) }
    guard let exercise else { return rows.flatMap { alone($0, about) } + notes }
    let name = DisplayText.safe(exercise)
    if width < 60 {
      return Layout.wrap(name.uppercased(), width) + [about]
        + rows.flatMap { row -> [String] in
          ["\(row.set)   \(row.load)"] + Layout.hang("    ", row.plates, width: width)
            + (row.then.isEmpty ? [] : Layout.hang("    then ", row.then, width: width))
        } + notes
    }
    let rows = rows
    let loads = max(4, rows.map(\.load.count).max() ?? 0) + 3
    let sides = max(10, rows.map(\.plates.count).max() ?? 0) + 3
    let fits = 8 + loads + sides + 20 <= width
    let heading = "\(name)   \(about)"
    guard fits else { return [heading] + rows.flatMap(tall) + notes }
    return [heading, "  set   " + Layout.pad("load", loads) + Layout.pad("plates", sides) + "then"]
      + rows.flatMap { row in
        Layout.hang(
          Layout.padLeft("\(row.set)", 4) + "    " + Layout.pad(row.load, loads)
            + Layout.pad(row.plates, sides), row.then, width: width)
      } + notes
  }

  /// One load with the bar behind its plates, or below them where they are too many.
  private func alone(_ row: Row, _ about: String) -> [String] {
    let line = "\(row.load): \(row.plates)   \(about)"
    guard DisplayText.width(of: line) > width else { return [line] }
    return Layout.hang("\(row.load): ", row.plates, width: width)
      + Layout.hang(Layout.spaces(row.load.count + 2), about, width: width)
  }

  private func tall(_ row: Row) -> [String] {
    Layout.hang("  set \(row.set)   \(row.load)   ", row.plates, width: width)
      + (row.then.isEmpty ? [] : Layout.hang("          then ", row.then, width: width))
  }

  /// Tab-separated rows: exercise, set, weight asked for, weight, unit, plates, take off, put on.
  func plain() -> [String] {
    plates.sets.enumerated().map { index, set in
      let loading = plates.plan.loadings[index]
      let next = plates.next(after: set).flatMap { plates.change(from: set, to: $0) }
      let cells = [
        exercise ?? "", exercise == nil ? "" : "\(set)", loading.wanted.text(in: plates.unit),
        loading.weight.text(in: plates.unit), plates.unit.rawValue, plates.text(loading.plates),
        plates.text(next?.off ?? []), plates.text(next?.on ?? []),
      ]
      return cells.map(DisplayText.safe).joined(separator: "\t")
    }
  }

  /// Sentences, one set a line.
  func sentences() -> [String] {
    rows.map { row in
      let head = exercise == nil ? "\(row.load): " : "Set \(row.set), \(row.load): "
      return head + row.plates + "." + (row.then.isEmpty ? "" : " Then \(row.then).")
    } + plates.notes
  }

  func json() -> JSON {
    func list(_ weights: [Weight]) -> JSON {
      .array(weights.map { DecisionJSON.weight($0, plates.unit) })
    }
    let sets = plates.sets.enumerated().map { index, set -> JSON in
      let loading = plates.plan.loadings[index]
      var fields: [JSON.Field] = exercise == nil ? [] : [.init("set", .int(set))]
      fields += [
        .init("wanted", DecisionJSON.weight(loading.wanted, plates.unit)),
        .init("weight", DecisionJSON.weight(loading.weight, plates.unit)),
        .init("off_by", DecisionJSON.weight(loading.difference, plates.unit)),
        .init("plates", list(loading.plates)),
      ]
      if let next = plates.next(after: set), let change = plates.change(from: set, to: next) {
        fields += [.init("take_off", list(change.off)), .init("put_on", list(change.on))]
      }
      return .object(fields)
    }
    var fields: [JSON.Field] = [
      .init("schema", "rpt.plates/1"), .init("exercise", exercise.map(JSON.string) ?? .null),
      .init("unit", .string(plates.unit.rawValue)),
      .init("bar", DecisionJSON.weight(plates.plan.bar, plates.unit)),
    ]
    if plates.plan.isHung { fields.append(.init("body", true)) }
    fields += [.init("nested", .bool(plates.plan.isNested)), .init("sets", .array(sets))]
    return .object(fields)
  }
}
