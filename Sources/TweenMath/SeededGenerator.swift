/// A seeded generator of random numbers: the same seed gives the same sequence everywhere.
///
/// A reference type: all its holders draw from one sequence, so that a random result depends on the
/// draws before it. It is not `Sendable`: keep it in one isolation domain, such as the main actor.
/// Not for cryptography: the state follows from any one output.
///
/// Algorithm: SplitMix64, after G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014, with the constants of S. Vigna's reference program. Period 2^64;
/// every 64-bit value comes exactly once in it.
public final class SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator at the start of a seed's sequence. All seeds are equally good, 0 included.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits of the sequence.
  public func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number evenly distributed over the multiples of 2^-53 in `0..<1`. Draws once.
  public func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns a number evenly distributed over a range, including both ends. Draws once.
  ///
  /// The method is fixed, whereas a later standard library may change that of
  /// `Double.random(in:using:)`. The ends must be finite; from an infinite end the result is that end
  /// or NaN.
  public func next(in range: ClosedRange<Double>) -> Double {
    // Over the multiples of 1 / (2^53 - 1) in 0...1, which puts the last one on 1.
    let part = Double(next() >> 11) / 0x1p53.nextDown
    let value = range.lowerBound * (1 - part) + range.upperBound * part
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
