import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenText

extension Text {
  /// A text broken into lines, for its renderer: lines of runs of glyphs.
  ///
  /// Places are in points from the text's top left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Characters are missing: something did not fit.
    public let isTruncated: Bool

    /// 0, the first line's.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// The line of a number, from the top. Other numbers than those of lines trap.
    public subscript(index: Int) -> Line { lines[index] }

    /// A place among the characters of a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// In bytes of the text in UTF-8.
      let offset: Int

      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.offset < right.offset
      }
      /// Bytes of the text in UTF-8 up to the other place; below 0 where that lies before.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// The place so many bytes of UTF-8 further on, be it that of a character or not.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// How parts of a text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// A bit for each option: 1 is disablesSubpixelQuantization.
      public let rawValue: UInt32
      /// The set with these bits. Others than the named one are kept and mean nothing.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Glyphs stand where they are to the smallest part of a pixel. Kept, and without effect:
      /// glyphs that a renderer moves stand at quarters of a pixel.
      public static var disablesSubpixelQuantization: DrawingOptions {
        DrawingOptions(rawValue: 1 << 0)
      }
    }

    /// What a part of a text takes by its fonts, whatever its letters fill of that.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// From the left end to the right one.
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline, positive.
      public var descent: CGFloat
      /// Between this line and the next. 0 in what a layout says, which has it in its places alone.
      public var leading: CGFloat

      /// Nothing at the text's top left corner: all lengths are 0.
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

      /// From the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of a text: runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      let line: Paragraph.Line
      let source: TextLayoutSource

      /// 0, the leftmost run's.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { runs.count }
      /// The run of a number, from the left. Other numbers than those of runs trap.
      public subscript(index: Int) -> Run { runs[index] }

      /// The left end of the line's baseline.
      public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }

      /// What the whole line takes, the highest of its fonts deciding.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: origin, width: line.width, ascent: line.ascent, descent: line.descent, leading: 0)
      }

      /// The layout direction around the text, whatever its letters are.
      public var paragraphLayoutDirection: LayoutDirection { source.direction }

      public static func == (left: Line, right: Line) -> Bool { left.line == right.line }
    }

    /// Glyphs of a line with the same attributes, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
      let cells: ArraySlice<ParagraphCell>
      /// Which stretch of equal attributes it is of.
      let stretch: Int
      let source: TextLayoutSource

      /// 0, the leftmost glyph's.
      public var startIndex: Int { 0 }
      /// The number of glyphs, of which what came of one cluster counts as one.
      public var endIndex: Int { cells.count }
      /// The glyph of a number, from the left; nothing where there is none.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// Glyphs side by side. Numbers beyond those of the run stand for nothing.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// What the text says of these characters by `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        for attribute in source.attributes(ofStretch: stretch).reversed() {
          if let value = attribute.value as? T { return value }
        }
        return nil
      }

      /// In which direction the leftmost glyph is read; from left to right without glyphs.
      public var layoutDirection: LayoutDirection {
        cells.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
      }

      /// What the run takes; its height is that of its line. The cost is linear in the glyphs.
      public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
      /// Which characters the glyphs stand for, in the order of the glyphs. The cost is linear in
      /// them.
      public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

      public static func == (left: Run, right: Run) -> Bool { left.cells == right.cells }
    }

    /// Some glyphs of a run: what came of one cluster of characters each.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// What the glyphs are a part of.
      public var run: Run
      /// Which of the run's glyphs these are. Numbers beyond those of the run stand for nothing.
      public var indices: Range<Int>

      /// - Parameter run: What a part is taken of.
      /// - Parameter indices: Those of the run's glyphs.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      /// The number of the first glyph in the run, not 0.
      public var startIndex: Int { indices.lowerBound }
      /// The number behind the last glyph's in the run.
      public var endIndex: Int { indices.upperBound }
      /// The glyph of a number in the run, be it of this part or not.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// Glyphs side by side, by their numbers in the run, be they of this part or not.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// What the text says of these characters by `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      var cells: ArraySlice<ParagraphCell> {
        let range = indices.clamped(to: 0..<run.count)
        let start = run.cells.startIndex
        return run.cells[start + range.lowerBound..<start + range.upperBound]
      }

      /// From the leftmost glyph's left end to the rightmost one's right end, as high as the line;
      /// nothing at the origin where there are no glyphs.
      public var typographicBounds: TypographicBounds {
        guard let first = cells.first, let last = cells.last else { return TypographicBounds() }
        return TypographicBounds(
          origin: CGPoint(x: first.x, y: first.baseline), width: last.x + last.line.width - first.x,
          ascent: cells.map(\.line.ascent).max() ?? 0,
          descent: cells.map(\.line.descent).max() ?? 0, leading: 0)
      }

      /// Which characters the glyphs stand for, in the order of the glyphs. A sign for what was
      /// left out stands for none.
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

/// What all parts of a layout share.
final class TextLayoutSource {
  let drawing: TextDrawing
  let direction: LayoutDirection
  /// Where in the text stretches of equal attributes end, in bytes.
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

  /// Which stretch the byte at `offset` is of.
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

  /// Cells of a line, those side by side together that have the same attributes.
  private static func runs(
    of cells: ArraySlice<ParagraphCell>, _ source: TextLayoutSource
  ) -> [Run] {
    var runs: [Run] = []
    var start = cells.startIndex
    var last: Int?
    for index in cells.indices {
      // A sign for what was left out stands for no characters: it goes with what is before it.
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
