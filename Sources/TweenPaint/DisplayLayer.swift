import Foundation
import TweenGeometry

extension DisplayItem {
  /// A group: the items between this and its `endLayer` are drawn together, then composed as one
  /// picture.
  ///
  /// In this order: the items are drawn on clear (or on black, where `isOpaque`), the masks inside
  /// cut them, the effect is applied to the picture, the clip cuts it, the opacity fades it, and the
  /// item's `blend` combines it with the content behind.
  public struct Layer: Equatable, Sendable {
    /// The opacity of the whole layer, 0...1; other numbers are clamped, and NaN is 0.
    public var opacity: Double
    /// The area in which the layer shows; nil for all of it.
    public var clip: Clip?
    /// The effect on the picture, before clip and opacity; nil for no effect.
    public var effect: LayerEffect?
    /// Whether this layer is a mask. A mask is not drawn: its alpha (after its own effect, clip and
    /// opacity) multiplies the picture of the layer around it, by 0 where the mask is empty. A mask
    /// is the last among the items of the layer it cuts; several masks multiply.
    public var isMask: Bool
    /// Whether the picture begins as opaque black instead of clear.
    public var isOpaque: Bool
    /// The numbers in which colours are mixed in this layer and in the layers inside with nil. nil:
    /// as in the layer around, and on the canvas as encoded.
    public var mixing: Mixing?

    /// Creates a layer of these settings; without any, the layer changes nothing about its items.
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

  /// The numbers that are mixed where colours overlap, blend, or cover a pixel in part.
  ///
  /// Pixels are kept encoded, in 8 bits, in either case. Blurs, colour matrices and the colours
  /// within a gradient are the same in any layer.
  public enum Mixing: Equatable, Sendable {
    /// Mixes components of encoded sRGB.
    case encoded
    /// Mixes components that are proportional to light.
    case linear
  }

  /// An effect on the picture of a layer.
  public enum LayerEffect: Equatable, Sendable {
    /// Blurs the whole picture of the layer.
    case blur(Blur)
    /// Makes the layer a plane of its own: the points of its items are the plane's, and the transform
    /// takes them to the points of the layer around it (of the canvas, for an outermost one).
    case projection(ProjectionTransform)
    /// Multiplies each pixel's colour, not premultiplied, by the matrix and clamps it.
    case colorMatrix(ColorMatrix)
    /// Turns pixels whose alpha lies in the range into `color`, with antialiased edges where alpha
    /// crosses its ends, and the others into clear.
    case alphaThreshold(AlphaThreshold)
    /// Draws the picture's shadow behind or onto it.
    case shadow(Shadow)
    /// Begins the picture with the content behind it.
    case backdrop(Backdrop)
  }

  /// A Gaussian blur of a layer's picture.
  public struct Blur: Equatable, Sendable {
    /// The standard deviation, in local coordinates. Without a blur where it is not above 0, or not
    /// finite.
    public var radius: Double
    /// The rectangle, in local coordinates, in which the blur is opaque: the blur shows only inside,
    /// and the colours at its edges continue outside. nil: the picture fades into clear.
    public var opaqueRect: CGRect?
    /// The transform from local coordinates to the points of the canvas or of the plane around.
    public var transform: CGAffineTransform

    /// Creates a blur with this radius and place.
    public init(
      radius: Double, opaqueRect: CGRect? = nil, transform: CGAffineTransform = .identity
    ) {
      self.radius = radius
      self.opaqueRect = opaqueRect
      self.transform = transform
    }
  }

  /// A range of alphas that is filled with one colour. A layer with an end that is not finite is
  /// omitted, with its items.
  public struct AlphaThreshold: Equatable, Sendable {
    /// The lowest alpha of the range, 0...1.
    public var lowest: Double
    /// The highest alpha of the range, 0...1; below `lowest`, everything becomes clear.
    public var highest: Double
    /// The colour of pixels whose alpha lies in the range.
    public var color: Color.Resolved

    /// Creates a range of alphas with its colour.
    public init(lowest: Double, highest: Double, color: Color.Resolved) {
      self.lowest = lowest
      self.highest = highest
      self.color = color
    }
  }

  /// A shadow behind or inside a picture: the picture's alpha, blurred, moved and coloured.
  public struct Shadow: Equatable, Sendable {
    /// The place of a shadow.
    public enum Kind: Equatable, Sendable {
      /// The shadow is behind the picture.
      case drop
      /// The shadow is on the picture, where the moved and blurred alpha is missing.
      case inner
    }

    /// The place of the shadow, behind or on the picture.
    public var kind: Kind
    /// The colour of the shadow; its opacity multiplies that of the picture.
    public var color: Color.Resolved
    /// The standard deviation of the blur, in local coordinates; sharp at 0 and below. A number that
    /// is not finite gives no shadow.
    public var radius: Double
    /// The offset of the shadow, in local coordinates. A number that is not finite gives no shadow.
    public var offset: CGSize
    /// Whether only the shadow is drawn, without the picture.
    public var isAlone: Bool
    /// The transform from local coordinates to the points of the canvas or of the plane around.
    public var transform: CGAffineTransform

    /// Creates a shadow; by default it is behind the picture.
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

  /// A backdrop: the layer begins with the content drawn behind it so far (in the layer around it),
  /// blurred and recoloured, and its items are drawn onto that. The layer's clip limits the area.
  public struct Backdrop: Equatable, Sendable {
    /// The standard deviation of the blur, in local coordinates; no blur at 0 and below. With a
    /// number that is not finite the layer begins clear.
    public var radius: Double
    /// The colour matrix that is applied after the blur.
    public var colorMatrix: ColorMatrix
    /// The transform from local coordinates to the points of the canvas or of the plane around.
    public var transform: CGAffineTransform

    /// Creates a backdrop; by default it keeps the colours.
    public init(
      radius: Double, colorMatrix: ColorMatrix = ColorMatrix(),
      transform: CGAffineTransform = .identity
    ) {
      self.radius = radius
      self.colorMatrix = colorMatrix
      self.transform = transform
    }
  }

  /// The area in which a layer shows: the inside of a path.
  public struct Clip: Equatable, Sendable {
    /// The outline, in local coordinates. With an empty outline the layer does not show.
    public var path: Path
    /// The rule for the inside of the path.
    public var rule: FillRule
    /// Whether edges are smoothed: pixels covered in part show in that share. Otherwise a pixel shows
    /// wholly or not at all.
    public var isAntialiased: Bool
    /// The transform from local coordinates to the points of the canvas or of the plane around.
    public var transform: CGAffineTransform

    /// Creates a clip by a path; by default under the nonzero rule and with smoothed edges.
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
