import Foundation
import TweenMotion
import TweenPaint
import TweenText

/// Glyphs of a text that move, fade and grow together while the text changes.
@MainActor final class GlyphPiece {
  /// The animated state of the glyphs.
  struct Motion: Animatable, Equatable {
    /// The visibility, from 0 (gone) to 1.
    var presence: Double
    /// The distance of the piece below its line, in units of a slide.
    var slide: Double
    /// The start of the piece, in points from the leading edge of the text.
    var x: Double
    /// The distance of its baseline below the text's first baseline, in points.
    var y = 0.0
    /// The font's size in points.
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

  /// The lines relative to the piece's origin, which lies on the first baseline.
  private(set) var lines: [Paragraph.Line] = []
  /// The font size of `lines`.
  private var ownSize = 1.0
  /// The characters of the piece.
  let text: String
  /// The ascent and the height of the line, as multiples of the font size.
  private(set) var ascent = 0.0
  private(set) var height = 0.0
  /// Whether the piece has all glyphs of a text, rather than the glyphs of one character.
  let isWhole: Bool
  /// Whether the piece is leaving: it is removed when it has come to rest.
  private(set) var isLeaving = false
  /// Whether the piece is blurred while it comes or goes.
  var isBlurred = false
  private(set) var model: Motion
  /// The whole motion; for a single character only its position and size.
  private var attribute = AnimatedAttribute<Motion.AnimatableData>()
  /// The presence and slide of a single character, which may start later than its position.
  private var roll = AnimatedAttribute<AnimatablePair<Double, Double>>()

  /// Makes a piece with all glyphs of a text.
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

  /// Takes all glyphs of a text.
  func show(_ content: TextContent) {
    let baseline = content.paragraph.firstBaseline
    lines = content.paragraph.lines.map { line in
      var line = line
      line.baseline -= baseline
      return line
    }
    measure(content.paragraph.lines.first, of: content)
  }

  /// Takes the glyphs of one character.
  func show(_ cell: ParagraphCell, of content: TextContent) {
    lines = [cell.line]
    measure(cell.line, of: content)
  }

  private func measure(_ line: Paragraph.Line?, of content: TextContent) {
    ownSize = max(content.fontSize, .leastNormalMagnitude)
    ascent = content.paragraph.firstBaseline / ownSize
    height = ((line?.ascent ?? 0) + (line?.descent ?? 0)) / ownSize
  }

  /// Animates to `motion`, with the transaction that the node sees.
  ///
  /// - Parameters:
  ///   - motion: The state to animate to.
  ///   - isLeaving: Whether the piece is removed when it arrives.
  ///   - delay: The seconds after which a character begins to come or go. Its position starts to move at
  ///     once, as for all characters, so that neighbours do not collide.
  ///   - node: The text's node.
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

  /// The part that `attribute` animates: for a single character, without the values of `roll`.
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

  /// Whether the glyphs equal the glyphs of other lines, at any size.
  func shows(_ other: [Paragraph.Line]) -> Bool {
    lines.count == other.count && zip(lines, other).allSatisfy { $0.hasSameGlyphs(as: $1) }
  }

  /// The lines scaled to a font size.
  func lines(at size: Double) -> [Paragraph.Line] {
    size == ownSize ? lines : lines.map { $0.scaled(by: size / ownSize) }
  }
}
