import Foundation
import TweenCodecs
import TweenPaint
import TweenViews

extension UIImage {
  /// Whether a picture shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As its catalogue says: its own unless that says otherwise. Symbols are templates.
    case automatic = 0
    /// Its own.
    case alwaysOriginal = 1
    /// The foreground's, where it is opaque.
    case alwaysTemplate = 2
  }

  /// How the first row and column of pixels lie in what is to be shown.
  public enum Orientation: Int, Sendable {
    /// As it is shown.
    case up = 0
    /// Half a turn.
    case down = 1
    /// To be turned a quarter counterclockwise.
    case left = 2
    /// To be turned a quarter clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Upside down, mirrored.
    case downMirrored = 5
    /// Rows and columns change places.
    case leftMirrored = 6
    /// Rows and columns change places, and both are reversed.
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
    /// Nothing says which; it counts as regular.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// The second of nine.
    case thin = 2
    /// The third of nine.
    case light = 3
    /// The fourth of nine.
    case regular = 4
    /// The middle one.
    case medium = 5
    /// The sixth of nine.
    case semibold = 6
    /// The seventh of nine.
    case bold = 7
    /// The eighth of nine.
    case heavy = 8
    /// The heaviest.
    case black = 9

    var fontWeight: Font.Weight {
      let weights: [Font.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The medium one.
    case `default` = -1
    /// Nothing says which; it counts as medium.
    case unspecified = 0
    /// 79 % of the medium one.
    case small = 1
    /// That which fits the font.
    case medium = 2
    /// 128 % of the medium one.
    case large = 3
  }

  /// The size and the weight of a symbol. An object that never changes.
  public final class SymbolConfiguration: NSObject, Sendable {
    private struct Parts: Hashable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
    }

    private let parts: Parts

    private init(parts: Parts) { self.parts = parts }

    /// Beside text of the body's size, of regular weight.
    public override convenience init() { self.init(parts: Parts()) }

    /// Beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(parts: Parts(pointSize: pointSize)) }

    /// Beside text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(parts: Parts(pointSize: pointSize, weight: weight))
    }

    /// Beside text of a size in points and a weight, smaller or larger.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(parts: Parts(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Of a weight.
    public convenience init(weight: SymbolWeight) { self.init(parts: Parts(weight: weight)) }

    /// Smaller or larger.
    public convenience init(scale: SymbolScale) { self.init(parts: Parts(scale: scale)) }

    /// Beside text of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Beside text of a text style, smaller or larger.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Beside text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Beside text of a font, smaller or larger.
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

    /// The font that the symbol would stand beside.
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

    /// Whether an object is a configuration that asks for the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.parts == parts
    }

    /// The same for equal objects; another in the next run.
    public override var hash: Int { parts.hashValue }
  }
}

extension Image.Orientation {
  /// The same as UIKit names it.
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
  /// One colour where the bitmap is opaque: its alpha times the colour, premultiplied.
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
