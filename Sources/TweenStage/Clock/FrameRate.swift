import TweenMotion

/// A frame rate as an exact fraction, and the grid of moments at which frames lie.
///
/// Frame n lies at n / rate, computed from n and never by adding steps. For every usual rate (24, 25, 30,
/// 50, 60, 120, 30000/1001 ...) that is a whole number of flicks; for other rates it is rounded down to a
/// whole flick.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in `denominator` seconds, 1 or more, in lowest terms.
  public let numerator: Int
  /// The number of seconds in which `numerator` frames lie, 1 or more, in lowest terms.
  public let denominator: Int

  /// The largest number of frames a second. Shorter frames than these are beyond displays and cameras.
  public static let maximum = 1000
  /// The longest duration of a single frame, in seconds.
  public static let longestFrame = 3600

  /// The default rate of a stage, 60 frames a second.
  public static let sixty = FrameRate(checkedNumerator: 60, denominator: 1)

  private init(checkedNumerator: Int, denominator: Int) {
    numerator = checkedNumerator
    self.denominator = denominator
  }

  /// Creates a rate of `numerator` frames in `denominator` seconds, reduced to lowest terms.
  ///
  /// Returns nil unless the rate is positive, at most ``maximum``, and at least one frame in
  /// ``longestFrame`` seconds.
  public init?(numerator: Int, denominator: Int = 1) {
    guard numerator > 0, denominator > 0,
      Int128(numerator) <= Int128(denominator) * Int128(Self.maximum),
      Int128(numerator) * Int128(Self.longestFrame) >= Int128(denominator)
    else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.init(checkedNumerator: numerator / divisor, denominator: denominator / divisor)
  }

  /// Reads a rate from a text such as `60`, `23.976` or `30000/1001`.
  ///
  /// Returns nil for any other text, also for signs, blanks, exponents, more than six decimals, and rates
  /// out of range.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Self.wholeNumber(parts[0]),
        let denominator = Self.wholeNumber(parts[1])
      else { return nil }
      self.init(numerator: numerator, denominator: denominator)
      return
    }
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.count <= 2 else { return nil }
    let fraction = digits.count == 2 ? String(digits[1]) : ""
    guard digits.count == 1 || !fraction.isEmpty, fraction.utf8.count <= 6,
      let numerator = Self.wholeNumber(digits[0] + fraction)
    else { return nil }
    var denominator = 1
    for _ in fraction.utf8 { denominator *= 10 }
    self.init(numerator: numerator, denominator: denominator)
  }

  /// Returns the rate of a grid that has `numerator` moments where this grid has `denominator`. The result
  /// may be above ``maximum``. Nil if a number would be zero, negative or too large.
  package func multiplied(by numerator: Int, dividedBy denominator: Int = 1) -> FrameRate? {
    guard numerator > 0, denominator > 0 else { return nil }
    let (top, isTooFast) = self.numerator.multipliedReportingOverflow(by: numerator)
    let (bottom, isTooSlow) = self.denominator.multipliedReportingOverflow(by: denominator)
    guard !isTooFast, !isTooSlow, Int128(bottom) <= Int128(top) * Int128(Self.longestFrame) else {
      return nil
    }
    let divisor = Self.greatestCommonDivisor(top, bottom)
    return FrameRate(checkedNumerator: top / divisor, denominator: bottom / divisor)
  }

  /// Returns the moment of frame `index`. An index below 0 counts as 0.
  public func time(ofFrame index: Int) -> StageTime {
    let flicks =
      Int128(max(0, index)) * Int128(denominator) * Int128(StageTime.flicksPerSecond)
      / Int128(numerator)
    return StageTime(flicks: Int64(clamping: flicks))
  }

  /// Returns the index of the last frame at or before `time`; 0 for moments before the first frame.
  ///
  ///     floor(n d F / r) <= t  <=>  n d F < (t + 1) r  <=>  n <= floor(((t + 1) r - 1) / (d F))
  public func lastFrame(atOrBefore time: StageTime) -> Int {
    guard time.flicks > 0 else { return 0 }
    let perFrame = Int128(denominator) * Int128(StageTime.flicksPerSecond)
    return Int(clamping: ((Int128(time.flicks) + 1) * Int128(numerator) - 1) / perFrame)
  }

  /// Returns the index of the first frame at or after `time`; 0 for moments before the first frame.
  public func firstFrame(atOrAfter time: StageTime) -> Int {
    guard time.flicks > 0 else { return 0 }
    return lastFrame(atOrBefore: StageTime(flicks: time.flicks - 1)) + 1
  }

  private static func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as text, which `init(_:)` reads: `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
