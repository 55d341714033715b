/// What a certificate says was done and set, without its conclusions.
struct Facts {
  struct Done {
    var grains: Int
    var unit: String
    var reps: Int
    var setOne: Int
    var setOneUnit: String
    var isBody: Bool
    var gap: Int { setOne - grains }
  }

  var set: Int
  var unit: String
  var sessions: Int
  var done: [Done]
  var settings: [String: Int]
  var workSets: Int
  /// Set one's weight today and its unit, in a part that decides gaps.
  var setOne: (grains: Int, unit: String)?
  /// Whether the weight may go below nothing.
  var isHelped: Bool
  var isGap: Bool
  var loads: PlainLoads
  /// Days since the exercise's last session.
  var days: Int?

  init(_ certificate: PlainJSON) {
    let unit = certificate["unit"].text
    self.unit = unit
    set = certificate["set"].int
    sessions = certificate["sessions"].int
    done = certificate["evidence"].items.map { one in
      let unit = one["unit"].text
      let setOneUnit = one["setOneUnit"].text
      return Done(
        grains: Grains.read(one["weight"].text, unit),
        unit: unit,
        reps: one["reps"].int,
        setOne: one["setOne"].isNull ? 0 : Grains.read(one["setOne"].text, setOneUnit),
        setOneUnit: setOneUnit,
        isBody: one["body"] == .bool(true)
      )
    }
    settings = certificate["settings"].fields.mapValues { setting in
      let own = setting["unit"].text
      let isWeight = own == "kg" || own == "lb"
      return isWeight ? Grains.read(setting["value"].text, own) : setting["value"].int
    }
    workSets = certificate["settings"]["sets"]["value"].int
    let one = certificate["setOne"]
    let oneUnit = one["unit"].text
    setOne = one.isNull ? nil : (Grains.read(one["weight"].text, oneUnit), oneUnit)
    let loads = certificate["loads"]
    isHelped = loads["body"] == .bool(true) && loads["assisted"] == .bool(true)
    self.loads = PlainLoads(loads)
    let last = certificate["lastSession"].text
    days = last.isEmpty ? nil : Facts.day(certificate["today"].text) - Facts.day(last)
    isGap = certificate["part"]["decides"].text == "gap"
  }

  /// Days since the first of January of the year 1, by the Gregorian calendar.
  private static func day(_ text: String) -> Int {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    let (year, month) = (numbers[0], numbers[1])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    return years + lengths.prefix(month - 1).reduce(0, +) + numbers[2] - 1
  }

  var last: Done? { done.last }

  /// Whether other targets are in this unit: an own number may have one that the equipment has not.
  var knowsSteps: Bool { loads.weights == nil || loads.unit == unit }

  /// The value of what a term names; nil where a session is missing.
  func base(_ term: PlainTerm) -> Int? {
    if let setting = settings[term.name] { return setting }
    switch term.name {
    case "last weight": return last?.grains
    case "last gap": return last?.gap
    case "last reps": return last?.reps
    case "number of sessions": return sessions
    case "days since the last session": return days
    default:
      let words = term.name.split(separator: " ").map(String.init)
      guard words.count > 1, ["kg", "lb"].contains(words[1]) else { return Int(words[0]) }
      return Grains.read(words[0], words[1])
    }
  }

  func value(_ amount: String) -> Int? {
    var sum = 0
    for term in PlainTerm.terms(amount) {
      guard let base = base(term) else { return nil }
      var size = base * term.halves / 2
      if let percent = term.percent { size = share(percent, of: size) }
      sum += term.isNegative ? -size : size
    }
    return sum
  }

  /// A percentage of a weight, to the nearest thousandth; halves go away from zero.
  private func share(_ percent: Int, of grains: Int) -> Int {
    let divisor = 100_000 * Grains.of(unit)
    let (whole, rest) = (grains.magnitude * UInt(percent)).quotientAndRemainder(
      dividingBy: UInt(divisor)
    )
    let size = Int(whole + (rest * 2 >= UInt(divisor) ? 1 : 0)) * Grains.of(unit)
    return grains < 0 ? -size : size
  }

  /// Whether an amount names a weight in another unit than the set's.
  func mixesUnits(_ amount: String) -> Bool {
    PlainTerm.terms(amount).contains { $0.name.hasSuffix(unit == "kg" ? " lb" : " kg") }
  }

  func text(_ grains: Int) -> String { Grains.text(grains, unit) }

  /// A load as it is logged: `bw+2.5` on the body.
  func load(_ grains: Int) -> String {
    guard last?.isBody == true else { return text(grains) }
    return grains == 0 ? "bw" : grains < 0 ? "bw" + text(grains) : "bw+" + text(grains)
  }
}
