import Foundation

/// Whole numbers of a range, all equally likely, drawn from a random source: a die.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The least number of the range.
  public let lowestValue: Int
  /// The greatest number of the range.
  public let highestValue: Int

  /// The count of numbers in the range, at most `Int.max`.
  public var numberOfPossibleOutcomes: Int {
    let (width, isTooWide) = highestValue.subtractingReportingOverflow(lowestValue)
    return isTooWide || width == .max ? .max : width + 1
  }

  /// Creates a distribution over a range that draws from a source, which others may use too.
  ///
  /// - Parameters:
  ///   - source: The source of random numbers.
  ///   - lowestInclusive: One end of the range.
  ///   - highestInclusive: The other end. The ends may be in either order.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }

  /// Creates a distribution over a range with a source of its own.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }

  /// Creates a die with the numbers 1...`sideCount` and a source of its own.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// Returns a die of six sides with a source of its own.
  open class func d6() -> Self { die(sides: 6) }

  /// Returns a die of twenty sides with a source of its own.
  open class func d20() -> Self { die(sides: 20) }

  /// Creates a die; `d6()` and `d20()` call it, also of subclasses.
  required public init(_die sides: Int) {
    source = GKARC4RandomSource()
    (lowestValue, highestValue) = (1, sides)
  }

  private class func die(sides: Int) -> Self { Self(_die: sides) }

  /// Returns a number of the range, all being equally likely.
  @discardableResult open func nextInt() -> Int {
    lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  /// Returns a number of the range below `upperBound`; the least number where none is below.
  @discardableResult open func nextInt(upperBound: Int) -> Int {
    guard upperBound <= highestValue else { return nextInt() }
    guard upperBound > lowestValue else { return lowestValue }
    let (width, isTooWide) = upperBound.subtractingReportingOverflow(lowestValue)
    return lowestValue &+ source.nextInt(upperBound: isTooWide ? .max : width)
  }

  /// Returns a number of the range divided by the greatest one: 0.25, 0.5, 0.75 or 1 for 1...4; 0
  /// where the greatest is 0.
  @discardableResult open func nextUniform() -> Float {
    let value = nextInt()
    return highestValue == 0 ? 0 : Float(value) / Float(highestValue)
  }

  /// Returns whether a number drawn from the range lies in its upper half.
  @discardableResult open func nextBool() -> Bool {
    let value = nextInt()
    return Double(value) - Double(lowestValue) > Double(highestValue) - Double(value)
      || lowestValue == highestValue && source.nextBool()
  }
}
