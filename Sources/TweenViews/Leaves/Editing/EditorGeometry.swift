import Foundation
import TweenGeometry
import TweenMotion
import TweenText

/// Where the characters of a text being edited stand.
@MainActor package struct EditorGeometry {
  private let paragraph: Paragraph
  /// What stands for the first line of a text without characters.
  private let emptyLine: CGRect
  private let length: Int

  /// - Parameters:
  ///   - text: What is edited.
  ///   - width: Where lines break; nil: only where the text breaks them.
  ///   - environment: What the text is set in.
  package init(_ text: String, width: CGFloat?, in environment: EnvironmentValues) {
    func paragraph(_ text: String) -> Paragraph {
      Text(verbatim: text).resolved(in: environment).prepared
        .paragraph(width: width.map { Double($0) })
    }
    self.paragraph = paragraph(text)
    length = text.utf8.count
    emptyLine = paragraph("x").caret(at: CaretPosition(offset: 0))
  }

  /// How much room the text takes.
  package var size: CGSize {
    length == 0 ? CGSize(width: 0, height: emptyLine.height) : paragraph.size
  }

  /// The upright line where the caret stands, without width.
  package func caret(at offset: Int) -> CGRect {
    length == 0 ? emptyLine : paragraph.caret(at: CaretPosition(offset: offset))
  }

  /// The place between characters nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    length == 0 ? 0 : paragraph.position(at: point).offset
  }

  /// What a selection covers: a rectangle on each of its lines.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, length > 0 else { return [] }
    let start = caret(at: range.lowerBound)
    let end = paragraph.caret(at: CaretPosition(offset: range.upperBound, isUpstream: true))
    if abs(start.minY - end.minY) < 0.5 {
      return [
        CGRect(
          x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
          height: start.height)
      ]
    }
    let width = paragraph.size.width
    var result = [
      CGRect(x: start.minX, y: start.minY, width: width - start.minX, height: start.height)
    ]
    if end.minY > start.maxY + 0.5 {
      result.append(CGRect(x: 0, y: start.maxY, width: width, height: end.minY - start.maxY))
    }
    result.append(CGRect(x: 0, y: end.minY, width: end.minX, height: end.height))
    return result
  }
}
