import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A `Text` resolved in an environment: everything that its node needs to measure it, draw it and find
/// hits. Made by `Text.resolved(in:)`.
struct ResolvedText: Equatable {
  var text = StyledText()
  var paragraph = ParagraphStyle()
  /// The paint of characters without their own paint (style 0).
  var foreground = _ResolvedPaint(.solid(.transparent))
  /// The paints of the styles 1, 2 ... of the runs' attributes.
  var styles: [_ResolvedPaint] = []
  /// The pictures that attachments refer to by their ids.
  var pictures: [TextPicture] = []
  /// The links that runs refer to.
  var links: [URL] = []
  /// Whether bars of the lines' sizes replace the letters.
  var isRedacted = false
  /// The moment at which the text changes by itself, because it contains dates; nil if it never does.
  var nextChange: Date?
  /// The custom attributes of ranges of the text, for its renderer.
  var marks: [TextMark] = []
  /// The custom renderer; nil for the standard drawing.
  var renderer: AnyTextRenderer?

  /// The text ready to be measured and laid out.
  var prepared: PreparedParagraph { TextEngine.shared.prepared(text, style: paragraph) }
  /// The text ready to be measured and laid out, for a caller that keeps it.
  var held: PreparedParagraph {
    TextEngine.shared.prepared(text, style: paragraph, isHeld: true)
  }
}

/// The custom attributes of a range of text.
struct TextMark: Equatable {
  /// The range in bytes of UTF-8.
  var range: Range<Int>
  /// The attributes, the innermost last.
  var attributes: [CustomTextAttribute]
}

/// A picture between the characters of a text.
enum TextPicture: Equatable {
  case image(ResolvedImage)
  case symbol(ResolvedSymbol)

  /// The items of the picture in a rectangle; `paint` fills parts that take the text's paint.
  func contents(
    in rect: CGRect, transform: CGAffineTransform, displayScale: Double?, paint: Paint,
    opacity: Double
  ) -> [DisplayItem.Content] {
    switch self {
    case .symbol(let symbol):
      return symbol.contents(in: rect, transform: transform, paint: paint, opacity: opacity)
    case .image(let image):
      let drawing = ImageDrawing(rect: rect, transform: transform, displayScale: displayScale)
      return image.isTemplate
        ? drawing.contents(of: image, filledWith: paint, opacity: opacity)
        : drawing.contents(of: image, opacity: opacity)
    }
  }
}
