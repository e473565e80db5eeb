import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A text in lines: as wide as the widest of them.
@MainActor package final class TextNode: LeafNode, DateFollower {
  private var text: Text
  private var resolved = ResolvedText()
  /// Of the resolved text; nil until it is asked for.
  private var preparedText: PreparedParagraph?
  /// The paragraph drawn last, and what it was laid out for.
  private var laidOut: (proposal: ProposedViewSize?, paragraph: Paragraph)?
  private var paint = LeafPaint()
  /// The paints of the styles 1, 2 ...
  private var stylePaints: [LeafPaint] = []
  private var slot = ItemSlot()
  private var runSlot = RunSlot()
  /// What is drawn while nothing is on its way, and whether that is up to date.
  private var items: [DisplayItem] = []
  private var hasItems = false
  /// How the items were drawn, where only their place depends on what they were drawn in.
  private var movable: (size: CGSize, proposal: ProposedViewSize?, context: DrawContext)?
  private var contentTransition: ContentTransition.Kind
  /// The glyphs on their way, while a change of them is animated.
  private var transition: TextTransition?
  private var wake = DateWake()

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    contentTransition = .identity
    super.init(context)
    takeResolved()
    updatePaints()
  }

  package var plainText: String { resolved.text.plainText }

  func update(_ new: Text) {
    guard text != new else { return }
    text = new
    resolve()
  }

  package override func performUpdate() { resolve() }

  package func dateDidShift() { if !isDestroyed { wake.dateDidShift(for: self) } }

  /// Reads what the text is in its environment.
  private func takeResolved() {
    forgetEnvironmentReads()
    let environment = trackedEnvironment
    let new = text.resolved(in: environment)
    if new.text != resolved.text || new.paragraph != resolved.paragraph { preparedText = nil }
    resolved = new
    laidOut = nil
    hasItems = false
    contentTransition = environment.contentTransition.kind
    wake.set(resolved.nextChange, for: self)
  }

  private func resolve() {
    let (old, oldKind) = (resolved, contentTransition)
    takeResolved()
    let new = resolved
    if new.text != old.text || new.paragraph != old.paragraph || new.pictures != old.pictures {
      if !new.text.hasSameGlyphs(as: old.text) || new.pictures != old.pictures {
        changeGlyphs(from: old, by: oldKind)
      }
      setNeedsLayout()
      setNeedsDisplay()
    }
    if new.isRedacted != old.isRedacted {
      transition?.remove()
      transition = nil
      setNeedsDisplay()
    }
    updatePaints()
  }

  private func updatePaints() {
    if paint.update(resolved.foreground, in: self) { setNeedsDisplay() }
    while stylePaints.count > resolved.styles.count {
      stylePaints[stylePaints.count - 1].remove(from: self)
      stylePaints.removeLast()
    }
    for (index, style) in resolved.styles.enumerated() {
      if index == stylePaints.count { stylePaints.append(LeafPaint()) }
      if stylePaints[index].update(style, in: self) { setNeedsDisplay() }
    }
  }

  /// Lets the glyphs change as the transaction and the content transition say, which was another
  /// before.
  private func changeGlyphs(from old: ResolvedText, by oldKind: ContentTransition.Kind) {
    let kind = contentTransition
    let transaction = visibleTransaction()
    guard transaction.animation != nil, !transaction.disablesContentTransitions, kind != .identity,
      !resolved.isRedacted
    else {
      transition?.remove()
      transition = nil
      return
    }
    let countsDown =
      switch (oldKind, kind) {
      case (.numericValue(let old), .numericValue(let new)): new < old
      case (_, .numericText(let countsDown)): countsDown
      default: false
      }
    let transition = self.transition ?? TextTransition(likelyContent(old), in: self)
    self.transition = transition
    transition.change(to: likelyContent(resolved), by: kind, countsDown: countsDown)
  }

  // MARK: Layout

  /// The text as it will most likely be laid out: where it is now. Its place is known only later,
  /// and a change begins before that.
  private func likelyContent(_ resolved: ResolvedText) -> TextContent {
    TextContent(resolved, width: placement?.proposal.width, height: placement?.proposal.height)
  }

  private var prepared: PreparedParagraph {
    if let preparedText { return preparedText }
    let prepared = resolved.prepared
    preparedText = prepared
    return prepared
  }

  private var paragraph: Paragraph {
    let proposal = placement?.proposal
    if let laidOut, laidOut.proposal == proposal { return laidOut.paragraph }
    let paragraph = prepared.paragraph(
      width: proposal?.plainWidth, height: proposal?.plainHeight)
    laidOut = (proposal, paragraph)
    return paragraph
  }

  private func measured(_ proposal: ProposedViewSize) -> ParagraphMeasure {
    prepared.measure(width: proposal.plainWidth, height: proposal.plainHeight)
  }

  override var ampleSize: AmpleSize? {
    guard let room = prepared.room else { return nil }
    return AmpleSize(
      size: room.size.roundedUp(scale: graph.configuration.scale),
      leastWidth: CGFloat(room.leastWidth), leastHeight: CGFloat(room.leastHeight))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measured(proposal).size.roundedUp(scale: graph.configuration.scale)
  }

  /// The size of a text, lengths up to whole pixels.
  func size(of content: TextContent) -> CGSize {
    content.paragraph.size.roundedUp(scale: graph.configuration.scale)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return CGFloat(measured(proposal).firstBaseline)
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return CGFloat(measured(proposal).lastBaseline)
    }
    return nil
  }

  /// The link under a point in the text's own coordinates.
  package func link(at point: CGPoint) -> URL? {
    guard !resolved.links.isEmpty, let offset = paragraph.character(at: point) else { return nil }
    var end = 0
    for run in resolved.text.runs {
      end += run.text.utf8.count
      guard offset < end else { continue }
      guard let link = run.attributes.link, resolved.links.indices.contains(link) else {
        return nil
      }
      return resolved.links[link]
    }
    return nil
  }

  // MARK: Drawing

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if let transition {
      if transition.isUnderWay() {
        transition.draw(builder, context, isStale: isStale, in: frame.shown, paint: paint)
        return
      }
      transition.remove()
      self.transition = nil
      builder.structureDidChange()
      hasItems = false
    }
    if !paint.isPlain { return drawFinished(builder, context, isStale: isStale) }
    if !hasItems || isStale && !moveItems(context) { makeItems(builder, context) }
    if items.count == 1 {
      builder.emit(&slot, isStale: isStale, blend: items[0].blend) { items[0].content }
    } else {
      builder.emit(&runSlot, isStale: isStale, count: items.count) { items[$0] }
    }
  }

  private func makeItems(_ builder: DisplayListBuilder, _ context: DrawContext) {
    let rect = frame.shown
    let contents = drawing(context, in: rect, resolved).contents(of: paragraph.lines)
    if (contents.count == 1) != (items.count == 1) { builder.structureDidChange() }
    items = DisplayItem.Content.items(contents, blend: context.blend)
    hasItems = true
    let canMove = !isPaintAnimating && contents.allSatisfy(\.isGlyphs)
    movable = canMove ? (rect.size, placement?.proposal, context) : nil
  }

  private var isPaintAnimating: Bool {
    paint.isAnimating || stylePaints.contains(where: \.isAnimating)
  }

  /// Moves the items where they are as before but for their place: much less work than making them.
  /// False where they must be made.
  private func moveItems(_ context: DrawContext) -> Bool {
    let rect = frame.shown
    guard let movable, movable.size == rect.size, movable.proposal == placement?.proposal,
      !isPaintAnimating, movable.context.opacity == context.opacity,
      movable.context.blend == context.blend
    else { return false }
    let lines = paragraph.lines
    guard lines.reduce(0, { $0 + $1.pieces.count }) == items.count else { return false }
    let transform = drawingTransform(context, in: rect)
    var index = 0
    for line in lines {
      let place = line.place(in: transform)
      for _ in line.pieces {
        guard case .glyphs(var glyphs) = items[index].content else { return false }
        glyphs.transform = place
        items[index].content = .glyphs(glyphs)
        index += 1
      }
    }
    return true
  }

  /// The text's own coordinates to the canvas's.
  private func drawingTransform(_ context: DrawContext, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(context.transform)
  }

  /// What draws lines of a text with the node's paints.
  func drawing(
    _ context: DrawContext, in rect: CGRect, _ resolved: ResolvedText
  ) -> TextDrawing {
    TextDrawing(
      paint: { [paint, stylePaints] style, origin in
        let box = CGRect(
          x: -origin.x, y: -origin.y, width: rect.width, height: rect.height)
        let own = stylePaints.indices.contains(style - 1) ? stylePaints[style - 1] : paint
        return own.shownPaint(in: box)
      }, pictures: resolved.pictures,
      transform: drawingTransform(context, in: rect), displayScale: graph.configuration.scale,
      opacity: context.opacity, isRedacted: resolved.isRedacted)
  }

  /// Draws a style that is more than paint.
  private func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    hasItems = false
    let lines = paragraph.lines
    let reach = lines.first?.pieces.first?.run.fontSize ?? 0
    paint.drawFinished(
      builder, context, isStale: isStale,
      finishedPicture(context, in: frame.shown, resolved, reach: reach) { drawing, opacity in
        var drawing = drawing
        drawing.opacity = opacity
        let contents = drawing.contents(of: lines)
        if contents.count == 1 { return [DisplayItem(contents[0])] }
        drawing.opacity = 1
        return [DisplayItem(.beginLayer(DisplayItem.Layer(opacity: opacity)))]
          + drawing.contents(of: lines).map { DisplayItem($0) } + [DisplayItem(.endLayer)]
      })
  }

  /// A text as styles that are more than paint need it: `draw` has the letters in the surroundings'
  /// style drawn in another paint, at an opacity.
  ///
  /// - Parameter reach: How far letters may reach out of the text's box.
  func finishedPicture(
    _ context: DrawContext, in rect: CGRect, _ resolved: ResolvedText, reach: Double,
    draw: @escaping (TextDrawing, Double) -> [DisplayItem]
  ) -> FinishedPicture {
    let box = CGRect(origin: .zero, size: rect.size)
    let plain = drawing(context.insideLayer, in: rect, resolved)
    return FinishedPicture(
      box: box, bounds: box.insetBy(dx: -reach, dy: -reach), transform: plain.transform
    ) { paint, opacity in
      var drawing = plain
      drawing.paint = { style, origin in
        style == 0
          ? paint.moved(by: CGVector(dx: -origin.x, dy: -origin.y)) : plain.paint(style, origin)
      }
      return draw(drawing, opacity)
    }
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
    for index in stylePaints.indices { stylePaints[index].remove(from: self) }
    transition?.remove()
    wake.cancel(in: graph)
  }

  package override var debugName: String { "Text(\"\(plainText)\")" }
}
