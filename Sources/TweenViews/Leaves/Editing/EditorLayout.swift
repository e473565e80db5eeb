import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenText

/// Where the characters of a text being edited stand.
///
/// The text is cut into blocks: its paragraphs, and long paragraphs into pieces of some hundred bytes,
/// between lines or, where lines do not break, between words. An edit lays out the blocks that it
/// changes, and no other. A paragraph in which reading goes from the right, or may, stays whole. Blocks
/// that were never shown have a height that is taken for granted: that of one line.
@MainActor package final class EditorLayout {
  /// A piece of the text.
  package struct Block {
    /// Tells it from others as long as it lasts, also while it is edited.
    package fileprivate(set) var id: Int
    /// Without the break that ends its paragraph.
    package fileprivate(set) var text: String
    /// The same with its attributes; nil: the text has none.
    package fileprivate(set) var attributed: AttributedString?
    /// With that break, in bytes.
    fileprivate(set) var length: Int
    /// A paragraph of which this is a piece goes on in the next block.
    fileprivate(set) var continues: Bool
    /// nil until it is laid out.
    fileprivate(set) var paragraph: Paragraph?
    /// Before it is laid out: a paragraph that is to be cut into pieces then.
    fileprivate var isCoarse = false
  }

  package private(set) var blocks: [Block] = []
  private var text = ""
  /// The text with its attributes; nil: it has none.
  private var attributed: AttributedString?
  /// Where each block begins in the text, and one for its end.
  private var starts: [Int] = [0]
  /// How far from the top each block lies, or from the left where lines do not break; one more for the
  /// end.
  private var places: [CGFloat] = [0]
  private var width: CGFloat?
  private var environment = EnvironmentValues()
  private var sample = ResolvedText()
  private var lastID = 0
  /// Another number with each change.
  package private(set) var revision = 0
  /// The line of a text without characters.
  package private(set) var emptyLine = CGRect.zero
  /// Of texts in this environment, from the leading end: 0 to 1.
  package private(set) var alignment: CGFloat = 0

  /// Bytes of a piece of a long paragraph, about.
  package static let pieceLength = 512
  /// A paragraph with more bytes than so many is cut.
  private static let longestWhole = 1024

  nonisolated package init() {}

  /// Takes a text, the width at which lines break (nil: only where the text breaks them, which it then
  /// does not either) and what it is set in.
  ///
  /// - Parameter styled: The text with its attributes; nil: it has none. Its paragraphs stay whole.
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

  /// Paragraphs, not cut any further.
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

  /// Lays out those paragraphs anew that have other characters or attributes.
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
    // The paragraph that is edited is the one it was.
    if first + behind < most { made[first].id = blocks[first].id }
    blocks = made
    measure(from: min(first, blocks.count - 1))
  }

  /// Whether there are characters that are read from the right, or marks that have others read so.
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

  /// The pieces of a long paragraph, laid out; all but the last go on.
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

  /// Behind the last blank of a piece, or else its last whole character.
  private func wordCut(_ text: Substring) -> String.Index? {
    let limit = text.utf8.index(text.startIndex, offsetBy: Self.pieceLength)
    if let blank = text[..<limit].utf8.lastIndex(of: 32) {
      let after = text.utf8.index(after: blank)
      // What is put together with a blank stays with it.
      if String.Index(after, within: text) != nil { return after }
    }
    var index = limit
    while index > text.startIndex, String.Index(index, within: text) == nil {
      index = text.utf8.index(before: index)
    }
    return index
  }

  /// The beginning of the last line of a piece, which may be longer than there.
  private func lineCut(_ text: Substring) -> String.Index? {
    var length = Self.pieceLength
    while length < text.utf8.count {
      var limit = text.utf8.index(text.startIndex, offsetBy: length)
      while limit > text.startIndex, String.Index(limit, within: text) == nil {
        limit = text.utf8.index(before: limit)
      }
      let lines = laidOut(String(text[..<limit])).lines
      if lines.count > 2, let last = lines.last {
        // The line before the last is whole: what comes behind cannot change it.
        return text.utf8.index(text.startIndex, offsetBy: last.range.lowerBound)
      }
      length *= 2
    }
    return nil
  }

  // MARK: Changes

  /// Lays out what is another text than before.
  private func replaceChanged(by new: String) {
    let (prefix, suffix) = text.commonEnds(with: new)
    let oldEnd = text.utf8.count - suffix
    var first = block(at: prefix)
    // A piece that ends where the change begins may take some of it.
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
      // A break at the very end of the region begins no block of its own before the next.
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

  /// The blocks of a region that ends inside a paragraph whose lines do not break: it ends there all the
  /// same.
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

  /// The pieces of a paragraph from a place on, to where a piece begins as before: a line begins there
  /// still.
  ///
  /// - Parameters:
  ///   - start: The place, in the text as it is.
  ///   - last: The last block whose text is another one.
  ///   - delta: How much longer the text is than the blocks know.
  /// - Returns: The pieces, and the last block that they stand for.
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

  /// Takes places anew from a block on.
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

  /// How far a block reaches along the way that blocks lie.
  private func length(of block: Block) -> CGFloat {
    guard let paragraph = block.paragraph else { return width == nil ? 0 : emptyLine.height }
    if width == nil { return block.text.isEmpty ? 0 : paragraph.size.width }
    return block.text.isEmpty ? emptyLine.height : max(paragraph.size.height, 1)
  }

  // MARK: Laying out

  /// The block that a place of the text is in: the one behind it, where it lies between two.
  private func block(at offset: Int) -> Int {
    (1..<max(blocks.count, 1)).partitioningIndex { starts[$0] > offset } - 1
  }

  /// Lays out a block, which may become several, if it isn't yet.
  private func layOut(_ index: Int) {
    guard blocks.indices.contains(index), blocks[index].paragraph == nil else { return }
    if blocks[index].isCoarse {
      blocks.replaceSubrange(index...index, with: pieces(of: blocks[index]))
    } else {
      blocks[index].paragraph = laidOut(blocks[index].shown)
    }
    measure(from: index)
  }

  /// Lays out what comes before a place, as far as the place depends on it.
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

  /// Lays out what shows between two distances from the top, or from the left, and says which blocks
  /// these are.
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

  /// Lays out everything, as what asks for the whole size needs.
  private func layOutAll() {
    var index = 0
    while index < blocks.count {
      layOut(index)
      index += 1
    }
  }

  // MARK: Answers

  /// How much room the text takes, as far as it is laid out.
  package var size: CGSize {
    let end = places[places.count - 1]
    guard width == nil else { return CGSize(width: width ?? 0, height: max(end, emptyLine.height)) }
    layOutAll()
    let height = blocks.map { $0.paragraph?.size.height ?? 0 }.max() ?? 0
    return CGSize(width: places[places.count - 1], height: max(height, emptyLine.height))
  }

  /// Where a block lies.
  package func origin(of index: Int) -> CGPoint {
    guard let width else { return CGPoint(x: places[index], y: 0) }
    let own = blocks[index].text.isEmpty ? 0 : blocks[index].paragraph?.size.width ?? 0
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let share = isRightToLeft ? 1 - alignment : alignment
    return CGPoint(x: (width - own) * share, y: places[index])
  }

  /// The upright line where the caret stands, without width.
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

  /// The place between characters nearest to a point.
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

  /// What a selection covers, of what lies between two distances from the top or from the left.
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

  /// The line that a place is in, from where it begins to its end, without what ends it.
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
    // The place behind a broken line's last blank is the next line's beginning.
    if !isLast || block.continues, end > range.lowerBound {
      end = Self.before(end, in: block.text)
    }
    return starts[index] + range.lowerBound..<starts[index] + max(end, range.lowerBound)
  }

  private static func before(_ offset: Int, in text: String) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf8.distance(from: text.startIndex, to: text.index(before: index))
  }

  /// The place in the line above or below that lies nearest to a distance from the left; nil where there
  /// is no such line.
  package func place(below: Bool, _ offset: Int, x: CGFloat) -> Int? {
    guard width != nil else { return nil }
    let caret = caret(at: offset)
    let y = below ? caret.maxY + 0.5 : caret.minY - 0.5
    if !below, y < 0 { return nil }
    if below {
      // What is below is laid out before it is known whether there is anything.
      _ = showBlocks(from: caret.midY, to: y)
      if y > places[places.count - 1] { return nil }
    }
    return self.offset(at: CGPoint(x: x, y: y))
  }

  /// Whether reading goes from the right where a place is.
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
  /// What shows of it.
  package var shown: Text { attributed.map { Text($0) } ?? Text(verbatim: text) }

  /// Whether another one has the same characters with the same attributes.
  fileprivate func isSame(as other: Self) -> Bool {
    length == other.length && text == other.text && attributed == other.attributed
  }
}
