import Foundation

/// A source of ARC4, good and quick: RC4's stream with the seed as its key, four bytes a number, most
/// significant byte first.
public final class GKARC4RandomSource: GKRandomSource {
  /// The seed, which determines the sequence. Setting it starts the sequence of the new one.
  public var seed: Data {
    didSet { engine = ARC4Engine(key: seed) }
  }

  /// Creates a source with the sequence of a seed, of which the first 256 bytes are used.
  public init(seed: Data) {
    self.seed = seed
    super.init(engine: ARC4Engine(key: seed))
  }

  /// Creates a source with a seed from the stage.
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

  /// Skips `count` numbers. The first numbers reveal a part of the seed; skipping 768 is enough.
  public func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = engine.next(bits: 32) }
  }

  /// Returns a source that continues with the same numbers as this one.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.engine = engine
    return copy
  }
}

/// A linear congruential source, the quickest and the least random: the numbers of Java's
/// `java.util.Random` for the same seed.
public final class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The seed, whose lower 48 bits determine the sequence. Setting it starts the sequence of the new
  /// one.
  public var seed: UInt64 {
    didSet { engine = LinearCongruentialEngine(seed: seed) }
  }

  /// Creates a source with the sequence of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(engine: LinearCongruentialEngine(seed: seed))
  }

  /// Creates a source with a seed from the stage.
  public convenience override init() { self.init(seed: StageSeed.next()) }

  /// Returns a source that continues with the same numbers as this one.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.engine = engine
    return copy
  }
}

/// A Mersenne Twister, the most random and the slowest: the numbers of C++'s `std::mt19937_64` for
/// the same seed, of which `nextInt` returns the upper 32 bits.
public final class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed, which determines the sequence. Setting it starts the sequence of the new one.
  public var seed: UInt64 {
    didSet { engine = MersenneTwisterEngine(seed: seed) }
  }

  /// Creates a source with the sequence of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(engine: MersenneTwisterEngine(seed: seed))
  }

  /// Creates a source with a seed from the stage.
  public convenience override init() { self.init(seed: StageSeed.next()) }

  /// Returns a source that continues with the same numbers as this one.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.engine = engine
    return copy
  }
}
