import Foundation

/// A source of ARC4, good and quick: RC4's stream with the seed as its key, four bytes a number, the
/// first of them the highest.
public final class GKARC4RandomSource: GKRandomSource {
  /// What names the sequence. Setting it begins that of the new one.
  public var seed: Data {
    didSet { engine = ARC4Engine(key: seed) }
  }

  /// A sequence that the seed names: by its first 256 bytes.
  public init(seed: Data) {
    self.seed = seed
    super.init(engine: ARC4Engine(key: seed))
  }

  /// A sequence by a seed of the stage's.
  public convenience override init() { self.init(seed: Self.drawKey()) }

  static func drawKey() -> Data {
    var key = Data()
    for _ in 0..<2 {
      let part = StageSeed.next()
      for shift in stride(from: 56, through: 0, by: -8) {
        key.append(UInt8(truncatingIfNeeded: part >> UInt64(shift)))
      }
    }
    return key
  }

  /// Skips so many numbers: those at the start tell of the seed; 768 are enough.
  public func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = engine.next(bits: 32) }
  }

  /// A source that goes on as this one would.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.engine = engine
    return copy
  }
}

/// A linear congruential source, the quickest and the least random: the numbers of Java's
/// `java.util.Random` of the same seed.
public final class GKLinearCongruentialRandomSource: GKRandomSource {
  /// What names the sequence: its lower 48 bits. Setting it begins that of the new one.
  public var seed: UInt64 {
    didSet { engine = LinearCongruentialEngine(seed: seed) }
  }

  /// A sequence that the seed names.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(engine: LinearCongruentialEngine(seed: seed))
  }

  /// A sequence by a seed of the stage's.
  public convenience override init() { self.init(seed: StageSeed.next()) }

  /// A source that goes on as this one would.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.engine = engine
    return copy
  }
}

/// A Mersenne Twister, the most random and the slowest: the numbers of C++'s `std::mt19937_64` of the
/// same seed, of which `nextInt` gives the upper 32 bits.
public final class GKMersenneTwisterRandomSource: GKRandomSource {
  /// What names the sequence. Setting it begins that of the new one.
  public var seed: UInt64 {
    didSet { engine = MersenneTwisterEngine(seed: seed) }
  }

  /// A sequence that the seed names.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(engine: MersenneTwisterEngine(seed: seed))
  }

  /// A sequence by a seed of the stage's.
  public convenience override init() { self.init(seed: StageSeed.next()) }

  /// A source that goes on as this one would.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.engine = engine
    return copy
  }
}
