import Foundation
import TweenGeometry

extension DisplayItem {
  /// Items between this and its `endLayer` are drawn together, then composed as one picture.
  ///
  /// In this order: the items are drawn on clear (or on black, where `isOpaque`), the masks inside
  /// cut them, the effect is done to the picture, the clip cuts it, the opacity fades it, and the
  /// item's `blend` brings it onto what is behind.
  public struct Layer: Equatable, Sendable {
    /// 0...1, applied to the whole.
    public var opacity: Double
    /// Only what lies inside shows.
    public var clip: Clip?
    /// Done to the picture first, before clip and opacity; nil: nothing.
    public var effect: LayerEffect?
    /// This layer draws nothing: its alpha (after its own effect, clip and opacity) multiplies
    /// the picture of the layer around it, where it draws nothing by 0. It stands last among the
    /// items of the layer it cuts; several masks multiply.
    public var isMask: Bool
    /// The picture begins as opaque black instead of clear.
    public var isOpaque: Bool
    /// In which numbers colours are mixed in this layer and in those inside that say nothing; nil:
    /// as in the layer around, and on the canvas as they are encoded.
    public var mixing: Mixing?

    public init(
      opacity: Double = 1, clip: Clip? = nil, effect: LayerEffect? = nil, isMask: Bool = false,
      isOpaque: Bool = false, mixing: Mixing? = nil
    ) {
      self.opacity = opacity
      self.clip = clip
      self.effect = effect
      self.isMask = isMask
      self.isOpaque = isOpaque
      self.mixing = mixing
    }
  }

  /// What is mixed where colours lie over each other, blend, or cover a pixel in part.
  ///
  /// Pixels are kept encoded, in 8 bits, either way. Blurs and colour matrices, and the colours
  /// within a gradient, are what they are in any layer.
  public enum Mixing: Equatable, Sendable {
    /// Encoded sRGB.
    case encoded
    /// Linear light.
    case linear
  }

  /// What is done to the picture of a layer.
  public enum LayerEffect: Equatable, Sendable {
    case blur(Blur)
    /// The layer is a plane of its own: its items' points are the plane's, and the map takes them
    /// to the points of the layer around it (of the canvas, for an outermost one).
    case projection(ProjectionTransform)
    /// Each pixel's colour, not premultiplied, goes through the matrix and is clamped.
    case colorMatrix(ColorMatrix)
    /// Pixels whose alpha lies in the range become `color`, with antialiased edges where alpha
    /// crosses its ends; the others become clear.
    case alphaThreshold(AlphaThreshold)
    case shadow(Shadow)
    case backdrop(Backdrop)
  }

  /// A Gaussian blur.
  public struct Blur: Equatable, Sendable {
    /// The standard deviation, in local coordinates, above 0.
    public var radius: Double
    /// Where the blur is opaque: it shows inside this rectangle (in local coordinates) only, and
    /// what lies at its edges goes on outside. nil: the picture fades into clear.
    public var opaqueRect: CGRect?
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    public init(
      radius: Double, opaqueRect: CGRect? = nil, transform: CGAffineTransform = .identity
    ) {
      self.radius = radius
      self.opaqueRect = opaqueRect
      self.transform = transform
    }
  }

  /// A range of alphas that is filled with one colour.
  public struct AlphaThreshold: Equatable, Sendable {
    /// 0...1.
    public var lowest: Double
    /// 0...1, not below `lowest`.
    public var highest: Double
    public var color: Color.Resolved

    public init(lowest: Double, highest: Double, color: Color.Resolved) {
      self.lowest = lowest
      self.highest = highest
      self.color = color
    }
  }

  /// What a picture's alpha, blurred, moved and coloured, casts behind or into the picture.
  public struct Shadow: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// Behind the picture.
      case drop
      /// On the picture: where the moved and blurred alpha is missing.
      case inner
    }

    public var kind: Kind
    public var color: Color.Resolved
    /// The standard deviation of the blur, in local coordinates; 0 and less: sharp.
    public var radius: Double
    /// How far it falls, in local coordinates.
    public var offset: CGSize
    /// Whether the picture itself is left out.
    public var isAlone: Bool
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    public init(
      kind: Kind = .drop, color: Color.Resolved, radius: Double, offset: CGSize = .zero,
      isAlone: Bool = false, transform: CGAffineTransform = .identity
    ) {
      self.kind = kind
      self.color = color
      self.radius = radius
      self.offset = offset
      self.isAlone = isAlone
      self.transform = transform
    }
  }

  /// The layer begins not clear but with what has been drawn behind it so far (in the layer around
  /// it), blurred and recoloured; its items are drawn onto that. The layer's clip says where.
  public struct Backdrop: Equatable, Sendable {
    /// The standard deviation of the blur, in local coordinates; 0 and less: none.
    public var radius: Double
    /// Applied after the blur.
    public var colorMatrix: ColorMatrix
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    public init(
      radius: Double, colorMatrix: ColorMatrix = ColorMatrix(),
      transform: CGAffineTransform = .identity
    ) {
      self.radius = radius
      self.colorMatrix = colorMatrix
      self.transform = transform
    }
  }

  public struct Clip: Equatable, Sendable {
    public var path: Path
    public var rule: FillRule
    public var isAntialiased: Bool
    public var transform: CGAffineTransform

    public init(
      path: Path, rule: FillRule = .nonZero, isAntialiased: Bool = true,
      transform: CGAffineTransform = .identity
    ) {
      self.path = path
      self.rule = rule
      self.isAntialiased = isAntialiased
      self.transform = transform
    }
  }
}
