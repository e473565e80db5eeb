import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension GraphicsContext {
  /// What a path, a text or an image is filled with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(@Sendable (EnvironmentValues) -> ResolvedPaintStyle)
      case gradient(Gradient, CanvasGradient)
      case palette([Shading])
      case tiles(ImagePaint, origin: CGPoint)
      case foreground
      case backdrop
      // Resolved:
      case resolvedColor(Color.Resolved)
      case resolvedStyle(ResolvedPaintStyle)
      case resolvedGradient(CanvasGradient)
      case resolvedTiles(ResolvedPaintStyle, origin: CGPoint)
    }

    let kind: Kind

    /// What the context's layer holds already, where it is filled. Colour and blur filters apply
    /// to it (the blurs first), others do nothing.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Several shadings for several levels of prominence. What has but one is filled with the
    /// first; without any nothing is drawn.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// One colour everywhere, looked up in the environment when it is drawn or resolved.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// Components, usually in 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A shape style. Its unit points are those of the rectangle around what is filled.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style { style._resolvedPaint(in: $0).style })
    }

    /// Colours along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the gradient's 0 is, in user space when it is drawn.
    ///   - endPoint: Where its 1 is.
    ///   - options: What is beyond these points, if not the colours there.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, CanvasGradient(.linear(start: startPoint, end: endPoint), options)))
    }

    /// Colours outward from a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In user space when it is drawn.
    ///   - startRadius: How far from there the gradient's 0 is.
    ///   - endRadius: How far its 1 is.
    ///   - options: What is nearer and further, if not the colours there.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          CanvasGradient(
            .radial(
              center: center, startRadius: Double(startRadius), endRadius: Double(endRadius)),
            options)))
    }

    /// Colours around a point, a whole turn clockwise.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: In user space when it is drawn.
    ///   - angle: Where the gradient begins and ends, clockwise from the right.
    ///   - options: There is nothing beyond a whole turn to repeat.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          CanvasGradient(
            .angular(
              center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi),
            options)))
    }

    /// The same, with a gradient's colours mixed in encoded sRGB, as Core Graphics does it.
    package var mixedEncoded: Shading {
      guard case .gradient(let gradient, var place) = kind else { return self }
      place.mixesEncoded = true
      return Shading(kind: .gradient(gradient, place))
    }
  }

  /// What a gradient is like beyond its ends, and how it is mixed.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each option: 1 is repeat, 2 mirror, 4 linearColor.
    public let rawValue: UInt32
    /// The set with these bits. Others than the named ones are kept and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It begins anew beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// It goes back and forth beyond its ends; goes before `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Colours are mixed in linear sRGB, and not perceptually.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }

  /// The shading with everything looked up in the environment. Drawing with it is quicker where
  /// it is drawn with often.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .color(let color):
      Shading(kind: .resolvedColor(surface.recording.resolve(color, in: environment)))
    case .style(let resolve):
      Shading(kind: .resolvedStyle(resolve(environment)))
    case .foreground:
      Shading(kind: .resolvedStyle(ForegroundStyle()._resolvedPaint(in: environment).style))
    case .gradient(let gradient, let placed):
      Shading(kind: .resolvedGradient(placed.resolved(gradient, in: environment)))
    case .palette(let shadings):
      Shading(kind: .palette(shadings.map(resolve)))
    case .tiles(let paint, let origin):
      Shading(
        kind: .resolvedTiles(paint._resolvedPaint(in: environment).style, origin: origin))
    case .backdrop, .resolvedColor, .resolvedStyle, .resolvedGradient, .resolvedTiles:
      shading
    }
  }

  /// The paint, in user space, of what lies in `box`; nil for the backdrop.
  func paint(_ shading: Shading, in box: () -> CGRect) -> Paint? {
    switch shading.kind {
    case .color(let color):
      .solid(surface.recording.resolve(color, in: environment))
    case .resolvedColor(let color):
      .solid(color)
    case .resolvedStyle(.solid(let color)):
      .solid(color)
    case .resolvedStyle(let style):
      style.paint(in: box())
    case .resolvedGradient(let gradient):
      gradient.paint(in: box().overlap(with: clipBoundingRect))
    case .resolvedTiles(let style, let origin):
      style.paint(in: CGRect(origin: origin, size: .zero))
    case .palette(let shadings):
      shadings.isEmpty ? .solid(.transparent) : paint(shadings[0], in: box)
    case .style, .foreground, .gradient, .tiles:
      paint(resolve(shading), in: box)
    case .backdrop:
      nil
    }
  }
}
