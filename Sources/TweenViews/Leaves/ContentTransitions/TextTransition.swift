import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// The glyphs of a text while it changes from its old content to its new content.
///
/// Each piece has its own presence and position, and a change only sets new targets for the pieces. So a
/// change during a running one starts from the shown state, by the rules of all animated values, and a
/// character that returns while it still fades is the same piece.
@MainActor final class TextTransition {
  /// The distance that a character slides when it comes or goes, in heights of the line.
  static let slideShare = 0.5
  /// The blur radius of a character that is gone, in multiples of the font size.
  static let blurShare = 0.15
  /// The delay in seconds between two changing characters: a larger one separates them more, and takes
  /// longer.
  static let stagger = 0.05
  /// The maximum delay of the last character in seconds.
  static let longestStagger = 0.2

  private unowned let node: TextNode
  private var pieces: [GlyphPiece] = []
  private var content: TextContent
  private var slot = RunSlot()

  /// Starts with `content` at rest.
  init(_ content: TextContent, in node: TextNode) {
    self.node = node
    self.content = content
  }

  // MARK: Changes

  /// Starts the change to `new`.
  func change(to new: TextContent, by transition: ContentTransition.Kind, countsDown: Bool) {
    defer { content = new }
    if content.differsInSizeOrWeight(from: new) {
      if pieces.isEmpty { pieces = [whole(content, presence: 1)] }
      if transition == .opacity { fade(to: new) } else { resize(to: new) }
      return
    }
    switch transition {
    case .numericText, .numericValue:
      if pieces.isEmpty { pieces = cells(of: content) }
      count(to: new, countsDown: countsDown)
    case .identity, .opacity, .interpolate, .symbol:
      if pieces.isEmpty { pieces = [whole(content, presence: 1)] }
      fade(to: new)
    }
  }

  /// Takes the text's lines after a new layout. The text itself is already at its new place.
  func arrange(_ new: TextContent) {
    guard new.paragraph != content.paragraph else { return }
    defer { content = new }
    let staying = staying
    let cells = staying.contains { $0.isWhole } ? [] : new.paragraph.cells
    if let piece = staying.first, piece.isWhole {
      piece.show(new)
      piece.move(to: aim(of: new), in: node)
    } else if cells.map(\.text) == staying.map(\.text) {
      for (piece, cell) in zip(staying, cells) {
        piece.show(cell, of: new)
        piece.move(to: motion(of: cell, in: new), in: node)
      }
    } else {
      for piece in staying { piece.remove() }
      pieces = pieces.filter { $0.isLeaving } + [whole(new, presence: 1)]
    }
  }

  private var staying: [GlyphPiece] { pieces.filter { !$0.isLeaving } }

  private func leave(
    _ piece: GlyphPiece, x: Double? = nil, slide: Double? = nil, after delay: Double = 0
  ) {
    var motion = piece.model
    motion.presence = 0
    motion.x = x ?? motion.x
    motion.slide = slide ?? motion.slide
    piece.move(to: motion, isLeaving: true, after: delay, in: node)
  }

  /// Fades the old glyphs out and the new ones in.
  private func fade(to new: TextContent) {
    for piece in staying { leave(piece) }
    let size = new.fontSize
    let known = pieces.last {
      $0.isLeaving && $0.isWhole && $0.model.size == size && $0.shows(new.paragraph.lines)
    }
    let aim = aim(of: new)
    if let known {
      known.move(to: aim, in: node)
      raise(known)
    } else {
      let piece = whole(new, presence: 0)
      piece.move(to: aim, in: node)
      pieces.append(piece)
    }
  }

  /// Scales the glyphs to their new size, with its letters and spacing from the start; glyphs of another
  /// weight fade in over them.
  private func resize(to new: TextContent) {
    let size = new.fontSize
    let isSameFace = content.hasSameGlyphs(as: new)
    if isSameFace { return arrange(new) }
    let shownSize = staying.first?.shown.size ?? content.fontSize
    for piece in staying {
      var motion = piece.model
      let growth = motion.size > 0 ? size / motion.size : 1
      motion.x = leading((motion.x - leading(0, in: content)) * growth, in: new)
      motion.y *= growth
      motion.size = size
      motion.presence = 0
      piece.move(to: motion, isLeaving: true, in: node)
    }
    let aim = aim(of: new)
    if let known = pieces.last(where: {
      $0.isLeaving && $0.isWhole && $0.shows(new.paragraph.lines)
    }) {
      known.move(to: aim, in: node)
      raise(known)
    } else {
      var start = aim
      start.presence = 0
      start.size = shownSize
      let piece = GlyphPiece(all: new, at: start, in: node)
      piece.move(to: aim, in: node)
      pieces.append(piece)
    }
  }

