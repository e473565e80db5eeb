/// Matsumoto and Nishimura's MT19937 (1998), seeded like Python's `random.Random` with a whole number below
/// 2^32, so that scenes have the same numbers as scenes made by Python.
struct MersenneTwister {
  private static let length = 624
  private static let shift = 397
  private var state: [UInt32]
  private var next = MersenneTwister.length

  init(seed: UInt32) {
    var s: [UInt32] = [19_650_218]
    for index in 1..<Self.length {
      let last = s[index - 1]
      s.append(1_812_433_253 &* (last ^ last >> 30) &+ UInt32(index))
    }
    // The seeding by an array, with an array that contains only the seed.
    var at = 1
    func advance() {
      at += 1
      if at < Self.length { return }
      s[0] = s[Self.length - 1]
      at = 1
    }
    for _ in 0..<Self.length {
      s[at] = (s[at] ^ (s[at - 1] ^ s[at - 1] >> 30) &* 1_664_525) &+ seed
      advance()
    }
    for _ in 1..<Self.length {
      s[at] = (s[at] ^ (s[at - 1] ^ s[at - 1] >> 30) &* 1_566_083_941) &- UInt32(at)
      advance()
    }
    s[0] = 0x8000_0000
    state = s
  }

  private mutating func word() -> UInt32 {
    if next == Self.length {
      for index in 0..<Self.length {
        let joined =
          state[index] & 0x8000_0000 | state[(index + 1) % Self.length] & 0x7FFF_FFFF
        let twist: UInt32 = joined & 1 == 1 ? 0x9908_B0DF : 0
        state[index] = state[(index + Self.shift) % Self.length] ^ joined >> 1 ^ twist
      }
      next = 0
    }
    var y = state[next]
    next += 1
    y ^= y >> 11
    y ^= y << 7 & 0x9D2C_5680
    y ^= y << 15 & 0xEFC6_0000
    return y ^ y >> 18
  }

  /// Returns a number from `low` to below `high`, in steps of 2^-53 of the range.
  mutating func uniform(_ low: Double, _ high: Double) -> Double {
    let upper = Double(word() >> 5)
    let lower = Double(word() >> 6)
    return low + (high - low) * ((upper * 67_108_864 + lower) / 9_007_199_254_740_992)
  }
}
