import Foundation
import TweenGeometry
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

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// A place among the characters of a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// In bytes of the text in UTF-8.
      let offset: Int

      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.offset < right.offset
      }
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// How parts of a text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
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
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline, positive.
      public var descent: CGFloat
      /// Between this line and the next.
      public var leading: CGFloat

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

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }

      /// The left end of the line's baseline.
      public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }

      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: origin, width: line.width, ascent: line.ascent, descent: line.descent, leading: 0)
      }

      /// In which direction the text's paragraphs are written.
      public var paragraphLayoutDirection: LayoutDirection { source.direction }

      public static func == (left: Line, right: Line) -> Bool { left.line == right.line }
    }

    /// Glyphs of a line with the same attributes, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
      let cells: ArraySlice<ParagraphCell>
      /// Which stretch of equal attributes it is of.
      let stretch: Int
      let source: TextLayoutSource

      public var startIndex: Int { 0 }
      public var endIndex: Int { cells.count }
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// What the text says of these characters by `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        for attribute in source.attributes(ofStretch: stretch).reversed() {
          if let value = attribute.value as? T { return value }
        }
        return nil
      }

      public var layoutDirection: LayoutDirection {
        cells.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
      }

      public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
      public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

      public static func == (left: Run, right: Run) -> Bool { left.cells == right.cells }
    }

    /// Some glyphs of a run: what came of one cluster of characters each.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public var run: Run
      public var indices: Range<Int>

      /// - Parameter run: What a part is taken of.
      /// - Parameter indices: Those of the run's glyphs.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { run[index] }
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      var cells: ArraySlice<ParagraphCell> {
        let range = indices.clamped(to: 0..<run.count)
        let start = run.cells.startIndex
        return run.cells[start + range.lowerBound..<start + range.upperBound]
      }

      public var typographicBounds: TypographicBounds {
        guard let first = cells.first, let last = cells.last else { return TypographicBounds() }
        return TypographicBounds(
          origin: CGPoint(x: first.x, y: first.baseline), width: last.x + last.line.width - first.x,
          ascent: cells.map(\.line.ascent).max() ?? 0,
          descent: cells.map(\.line.descent).max() ?? 0, leading: 0)
      }

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
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
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
