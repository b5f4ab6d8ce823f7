/// A generator of choices that depend only on a seed and on words, so that two runs make the same
/// mutants, in whatever order their scenarios are taken.
struct SeededChoice {
  private var state: UInt64

  /// Creates a generator for a place in the course.
  init(seed: UInt64, _ words: String...) {
    // FNV-1a: the program's own hashes differ from run to run.
    state = seed ^ 0xCBF2_9CE4_8422_2325
    for byte in words.joined(separator: "\0").utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// Returns the next number, as SplitMix64 makes it.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// Returns one of some values, or `nil` when there are none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[Int(next() % UInt64(values.count))]
  }
}
