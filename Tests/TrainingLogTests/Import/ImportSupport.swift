import Foundation
import ReversePyramid
import Testing

@testable import TrainingLog

/// Reads an export, and reads what became of it back as a log.
enum Exports {
  static let strong =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE"
  static let strongAndroid =
    "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;"
    + "Seconds;Notes;Workout Notes;Workout Duration"
  static let strongQuoted =
    #""Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"#
    + #""Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes""#
  static let hevy =
    #""title","start_time","end_time","description","exercise_title","superset_id","#
    + #""exercise_notes","set_index","set_type","weight_kg","reps","distance_km","#
    + #""duration_seconds","rpe""#
  static let fitNotes =
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment"
  static let liftosaur =
    "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,"
    + "Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,"
    + "Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,"
    + "Synergist Muscles,Notes"
  static let gymBook =
    "Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),"
    + "Gruppi muscolari (Secondari),Set / Set di riscaldamento / Set di defaticamento,"
    + "Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato"
  static let strongLifts =
    "Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,"
    + "Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps), Set 1 (KG),"
    + "Set 2 (Reps),  Set 2 (KG)"

  /// Reads rows below a header.
  static func read(_ header: String, _ rows: [String], options: ImportOptions = ImportOptions())
    -> ImportResult
  {
    let text = ([header] + rows).joined(separator: "\n") + "\n"
    return ImportResult.read(Array(text.utf8), file: "export.csv", options: options)
  }

  /// The lines of the log below the one that names the unit.
  static func lines(_ result: ImportResult) -> [String] {
    result.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("unit:") }
  }

  static func log(_ result: ImportResult) -> LogFile {
    LogFile.read(Array(result.text.utf8), name: "log.txt", today: Day(number: 30_000))
  }

  /// What tells one set from another.
  static func facts(_ set: LoggedSet) -> String {
    let load = set.set.load.map { "\($0.kind) \($0.weight.grains) \($0.unit)" } ?? "-"
    let sides = set.sides.map { " \($0.left)/\($0.right)" } ?? ""
    let marks = "\(set.isFailure) \(set.effort ?? 0) \(set.seconds ?? 0) \(set.note ?? "")"
    return "\(set.set.kind) \(load) x\(set.set.reps)\(sides) \(marks)"
  }

  /// Expects that the log reads back without an error, to the very sets that were imported.
  static func expectReadsBack(_ result: ImportResult, _ location: SourceLocation = #_sourceLocation)
  {
    let log = log(result)
    let errors = log.problems.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], sourceLocation: location)
    let written = result.workouts.flatMap { workout in
      workout.entries.filter { !$0.sets.isEmpty }.map { entry in
        "\(workout.day.text) \(workout.minute ?? -1) \(entry.exercise): "
          + entry.sets.map(facts).joined(separator: ", ")
      }
    }
    let read = log.visits.flatMap { visit in
      visit.entries.map { entry in
        "\(visit.day.text) \(visit.hasTime ? visit.minute : -1) "
          + "\(log.exercises[entry.exercise].name): "
          + entry.sets.map(facts).joined(separator: ", ")
      }
    }
    let lost = Set(written).subtracting(read).sorted()
    let invented = Set(read).subtracting(written).sorted()
    #expect(lost == [], sourceLocation: location)
    #expect(invented == [], sourceLocation: location)
    #expect(written == read || !lost.isEmpty, "in another order", sourceLocation: location)
  }
}
