import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenText

extension Text {
  /// A text broken into lines, for its renderer: lines of runs of glyphs.
  ///
  /// Positions are in points from the text's top left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether the text is truncated, because it did not fit.
    public let isTruncated: Bool

    /// The index of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines in the layout.
    public var endIndex: Int { lines.count }
    /// The line at an index, from the top. The index must be valid.
    public subscript(index: Int) -> Line { lines[index] }

    /// A position among the characters of a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// The offset in bytes of UTF-8.
      let offset: Int

      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.offset < right.offset
      }
      /// Returns the number of bytes of UTF-8 to another position, which is negative if that lies before.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// Returns the position `n` bytes of UTF-8 further on; it need not be the start of a character.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// Options for drawing parts of a text.
    public struct DrawingOptions: OptionSet, Sendable {
      /// One bit for each option: 1 is disablesSubpixelQuantization.
      public let rawValue: UInt32
      /// Creates a set from its bits. Unknown bits are kept and have no effect.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Requests exact glyph positions. Stored without effect: glyphs that a renderer moves are placed at
      /// quarters of a pixel.
      public static var disablesSubpixelQuantization: DrawingOptions {
        DrawingOptions(rawValue: 1 << 0)
      }
    }

    /// The extent of a part of a text by the metrics of its fonts, regardless of the letters' shapes.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, in points.
      public var origin: CGPoint
      /// The distance from the left end to the right end, in points.
      public var width: CGFloat
      /// The extent above the baseline, in points.
      public var ascent: CGFloat
      /// The extent below the baseline, in points; positive.
      public var descent: CGFloat
      /// The space between this line and the next. Always 0 in a layout, whose positions contain it
      /// already.
      public var leading: CGFloat

      /// Creates empty bounds at the text's top left corner: all lengths are 0.
      public init() {
        self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
      }

      init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// The rectangle from the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of a text: runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      let line: Paragraph.Line
      let source: TextLayoutSource

      /// The index of the leftmost run: 0.
      public var startIndex: Int { 0 }
      /// The number of runs in the line.
      public var endIndex: Int { runs.count }
      /// The run at an index, from the left. The index must be valid.
      public subscript(index: Int) -> Run { runs[index] }

      /// The left end of the line's baseline.
      public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }

      /// The extent of the whole line, by its highest font.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: origin, width: line.width, ascent: line.ascent, descent: line.descent, leading: 0)
      }

      /// The layout direction around the text, for any direction of its letters.
      public var paragraphLayoutDirection: LayoutDirection { source.direction }

      public static func == (left: Line, right: Line) -> Bool { left.line == right.line }
    }

    /// Glyphs of a line with the same attributes, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
      let cells: ArraySlice<ParagraphCell>
      /// The index of the range of equal attributes that the run belongs to.
      let stretch: Int
      let source: TextLayoutSource

      /// The index of the leftmost glyph: 0.
      public var startIndex: Int { 0 }
      /// The number of glyphs in the run; all glyphs of one cluster count as one.
      public var endIndex: Int { cells.count }
      /// The glyph at an index, from the left; a slice without glyphs for an invalid index.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The glyphs at a range of indices. Invalid indices in the range have no glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The value that `customAttribute(_:)` gives these characters, or nil.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        for attribute in source.attributes(ofStretch: stretch).reversed() {
          if let value = attribute.value as? T { return value }
        }
        return nil
      }

      /// The reading direction of the leftmost glyph; left to right without glyphs.
      public var layoutDirection: LayoutDirection {
        cells.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
      }

      /// The extent of the run, as high as its line. The cost is linear in the number of glyphs.
      public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
      /// The positions of the characters that the glyphs show, in the order of the glyphs. The cost is
      /// linear in the number of glyphs.
      public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

      public static func == (left: Run, right: Run) -> Bool { left.cells == right.cells }
    }

    /// Some glyphs of a run; all glyphs of one cluster of characters count as one.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run that the glyphs belong to.
      public var run: Run
      /// The indices of the glyphs in the run. Invalid indices have no glyphs.
      public var indices: Range<Int>

      /// Creates a slice of a run.
      ///
      /// - Parameter run: The run that the glyphs belong to.
      /// - Parameter indices: The indices of the glyphs in the run.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      /// The index of the first glyph in the run, not 0.
      public var startIndex: Int { indices.lowerBound }
      /// The index after the last glyph in the run.
      public var endIndex: Int { indices.upperBound }
      /// The glyph at an index in the run, even outside of this slice.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// The glyphs at a range of indices in the run, even outside of this slice.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// The value that `customAttribute(_:)` gives these characters, or nil.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      var cells: ArraySlice<ParagraphCell> {
        let range = indices.clamped(to: 0..<run.count)
        let start = run.cells.startIndex
        return run.cells[start + range.lowerBound..<start + range.upperBound]
      }

      /// The extent from the leftmost glyph to the rightmost one, as high as the line; empty at the origin
      /// without glyphs.
      public var typographicBounds: TypographicBounds {
        guard let first = cells.first, let last = cells.last else { return TypographicBounds() }
        return TypographicBounds(
          origin: CGPoint(x: first.x, y: first.baseline), width: last.x + last.line.width - first.x,
          ascent: cells.map(\.line.ascent).max() ?? 0,
          descent: cells.map(\.line.descent).max() ?? 0, leading: 0)
      }

      /// The positions of the characters that the glyphs show, in the order of the glyphs. An ellipsis
      /// shows no characters.
      public var characterIndices: [CharacterIndex] {
        cells.flatMap { cell in
          cell.text.indices.map { index in
            CharacterIndex(
              offset: cell.start + cell.text.utf8.distance(from: cell.text.startIndex, to: index))
          }
        }
      }
    }
  }
}

