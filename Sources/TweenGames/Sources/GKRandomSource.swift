import Foundation

/// A source of random numbers, each independent of all others. The base class uses ARC4.
///
/// A source without a seed gets one from the stage, so that headless runs repeat; it is in the
/// source's `seed`. Not for cryptography.
///
/// Out of scope: coding sources into archives.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  var engine: any RandomEngine

  init(engine: any RandomEngine) { self.engine = engine }

  /// Creates a source of ARC4 with a seed from the stage.
  public override init() { engine = ARC4Engine(key: GKARC4RandomSource.drawKey()) }

  /// Returns the shared source: it draws from the stage itself, and so in one sequence with the seeds
  /// of sources without one. Without a running stage it draws from the system.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource(engine: SharedEngine()) }

  /// Returns a source that continues with the same numbers as this one.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(engine: engine) }

  // MARK: Numbers

  /// Returns a whole number from -2^31 to 2^31 - 1.
  @discardableResult open func nextInt() -> Int {
    Int(Int32(bitPattern: engine.next(bits: 32)))
  }

  /// Returns a whole number in 0..<`upperBound`; 0 where that is below 2.
  ///
  /// As `java.util.Random.nextInt(int)`: for a bound that is a power of two, the upper bits of
  /// the product of a number and the bound; otherwise the remainder of a number, skipping the numbers
  /// that would make some remainders more likely. For a bound above 2^31 - 1 two numbers make one of 63 bits.
  @discardableResult open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let isWide = upperBound > Int(Int32.max)
    let bound = UInt64(upperBound)
    // Each number in 0..<limit is equally likely.
    let count = isWide ? 63 : 31
    let range: UInt64 = 1 << UInt64(count)
    if bound & (bound - 1) == 0 {
      let bits = nextBits(isWide)
      return Int(bits >> UInt64(count - bound.trailingZeroBitCount))
    }
    let limit = range - range % bound
    // The probability that one try fails is below one half.
    for _ in 0..<Self.tries {
      let bits = nextBits(isWide)
      if bits < limit { return Int(bits % bound) }
    }
    return Int(nextBits(isWide) % bound)
  }

  /// The probability that all tries fail is 2^-128: the limit ends the loop for a program's own
  /// source that always returns one number.
  private static let tries = 128

  private func nextBits(_ isWide: Bool) -> UInt64 {
    let upper = UInt64(engine.next(bits: 31))
    return isWide ? upper << 32 | UInt64(engine.next(bits: 32)) : upper
  }

  /// Returns a number in 0..<1, a multiple of 2^-24.
  @discardableResult open func nextUniform() -> Float {
    Float(engine.next(bits: 24)) * 0x1p-24
  }

  /// Returns true or false, by the highest bit of a number.
  @discardableResult open func nextBool() -> Bool { engine.next(bits: 1) != 0 }

  // MARK: Shuffling

  /// Returns the objects in random order: R. A. Fisher's and F. Yates's shuffle, from the end.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }
}

extension NSArray {
  /// Returns the objects in random order, drawn from a source.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// Returns the objects in random order, drawn from the shared source.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
