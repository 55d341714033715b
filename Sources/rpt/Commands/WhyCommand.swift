import ReversePyramid
import TrainingLog

/// `rpt why`: one target explained, or why it is not another.
enum WhyCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let gym = try context.gym()
    var question = try Question(context.words, gym)
    if gym.isBlocked(question.exercise) {
      throw Failure(
        problems: gym.errors,
        message: "\(gym.log.exercises[question.exercise].name) has no target: "
          + "an error in the log touches it",
        status: .badData
      )
    }
    if let load = question.isSo {
      let match = gym.board(question.exercise).decisions.first {
        $0.target.load?.weight == load.weight
      }
      if let match { question.set = match.set } else { question.not = .weight(load) }
    }
    guard let inquiry = gym.inquire(question.exercise, set: question.set) else {
      throw noTarget(question, gym)
    }
    var output = try answer(inquiry, question, gym, context)
    if !context.json { output.errors = Notices.problems(gym, context) }
    output.status = gym.status
    return output
  }

  private static func answer(
    _ inquiry: Inquiry,
    _ question: Question,
    _ gym: Gym,
    _ context: Context
  ) throws(Failure) -> Output {
    let name = gym.log.exercises[question.exercise].name
    if context.json {
      let digest = SHA256.hex(gym.book.source)
      return .json([WhyJSON.object(inquiry, exercise: name, digest: digest)])
    }
    let width = try context.width()
    switch question.not {
    case .rule(let rule):
      return .lines(try WhyNot(inquiry, exercise: name, width: width).rule(rule))
    case .weight(let weight):
      return .lines(WhyNot(inquiry, exercise: name, width: width).weight(weight))
    case nil:
      let remarks = gym.board(question.exercise).remarks
      return .lines(
        WhyText(inquiry, exercise: name, log: gym.log.name, remarks: remarks, width: width).lines
      )
    }
  }

  private static func noTarget(_ question: Question, _ gym: Gym) -> Failure {
    let board = gym.board(question.exercise)
    let sets = board.allDecisions.map { "\($0.set)" }
    return .usage(
      "\(gym.log.exercises[question.exercise].name) has no target for set \(question.set)",
      "its sets: \(sets.joined(separator: ", "))"
    )
  }
}

/// What a `why` asks: an exercise, a set, and a rule or weight it is not.
struct Question {
  enum Not: Equatable {
    case rule(String)
    case weight(Load)
  }

  var exercise: Int
  var set = 1
  var not: Not?
  /// The weight that the target is said to be, behind no `not`.
  var isSo: Load?

  init(_ words: [String], _ gym: Gym) throws(Failure) {
    guard !words.isEmpty else {
      throw .usage("why which exercise?", "rpt why EXERCISE [SET] [not RULE|WEIGHT]")
    }
    let finder = NameFinder(gym.log)
    var named = words
    if let index = words.firstIndex(of: "not"), index > 0 {
      named = Array(words[..<index])
      let asked = words[(index + 1)...].joined(separator: " ")
      guard !asked.isEmpty else {
        throw .usage("why not what?", "a rule or a weight goes behind not")
      }
      not = .rule(asked)
    }
    // A number at the end is a set or a weight, unless it belongs to the name.
    if named.count > 1, let last = named.last, last.first?.isNumber == true,
      (try? finder.exercise(named)) == nil
    {
      named.removeLast()
      if named.count > 1, named.last == "set" { named.removeLast() }
      let found = try finder.exercise(named)
      if let number = Int(last), (1...9).contains(number) {
        set = number
      } else if not == nil, let load = Load(typed: last, gym.unit(found)), load.weight > .zero {
        isSo = load
      } else {
        throw .usage(
          "\"\(last)\" is no set of \(gym.log.exercises[found].name)", "sets are numbered from 1")
      }
    }
    exercise = try finder.exercise(named)
    if case .rule(let asked) = not, let load = Load(typed: asked, gym.unit(exercise)) {
      not = .weight(load)
    }
  }
}

extension Gym {
  func inquire(_ exercise: Int, set: Int) -> Inquiry? {
    coach(exercise).inquire(
      set: set,
      of: histories[exercise],
      on: today,
      unit: unit(exercise)
    )
  }
}
