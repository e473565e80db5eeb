import Foundation
import TweenGeometry
import TweenPaint

extension GraphicsContext {
  /// Something that is done to the picture of each drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(Shadow)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix)
      case blur(radius: CGFloat, options: BlurOptions)
      case alphaThreshold(min: Double, max: Double, color: Color)
    }

    struct Shadow: Sendable {
      var color: Color
      var radius: CGFloat
      var offset: CGSize
      var blendMode: BlendMode
      var options: ShadowOptions
    }

    let kind: Kind

    /// Maps the picture, in user space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow: the picture's alpha, blurred, moved and coloured.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour where the picture is opaque.
    ///   - radius: The standard deviation of the blur, in user space; 0 and less: sharp.
    ///   - x: How far to the right it falls, in user space.
    ///   - y: How far down.
    ///   - blendMode: How the shadow goes onto what is behind it.
    ///   - options: What else than a shadow below the picture it is to be.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          Shadow(
            color: color, radius: radius, offset: CGSize(width: x, height: y),
            blendMode: blendMode, options: options)))
    }

    /// Every channel, the alpha too, times the colour's.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    /// Every colour, not premultiplied, times the matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .colorMatrix(matrix))
    }

    /// Turns the colours about the grey axis.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colorMatrix(ColorMatrix.hueRotation(angle))
    }

    /// 0: grey, 1: as it was, more: gaudier.
    public static func saturation(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.saturation(amount))
    }

    /// Adds `amount` to red, green and blue.
    public static func brightness(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.brightness(amount))
    }

    /// 0: middle grey, 1: as it was, more: harder; below 0 it is inverted too.
    public static func contrast(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.contrast(amount))
    }

    /// 0: as it was, 1: inverted.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colorMatrix(ColorMatrix.colorInvert(amount))
    }

    /// 0: as it was, 1: grey.
    public static func grayscale(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.grayscale(amount))
    }

    /// Black, with the luminance as alpha.
    public static var luminanceToAlpha: Filter { colorMatrix(ColorMatrix.luminanceToAlpha) }

    /// A Gaussian blur.
    ///
    /// - Parameter radius: The standard deviation, in user space; 0 and less do nothing.
    /// - Parameter options: Whether the picture stays opaque up to its edges.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, options: options))
    }

    /// `color` where the alpha lies between `min` and `max`, nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color: color))
    }
  }

  /// What a shadow is to be like.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each option: 1 is shadowAbove, 2 shadowOnly, 4 invertsAlpha, 8 disablesGroup.
    public let rawValue: UInt32
    /// The set with these bits. Others than the named ones are kept and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow goes onto the picture, not below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// The picture itself is left out.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// The shadow falls where the picture is not. With `shadowAbove` and the blend mode
    /// `sourceAtop` it is an inner shadow.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Picture and shadow are drawn one by one, and not put together first: the shadow meets what
    /// is behind both by its own blend mode.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// What a blur is to be like.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each option: 1 is opaque, 2 dithersResult.
    public let rawValue: UInt32
    /// The set with these bits. Others than the named ones are kept and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The picture is opaque up to the edges of the clips' bounding rectangle, and stays so: what
    /// lies at those edges goes on outside.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Asks for noise against bands. Nothing is done about it.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// How a filter works.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each option: 1 is linearColor.
    public let rawValue: UInt32
    /// The set with these bits. Others than the named ones are kept and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Asks for mixing in linear sRGB. Filters mix in encoded sRGB all the same.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Has a filter done to each drawing from now on.
  ///
  /// What is drawn makes a picture of its own; the filters are done to it, the one added last
  /// first; then it is drawn with the context's opacity, blend mode and clips. Lengths are those
  /// of the user space as it is now.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let step = step(filter.kind) else { return }
    filters = FilterChain(step, after: filters)
  }

  /// What is to be done for a filter; nil: nothing.
  private func step(_ kind: Filter.Kind) -> FilterChain.Step? {
    switch kind {
    case .projection(let map):
      let user = ProjectionTransform(transform)
      var back = user
      guard map.isFinite, map.determinant != 0, !map.isIdentity, back.invert() else { return nil }
      return .effect(.projection(back.concatenating(map).concatenating(user)))
    case .shadow(let shadow):
      let drawn = DisplayItem.Shadow(
        color: surface.recording.resolve(shadow.color, in: environment),
        radius: Double(shadow.radius), offset: shadow.offset, transform: transform)
      return .shadow(drawn, blend: shadow.blendMode.blendOperator, shadow.options)
    case .colorMultiply(let color):
      let color = surface.recording.resolve(color, in: environment)
      return step(.colorMatrix(ColorMatrix.colorMultiply(color)))
    case .colorMatrix(let matrix):
      return matrix.isIdentity ? nil : .effect(.colorMatrix(matrix))
    case .blur(let radius, let options):
      guard radius > 0, radius.isFinite else { return nil }
      let edges = clipBoundingRect
      return .effect(
        .blur(
          DisplayItem.Blur(
            radius: Double(radius),
            opaqueRect: options.contains(.opaque) && !edges.isNull ? edges : nil,
            transform: transform)))
    case .alphaThreshold(let lowest, let highest, let color):
      func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
      return .effect(
        .alphaThreshold(
          DisplayItem.AlphaThreshold(
            lowest: clamped(lowest), highest: max(clamped(lowest), clamped(highest)),
            color: surface.recording.resolve(color, in: environment))))
    }
  }
}
