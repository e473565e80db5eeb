import TweenMotion

/// The light of a part of a picture: the mean of its pixels' linear components.
struct CellLight {
  var color: SIMD3<Float>

  var luminance: Float { 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z }

  /// Whether red is at least 80 % of the light (WCAG 2.2, "general flash and red flash thresholds").
  var isSaturatedRed: Bool {
    let sum = color.x + color.y + color.z
    return sum > 0.001 && color.x >= 0.8 * sum
  }

  /// The colour's place in the chromaticity diagram of CIE 1976, u' and v'; that of white for black.
  var chromaticity: SIMD2<Float> {
    // Linear sRGB to CIE XYZ (IEC 61966-2-1).
    let x = 0.4124 * color.x + 0.3576 * color.y + 0.1805 * color.z
    let y = luminance
    let z = 0.0193 * color.x + 0.1192 * color.y + 0.9505 * color.z
    let sum = x + 15 * y + 3 * z
    guard sum > 0.001 else { return SIMD2(0.1978, 0.4683) }
    return SIMD2(4 * x / sum, 9 * y / sum)
  }
}

/// Counts the flashes of a part of a picture: pairs of opposing changes of its luminance, and of changes to and
/// from saturated red.
struct FlashMeter {
  /// The number of changes in four flashes, one more than WCAG allows within a second.
  static let limit = 8

  /// A series of opposing changes.
  struct Series {
    /// The moments of the last changes in flicks, as a ring.
    private var moments: SIMD8<Int64> = .zero
    private var count = 0
    /// Whether the last change went up, or to red.
    private(set) var isUp = false

    fileprivate mutating func add(_ time: StageTime, isUp: Bool) {
      moments[count % FlashMeter.limit] = time.flicks
      count += 1
      self.isUp = isUp
    }

    /// Whether the last eight changes happened within one second, the last of them at `time`.
    func flashes(at time: StageTime) -> Bool {
      guard count >= FlashMeter.limit else { return false }
      let last = moments[(count - 1) % FlashMeter.limit]
      let first = moments[count % FlashMeter.limit]
      return last == time.flicks && last - first <= StageTime.flicksPerSecond
    }
  }

  private(set) var general = Series()
  private(set) var red = Series()

  /// The luminances from which the next change is measured: the lowest and the highest since the last change.
  private var low: Float
  private var high: Float
  /// The direction of the last change; nil after the start and after a change that does not count.
  private var wentUp: Bool?
  /// The light before the last change to or from red, and the farthest from it since.
  private var origin: CellLight
  private var peak: CellLight
  private var hasOrigin = false

  init(_ light: CellLight) {
    (low, high) = (light.luminance, light.luminance)
    (origin, peak) = (light, light)
  }

  /// Begins anew from a light, without counting the change to it.
  mutating func rebase(_ light: CellLight) {
    (low, high, wentUp) = (light.luminance, light.luminance, nil)
    (origin, peak, hasOrigin) = (light, light, false)
  }

  /// Adds the light of a frame.
  mutating func add(_ light: CellLight, at time: StageTime) {
    addLuminance(light.luminance, at: time)
    addColor(light, at: time)
  }

  private mutating func addLuminance(_ luminance: Float, at time: StageTime) {
    // A change by 0.1 of the luminance of white, whose darker end is below 0.8.
    if wentUp != true, luminance - low >= 0.1, low < 0.8 {
      general.add(time, isUp: true)
      (low, high, wentUp) = (luminance, luminance, true)
    } else if wentUp != false, high - luminance >= 0.1, luminance < 0.8 {
      general.add(time, isUp: false)
      (low, high, wentUp) = (luminance, luminance, false)
    } else {
      (low, high) = (min(low, luminance), max(high, luminance))
    }
  }

  private mutating func addColor(_ light: CellLight, at time: StageTime) {
    if light.isSaturatedRed || peak.isSaturatedRed, Self.distance(peak, light) > 0.2 {
      red.add(time, isUp: light.isSaturatedRed)
      (origin, peak, hasOrigin) = (peak, light, true)
    } else if hasOrigin, Self.distance(origin, light) > Self.distance(origin, peak) {
      peak = light
    }
  }

  private static func distance(_ one: CellLight, _ other: CellLight) -> Float {
    let way = one.chromaticity - other.chromaticity
    return (way * way).sum().squareRoot()
  }
}
