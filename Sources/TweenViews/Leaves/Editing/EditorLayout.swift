import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenText

/// The layout of the characters of a text that is being edited.
///
/// The text is divided into blocks: paragraphs, and pieces of long paragraphs of some hundred bytes each,
/// divided between lines or, where lines do not break, between words. An edit lays out only the blocks that
/// it changes. A paragraph that has, or may have, text from right to left stays whole. Blocks that were
/// never shown have an estimated height of one line.
@MainActor package final class EditorLayout {
  /// A piece of the text.
  package struct Block {
    /// An id that the block keeps while it exists, also while it is edited.
    package fileprivate(set) var id: Int
    /// The text, without the line break that ends its paragraph.
    package fileprivate(set) var text: String
    /// The text with its attributes; nil if the whole text has none.
    package fileprivate(set) var attributed: AttributedString?
    /// The number of bytes, including that line break.
    fileprivate(set) var length: Int
    /// Whether the block's paragraph continues in the next block.
    fileprivate(set) var continues: Bool
    /// The layout; nil until the block is laid out.
    fileprivate(set) var paragraph: Paragraph?
    /// Whether the block is a long paragraph that is divided into pieces when it is laid out.
    fileprivate var isCoarse = false
  }

  package private(set) var blocks: [Block] = []
  private var text = ""
  /// The text with its attributes; nil if it has none.
  private var attributed: AttributedString?
  /// The offset of each block in the text, and one more for the end.
  private var starts: [Int] = [0]
  /// The distance of each block from the top, or from the left where lines do not break; one more for the
  /// end.
  private var places: [CGFloat] = [0]
  private var width: CGFloat?
  private var environment = EnvironmentValues()
  private var sample = ResolvedText()
  private var lastID = 0
  /// A number that changes with each update.
  package private(set) var revision = 0
  /// The frame of the line of an empty text.
  package private(set) var emptyLine = CGRect.zero
  /// The alignment of the text in this environment, from 0 (leading) to 1 (trailing).
  package private(set) var alignment: CGFloat = 0

  /// The approximate number of bytes in a piece of a long paragraph.
  package static let pieceLength = 512
  /// The number of bytes above which a paragraph is divided.
  private static let longestWhole = 1024

  nonisolated package init() {}

  /// Updates the text, the width at which lines break (nil if lines never wrap) and the environment.
  ///
  /// - Parameter styled: The text with its attributes, or nil if it has none. Its paragraphs stay whole.
  package func update(
    _ new: String, _ styled: AttributedString? = nil, width: CGFloat?,
    in environment: EnvironmentValues
  ) {
    let sample = Text(verbatim: "x").resolved(in: environment)
    self.environment = environment
    let old = attributed
    attributed = styled
    if sample != self.sample || width != self.width || blocks.isEmpty
      || (old == nil) != (styled == nil)
    {
      self.sample = sample
      self.width = width
      emptyLine = laidOut("x").caret(at: CaretPosition(offset: 0))
      alignment =
        switch environment.multilineTextAlignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
      text = new
      blocks = split(new[...])
      replaceWhole()
      return
    }
    if let styled {
      if styled != old { replaceParagraphs(by: new) }
      return
    }
    guard !new.isSame(as: text) else { return }
    replaceChanged(by: new)
  }

  private func replaceWhole() { measure(from: 0) }

  // MARK: Cutting

  private func laidOut(_ text: String) -> Paragraph { laidOut(Text(verbatim: text)) }

  private func laidOut(_ text: Text) -> Paragraph {
    text.resolved(in: environment).prepared.paragraph(width: width.map { Double($0) })
  }

  private func makeBlock(
    _ text: Substring, length: Int, continues: Bool = false, isCoarse: Bool = false
  ) -> Block {
    lastID += 1
    return Block(
      id: lastID, text: String(text), length: length, continues: continues, isCoarse: isCoarse)
  }

  /// The paragraphs of a text, not divided further.
  private func split(_ text: Substring) -> [Block] {
    var result: [Block] = []
    var start = text.startIndex
    let bytes = text.utf8
    var index = start
    while let end = bytes[index...].firstIndex(where: { $0 == 10 || $0 == 13 }) {
      var next = bytes.index(after: end)
      if bytes[end] == 13, next < bytes.endIndex, bytes[next] == 10 {
        next = bytes.index(after: next)
      }
      result.append(makeParagraph(text[start..<end], text[start..<next]))
      start = next
      index = next
    }
    result.append(makeParagraph(text[start...], text[start...]))
    return result
  }

  private func makeParagraph(_ text: Substring, _ whole: Substring) -> Block {
    let isLong =
      attributed == nil && text.utf8.count > Self.longestWhole && !Self.mayReadFromRight(text)
    var block = makeBlock(text, length: whole.utf8.count, isCoarse: isLong)
    if let attributed {
      let start = attributed.utf8.index(
        attributed.startIndex,
        offsetBy: text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex))
      let end = attributed.utf8.index(start, offsetBy: text.utf8.count)
      block.attributed = AttributedString(attributed[start..<end])
    }
    return block
  }

  /// Lays out the paragraphs whose characters or attributes have changed.
  private func replaceParagraphs(by new: String) {
    text = new
    var made = split(new[...])
    let most = min(made.count, blocks.count)
    var first = 0
    while first < most, made[first].isSame(as: blocks[first]) {
      made[first] = blocks[first]
      first += 1
    }
    var behind = 0
    while behind < most - first,
      made[made.count - 1 - behind].isSame(as: blocks[blocks.count - 1 - behind])
    {
      made[made.count - 1 - behind] = blocks[blocks.count - 1 - behind]
      behind += 1
    }
    // The edited paragraph keeps its id.
    if first + behind < most { made[first].id = blocks[first].id }
    blocks = made
    measure(from: min(first, blocks.count - 1))
  }

  /// Whether the text has right-to-left characters, or marks that change the direction.
  private static func mayReadFromRight(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The laid-out pieces of a long paragraph; all but the last one continue.
  private func pieces(of block: Block) -> [Block] {
    var result: [Block] = []
    var rest = block.text[...]
    let ending = block.length - block.text.utf8.count
    while rest.utf8.count > Self.longestWhole {
      let cut = width == nil ? wordCut(rest) : lineCut(rest)
      guard let cut, cut > rest.startIndex, cut < rest.endIndex else { break }
      var piece = makeBlock(
        rest[..<cut], length: rest[..<cut].utf8.count, continues: true)
      piece.paragraph = laidOut(piece.text)
      result.append(piece)
      rest = rest[cut...]
    }
    var last = makeBlock(rest, length: rest.utf8.count + ending, continues: block.continues)
    last.paragraph = laidOut(last.text)
    result.append(last)
    if !result.isEmpty { result[0].id = block.id }
    return result
  }

  /// The index after the last space of a piece, or else after its last whole character.
  private func wordCut(_ text: Substring) -> String.Index? {
    let limit = text.utf8.index(text.startIndex, offsetBy: Self.pieceLength)
    if let blank = text[..<limit].utf8.lastIndex(of: 32) {
      let after = text.utf8.index(after: blank)
      // A space that forms a character with the following bytes is not separated from them.
      if String.Index(after, within: text) != nil { return after }
    }
    var index = limit
    while index > text.startIndex, String.Index(index, within: text) == nil {
      index = text.utf8.index(before: index)
    }
    return index
  }

  /// The start of the last line of a piece, which may be longer than `pieceLength`.
  private func lineCut(_ text: Substring) -> String.Index? {
    var length = Self.pieceLength
    while length < text.utf8.count {
      var limit = text.utf8.index(text.startIndex, offsetBy: length)
      while limit > text.startIndex, String.Index(limit, within: text) == nil {
        limit = text.utf8.index(before: limit)
      }
      let lines = laidOut(String(text[..<limit])).lines
      if lines.count > 2, let last = lines.last {
        // The line before the last one is complete: later text cannot change it.
        return text.utf8.index(text.startIndex, offsetBy: last.range.lowerBound)
      }
      length *= 2
    }
    return nil
  }

  // MARK: Changes

  /// Lays out the blocks that differ from a new text.
  private func replaceChanged(by new: String) {
    let (prefix, suffix) = text.commonEnds(with: new)
    let oldEnd = text.utf8.count - suffix
    var first = block(at: prefix)
    // A piece that ends where the change begins may take some of the changed text.
    if first > 0, starts[first] == prefix || blocks[first - 1].continues, prefix > 0 {
      if blocks[first - 1].continues || starts[first] == prefix { first -= 1 }
    }
    var last = block(at: oldEnd)
    if last < first { last = first }
    let delta = new.utf8.count - text.utf8.count
    text = new
    var made: [Block] = []
    repeat {
      let start = starts[first]
      let end = starts[last + 1] + delta
      let from = new.utf8.index(new.startIndex, offsetBy: start)
      let to = new.utf8.index(new.startIndex, offsetBy: end)
      let goesOn = blocks[last].continues
      made = split(new[from..<to])
      // A line break at the very end of the region starts no block of its own.
      if !goesOn, last + 1 < blocks.count, made.count > 1, made[made.count - 1].length == 0 {
        made.removeLast()
      }
      guard goesOn else { break }
      guard width != nil else {
        made = settled(made)
        break
      }
      let open = made.removeLast()
      let flowed = flow(from: end - open.length, after: last, delta)
      made += flowed.blocks
      last = flowed.last
    } while false
    if let id = blocks[first...last].first?.id, !made.isEmpty { made[0].id = id }
    blocks.replaceSubrange(first...last, with: made)
    measure(from: first)
  }

  /// The blocks of a region that ends inside a paragraph without wrapped lines: the last block ends there
  /// too.
  private func settled(_ made: [Block]) -> [Block] {
    guard var last = made.last else { return made }
    var result = made
    result.removeLast()
    last.continues = true
    guard last.isCoarse, last.text.utf8.count > Self.longestWhole * 2 else {
      last.isCoarse = false
      return result + [last]
    }
    return result + pieces(of: last)
  }

  /// The pieces of a paragraph from a start on, up to an existing piece that still begins at a line's
  /// start.
  ///
  /// - Parameters:
  ///   - start: The start, as an offset in the new text.
  ///   - last: The last block whose text changed.
  ///   - delta: The difference between the length of the new text and that of all blocks.
  /// - Returns: The pieces, and the last block that they replace.
  private func flow(
    from start: Int, after last: Int, _ delta: Int
  ) -> (blocks: [Block], last: Int) {
    var end = last
    while blocks[end].continues, end + 1 < blocks.count { end += 1 }
    let textEnd = starts[end] + blocks[end].text.utf8.count + delta
    let ending = blocks[end].length - blocks[end].text.utf8.count
    func slice(_ from: Int, _ to: Int) -> Substring {
      text[
        text.utf8.index(
          text.startIndex, offsetBy: from)..<text.utf8.index(text.startIndex, offsetBy: to)]
    }
    var made: [Block] = []
    var place = start
    var next = last + 1
    while true {
      while next <= end, starts[next] + delta <= place { next += 1 }
      if next <= end, starts[next] + delta - place <= 4 * Self.pieceLength {
        let boundary = starts[next] + delta
        let reach = next < end ? starts[next + 1] + delta : textEnd
        let lines = laidOut(String(slice(place, reach))).lines
        if lines.contains(where: { $0.range.lowerBound == boundary - place }) {
          made.append(makeBlock(slice(place, boundary), length: boundary - place, continues: true))
          return (made, next - 1)
        }
      }
      let rest = slice(place, textEnd)
      guard rest.utf8.count > Self.longestWhole, let cut = lineCut(rest) else {
        made.append(makeBlock(rest, length: rest.utf8.count + ending))
        return (made, end)
      }
      let piece = rest[..<cut]
      made.append(makeBlock(piece, length: piece.utf8.count, continues: true))
      place += piece.utf8.count
    }
  }

  /// Updates the positions from a block on.
  private func measure(from first: Int) {
    revision += 1
    starts.removeLast(max(0, starts.count - first - 1))
    places.removeLast(max(0, places.count - first - 1))
    starts.reserveCapacity(blocks.count + 1)
    places.reserveCapacity(blocks.count + 1)
    for index in first..<blocks.count {
      starts.append(starts[index] + blocks[index].length)
      places.append(places[index] + length(of: blocks[index]))
    }
  }

  /// The extent of a block in the direction in which blocks are arranged.
  private func length(of block: Block) -> CGFloat {
    guard let paragraph = block.paragraph else { return width == nil ? 0 : emptyLine.height }
    if width == nil { return block.text.isEmpty ? 0 : paragraph.size.width }
    return block.text.isEmpty ? emptyLine.height : max(paragraph.size.height, 1)
  }

  // MARK: Laying out

  /// The block at an offset in the text; between two blocks, the later one.
  private func block(at offset: Int) -> Int {
    (1..<max(blocks.count, 1)).partitioningIndex { starts[$0] > offset } - 1
  }

  /// Lays out a block, which may become several, if it is not laid out yet.
  private func layOut(_ index: Int) {
    guard blocks.indices.contains(index), blocks[index].paragraph == nil else { return }
    if blocks[index].isCoarse {
      blocks.replaceSubrange(index...index, with: pieces(of: blocks[index]))
    } else {
      blocks[index].paragraph = laidOut(blocks[index].shown)
    }
    measure(from: index)
  }

  /// Lays out everything that the position of an offset depends on.
  private func prepare(_ offset: Int) -> Int {
    if width == nil {
      var index = 0
      while index < blocks.count, starts[index] <= offset {
        layOut(index)
        index += 1
      }
    }
    var index = block(at: offset)
    while blocks[index].paragraph == nil {
      layOut(index)
      index = block(at: offset)
    }
    return index
  }

  /// Lays out the blocks between two distances from the top, or from the left, and returns their indices.
  package func showBlocks(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard !blocks.isEmpty else { return 0..<0 }
    let first = (1..<blocks.count).partitioningIndex { places[$0] > start } - 1
    var index = first
    while index < blocks.count, places[index] <= end || index == first {
      layOut(index)
      index += 1
    }
    return first..<index
  }

  /// Lays out all blocks, as needed for the total size.
  private func layOutAll() {
    var index = 0
    while index < blocks.count {
      layOut(index)
      index += 1
    }
  }

  // MARK: Results

  /// The size of the text, as far as it is laid out.
  package var size: CGSize {
    let end = places[places.count - 1]
    guard width == nil else { return CGSize(width: width ?? 0, height: max(end, emptyLine.height)) }
    layOutAll()
    let height = blocks.map { $0.paragraph?.size.height ?? 0 }.max() ?? 0
    return CGSize(width: places[places.count - 1], height: max(height, emptyLine.height))
  }

  /// The origin of a block.
  package func origin(of index: Int) -> CGPoint {
    guard let width else { return CGPoint(x: places[index], y: 0) }
    let own = blocks[index].text.isEmpty ? 0 : blocks[index].paragraph?.size.width ?? 0
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let share = isRightToLeft ? 1 - alignment : alignment
    return CGPoint(x: (width - own) * share, y: places[index])
  }

  /// The caret's line at an offset: a vertical rectangle of width 0.
  package func caret(at offset: Int, isUpstream: Bool = false) -> CGRect {
    guard !blocks.isEmpty else { return emptyLine }
    let offset = min(max(offset, 0), text.utf8.count)
    let index = prepare(offset)
    let origin = origin(of: index)
    let block = blocks[index]
    guard let paragraph = block.paragraph, !block.text.isEmpty else {
      return emptyLine.offsetBy(dx: origin.x - emptyLine.minX, dy: origin.y)
    }
    let place = min(offset - starts[index], block.text.utf8.count)
    return paragraph.caret(
      at: CaretPosition(offset: place, isUpstream: isUpstream && place > 0)
    ).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The offset between characters that is nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    guard !blocks.isEmpty, point.x.isFinite, point.y.isFinite else { return 0 }
    if width == nil { layOutAll() }
    let shown = showBlocks(
      from: width == nil ? point.x : point.y, to: width == nil ? point.x : point.y)
    let index = shown.lowerBound
    let block = blocks[index]
    guard let paragraph = block.paragraph, !block.text.isEmpty else { return starts[index] }
    let origin = origin(of: index)
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return starts[index] + paragraph.position(at: local).offset
  }

  /// The rectangles of a selection between two distances from the top or from the left.
  package func rectangles(
    of range: Range<Int>, from start: CGFloat, to end: CGFloat
  ) -> [CGRect] {
    guard !range.isEmpty, !blocks.isEmpty else { return [] }
    var result: [CGRect] = []
    for index in showBlocks(from: start, to: end) {
      let block = blocks[index]
      let own = starts[index]..<starts[index + 1]
      guard own.overlaps(range), let paragraph = block.paragraph else { continue }
      let origin = origin(of: index)
      let local = (range.clamped(to: own).lowerBound - own.lowerBound)
      let goesOn =
        range.upperBound > own.upperBound
        || range.upperBound == own.upperBound
          && block.length > block.text.utf8.count
      let localEnd =
        goesOn && width != nil && !block.continues
        ? block.text.utf8.count + 1
        : min(range.upperBound - own.lowerBound, block.text.utf8.count)
      if block.text.isEmpty {
        if width != nil, goesOn {
          result.append(
            CGRect(x: 0, y: origin.y, width: width ?? 0, height: emptyLine.height))
        }
        continue
      }
      guard local < localEnd else { continue }
      let reach = width.map { Double($0 - origin.x) } ?? 0
      result += paragraph.rectangles(of: local..<localEnd, width: reach)
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    return result
  }

  /// The range of the displayed line at an offset, without the line break.
  package func line(at offset: Int) -> Range<Int> {
    guard !blocks.isEmpty else { return 0..<0 }
    guard width != nil else { return 0..<text.utf8.count }
    let offset = min(max(offset, 0), text.utf8.count)
    let index = prepare(offset)
    let block = blocks[index]
    guard let paragraph = block.paragraph, !block.text.isEmpty else {
      return starts[index]..<starts[index]
    }
    let count = block.text.utf8.count
    let line = paragraph.line(at: CaretPosition(offset: min(offset - starts[index], count)))
    let range = paragraph.lines[line].range
    var end = min(range.upperBound, count)
    let isLast = line == paragraph.lines.count - 1
    // The offset after a wrapped line's last space belongs to the next line.
    if !isLast || block.continues, end > range.lowerBound {
      end = Self.before(end, in: block.text)
    }
    return starts[index] + range.lowerBound..<starts[index] + max(end, range.lowerBound)
  }

  private static func before(_ offset: Int, in text: String) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf8.distance(from: text.startIndex, to: text.index(before: index))
  }

  /// The offset in the line above or below that is nearest to a distance from the left; nil if there is no
  /// such line.
  package func place(below: Bool, _ offset: Int, x: CGFloat) -> Int? {
    guard width != nil else { return nil }
    let caret = caret(at: offset)
    let y = below ? caret.maxY + 0.5 : caret.minY - 0.5
    if !below, y < 0 { return nil }
    if below {
      // The lines below are laid out first, to find whether there are any.
      _ = showBlocks(from: caret.midY, to: y)
      if y > places[places.count - 1] { return nil }
    }
    return self.offset(at: CGPoint(x: x, y: y))
  }

  /// Whether the text at an offset reads from right to left.
  package func isRightToLeft(at offset: Int) -> Bool {
    guard !blocks.isEmpty else { return environment.layoutDirection == .rightToLeft }
    let index = prepare(min(max(offset, 0), text.utf8.count))
    let block = blocks[index]
    guard let paragraph = block.paragraph, !block.text.isEmpty else {
      return environment.layoutDirection == .rightToLeft
    }
    return paragraph.isRightToLeft(at: min(offset - starts[index], block.text.utf8.count))
  }
}

extension EditorLayout.Block {
  /// The text that is drawn for the block.
  package var shown: Text { attributed.map { Text($0) } ?? Text(verbatim: text) }

  /// Whether another block has the same characters with the same attributes.
  fileprivate func isSame(as other: Self) -> Bool {
    length == other.length && text == other.text && attributed == other.attributed
  }
}
