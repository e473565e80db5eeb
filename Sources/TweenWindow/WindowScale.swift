import Foundation

/// A size in whole device pixels or window units.
package struct WholeSize: Equatable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The one place where a window's three measures are converted into each other:
///
///     window units   what the window system counts in: window sizes, pointer positions
///     pixels         what is drawn into; a whole multiple of units or not
///     points         what programs count in
package struct WindowScale: Equatable, Sendable {
  package let pixelsPerPoint: Double
  package let pixelsPerUnit: Double

  /// Scales outside this range are brought to its nearest end: beyond it, text is either unreadable
  /// or a frame takes more memory than machines have.
  package static let range = 0.25...8.0

  package init(pixelsPerPoint: Double, pixelsPerUnit: Double = 1) {
    self.pixelsPerPoint = Self.clamped(pixelsPerPoint)
    self.pixelsPerUnit = Self.clamped(pixelsPerUnit)
  }

  /// The scale of a window of `window` units on which `output` pixels are drawn.
  ///
  /// - Parameters:
  ///   - requested: pixels per point that the user asked for; goes before everything.
  ///   - dotsPerInch: the display's density where units are pixels (X11), 96 being scale 1.
  package init(
    window: WholeSize, output: WholeSize, dotsPerInch: Double? = nil, requested: Double? = nil
  ) {
    let ratio =
      window.width > 0 && output.width > 0 ? Double(output.width) / Double(window.width) : 1
    if let requested {
      self.init(pixelsPerPoint: requested, pixelsPerUnit: ratio)
    } else if ratio == 1, let dotsPerInch {
      self.init(pixelsPerPoint: dotsPerInch / 96, pixelsPerUnit: ratio)
    } else {
      self.init(pixelsPerPoint: ratio, pixelsPerUnit: ratio)
    }
  }

  /// How many window units a point has.
  package var unitsPerPoint: Double { pixelsPerPoint / pixelsPerUnit }

  /// A rectangle in points, in window units: from x and y, each below 2^20 either way.
  package func unitRect(points rect: CGRect) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    func units(_ length: CGFloat) -> Int32 {
      let units = (Double(length) * pixelsPerPoint / pixelsPerUnit).rounded()
      return units.isNaN ? 0 : Int32(min(max(units, -1_048_576), 1_048_576))
    }
    return (units(rect.minX), units(rect.minY), units(rect.width), units(rect.height))
  }

  /// A position or a distance in window units, in points.
  package func points(x: Double, y: Double) -> CGPoint {
    CGPoint(x: x * pixelsPerUnit / pixelsPerPoint, y: y * pixelsPerUnit / pixelsPerPoint)
  }

  /// A size in window units, in points.
  package func points(units: WholeSize) -> CGSize {
    let corner = points(x: Double(units.width), y: Double(units.height))
    return CGSize(width: corner.x, height: corner.y)
  }

  /// The size in points that covers `output` pixels exactly; a fraction of a point where it must be.
  package func points(output: WholeSize) -> CGSize {
    CGSize(
      width: Double(output.width) / pixelsPerPoint, height: Double(output.height) / pixelsPerPoint)
  }

  /// The window to ask for where a program wants `points`: whole units, 1 to 16,384 each way.
  package func windowSize(points: CGSize) -> WholeSize {
    func units(_ length: Double) -> Int {
      let units = (length * pixelsPerPoint / pixelsPerUnit).rounded()
      return units.isNaN ? 1 : Int(min(max(units, 1), 16_384))
    }
    return WholeSize(width: units(points.width), height: units(points.height))
  }

  private static func clamped(_ scale: Double) -> Double {
    scale.isFinite && scale > 0 ? min(max(scale, range.lowerBound), range.upperBound) : 1
  }
}
