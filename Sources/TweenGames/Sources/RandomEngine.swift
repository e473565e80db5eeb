/// An algorithm for random bits. A value type: a copy continues with the same numbers.
protocol RandomEngine {
  /// The next number in the sequence: its highest `count` bits, 1...32.
  mutating func next(bits count: Int) -> UInt32
}

/// The linear congruential generator of D. E. Knuth, "The Art of Computer Programming", volume 2,
/// 3.2.1, modulo 2^48, as in `java.util.Random` and `drand48`.
struct LinearCongruentialEngine: RandomEngine {
  private static let multiplier: UInt64 = 0x5_DEEC_E66D
  private static let increment: UInt64 = 0xB
  private static let mask: UInt64 = 1 << 48 - 1

  private var state: UInt64

  /// Java's: the seed is mixed with the multiplier.
  init(seed: UInt64) { state = (seed ^ Self.multiplier) & Self.mask }

  mutating func next(bits count: Int) -> UInt32 {
    state = (state &* Self.multiplier &+ Self.increment) & Self.mask
    return UInt32(truncatingIfNeeded: state >> UInt64(48 - count))
  }
}

/// MT19937-64: M. Matsumoto and T. Nishimura, "Mersenne Twister", 1998, in the form for 64 bits of
/// T. Nishimura, "Tables of 64-bit Mersenne Twisters", 2000; C++ has it as `std::mt19937_64`.
struct MersenneTwisterEngine: RandomEngine {
  private static let count = 312
  private static let middle = 156
  private static let matrix: UInt64 = 0xB502_6F5A_A966_19E9
  private static let upperMask: UInt64 = 0xFFFF_FFFF_8000_0000
  private static let lowerMask: UInt64 = 0x7FFF_FFFF

  private var state: [UInt64]
  private var place = count

  init(seed: UInt64) {
    state = [seed]
    state.reserveCapacity(Self.count)
    var last = seed
    for index in 1..<Self.count {
      last = 6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index)
      state.append(last)
    }
  }

  mutating func next(bits count: Int) -> UInt32 { UInt32(next() >> UInt64(64 - count)) }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    if place == Self.count { twist() }
    var x = state[place]
    place += 1
    x ^= (x >> 29) & 0x5555_5555_5555_5555
    x ^= (x << 17) & 0x71D6_7FFF_EDA6_0000
    x ^= (x << 37) & 0xFFF7_EEE0_0000_0000
    return x ^ (x >> 43)
  }

  private mutating func twist() {
    for index in 0..<Self.count {
      let x =
        (state[index] & Self.upperMask) | (state[(index + 1) % Self.count] & Self.lowerMask)
      let other = state[(index + Self.middle) % Self.count]
      state[index] = other ^ (x >> 1) ^ (x & 1 == 0 ? 0 : Self.matrix)
    }
    place = 0
  }
}

/// The stream of RC4, four bytes a number, most significant byte first.
struct ARC4Engine: RandomEngine {
  private var permutation: [UInt8]
  private var i: UInt8 = 0
  private var j: UInt8 = 0

  /// - Parameter key: Its first 256 bytes are used; an empty key counts as one byte 0.
  init(key: some Sequence<UInt8>) {
    var key = Array(key.prefix(256))
    if key.isEmpty { key = [0] }
    permutation = Array(0...255)
    var j = 0
    for i in 0..<256 {
      j = (j + Int(permutation[i]) + Int(key[i % key.count])) % 256
      permutation.swapAt(i, j)
    }
  }

  mutating func next(bits count: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 { number = number << 8 | UInt32(nextByte()) }
    return number >> UInt32(32 - count)
  }

  private mutating func nextByte() -> UInt8 {
    i &+= 1
    j &+= permutation[Int(i)]
    permutation.swapAt(Int(i), Int(j))
    return permutation[Int(permutation[Int(i)] &+ permutation[Int(j)])]
  }
}

/// Each number is drawn from the stage that runs the program, or without a stage from the system.
struct SharedEngine: RandomEngine {
  mutating func next(bits count: Int) -> UInt32 { UInt32(StageSeed.next() >> UInt64(64 - count)) }
}
