import ReversePyramid
import Testing

@testable import rpt

/// `rpt export` by what it prints.
struct ExportCommandTests {
  static let log = """
    unit: kg

    exercise =A1+1
    type: bodyweight
    alias: plus
    step: 2.5

    2026-10-05 18:10 Upper, heavy
    bw: 82.4
    ; slept 5 h
    Row: w40x10, 80x8@9.5f (belt), 70lb x 9, d50kg x 6, skip, 45s ; -easy
    Split Squat: 20x10/9
    plus: bwx5 rir 2, bw-20x8

    2026-10-06 rest

    """

  @Test func `a table of every set`() {
    let output = TestWorld(["log.txt": Self.log]).run("export", "--csv", "-f", "log.txt")
    #expect(output.errors == "")
    #expect(
      output.text == """
        date,time,title,mark,body_weight,body_unit,session_note,exercise,set,kind,weight,unit,body,\
        reps,left,right,seconds,effort,rir,failed,set_note,note,line,read,evidence,text,until
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Row,,warmup,40,kg,,10,,,,,,,,'-easy,1\
        1,,,w40x10,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Row,1,work,80,kg,,8,,,,9.5,,yes,belt,\
        ,11,,,80x8f@9.5 (belt),
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Row,2,work,70,lb,,9,,,,,,,,,11,,,70lb\
         x 9,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Row,,drop,50,kg,,6,,,,,,,,,11,,,d50kg\
         x 6,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Row,3,skip,,,,,,,,,,,,,11,,,skip,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Row,,timed,,,,,,,45,,,,,,11,,,45s,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,Split Squat,1,work,20,kg,,9,10,9,,,,,\
        ,,12,,,20x10/9,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,'=A1+1,1,work,0,kg,yes,5,,,,,2,,,,13,\
        ,,bwx5 rir2,
        2026-10-05,18:10,"Upper, heavy",,82.4,kg,slept 5 h,'=A1+1,2,work,-20,kg,yes,8,,,,,,,,,13\
        ,,,bw-20x8,
        2026-10-06,,,rest,,,,,,,,,,,,,,,,,,,15,,,,

        """)
  }

  @Test(arguments: [
    ("plain", "plain"), ("=1+1", "'=1+1"), ("+5", "'+5"), ("-5", "'-5"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\tx", "\"'\tx\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a,b", "\"a,b\""), ("", ""),
    ("＝1+1", "'＝1+1"), ("=\"a\",b", "\"'=\"\"a\"\",b\""),
  ])
  func `33: a cell that a spreadsheet would run is text`(_ text: String, _ cell: String) {
    #expect(ExportCSV.text(text) == cell)
  }

  @Test func `one JSON object of everything`() {
    let output = TestWorld(["log.txt": Self.log]).run("export", "--json", "-f", "log.txt")
    #expect(output.text.hasPrefix("{\"schema\":\"rpt.export/1\",\"unit\":\"kg\",\"exercises\":["))
    #expect(
      output.text.contains(
        "{\"name\":\"=A1+1\",\"aliases\":[\"plus\"],\"type\":\"bodyweight\","
          + "\"step\":[{\"weight\":2.5,\"unit\":\"kg\"}]}"))
    #expect(
      output.text.contains(
        "\"date\":\"2026-10-05\",\"time\":\"18:10\",\"until\":null,\"title\":\"Upper, heavy\",\"mark\":null,"
          + "\"body_weight\":{\"weight\":82.4,\"unit\":\"kg\"},\"notes\":[\"slept 5 h\"],"))
    #expect(
      output.text.contains(
        "{\"set\":1,\"kind\":\"work\",\"weight\":80,\"unit\":\"kg\",\"reps\":8,\"effort\":9.5,"
          + "\"failed\":true,\"note\":\"belt\",\"line\":11,\"text\":"))
  }

  @Test func `takes one form, and no words`() {
    let world = TestWorld(["log.txt": Self.log])
    #expect(world.run("export", "--csv", "--json", "-f", "log.txt").status == .usage)
    #expect(world.run("export", "row", "-f", "log.txt").status == .usage)
  }
}
