/// The most that each case may take, as a multiple of its baseline in the same run, in hundredths.
///
/// Ratios hardly depend on the machine, and no bound is a time. What deciding may take is what the
/// program promises; each other bound is about twice what was measured when it was recorded, so that
/// only a change in kind goes beyond it.
enum Bounds {
  static let hundredths: [String: Int64] = [
    "read-log": 50_00,
    "read-table": 6_00,
    "decide": 4_00,
    "record": 6_00,
    "sentence": 5_00,
    "board": 32_00,
    "why": 450_00,
    "replay-table": 4_00,
    "replay-log": 70_00,
    "start": 16_00,
    "talk": 1300_00,
    "talk-long": 1_60,
  ]

  /// How often a case beyond its bound is measured again before it counts.
  static let retries = 3
}