/// The data that all parts of a layout share.
final class TextLayoutSource {
  let drawing: TextDrawing
  let direction: LayoutDirection
  /// The ends of the ranges of equal attributes in the text, in bytes.
  private let ends: [Int]
  private let attributes: [[CustomTextAttribute]]

  init(_ resolved: ResolvedText, _ drawing: TextDrawing) {
    self.drawing = drawing
    direction = resolved.paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    var ends: Set<Int> = []
    var end = 0
    for run in resolved.text.runs {
      end += run.text.utf8.count
      ends.insert(end)
    }
    for mark in resolved.marks { ends.formUnion([mark.range.lowerBound, mark.range.upperBound]) }
    ends.remove(0)
    let sorted = ends.sorted()
    self.ends = sorted
    attributes = sorted.map { end in
      resolved.marks.last { $0.range.contains(end - 1) }?.attributes ?? []
    }
  }

  /// The index of the range of equal attributes with the byte at `offset`.
  func stretch(at offset: Int) -> Int {
    (0..<ends.count).partitioningIndex { ends[$0] > offset }
  }

  func attributes(ofStretch stretch: Int) -> [CustomTextAttribute] {
    attributes.indices.contains(stretch) ? attributes[stretch] : []
  }
}

extension Text.Layout {
  init(_ paragraph: Paragraph, _ source: TextLayoutSource) {
    var cells = paragraph.cells[...]
    lines = paragraph.lines.map { line in
      let own = cells.prefix { $0.baseline == line.baseline }
      cells = cells.dropFirst(own.count)
      return Line(runs: Self.runs(of: own, source), line: line, source: source)
    }
    isTruncated = paragraph.isTruncated
  }

  /// The runs of a line's cells: consecutive cells with the same attributes.
  private static func runs(
    of cells: ArraySlice<ParagraphCell>, _ source: TextLayoutSource
  ) -> [Run] {
    var runs: [Run] = []
    var start = cells.startIndex
    var last: Int?
    for index in cells.indices {
      // An ellipsis has no characters and belongs to the run before it.
      let stretch = cells[index].text.isEmpty ? last : source.stretch(at: cells[index].start)
      if let last, last != stretch {
        runs.append(Run(cells: cells[start..<index], stretch: last, source: source))
        start = index
      }
      last = stretch ?? 0
    }
    if let last, start < cells.endIndex {
      runs.append(Run(cells: cells[start...], stretch: last, source: source))
    }
    return runs
  }
}
