/// The most that each case may take, as a multiple of its baseline in the same run, in hundredths.
///
/// Ratios hardly depend on the machine, and no bound is a time. Each is one and a half times to twice
/// what was measured when it was recorded, so that only a change in kind goes beyond it.
enum Bounds {
  static let hundredths: [String: Int64] = [
    "read-log": 95_00,
    "read-table": 7_00,
    "decide": 5_25,
    "record": 6_00,
    "sentence": 8_00,
    "board": 150_00,
    "why": 1000_00,
    "replay-table": 11_00,
    "replay-log": 100_00,
    "start": 22_00,
    "talk": 2000_00,
    "talk-long": 1_60,
  ]

  /// How often a case beyond its bound is measured again before it counts.
  static let retries = 3
}
