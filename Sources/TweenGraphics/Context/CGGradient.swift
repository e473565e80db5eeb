import Foundation
import TweenPaint

/// A gradient between colours, interpolated in encoded sRGB.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient with locations from 0 to 1, by default at equal distances. nil without colours,
  /// or with fewer locations than colours.
  ///
  /// - Parameters:
  ///   - space: Without effect: colours are interpolated in encoded sRGB.
  ///   - colors: The colours.
  ///   - locations: A location for each colour; nil: equal distances.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: Color(cgColor: color), location: locations?[index] ?? CGFloat(index) / last)
    }
  }

  /// Creates a gradient from a Core Foundation array of colours; nil also where an element is not a
  /// `CGColor`.
  ///
  /// - Parameters:
  ///   - space: Without effect: colours are interpolated in encoded sRGB.
  ///   - colors: The colours, each a `CGColor`.
  ///   - locations: A location for each colour; nil: equal distances.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: known, locations: locations)
  }

  /// Creates a gradient from colour components, with locations from 0 to 1, by default at equal
  /// distances. nil without colours.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: The components of each colour, followed by its alpha.
  ///   - locations: A location for each colour; nil: equal distances.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      CGColor(
        colorSpace: space,
        components: Array(UnsafeBufferPointer(start: components + index * length, count: length)))
    }
    guard colors.count == count else { return nil }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// Returns the stops, with clear ones at the ends beyond which the gradient is not drawn.
  func stops(_ options: CGGradientDrawingOptions) -> Gradient {
    let sorted = stops.sorted { $0.location < $1.location }
    guard let first = sorted.first, let last = sorted.last else { return Gradient(stops: []) }
    var shown = sorted
    func edge(_ color: Color, _ location: CGFloat, isClear: Bool) -> Gradient.Stop {
      Gradient.Stop(color: isClear ? Color.clear : color, location: location)
    }
    if !options.contains(.drawsBeforeStartLocation) {
      shown.insert(edge(first.color, 0, isClear: false), at: 0)
      shown.insert(edge(first.color, 0, isClear: true), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      shown.append(edge(last.color, 1, isClear: false))
      shown.append(edge(last.color, 1, isClear: true))
    }
    return Gradient(stops: shown)
  }
}

/// The ends beyond which a gradient is drawn.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits, unchanged.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour is drawn beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
