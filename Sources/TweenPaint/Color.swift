import Foundation
import TweenGeometry
import TweenMath
import TweenMotion

/// A colour, resolved in an environment before it is drawn.
public struct Color: Hashable, Sendable {
  /// A colour as numbers: linear sRGB, not premultiplied.
  @frozen public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    @inlinable public init(
      linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1
    ) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }
  }

  var resolved: Resolved

  public init(_ resolved: Resolved) { self.resolved = resolved }

  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved }
}
