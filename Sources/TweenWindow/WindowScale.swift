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

/// Converts between the three measures of a window:
///
///     window units   of the window system: sizes of windows, positions of the pointer
///
///     pixels         of the drawing; not always a whole multiple of the units
///
///     points         of the program
package struct WindowScale: Equatable, Sendable {
  package let pixelsPerPoint: Double
  package let pixelsPerUnit: Double

  /// The valid scales; others are limited to this range. Outside of it, text is unreadable, or a frame
  /// takes more memory than machines have.
  package static let range = 0.25...8.0

  package init(pixelsPerPoint: Double, pixelsPerUnit: Double = 1) {
    self.pixelsPerPoint = Self.clamped(pixelsPerPoint)
    self.pixelsPerUnit = Self.clamped(pixelsPerUnit)
  }

  /// Creates the scale of a window of `window` units that has `output` pixels.
  ///
  /// - Parameters:
  ///   - requested: the pixels per point that the user requested, which override the display's scale.
  ///   - dotsPerInch: the display's density if units are pixels (X11); 96 is scale 1.
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

  /// The number of window units per point.
  package var unitsPerPoint: Double { pixelsPerPoint / pixelsPerUnit }

  /// Converts a rectangle from points to window units, each number limited to 2^20 in size.
  package func unitRect(points rect: CGRect) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    func units(_ length: CGFloat) -> Int32 {
      let units = (Double(length) * pixelsPerPoint / pixelsPerUnit).rounded()
      return units.isNaN ? 0 : Int32(min(max(units, -1_048_576), 1_048_576))
    }
    return (units(rect.minX), units(rect.minY), units(rect.width), units(rect.height))
  }

  /// Converts a position or a distance from window units to points.
  package func points(x: Double, y: Double) -> CGPoint {
    CGPoint(x: x * pixelsPerUnit / pixelsPerPoint, y: y * pixelsPerUnit / pixelsPerPoint)
  }

  /// Converts a size from window units to points.
  package func points(units: WholeSize) -> CGSize {
    let corner = points(x: Double(units.width), y: Double(units.height))
    return CGSize(width: corner.x, height: corner.y)
  }

  /// Returns the size in points that covers `output` pixels exactly, possibly with a fraction of a point.
  package func points(output: WholeSize) -> CGSize {
    CGSize(
      width: Double(output.width) / pixelsPerPoint, height: Double(output.height) / pixelsPerPoint)
  }

  /// Returns the window size in whole units, 1 to 16,384 each way, for a program's size in points.
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
