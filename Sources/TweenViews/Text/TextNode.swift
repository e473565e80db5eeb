import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

extension TextLine {
  /// The size of the line, lengths up to whole pixels.
  func size(scale: Double) -> CGSize {
    CGSize(
      width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }
}

/// One line of text: hugs its glyphs.
@MainActor package final class TextNode: LeafNode {
  private var text: Text
  private var content: TextContent
  private var paint = LeafPaint()
  private var slot = ItemSlot()
  private var contentTransition: ContentTransition.Kind
  /// The glyphs on their way, while a change of them is animated.
  private var transition: TextTransition?

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    content = text.content(in: context.environment)
    contentTransition = context.environment.contentTransition.kind
    super.init(context)
    resolve()
  }

  package var plainText: String { text.plainText }

  func update(_ new: Text) {
    guard text != new else { return }
    text = new
    resolve()
  }

  package override func performUpdate() { resolve() }

  private func resolve() {
    environmentReads.removeAll(keepingCapacity: true)
    let environment = trackedEnvironment
    let new = text.content(in: environment)
    let kind = environment.contentTransition.kind
    if new.line != content.line {
      changeGlyphs(to: new, by: kind)
      setNeedsLayout()
      setNeedsDisplay()
    }
    content = new
    contentTransition = kind
    if paint.update(text.style(in: environment), in: self) { setNeedsDisplay() }
  }

  /// Lets the glyphs change as the transaction and the content transition say.
  private func changeGlyphs(to new: TextContent, by kind: ContentTransition.Kind) {
    let transaction = visibleTransaction()
    guard transaction.animation != nil, !transaction.disablesContentTransitions, kind != .identity
    else {
      transition?.remove()
      transition = nil
      return
    }
    let countsDown =
      switch (contentTransition, kind) {
      case (.numericValue(let old), .numericValue(let new)): new < old
      case (_, .numericText(let countsDown)): countsDown
      default: false
      }
    let transition = self.transition ?? TextTransition(content, in: self)
    self.transition = transition
    transition.change(to: new, by: kind, countsDown: countsDown)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: content.line) }

  /// The size of a line, lengths up to whole pixels.
  func size(of line: TextLine) -> CGSize {
    // A line does not wrap or truncate yet: it keeps its size.
    line.size(scale: graph.configuration.scale)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? CGFloat(content.line.ascent) : nil
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let rect = frame.shown
    if let transition {
      if transition.isUnderWay() {
        transition.draw(builder, context, isStale: isStale, in: rect, style: paint.shown)
        return
      }
      transition.remove()
      self.transition = nil
      builder.structureDidChange()
    }
    if !paint.isPlain {
      drawFinished(builder, context, isStale: isStale)
      return
    }
    builder.emit(&slot, isStale: isStale, blend: context.blend) {
      glyphs(paint.shownPaint(in: box(rect)), opacity: context.opacity, context)
    }
  }

  /// The text's rectangle around its first baseline point.
  private func box(_ rect: CGRect) -> CGRect {
    CGRect(x: 0, y: -content.line.ascent, width: rect.width, height: rect.height)
  }

  private func glyphs(
    _ paint: Paint, opacity: Double, _ context: DrawContext
  ) -> DisplayItem.Content {
    .glyphs(
      DisplayItem.Glyphs(
        run: content.line.run, paint: paint, opacity: opacity,
        transform: transform(context)))
  }

  /// The text's coordinates to the canvas's.
  private func transform(_ context: DrawContext) -> CGAffineTransform {
    let rect = frame.shown
    return CGAffineTransform(translationX: rect.minX, y: rect.minY + content.line.ascent)
      .concatenating(context.transform)
  }

  /// Draws a style that is more than paint.
  private func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let box = box(frame.shown)
    // Glyphs may reach out of their line.
    let reach = -content.line.run.fontSize
    paint.drawFinished(
      builder, context, isStale: isStale,
      FinishedPicture(
        box: box, bounds: box.insetBy(dx: reach, dy: reach), transform: transform(context)
      ) { self.glyphs($0, opacity: $1, context) })
  }

  package override var wrapsItself: Bool { paint.hasBackdrop }
  package override var looksBehind: Bool { paint.looksBehind }
  package override var ownBlend: BlendOperator? { paint.blend }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? context.blend : paint.blend ?? context.blend
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    paint.remove(from: self)
    transition?.remove()
  }

  package override var debugName: String { "Text(\"\(text.plainText)\")" }
}
