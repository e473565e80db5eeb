import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// What a `Text` is in an environment: all that its node needs to measure, draw and be hit.
/// `Text.resolved(in:)` makes it.
struct ResolvedText: Equatable {
  var text = StyledText()
  var paragraph = ParagraphStyle()
  /// The paint of characters without one of their own (style 0).
  var foreground = _ResolvedPaint(.solid(.transparent))
  /// The paints of the styles 1, 2 ... of the runs' attributes.
  var styles: [_ResolvedPaint] = []
  /// The pictures that attachments name by their ids.
  var pictures: [TextPicture] = []
  /// The links that runs name.
  var links: [URL] = []
  /// Bars of the lines' sizes stand for the letters.
  var isRedacted = false
  /// When the text is another by itself, because it tells of dates; nil: never.
  var nextChange: Date?
  /// What programs say of stretches of the text, for its renderer.
  var marks: [TextMark] = []
  /// Draws the text; nil: as texts are drawn.
  var renderer: AnyTextRenderer?

  /// The text ready to be measured and laid out.
  var prepared: PreparedParagraph { TextEngine.shared.prepared(text, style: paragraph) }
  /// The same for who keeps it.
  var held: PreparedParagraph {
    TextEngine.shared.prepared(text, style: paragraph, isHeld: true)
  }
}

/// What a program says of a stretch of a text.
struct TextMark: Equatable {
  /// In bytes of the text in UTF-8.
  var range: Range<Int>
  /// The innermost last.
  var attributes: [CustomTextAttribute]
}

/// A picture among the characters of a text.
enum TextPicture: Equatable {
  case image(ResolvedImage)
  case symbol(ResolvedSymbol)

  /// The picture in a rectangle; `paint` fills what takes the text's paint.
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
