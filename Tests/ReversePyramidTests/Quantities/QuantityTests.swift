import ReversePyramid
import Testing

struct QuantityTests {
  @Test func `a thousandth of each unit is a whole number`() {
    #expect(Weight(thousandths: 1, .kg).grains == 100_000_000)
    #expect(Weight(thousandths: 1, .lb).grains == 45_359_237)
    #expect(Weight(thousandths: 1000, .lb).grains == 45_359_237_000)
  }

  @Test(arguments: [
    (82_500, "82.5"), (80_000, "80"), (-5, "-0.005"), (0, "0"), (73_750, "73.75"), (1_001, "1.001"),
  ])
  func `prints exact decimals`(_ thousandths: Int, _ text: String) {
    #expect(Weight(thousandths: Int64(thousandths), .kg).text(in: .kg) == text)
  }

  @Test func `prints what is not exact in a unit to the hundredth`() {
    #expect(Weight(thousandths: 20_000, .kg).text(in: .lb) == "44.09")
    #expect(Weight(thousandths: 45_000, .lb).text(in: .kg) == "20.41")
  }

  @Test func `saturates instead of trapping`() {
    let most = Weight(grains: .max)
    #expect(most + most == most)
    #expect(Weight(grains: .min) - most == Weight(grains: .min))
    #expect(Weight(thousandths: .max, .kg).grains == .max)
  }

  @Test(arguments: [
    (0, "bw"), (10_000, "bw+10"), (-20_000, "bw-20"), (2_500, "bw+2.5"),
  ])
  func `writes loads on the body as logged`(_ thousandths: Int, _ text: String) {
    #expect(Load(Weight(thousandths: Int64(thousandths), .kg), .kg, kind: .body).text == text)
  }

  @Test func `days count through leap years and print as they are read`() throws {
    var number = try #require(Day("1970-01-01")).number
    #expect(number == 0)
    for text in ["2000-02-29", "2024-02-29", "2026-10-08", "2099-12-31"] {
      let day = try #require(Day(text))
      #expect(day.text == text)
      #expect(day.number > number)
      number = day.number
    }
    for wrong in [
      "2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "", "2026-10-08 ", "١٩٧٠-01-01",
    ] {
      #expect(Day(wrong) == nil)
    }
  }

  @Test func `suggests the nearest word and nothing far`() {
    #expect(Suggestion.nearest(to: "taget", in: ["step", "target", "win"]) == "target")
    #expect(Suggestion.nearest(to: "wni", in: ["step", "win"]) == "win")
    #expect(Suggestion.nearest(to: "zebra", in: ["step", "win"]) == nil)
  }
}