  /// Moves unchanged characters to their places; changed ones push out the old ones, one column after
  /// another.
  private func count(to new: TextContent, countsDown: Bool) {
    let old = staying.filter { !$0.isWhole }
    for piece in staying where piece.isWhole { leave(piece) }
    // Without the pieces that leave by this very change.
    let fading = pieces.filter { $0.isLeaving && !$0.isWhole }
    let direction = countsDown ? -1.0 : 1
    let cells = new.paragraph.cells
    let columns = columns(old, cells, in: new)
    let delays = delays(of: columns)
    var result: [GlyphPiece] = []
    for (index, column) in columns.enumerated() {
      let delay = delays[index]
      guard let cell = column.cell else {
        if let piece = column.piece { push(piece, slide: -direction, after: delay) }
        continue
      }
      let aim = column.aim
      if let piece = column.piece, !column.isChanging {
        piece.move(to: aim, in: node)
        result.append(piece)
        continue
      }
      // Both characters share the column, also while it moves.
      let start = column.piece?.shown.x ?? aim.x
      if let piece = column.piece { push(piece, x: aim.x, slide: -direction, after: delay) }
      let known = fading.last { piece in
        piece.isLeaving && piece.shows([cell.line]) && abs(piece.model.x - aim.x) < aim.size / 2
          && piece.model.y == aim.y
      }
      if let known {
        // The character is still visible, and comes back.
        known.move(to: aim, after: delay, in: node)
        result.append(known)
      } else {
        result.append(come(cell, of: new, to: aim, from: start, slide: direction, after: delay))
      }
    }
    pieces = pieces.filter { piece in !result.contains { $0 === piece } } + result
  }

  /// A column in which a character replaces another one. A missing piece means that the column is new, a
  /// missing cell that it goes away.
  private struct Column {
    var piece: GlyphPiece?
    var cell: ParagraphCell?
    /// The target of the new character, or the old one's position if there is no new one.
    var aim: GlyphPiece.Motion

    @MainActor var isChanging: Bool {
      guard let piece, let cell else { return true }
      return !piece.shows([cell.line])
    }

    @MainActor var isBlank: Bool {
      [piece?.text, cell?.text].allSatisfy { $0?.allSatisfy(\.isWhitespace) ?? true }
    }
  }

  /// The columns of both texts: the new text's columns in order, then those that only the old text has.
  private func columns(
    _ old: [GlyphPiece], _ cells: [ParagraphCell], in new: TextContent
  ) -> [Column] {
    let matches = ColumnMatch.columns(
      old.map(\.text), cells.map(\.text),
      decimalMark: node.environment.locale.decimalSeparator ?? ".")
    var isKept = [Bool](repeating: false, count: old.count)
    var columns = zip(cells, matches).map { cell, match in
      if let match { isKept[match] = true }
      return Column(piece: match.map { old[$0] }, cell: cell, aim: motion(of: cell, in: new))
    }
    for (piece, isKept) in zip(old, isKept) where !isKept {
      columns.append(Column(piece: piece, aim: piece.model))
    }
    return columns
  }

  /// The delay of each column: changing columns start one after another, line by line from the leading
  /// side.
  private func delays(of columns: [Column]) -> [Double] {
    var delays = [Double](repeating: 0, count: columns.count)
    let changing = columns.indices.filter { columns[$0].isChanging && !columns[$0].isBlank }
    let order = changing.sorted { one, other in
      let (left, right) = (columns[one].aim, columns[other].aim)
      if left.y != right.y { return left.y < right.y }
      if left.x != right.x { return isMirrored ? left.x > right.x : left.x < right.x }
      return one < other
    }
    let step = min(Self.stagger, Self.longestStagger / Double(max(order.count - 1, 1)))
    for (place, index) in order.enumerated() { delays[index] = Double(place) * step }
    return delays
  }

  /// Makes a character leave with a blur.
  private func push(_ piece: GlyphPiece, x: Double? = nil, slide: Double, after delay: Double) {
    piece.isBlurred = true
    leave(piece, x: x, slide: slide, after: delay)
  }

  /// Makes a new character that comes in.
  private func come(
    _ cell: ParagraphCell, of new: TextContent, to aim: GlyphPiece.Motion, from x: Double,
    slide: Double, after delay: Double
  ) -> GlyphPiece {
    var start = aim
    start.presence = 0
    start.slide = slide
    start.x = x
    let piece = GlyphPiece(cell, of: new, at: start, in: node)
    piece.isBlurred = true
    piece.move(to: aim, after: delay, in: node)
    return piece
  }

  /// Moves `piece` to the front.
  private func raise(_ piece: GlyphPiece) {
    pieces.removeAll { $0 === piece }
    pieces.append(piece)
  }

