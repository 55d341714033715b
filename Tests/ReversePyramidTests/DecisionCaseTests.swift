import Foundation
import ReversePyramid
import Testing

/// The histories of Cases/decisions.jsonl get the targets they name from the default book.
struct DecisionCaseTests {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Target: Decodable {
      var set: Int
      var weight: Double
      var reps: Int
      var reps_to: Int
      var rule: String
    }

    var `case`: String
    var did: String
    var targets: [Target]
    var testDescription: String { `case` }
  }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/decisions.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }()

  @Test func `all cases are read`() { #expect(Self.cases.count == 49) }

  @Test(arguments: cases)
  func `gets its targets`(_ one: Case) throws {
    let board = try Fixtures.board(one.did)
    let got = board.decisions.map {
      "\($0.set) \($0.target.load?.text ?? "-") \($0.target.repsText) \($0.rule)"
    }
    let wanted = one.targets.map { target in
      let weight = Weight(thousandths: Int64((target.weight * 1000).rounded()), .kg).text(in: .kg)
      let reps =
        target.reps == target.reps_to ? "\(target.reps)" : "\(target.reps)-\(target.reps_to)"
      return "\(target.set) \(weight) \(reps) \(target.rule)"
    }
    #expect(got == wanted)
  }
}
