import Foundation
import TweenCodecs
import TweenPaint
import TweenViews

extension UIImage {
  /// The use of an image's colours when it is drawn.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the asset catalog, by default the image's own colours. Symbols are templates.
    case automatic = 0
    /// The image is drawn in its own colours.
    case alwaysOriginal = 1
    /// The opaque parts of the image are drawn in the foreground colour.
    case alwaysTemplate = 2
  }

  /// The position of a bitmap's first row and column in the upright image.
  public enum Orientation: Int, Sendable {
    /// The bitmap is upright.
    case up = 0
    /// The bitmap must be turned by half a turn.
    case down = 1
    /// The bitmap must be turned by a quarter counterclockwise.
    case left = 2
    /// The bitmap must be turned by a quarter clockwise.
    case right = 3
    /// The bitmap is mirrored horizontally.
    case upMirrored = 4
    /// The bitmap is mirrored vertically.
    case downMirrored = 5
    /// The bitmap's rows and columns are exchanged.
    case leftMirrored = 6
    /// The bitmap's rows and columns are exchanged and both reversed.
    case rightMirrored = 7

    var imageOrientation: ImageOrientation {
      switch self {
      case .up: .topLeft
      case .upMirrored: .topRight
      case .down: .bottomRight
      case .downMirrored: .bottomLeft
      case .leftMirrored: .leftTop
      case .right: .rightTop
      case .rightMirrored: .rightBottom
      case .left: .leftBottom
      }
    }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is specified; it counts as regular.
    case unspecified = 0
    /// The ultralight weight, the lightest of nine.
    case ultraLight = 1
    /// The thin weight, the second of nine.
    case thin = 2
    /// The light weight, the third of nine.
    case light = 3
    /// The regular weight, the fourth of nine.
    case regular = 4
    /// The medium weight, the fifth of nine.
    case medium = 5
    /// The semibold weight, the sixth of nine.
    case semibold = 6
    /// The bold weight, the seventh of nine.
    case bold = 7
    /// The heavy weight, the eighth of nine.
    case heavy = 8
    /// The black weight, the heaviest of nine.
    case black = 9

    var fontWeight: Font.Weight {
      let weights: [Font.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// The default scale, the same as `medium`.
    case `default` = -1
    /// No scale is specified; it counts as medium.
    case unspecified = 0
    /// The small scale, 79 percent of `medium`.
    case small = 1
    /// The medium scale, which fits the font.
    case medium = 2
    /// The large scale, 128 percent of `medium`.
    case large = 3
  }

  /// The size and weight of a symbol. The object is immutable.
  public final class SymbolConfiguration: NSObject, Sendable {
    private struct Parts: Hashable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
    }

    private let parts: Parts

    private init(parts: Parts) { self.parts = parts }

    /// Creates a configuration for text in the size of body text and the regular weight.
    public override convenience init() { self.init(parts: Parts()) }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(parts: Parts(pointSize: pointSize)) }

    /// Creates a configuration for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(parts: Parts(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration for text of a size in points and a weight, with a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(parts: Parts(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a weight, in the size of body text.
    public convenience init(weight: SymbolWeight) { self.init(parts: Parts(weight: weight)) }

    /// Creates a configuration with a scale, in the size of body text.
    public convenience init(scale: SymbolScale) { self.init(parts: Parts(scale: scale)) }

    /// Creates a configuration for text of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration for text of a text style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration for text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for text of a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weights: [SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let own = font.recipe.isBold ? .bold : font.recipe.weight
      self.init(
        parts: Parts(
          pointSize: font.pointSize, weight: weights.first { $0.fontWeight == own } ?? .regular,
          scale: scale))
    }

    /// The font of the text beside the symbol.
    var font: Font {
      .system(
        size: parts.pointSize ?? UIFont.preferredFont(forTextStyle: .body).pointSize,
        weight: parts.weight.fontWeight)
    }

    var imageScale: Image.Scale {
      switch parts.scale {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }

    /// Returns whether an object is a configuration of the same size, weight and scale.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.parts == parts
    }

    /// The hash value of the configuration, which differs between runs.
    public override var hash: Int { parts.hashValue }
  }
}

extension Image.Orientation {
  /// Creates an orientation from UIKit's.
  public init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }
}

extension Bitmap {
  /// Returns the bitmap in one colour: each pixel is the premultiplied colour times the pixel's alpha.
  func filled(with color: Color.Resolved) -> Bitmap {
    let paint = color.premultipliedEncoded * 255
    var bitmap = self
    for index in bitmap.pixels.indices {
      let share = Double(bitmap.pixels[index] >> 24) / 255
      func byte(_ value: Double) -> UInt32 { UInt32((value * share).rounded()) }
      bitmap.pixels[index] =
        byte(paint.w) << 24 | byte(paint.x) << 16 | byte(paint.y) << 8 | byte(paint.z)
    }
    return bitmap
  }
}
