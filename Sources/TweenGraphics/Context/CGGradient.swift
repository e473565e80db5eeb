import Foundation
import TweenPaint

/// Colours along a line or a circle's radius, mixed in encoded sRGB.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Colours at locations from 0 to 1; without locations at even distances. nil without colours, or
  /// with fewer locations than colours.
  ///
  /// - Parameters:
  ///   - space: Where colours are mixed. Here that is encoded sRGB, whatever it says.
  ///   - colors: The colours, each a `CGColor`.
  ///   - locations: As many as there are colours.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: Color(cgColor: color), location: locations?[index] ?? CGFloat(index) / last)
    }
  }

  /// The same for colours in a list of Core Foundation's: nil if it holds anything else.
  ///
  /// - Parameters:
  ///   - space: Where colours are mixed. Here that is encoded sRGB, whatever it says.
  ///   - colors: The colours, each a `CGColor`.
  ///   - locations: As many as there are colours.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: known, locations: locations)
  }

  /// Colours given by their numbers, at locations from 0 to 1; without locations at even distances. nil
  /// without colours.
  ///
  /// - Parameters:
  ///   - space: What the numbers mean.
  ///   - components: Of each colour in turn its numbers and its alpha.
  ///   - locations: A number for each colour.
  ///   - count: How many colours there are.
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

  /// The stops with clear ones at the ends that are not drawn beyond.
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

/// What of a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// A bit for each option.
  public let rawValue: UInt32
  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
