import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// The glyphs of a text on their way from what it showed to what it shows.
///
/// Each piece owns its presence and place, and every change only gives the pieces new aims. So a
/// change in mid-flight goes on from what is seen, by the rules of all animated values, and what
/// comes back while it still fades is the same piece.
@MainActor final class TextTransition {
  /// How far a character comes from and goes to, in heights of the line.
  static let slideShare = 0.5
  /// The radius of a character's blur when it is gone, in sizes of the font.
  static let blurShare = 0.15
  /// How much later than the one before it a changing character sets out, in seconds: more tells
  /// them further apart, and takes longer.
  static let stagger = 0.05
  /// The last of many sets out at most so many seconds after the first.
  static let longestStagger = 0.2

  private unowned let node: TextNode
  private var pieces: [GlyphPiece] = []
  private var content: TextContent
  private var slot = RunSlot()

  /// Begins with `content` at rest.
  init(_ content: TextContent, in node: TextNode) {
    self.node = node
    self.content = content
  }

  // MARK: Changes

  /// Sets out for `new`.
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

  /// Takes the lines that the text has in another place, which it is in at once.
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

  /// The old glyphs fade out, the new ones in.
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

  /// The glyphs grow or shrink to their new size, with its letters and its spacing from the start;
  /// those of another weight fade in over them.
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

  /// Characters that stay glide to their places; the others push each other out, one column after
  /// the other.
  private func count(to new: TextContent, countsDown: Bool) {
    let old = staying.filter { !$0.isWhole }
    for piece in staying where piece.isWhole { leave(piece) }
    // Not those that leave by this very change.
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
      // Both share the column, on its way too.
      let start = column.piece?.shown.x ?? aim.x
      if let piece = column.piece { push(piece, x: aim.x, slide: -direction, after: delay) }
      let known = fading.last { piece in
        piece.isLeaving && piece.shows([cell.line]) && abs(piece.model.x - aim.x) < aim.size / 2
          && piece.model.y == aim.y
      }
      if let known {
        // It is still to be seen, and comes back.
        known.move(to: aim, after: delay, in: node)
        result.append(known)
      } else {
        result.append(come(cell, of: new, to: aim, from: start, slide: direction, after: delay))
      }
    }
    pieces = pieces.filter { piece in !result.contains { $0 === piece } } + result
  }

  /// A place in which one character follows another; where either is missing, nothing was there or
  /// nothing will be.
  private struct Column {
    var piece: GlyphPiece?
    var cell: ParagraphCell?
    /// Where the new character is to be; the old one's place where there is none.
    var aim: GlyphPiece.Motion

    @MainActor var isChanging: Bool {
      guard let piece, let cell else { return true }
      return !piece.shows([cell.line])
    }

    @MainActor var isBlank: Bool {
      [piece?.text, cell?.text].allSatisfy { $0?.allSatisfy(\.isWhitespace) ?? true }
    }
  }

  /// The columns of both texts: those of the new one, in its order, then those that it lacks.
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

  /// When each column sets out: those that change one after the other, line by line from the side
  /// where the layout begins.
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

  /// Lets a character leave out of focus.
  private func push(_ piece: GlyphPiece, x: Double? = nil, slide: Double, after delay: Double) {
    piece.isBlurred = true
    leave(piece, x: x, slide: slide, after: delay)
  }

  /// A new character on its way in.
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

  /// Draws `piece` in front.
  private func raise(_ piece: GlyphPiece) {
    pieces.removeAll { $0 === piece }
    pieces.append(piece)
  }

  // MARK: Places

  private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

  /// Places are counted from the edge that a text begins at in its layout; from right to left they
  /// are below zero.
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

  /// Lets go of what has vanished; whether anything is still on its way.
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

  /// What styles that are more than paint make of all the pieces together.
  private func finishedItems(_ context: DrawContext, in rect: CGRect) -> [DisplayItem] {
    // Glyphs slide.
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
    // The lines keep to the text's box, which gradients span.
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
