import Foundation
import ReversePyramid
import Testing

@testable import TrainingLog

/// Real exports, where the shared folder that holds them stands beside the package.
struct RealExportTests {
  struct Export: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var unit: WeightUnit?
    var workouts: Int
    var exercises: Int
    var sets: Int
    var skipped: Int

    init(
      _ name: String, unit: WeightUnit? = nil, workouts: Int, exercises: Int, sets: Int,
      skipped: Int = 0
    ) {
      testDescription = name
      self.unit = unit
      self.workouts = workouts
      self.exercises = exercises
      self.sets = sets
      self.skipped = skipped
    }

    var bytes: [UInt8]? {
      let url = RealExportTests.folder.appending(path: testDescription)
      return (try? Data(contentsOf: url)).map(Array.init)
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/data")

  static let areThere = FileManager.default.fileExists(atPath: folder.path())

  static let exports = [
    Export("strong-reverse-pyramid.csv", unit: .kg, workouts: 62, exercises: 44, sets: 507),
    Export("strong-reverse-pyramid-earlier.csv", unit: .kg, workouts: 57, exercises: 43, sets: 447),
    // 12 rows of cardio, which two workouts and five exercises are all of; one of no reps, one of 103.
    Export("hevy-long-history.csv", workouts: 409, exercises: 148, sets: 8636, skipped: 14),
    Export("fitnotes-android.csv", workouts: 73, exercises: 59, sets: 854),
  ]

  @Test(.enabled(if: areThere, "the real exports are not here"), arguments: exports)
  func `are read whole and read back to the same sets`(_ export: Export) throws {
    guard let bytes = export.bytes else { return }
    let result = ImportResult.read(
      bytes, file: export.testDescription, options: ImportOptions(unit: export.unit))
    #expect(result.problems.isEmpty && result.questions.isEmpty)
    #expect(result.workouts.count == export.workouts)
    #expect(result.summary.exercises.count == export.exercises)
    #expect(result.summary.setCount == export.sets)
    #expect(result.summary.skipped.reduce(0) { $0 + $1.lines.count } == export.skipped)
    Exports.expectReadsBack(result)
    #expect(result.workouts(missingIn: Exports.log(result)).isEmpty)
  }

  @Test(.enabled(if: areThere, "the real exports are not here"))
  func `a longer export adds what is new to the log of the earlier one`() throws {
    guard let early = Self.exports[1].bytes, let late = Self.exports[0].bytes else { return }
    let options = ImportOptions(unit: .kg)
    let log = Exports.log(ImportResult.read(early, file: "a.csv", options: options))
    let result = ImportResult.read(late, file: "b.csv", options: options)
    #expect(result.workouts(missingIn: log).count == 5)
  }
}
