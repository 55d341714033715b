import ReversePyramid
import Testing

@testable import rpt

/// `rpt import` by what it prints, writes and ends with.
struct ImportCommandTests {
  static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE\n"
  static let first = "2026-10-01 18:10:00,Upper,1h,Bench Press (Barbell),1,80,6,0,0,,,\n"
  static let second = "2026-10-05 18:10:00,Upper,1h,Bench Press (Barbell),1,80,8,0,0,,,\n"
  static let hevy =
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,"
    + "set_type,weight_lbs,reps,distance_km,duration_seconds,rpe\n"
    + "Upper,\"5 Oct 2026, 18:10\",,,Row,,,0,normal,80,8,,,\n"
  static let gymBook =
    "Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),"
    + "Gruppi muscolari (Secondari),Set / Set di riscaldamento / Set di defaticamento,"
    + "Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato\n"
    + "09/01/25,A,18:10,Squat,,,,Set,8 ripetizioni,\"80,00 kg\",,No\n"

  static func world(_ files: [String: String] = [:]) -> TestWorld {
    TestWorld(
      [
        "strong.csv": header + first, "longer.csv": header + first + second, "hevy.csv": hevy,
        "gymbook.csv": gymBook,
      ].merging(files) { $1 })
  }

  @Test func `prints log text, and the summary beside it`() {
    let output = Self.world().run("import", "hevy.csv")
    #expect(output.text == "unit: lb\n\n2026-10-05 18:10 Upper\nRow: 80x8\n")
    #expect(output.errors == "Hevy: 1 workout, 1 exercise, 1 set, 5 Oct 2026, lb\n")
    #expect(output.status == .good)
  }

  @Test func `asks for the unit only where the export names none`() {
    let world = Self.world()
    #expect(world.run("import", "strong.csv").status == .usage)
    world.answer = "lb"
    #expect(world.run("import", "strong.csv").text.hasPrefix("unit: lb\n"))
    world.answer = "stone"
    #expect(world.run("import", "strong.csv").status == .usage)
    let told = world.run("import", "hevy.csv", "--unit", "kg")
    #expect(told.text.hasPrefix("unit: lb\n"))
    #expect(told.errors.hasPrefix("rpt: the export names its own unit; --unit kg is not used\n"))
  }

  @Test func `asks for the order of day and month where no date settles it`() {
    let world = Self.world()
    #expect(world.run("import", "gymbook.csv").status == .usage)
    let told = world.run("import", "gymbook.csv", "--dates", "day-first")
    #expect(told.text.contains("2025-01-09 18:10 A\n"))
    world.answer = "month"
    #expect(world.run("import", "gymbook.csv").text.contains("2025-09-01 18:10 A\n"))
    #expect(world.run("import", "gymbook.csv", "--dates", "odd").status == .usage)
  }

  @Test func `appends what is new to a log, and the glance follows`() {
    let world = Self.world()
    let made = world.run("import", "strong.csv", "--unit", "kg", "--into", "/home/lifter/my.txt")
    #expect(made.status == .good)
    #expect(made.text.contains("Bench Press"))
    #expect(made.errors.contains("1 workout appended to /home/lifter/my.txt\n"))
    world.environment["RPT_LOG"] = "/home/lifter/my.txt"
    let old = world.files["/home/lifter/my.txt"] ?? []
    let grown = world.run("import", "longer.csv", "--unit", "kg", "--into")
    #expect(grown.errors.contains("1 workout appended to /home/lifter/my.txt, 1 it had already\n"))
    let new = world.files["/home/lifter/my.txt"] ?? []
    #expect(Array(new.prefix(old.count)) == old)
    #expect(
      String(decoding: new, as: UTF8.self) == """
        unit: kg

        2026-10-01 18:10 Upper
        Bench Press (Barbell): 80x6

        2026-10-05 18:10 Upper
        Bench Press (Barbell): 80x8

        """)
    let again = world.run("import", "longer.csv", "--unit", "kg", "--into")
    #expect(again.errors.contains("nothing new: /home/lifter/my.txt holds all of it\n"))
    #expect(world.files["/home/lifter/my.txt"] == new)
  }

  @Test func `names the log's own exercise that one of the export may be`() {
    let world = Self.world([
      "my.txt": "unit: kg\n\n2026-09-01 Upper\nBench Press: 80x5\n"
    ])
    let output = world.run("import", "strong.csv", "--unit", "kg", "--into", "my.txt")
    #expect(output.errors.contains("  exercise Bench Press\n  alias: Bench Press (Barbell)\n"))
    let log = String(decoding: world.files["my.txt"] ?? [], as: UTF8.self)
    #expect(log.hasSuffix("\nBench Press (Barbell): 80x6\n"))
  }

  @Test func `applies the lifter's names`() {
    let world = Self.world([
      "names.txt": "Bench Press (Barbell) = Bench\n", "bad.txt": "Bench\n",
    ])
    let output = world.run("import", "strong.csv", "--unit", "kg", "--map", "names.txt")
    #expect(output.text.hasSuffix("Bench: 80x6\n"))
    let bad = world.run("import", "strong.csv", "--unit", "kg", "--map", "bad.txt")
    #expect(bad.status == .badData)
    #expect(bad.errors.hasPrefix("rpt: error: bad.txt:1: no \"=\" between two names\n"))
  }

  @Test func `a log that changed while it was read is left alone`() {
    let world = Self.world(["my.txt": "unit: kg\n"])
    let other = "unit: kg\n; written meanwhile\n"
    var text = other
    world.interloper = {
      text += "; and more\n"
      world.files["my.txt"] = Array(text.utf8)
    }
    let output = world.run("import", "strong.csv", "--unit", "kg", "--into", "my.txt")
    #expect(output.status == .changed)
    #expect(world.files["my.txt"] == Array(text.utf8))
    world.interloper = { world.files["my.txt"] = Array(other.utf8) }
    #expect(
      world.run("import", "strong.csv", "--unit", "kg", "--into", "my.txt").status == .good)
    let log = String(decoding: world.files["my.txt"] ?? [], as: UTF8.self)
    #expect(log.hasPrefix(other) && log.contains("80x6"))
  }

  @Test func `a skipped row is a failure only where it is asked to be`() {
    let world = Self.world([
      "bad.csv": Self.header + Self.first + "2026-10-01 18:10:00,Upper,1h,Row,1,x,6,0,0,,,\n"
    ])
    #expect(world.run("import", "bad.csv", "--unit", "kg").status == .good)
    let strict = world.run("import", "bad.csv", "--unit", "kg", "--strict", "--into", "my.txt")
    #expect(strict.status == .badData)
    #expect(world.files["my.txt"] == nil)
    let dry = world.run("import", "strong.csv", "--unit", "kg", "--dry-run", "--into", "my.txt")
    #expect(dry.text.isEmpty && dry.status == .good)
    #expect(world.files["my.txt"] == nil)
  }

  @Test func `a file that is no export is refused with what is known`() {
    let output = Self.world(["x.csv": "name,age\nJo,30\n"]).run("import", "x.csv")
    #expect(output.status == .badData)
    #expect(
      output.errors.contains("this is no export that rpt knows\n"))
    #expect(output.errors.contains("Strong, Hevy, FitNotes, Liftosaur, GymBook, StrongLifts\n"))
  }
}
