import Foundation
import ReversePyramid
import Testing

/// A book with what the books that ship leave out, from the cases of the coach's own tests.
enum KitchenBook {
  static func book() throws -> RuleBook {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ReversePyramidTests/Cases/kitchen.rules")
    let read = RuleBook.read(Array(try Data(contentsOf: file)), file: "kitchen.rules")
    return try #require(read.book, "\(read.problems.map(\.message))")
  }
}
