import Foundation
import TweenMotion
import TweenPaint
import TweenText

/// Some glyphs of a text that move, fade and grow together while the text changes.
@MainActor final class GlyphPiece {
  /// Where and how the glyphs are shown.
  struct Motion: Animatable, Equatable {
    /// From 0, gone, to 1.
    var presence: Double
    /// How far off its line the piece is, downwards, in slides.
    var slide: Double
    /// Where it begins, in points from the leading edge of the text.
    var x: Double
    /// How far its baseline is below the text's first, in points.
    var y = 0.0
    /// The font's size, in points.
    var size: Double

    typealias AnimatableData = AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
    >
    var animatableData: AnimatableData {
      get {
        AnimatablePair(
          AnimatablePair(presence, slide), AnimatablePair(size, AnimatablePair(x, y)))
      }
      set {
        (presence, slide) = (newValue.first.first, newValue.first.second)
        size = newValue.second.first
        (x, y) = (newValue.second.second.first, newValue.second.second.second)
      }
    }
  }

  /// The lines around the piece's origin, which is on the first one's baseline.
  private(set) var lines: [Paragraph.Line] = []
  /// The size of the font that `lines` have.
  private var ownSize = 1.0
  /// The characters of a cell.
  let text: String
  /// Ascent and height of the line in sizes of the font.
  private(set) var ascent = 0.0
  private(set) var height = 0.0
  /// Whether these are all glyphs of a text, rather than those of one character.
  let isWhole: Bool
  /// The text goes on without it: it vanishes when it has come to rest.
  private(set) var isLeaving = false
  /// Whether it gets out of focus as it goes.
  var isBlurred = false
  private(set) var model: Motion
  /// All of the motion; a cell's place and size alone.
  private var attribute = AnimatedAttribute<Motion.AnimatableData>()
  /// A cell's presence and slide, which may set out later than its place does.
  private var roll = AnimatedAttribute<AnimatablePair<Double, Double>>()

  /// All of a text.
  init(all content: TextContent, at motion: Motion, in node: TextNode) {
    text = content.resolved.text.plainText
    isWhole = true
    model = motion
    show(content)
    move(to: motion, in: node)
  }

  init(_ cell: ParagraphCell, of content: TextContent, at motion: Motion, in node: TextNode) {
    text = cell.text
    isWhole = false
    model = motion
    show(cell, of: content)
    move(to: motion, in: node)
  }

  /// Takes the glyphs of all of a text.
  func show(_ content: TextContent) {
    let baseline = content.paragraph.firstBaseline
    lines = content.paragraph.lines.map { line in
      var line = line
      line.baseline -= baseline
      return line
    }
    measure(content.paragraph.lines.first, of: content)
  }

  /// Takes the glyphs of a cell.
  func show(_ cell: ParagraphCell, of content: TextContent) {
    lines = [cell.line]
    measure(cell.line, of: content)
  }

  private func measure(_ line: Paragraph.Line?, of content: TextContent) {
    ownSize = max(content.fontSize, .leastNormalMagnitude)
    ascent = content.paragraph.firstBaseline / ownSize
    height = ((line?.ascent ?? 0) + (line?.descent ?? 0)) / ownSize
  }

  /// Makes for `motion`, in the way of the transaction that the node sees.
  ///
  /// - Parameters:
  ///   - motion: Where the piece is to be.
  ///   - isLeaving: Whether it vanishes when it is there.
  ///   - delay: The seconds after which a cell begins to come or go. To its place it sets out at
  ///     once, as all cells do, so that none runs into its neighbour.
  ///   - node: The text.
  func move(
    to motion: Motion, isLeaving: Bool = false, after delay: Double = 0, in node: TextNode
  ) {
    model = motion
    self.isLeaving = isLeaving
    _ = attribute.update(
      place(in: motion), transaction: node.visibleTransaction(),
      environment: node.environment, pool: node.graph.pool, owner: node)
    guard !isWhole else { return }
    _ = roll.update(
      motion.animatableData.first, transaction: Self.transaction(of: node, after: delay),
      environment: node.environment, pool: node.graph.pool, owner: node)
  }

  private static func transaction(of node: TextNode, after delay: Double) -> Transaction {
    var transaction = node.visibleTransaction()
    if delay > 0 { transaction.animation = transaction.animation?.delay(delay) }
    return transaction
  }

  /// What `attribute` moves: of a cell nothing that `roll` does.
  private func place(in motion: Motion) -> Motion.AnimatableData {
    var data = motion.animatableData
    if !isWhole { data.first = .zero }
    return data
  }

  func remove() {
    attribute.remove()
    roll.remove()
  }

  var isMoving: Bool { attribute.isAnimating || roll.isAnimating }

  var shown: Motion {
    guard isMoving else { return model }
    var motion = model
    var data = attribute.shown(place(in: model))
    if !isWhole { data.first = roll.shown(model.animatableData.first) }
    motion.animatableData = data
    return motion
  }

  /// Whether the glyphs are those of other lines, whatever their size.
  func shows(_ other: [Paragraph.Line]) -> Bool {
    lines.count == other.count && zip(lines, other).allSatisfy { $0.hasSameGlyphs(as: $1) }
  }

  /// The lines at a size of the font.
  func lines(at size: Double) -> [Paragraph.Line] {
    size == ownSize ? lines : lines.map { $0.scaled(by: size / ownSize) }
  }
}
