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
    /// The font's size, in points.
    var size: Double

    typealias AnimatableData = AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
    >
    var animatableData: AnimatableData {
      get { AnimatablePair(AnimatablePair(presence, slide), AnimatablePair(x, size)) }
      set {
        (presence, slide) = (newValue.first.first, newValue.first.second)
        (x, size) = (newValue.second.first, newValue.second.second)
      }
    }
  }

  let run: GlyphRun
  /// Ascent and height of the line in sizes of the font.
  let ascent: Double
  let height: Double
  /// Whether these are all glyphs of a text, rather than those of one character.
  let isWhole: Bool
  /// The text goes on without it: it vanishes when it has come to rest.
  private(set) var isLeaving = false
  /// Whether it gets out of focus as it goes.
  var isBlurred = false
  private(set) var model: Motion
  private var attribute = AnimatedAttribute<Motion.AnimatableData>()

  init(_ run: GlyphRun, of line: TextLine, isWhole: Bool, at motion: Motion, in node: TextNode) {
    self.run = run
    self.isWhole = isWhole
    let size = max(line.run.fontSize, .leastNormalMagnitude)
    ascent = line.ascent / size
    height = line.height / size
    model = motion
    move(to: motion, in: node)
  }

  /// Makes for `motion`, in the way of the transaction that the node sees.
  func move(to motion: Motion, isLeaving: Bool = false, in node: TextNode) {
    model = motion
    self.isLeaving = isLeaving
    _ = attribute.update(
      motion.animatableData, transaction: node.visibleTransaction(),
      environment: node.environment, pool: node.graph.pool, owner: node)
  }

  func remove() { attribute.remove() }

  var isMoving: Bool { attribute.isAnimating }

  var shown: Motion {
    guard attribute.isAnimating else { return model }
    var motion = model
    motion.animatableData = attribute.shown(model.animatableData)
    return motion
  }

  /// Whether the glyphs are those of `other`, whatever their size.
  func shows(_ other: GlyphRun) -> Bool {
    run.faceID == other.faceID && run.glyphs == other.glyphs && run.text == other.text
  }
}
