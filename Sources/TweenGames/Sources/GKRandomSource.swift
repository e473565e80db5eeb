import Foundation

/// A source of random numbers, each independent of all others. By itself it is one of ARC4.
///
/// A source without a seed has one of the stage's, so that headless runs repeat; the seed is in its
/// `seed`. Not for cryptography.
///
/// Out of scope: coding sources into archives.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  var engine: any RandomEngine

  init(engine: any RandomEngine) { self.engine = engine }

  /// A source of ARC4 with a seed of the stage's.
  public override init() { engine = ARC4Engine(key: GKARC4RandomSource.drawKey()) }

  /// What all of a program may draw from: from the stage itself, and so in one sequence with all
  /// sources without a seed. Where no stage runs, from the system.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource(engine: SharedEngine()) }

  /// A source that goes on as this one would.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(engine: engine) }

  // MARK: Numbers

  /// A whole number from -2^31 up to 2^31 - 1.
  @discardableResult open func nextInt() -> Int {
    Int(Int32(bitPattern: engine.next(bits: 32)))
  }

  /// A whole number from 0 up to `upperBound`, which is left out; 0 where that is below 2.
  ///
  /// As `java.util.Random.nextInt(int)`: the upper bits of a number times a bound that is a power of
  /// two, and else what remains of a number, of those that favour no remainder. A bound beyond
  /// 2^31 - 1 takes two numbers for one of 63 bits.
  @discardableResult open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let isWide = upperBound > Int(Int32.max)
    let bound = UInt64(upperBound)
    // Each number in 0..<limit has as many chances as every other.
    let count = isWide ? 63 : 31
    let range: UInt64 = 1 << UInt64(count)
    if bound & (bound - 1) == 0 {
      let bits = nextBits(isWide)
      return Int(bits >> UInt64(count - bound.trailingZeroBitCount))
    }
    let limit = range - range % bound
    // One try fails with a chance below one half.
    for _ in 0..<Self.tries {
      let bits = nextBits(isWide)
      if bits < limit { return Int(bits % bound) }
    }
    return Int(nextBits(isWide) % bound)
  }

  /// All of so many tries fail with a chance of 2^-128: a source of a program's own that always
  /// gives one number ends all the same.
  private static let tries = 128

  private func nextBits(_ isWide: Bool) -> UInt64 {
    let upper = UInt64(engine.next(bits: 31))
    return isWide ? upper << 32 | UInt64(engine.next(bits: 32)) : upper
  }

  /// A number in 0..<1, a multiple of 2^-24.
  @discardableResult open func nextUniform() -> Float {
    Float(engine.next(bits: 24)) * 0x1p-24
  }

  /// Either, by the highest bit of a number.
  @discardableResult open func nextBool() -> Bool { engine.next(bits: 1) != 0 }

  // MARK: Shuffling

  /// The objects in an order of chance: R. A. Fisher's and F. Yates's shuffle, from the end.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }
}

extension NSArray {
  /// The objects in an order of chance, by a source.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// The objects in an order of chance, by the shared source.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
