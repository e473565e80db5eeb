import Foundation
import TweenGeometry
import TweenPaint

extension GraphicsContext {
  /// An effect that is applied to the picture of each drawing.
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

    /// Returns a filter that transforms the picture in user space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Returns a filter that adds a shadow: the picture's alpha, blurred, moved and coloured.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour where the picture is opaque.
    ///   - radius: The standard deviation of the blur, in user space; 0 or less gives a sharp shadow.
    ///   - x: The horizontal offset of the shadow in user space, positive to the right.
    ///   - y: The vertical offset of the shadow in user space, positive downwards.
    ///   - blendMode: The blend mode of the shadow with its background.
    ///   - options: Variants of the shadow; by default it lies below the picture.
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

    /// Returns a filter that multiplies every channel, including alpha, by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    /// Returns a filter that multiplies every colour, not premultiplied, by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .colorMatrix(matrix))
    }

    /// Returns a filter that rotates hues by an angle about the grey axis.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colorMatrix(ColorMatrix.hueRotation(angle))
    }

    /// Returns a filter that changes saturation: 0 gives greys, 1 no change, more stronger colours.
    public static func saturation(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.saturation(amount))
    }

    /// Returns a filter that adds `amount` to red, green and blue, which lie from 0 to 1.
    public static func brightness(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.brightness(amount))
    }

    /// Returns a filter that changes contrast: 0 gives middle grey, 1 no change, more a higher contrast;
    /// values below 0 invert as well.
    public static func contrast(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.contrast(amount))
    }

    /// Returns a filter that inverts colours: 0 gives no change, 1 full inversion.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colorMatrix(ColorMatrix.colorInvert(amount))
    }

    /// Returns a filter that removes colour: 0 gives no change, 1 greys.
    public static func grayscale(_ amount: Double) -> Filter {
      colorMatrix(ColorMatrix.grayscale(amount))
    }

    /// A filter that gives black with the picture's luminance as alpha.
    public static var luminanceToAlpha: Filter { colorMatrix(ColorMatrix.luminanceToAlpha) }

    /// Returns a filter that applies a Gaussian blur.
    ///
    /// - Parameter radius: The standard deviation in user space; 0 or less has no effect.
    /// - Parameter options: Whether the picture stays opaque up to its edges.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, options: options))
    }

    /// Returns a filter that gives `color` where the alpha lies between `min` and `max`, and clear
    /// elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color: color))
    }
  }

  /// Options of a shadow filter.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// One bit for each option: 1 is shadowAbove, 2 shadowOnly, 4 invertsAlpha, 8 disablesGroup.
    public let rawValue: UInt32
    /// Creates a set from its bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is drawn above the picture instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// Only the shadow is drawn, without the picture.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// The shadow covers the area outside of the picture. With `shadowAbove` and the blend mode
    /// `sourceAtop` it is an inner shadow.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Picture and shadow are drawn separately instead of as a group: the shadow blends with the background
    /// by its own blend mode.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// Options of a blur filter.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option: 1 is opaque, 2 dithersResult.
    public let rawValue: UInt32
    /// Creates a set from its bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The picture is taken as opaque up to the edges of the clips' bounding rectangle: its pixels at these
    /// edges continue outside.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Requests dithering against banding. It has no effect here.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// Options for the way a filter is computed.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option: 1 is linearColor.
    public let rawValue: UInt32
    /// Creates a set from its bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Requests mixing in linear sRGB. It has no effect: filters mix in encoded sRGB.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Applies a filter to each later drawing.
  ///
  /// Each drawing becomes a picture; the filters are applied to it, the one added last first; then it is
  /// drawn with the context's opacity, blend mode and clips. Lengths are in the user space at the time of
  /// this call.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let step = step(filter.kind) else { return }
    filters = FilterChain(step, after: filters)
  }

  /// The step for a filter; nil if the filter changes nothing.
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
