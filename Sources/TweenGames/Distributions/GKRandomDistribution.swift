import Foundation

/// Whole numbers of a range, each with the same chance, by a source: a die.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The least number there can be.
  public let lowestValue: Int
  /// The greatest number there can be.
  public let highestValue: Int

  /// How many numbers there can be.
  public var numberOfPossibleOutcomes: Int {
    let (width, isTooWide) = highestValue.subtractingReportingOverflow(lowestValue)
    return isTooWide || width == .max ? .max : width + 1
  }

  /// Numbers of a range, by a source, which may be one that others draw from too.
  ///
  /// - Parameters:
  ///   - source: Where chance comes from.
  ///   - lowestInclusive: One end of the range.
  ///   - highestInclusive: The other end. Which of both is greater does not matter.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }

  /// Numbers of a range, by a source of its own.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }

  /// A die: numbers from 1 to `sideCount`, by a source of its own.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die of six sides, by a source of its own.
  open class func d6() -> Self { die(sides: 6) }

  /// A die of twenty sides, by a source of its own.
  open class func d20() -> Self { die(sides: 20) }

  /// What `d6()` and `d20()` of this class and of those below make.
  required public init(_die sides: Int) {
    source = GKARC4RandomSource()
    (lowestValue, highestValue) = (1, sides)
  }

  private class func die(sides: Int) -> Self { Self(_die: sides) }

  /// A number of the range.
  @discardableResult open func nextInt() -> Int {
    lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  /// A number of the range below `upperBound`; the least where none is.
  @discardableResult open func nextInt(upperBound: Int) -> Int {
    guard upperBound <= highestValue else { return nextInt() }
    guard upperBound > lowestValue else { return lowestValue }
    let (width, isTooWide) = upperBound.subtractingReportingOverflow(lowestValue)
    return lowestValue &+ source.nextInt(upperBound: isTooWide ? .max : width)
  }

  /// A number of the range over the greatest: 0.25, 0.5, 0.75 or 1 of 1...4; 0 where that is 0.
  @discardableResult open func nextUniform() -> Float {
    let value = nextInt()
    return highestValue == 0 ? 0 : Float(value) / Float(highestValue)
  }

  /// Whether a number lies in the upper half.
  @discardableResult open func nextBool() -> Bool {
    let value = nextInt()
    return Double(value) - Double(lowestValue) > Double(highestValue) - Double(value)
      || lowestValue == highestValue && source.nextBool()
  }
}
