import Foundation
import TweenMath

/// Whole numbers of a range with a normal distribution, cut at three deviations: those in the middle
/// are the most likely.
public final class GKGaussianDistribution: GKRandomDistribution {
  /// The mean, which is the most likely number.
  public let mean: Float
  /// The standard deviation: 68 % of the numbers are within one deviation of the mean.
  public let deviation: Float

  /// Creates a distribution over a range, which is six deviations wide.
  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    (mean, deviation) = Self.bell(lowestInclusive, highestInclusive)
    super.init(
      randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates a distribution from its mean and its deviation; the range is three deviations to each
  /// side, in whole numbers. A parameter that is not finite counts as 0.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean.isFinite ? mean : 0
    self.deviation = deviation.isFinite ? abs(deviation) : 0
    let reach = 3 * Double(self.deviation)
    super.init(
      randomSource: source, lowestValue: Self.whole((Double(self.mean) - reach).rounded(.up)),
      highestValue: Self.whole((Double(self.mean) + reach).rounded(.down)))
  }

  /// Creates a normal distribution over the sides of a die.
  public required init(_die sides: Int) {
    (mean, deviation) = Self.bell(1, sides)
    super.init(_die: sides)
  }

  private static func bell(_ lowest: Int, _ highest: Int) -> (mean: Float, deviation: Float) {
    let (a, b) = (Double(min(lowest, highest)), Double(max(lowest, highest)))
    return (Float((a + b) / 2), Float((b - a) / 6))
  }

  private static func whole(_ value: Double) -> Int {
    Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }

  /// Returns a number of the range, by G. E. P. Box's and M. E. Muller's method, rounded. Numbers
  /// beyond three deviations are drawn again.
  @discardableResult public override func nextInt() -> Int { number(upTo: highestValue) }

  /// Returns a number of the range below `upperBound`; others are drawn again. The least number where
  /// none is below.
  @discardableResult public override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return number(upTo: min(highestValue, upperBound - 1))
  }

  /// The number of draws after which the nearest number is used, so that the search ends even for a
  /// bound far from the mean.
  private static let tries = 1000

  private func number(upTo highest: Int) -> Int {
    for _ in 0..<Self.tries {
      let offset = normal()
      guard abs(offset) <= 3 else { continue }
      let value = Self.whole(Double(mean) + offset * Double(deviation))
      if (lowestValue...highest).contains(value) { return value }
    }
    return min(max(Self.whole(Double(mean)), lowestValue), highest)
  }

  /// A number of the normal distribution about 0 with the deviation 1, made of two numbers of the
  /// source. The logarithm's argument is never 0.
  private func normal() -> Double {
    let radius = (-2 * Elementary.log(1 - min(Double(source.nextUniform()), 0x1.fffffep-1)))
    let angle = 2 * Double.pi * Double(source.nextUniform())
    return radius.squareRoot() * Elementary.cos(angle)
  }
}
