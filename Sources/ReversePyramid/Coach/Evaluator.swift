/// A book made ready to decide for one exercise: laid flat, its parts looked up by set.
final class Evaluator: Sendable {
  let book: RuleBook
  /// The number of work sets, or nil where the book has no `sets`.
  let workSets: Int?
  /// The most sessions any window of the book asks for.
  let window: Int
  let settings: SettingValues
  let step: Int?
  /// Whether the book counts the days since the last session.
  let countsDays: Bool
  let equipment: Equipment
  let compiled: CompiledBook
  let places: PartPlaces
  private let outsideGrid: LoadGrid
  private let bodyGrid: LoadGrid
  /// Whether nothing is known of what can be loaded.
  let loadsAny: Bool

  init(_ book: RuleBook, equipment: Equipment = .unknown) {
    self.book = book
    self.equipment = equipment
    outsideGrid = LoadGrid(equipment.loads)
    bodyGrid = LoadGrid(equipment.loads, isBody: true)
    loadsAny = outsideGrid.isAny && bodyGrid.isAny
    settings = SettingValues(book.settings)
    step = book.step
    countsDays = book.countsDays
    let sets = book.settings.first { $0.name == "sets" && $0.dimension == .sets }
    workSets = sets.map { Int(clamping: max(1, $0.value(forSet: 1, in: .kg))) }
    window = Evaluator.widestWindow(of: book)
    places = PartPlaces(book, workSets: workSets)
    compiled = CompiledBook(book, settings, places)
  }

  private static func widestWindow(of book: RuleBook) -> Int {
    var widest: Int64 = 1
    for part in book.parts {
      for condition in part.rules.flatMap(\.conditions) {
        guard case .same(_, let window) = condition.test else { continue }
        switch window {
        case .number(let number): widest = max(widest, Int64(number))
        case .setting(let index):
          let setting = book.settings[index]
          widest = max(widest, (setting.kg + setting.lb).max() ?? 1)
        }
      }
    }
    return Int(min(widest, 1000))
  }

  /// What can be loaded for a kind of load.
  func grid(for kind: Load.Kind) -> LoadGrid { kind == .body ? bodyGrid : outsideGrid }

  func name(of finding: Finding) -> String {
    book.parts[finding.part].rules[finding.rule].name
  }

  /// The part that decides the weight or the gap of a set.
  func part(deciding set: Int) -> Int? {
    let place = places[set]
    return place.decides ? Int(place.deciding) : nil
  }
}
