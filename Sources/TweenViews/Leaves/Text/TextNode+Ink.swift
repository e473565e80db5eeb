import Foundation
import TweenGeometry
import TweenPaint
import TweenText

extension TextNode: OmittingNode {
  /// Whether the text omits characters although no limit of lines is set.
  var isCut: Bool { placement != nil && environment.lineLimit == nil && paragraph.isTruncated }

  /// The box around the outlines of the glyphs in the text's own coordinates; null without outlines.
  var inkBox: CGRect {
    var box = CGRect.null
    for line in paragraph.lines {
      for piece in line.pieces {
        box = box.union(piece.run.inkBox.offsetBy(dx: line.x, dy: line.baseline))
      }
      for picture in line.pictures {
        box = box.union(picture.rect.offsetBy(dx: line.x, dy: line.baseline))
      }
    }
    return box
  }
}

extension GlyphRun {
  /// The box around the outlines of the glyphs, in the run's coordinates; null without outlines.
  fileprivate var inkBox: CGRect {
    let scale = fontSize / outlines.unitsPerEm
    return zip(glyphs, positions).reduce(CGRect.null) { box, glyph in
      guard let outline = outlines.outline(of: glyph.0), !outline.isEmpty else { return box }
      let bounds = outline.boundingRect
      // Outlines have y upwards.
      return box.union(
        CGRect(
          x: glyph.1.x + bounds.minX * scale, y: glyph.1.y - bounds.maxY * scale,
          width: bounds.width * scale, height: bounds.height * scale))
    }
  }
}
