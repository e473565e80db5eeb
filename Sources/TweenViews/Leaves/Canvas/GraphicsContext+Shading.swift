import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension GraphicsContext {
  /// The colour or pattern with which a path, a text or an image is filled.
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

    /// The existing content of the context's layer behind the filled area. Colour and blur filters apply to
    /// it (the blurs first); other filters have no effect.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Returns several shadings for several levels of prominence. Drawing with one level uses the first; an
    /// empty palette draws nothing.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a shading of one colour, resolved in the environment when it is drawn or resolved.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// Returns a shading of a colour with the given components, usually 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading of a grey, from 0 (black) to 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading of a shape style. Its unit points refer to the box around the filled shape.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style { style._resolvedPaint(in: $0).style })
    }

    /// Returns a shading with colours along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: The point of the gradient's 0, in user space at the time of drawing.
    ///   - endPoint: The point of the gradient's 1.
    ///   - options: The continuation beyond these points; by default the end colours.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, CanvasGradient(.linear(start: startPoint, end: endPoint), options)))
    }

    /// Returns a shading with colours outward from a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre in user space at the time of drawing.
    ///   - startRadius: The distance from the centre of the gradient's 0.
    ///   - endRadius: The distance from the centre of the gradient's 1.
    ///   - options: The continuation inside and outside; by default the end colours.
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

    /// Returns a shading with colours around a point, in one full turn clockwise.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre in user space at the time of drawing.
    ///   - angle: The angle at which the gradient begins and ends, clockwise from the right.
    ///   - options: How colours are mixed; repetition has no effect on a full turn.
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

    /// This shading with a gradient's colours mixed in encoded sRGB, as in Core Graphics.
    package var mixedEncoded: Shading {
      guard case .gradient(let gradient, var place) = kind else { return self }
      place.mixesEncoded = true
      return Shading(kind: .gradient(gradient, place))
    }
  }

  /// Options for a gradient's continuation beyond its ends, and for mixing its colours.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option: 1 is repeat, 2 mirror, 4 linearColor.
    public let rawValue: UInt32
    /// Creates a set from its bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient repeats beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// The gradient continues back and forth beyond its ends; takes precedence over `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Colours are mixed in linear sRGB instead of perceptually.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }

  /// Returns the shading resolved in the environment. Drawing repeatedly with the result is faster.
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

  /// The paint in user space for the area of `box`; nil for the backdrop.
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
