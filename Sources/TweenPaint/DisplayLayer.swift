import Foundation
import TweenGeometry

extension DisplayItem {
  /// Items between this and its `endLayer` are drawn together, then composed as one picture.
  ///
  /// In this order: the items are drawn on clear (or on black, where `isOpaque`), the masks inside
  /// cut them, the effect is done to the picture, the clip cuts it, the opacity fades it, and the
  /// item's `blend` brings it onto what is behind.
  public struct Layer: Equatable, Sendable {
    /// 0...1, applied to the whole; what is outside is clamped, and NaN is 0.
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

    /// A layer of these settings; with none it changes nothing about its items.
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
    /// The picture is blurred.
    case blur(Blur)
    /// The layer is a plane of its own: its items' points are the plane's, and the map takes them
    /// to the points of the layer around it (of the canvas, for an outermost one).
    case projection(ProjectionTransform)
    /// Each pixel's colour, not premultiplied, goes through the matrix and is clamped.
    case colorMatrix(ColorMatrix)
    /// Pixels whose alpha lies in the range become `color`, with antialiased edges where alpha
    /// crosses its ends; the others become clear.
    case alphaThreshold(AlphaThreshold)
    /// The picture's shadow is drawn behind or onto it.
    case shadow(Shadow)
    /// The picture begins with what is behind it.
    case backdrop(Backdrop)
  }

  /// A Gaussian blur.
  public struct Blur: Equatable, Sendable {
    /// The standard deviation, in local coordinates. The layer stands without a blur where it is
    /// not above 0, or not finite.
    public var radius: Double
    /// Where the blur is opaque: it shows inside this rectangle (in local coordinates) only, and
    /// what lies at its edges goes on outside. nil: the picture fades into clear.
    public var opaqueRect: CGRect?
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    /// A blur of these measures.
    public init(
      radius: Double, opaqueRect: CGRect? = nil, transform: CGAffineTransform = .identity
    ) {
      self.radius = radius
      self.opaqueRect = opaqueRect
      self.transform = transform
    }
  }

  /// A range of alphas that is filled with one colour. A layer is left out with all that it holds
  /// where an end of its range is not finite.
  public struct AlphaThreshold: Equatable, Sendable {
    /// 0...1.
    public var lowest: Double
    /// 0...1; below `lowest`, everything becomes clear.
    public var highest: Double
    /// What alphas in the range become.
    public var color: Color.Resolved

    /// A range of alphas and its colour.
    public init(lowest: Double, highest: Double, color: Color.Resolved) {
      self.lowest = lowest
      self.highest = highest
      self.color = color
    }
  }

  /// What a picture's alpha, blurred, moved and coloured, casts behind or into the picture.
  public struct Shadow: Equatable, Sendable {
    /// Where a shadow falls.
    public enum Kind: Equatable, Sendable {
      /// Behind the picture.
      case drop
      /// On the picture: where the moved and blurred alpha is missing.
      case inner
    }

    /// Where it falls.
    public var kind: Kind
    /// What it is drawn with; its opacity multiplies the shadow's.
    public var color: Color.Resolved
    /// The standard deviation of the blur, in local coordinates; 0 and less: sharp. Where it is not
    /// finite there is no shadow.
    public var radius: Double
    /// How far it falls, in local coordinates. Where it is not finite there is no shadow.
    public var offset: CGSize
    /// Whether the picture itself is left out.
    public var isAlone: Bool
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    /// A shadow of these measures, behind the picture if not told otherwise.
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
    /// The standard deviation of the blur, in local coordinates; 0 and less: none. Where it is not
    /// finite the layer begins clear.
    public var radius: Double
    /// Applied after the blur.
    public var colorMatrix: ColorMatrix
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    /// A backdrop of these measures, which keeps the colours if not told otherwise.
    public init(
      radius: Double, colorMatrix: ColorMatrix = ColorMatrix(),
      transform: CGAffineTransform = .identity
    ) {
      self.radius = radius
      self.colorMatrix = colorMatrix
      self.transform = transform
    }
  }

  /// The area of a layer that shows: what lies inside a path.
  public struct Clip: Equatable, Sendable {
    /// The outline, in local coordinates. Inside an empty one lies nothing.
    public var path: Path
    /// What counts as inside.
    public var rule: FillRule
    /// Whether edges are smoothed: pixels covered in part show in that share. Otherwise they show
    /// or not.
    public var isAntialiased: Bool
    /// Local coordinates to the canvas's points, or to those of the plane around.
    public var transform: CGAffineTransform

    /// A clip by this path, under the nonzero rule and with smoothed edges, if not told otherwise.
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
