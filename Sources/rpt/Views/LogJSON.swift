import ReversePyramid
import TrainingLog

/// `rpt log --json`: what was written, how it did, and what comes next.
enum LogJSON {
  static func object(_ report: LogReport) -> JSON {
    let entries = report.append.entries.map { visit, entry -> JSON in
      let following = report.following(visit, entry)
      let isBlocked = report.after.isBlocked(entry.exercise)
      let sets = report.append.newSets(entry)
      return [
        "exercise": .string(report.after.log.exercises[entry.exercise].name),
        "line": .int(sets.first?.set.line ?? entry.line), "date": .string(visit.day.text),
        "title": .string(visit.title), "opens": .bool(visit.line > report.append.linesBefore),
        "text": .string(SetText.text(of: sets)),
        "sets": .array(report.rows(visit, entry).map(row)), "open": .bool(following.isOpen),
        "next": .array(isBlocked ? [] : following.decisions.map(target)),
        "notes": .strings(report.append.newNotes(entry)),
        "session_notes": .strings(report.append.newNotes(visit, before: report.before.log)),
      ]
    }
    return [
      "schema": "rpt.log/1", "file": .string(report.after.log.name),
      "written": .bool(!report.isDry), "entries": .array(entries),
      "problems": .array(report.append.problems.map(ProblemView.json)),
    ]
  }

  private static func row(_ row: LogReport.Row) -> JSON {
    let advice = row.replayed?.advice.map { target(set: $0.set, $0.target, $0.rule) }
    return [
      "set": .int(row.number), "weight": weight(row.set.set.load),
      "unit": row.set.set.load.map { .string($0.unit.rawValue) } ?? .null,
      "reps": .int(row.set.set.reps), "advice": advice ?? .null,
      "verdict": (row.replayed?.verdict).map { .string($0.rawValue) } ?? .null,
      "record": (row.replayed?.record).map { .string($0.rawValue) } ?? .null,
    ]
  }

  private static func target(_ decision: Decision) -> JSON {
    target(set: decision.set, decision.target, decision.rule)
  }

  private static func target(set: Int, _ target: Target, _ rule: String) -> JSON {
    [
      "set": .int(set), "weight": weight(target.load),
      "unit": target.load.map { .string($0.unit.rawValue) } ?? .null, "reps": .int(target.reps),
      "reps_to": .int(target.repsTo), "rule": .string(rule),
    ]
  }

  private static func weight(_ load: Load?) -> JSON {
    load.map { .number($0.weight.text(in: $0.unit)) } ?? .null
  }
}