  // MARK: Places

  private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

  /// Positions are relative to the leading edge of the text; from right to left they are negative.
  private func leading(_ x: Double, in content: TextContent) -> Double {
    isMirrored ? x - Double(node.size(of: content).width) : x
  }

  private func aim(of content: TextContent) -> GlyphPiece.Motion {
    GlyphPiece.Motion(
      presence: 1, slide: 0, x: leading(0, in: content), size: content.fontSize)
  }

  private func motion(of cell: ParagraphCell, in content: TextContent) -> GlyphPiece.Motion {
    GlyphPiece.Motion(
      presence: 1, slide: 0, x: leading(cell.x, in: content),
      y: cell.baseline - content.paragraph.firstBaseline, size: content.fontSize)
  }

  private func whole(_ content: TextContent, presence: Double) -> GlyphPiece {
    var motion = aim(of: content)
    motion.presence = presence
    return GlyphPiece(all: content, at: motion, in: node)
  }

  private func cells(of content: TextContent) -> [GlyphPiece] {
    content.paragraph.cells.map { cell in
      GlyphPiece(cell, of: content, at: motion(of: cell, in: content), in: node)
    }
  }

  // MARK: Drawing

  /// Removes pieces that have vanished; returns whether any piece is still animating.
  func isUnderWay() -> Bool {
    for piece in pieces where piece.isLeaving && !piece.isMoving { piece.remove() }
    pieces.removeAll { $0.isLeaving && !$0.isMoving }
    return pieces.contains { $0.isLeaving || $0.isMoving }
  }

  func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool, in rect: CGRect
  ) {
    if node.hasFinish {
      let items = finishedItems(context, in: rect)
      builder.emit(&slot, isStale: isStale, count: items.count) { items[$0] }
      return
    }
    var items: [DisplayItem] = []
    var inner = context
    let isGroup = node.environment.contentTransitionAddsDrawingGroup
    if isGroup {
      items.append(
        DisplayItem(
          blend: context.blend, .beginLayer(DisplayItem.Layer(opacity: context.opacity))))
      inner = context.insideLayer
    }
    let drawing = node.drawing(inner, in: rect, content.resolved)
    for piece in pieces { draw(piece, by: drawing, inner, in: rect, into: &items) }
    if isGroup { items.append(DisplayItem(.endLayer)) }
    builder.emit(&slot, isStale: isStale, count: items.count) { items[$0] }
  }

  /// The items of all pieces together, for styles that are more than paint.
  private func finishedItems(_ context: DrawContext, in rect: CGRect) -> [DisplayItem] {
    // The glyphs slide, so they reach further.
    node.finishedItems(
      context, in: rect, reach: max(content.fontSize, rect.height),
      styles: pieces.reduce(into: []) { $0.formUnion($1.lines.styles) }
    ) { drawing, opacity in
      var items = [DisplayItem(.beginLayer(DisplayItem.Layer(opacity: opacity)))]
      for piece in self.pieces {
        self.draw(piece, by: drawing, context.insideLayer, in: rect, into: &items)
      }
      return items + [DisplayItem(.endLayer)]
    }
  }

  private func draw(
    _ piece: GlyphPiece, by drawing: TextDrawing, _ context: DrawContext, in rect: CGRect,
    into items: inout [DisplayItem]
  ) {
    let shown = piece.shown
    let baseline =
      piece.ascent * shown.size + shown.y + shown.slide * Self.slideShare * piece.height
      * shown.size
    let edge = isMirrored ? rect.maxX : rect.minX
    let opacity = min(max(shown.presence, 0), 1)
    let radius = piece.isBlurred ? (1 - opacity) * Self.blurShare * shown.size : 0
    var drawing = drawing
    drawing.opacity = radius > 0 ? 1 : opacity * context.opacity
    // The lines stay relative to the text's box, which gradients span.
    let lines = piece.lines(at: shown.size).map { line in
      var line = line
      line.x += edge - rect.minX + shown.x
      line.baseline += baseline
      return line
    }
    let contents = drawing.contents(of: lines)
    guard radius > 0 else {
      items += DisplayItem.Content.items(contents, blend: context.blend)
      return
    }
    let blur = DisplayItem.Blur(radius: radius, transform: context.transform)
    items.append(
      DisplayItem(
        blend: context.blend,
        .beginLayer(
          DisplayItem.Layer(opacity: opacity * context.opacity, effect: .blur(blur)))))
    items += contents.map { DisplayItem($0) }
    items.append(DisplayItem(.endLayer))
  }

  func remove() {
    for piece in pieces { piece.remove() }
    pieces = []
  }
}
