import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// The node of a text, arranged in lines. It is as wide as its widest line.
@MainActor package final class TextNode: LeafNode, DateFollower {
  private var text: Text
  private var resolved = ResolvedText()
  /// The prepared form of the resolved text; nil until it is needed.
  private var preparedText: PreparedParagraph?
  /// The paragraph that was drawn last, with the proposal it was laid out for.
  private var laidOut: (proposal: ProposedViewSize?, paragraph: Paragraph)?
  private var paint = LeafPaint()
  /// The paints of the styles 1, 2 ...
  private var stylePaints: [LeafPaint] = []
  private var slot = ItemSlot()
  private var runSlot = RunSlot()
  /// The items of a text without running animations, and whether they are current.
  private var items: [DisplayItem] = []
  private var hasItems = false
  /// The state in which the items were drawn, if only their position depends on the context.
  private var movable: Movable?
  private var contentTransition: ContentTransition.Kind
  /// The running transition of the glyphs, if there is one.
  private var transition: TextTransition?
  /// An animated change of the glyphs that waits for the layout, which determines the new lines.
  private var glyphChange: GlyphChange?
  private var wake = DateWake()
  var linkPress = LinkPress()
  /// The numbers of the links' elements, as far as they were requested.
  var linkNumbers: [Int] = []

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    contentTransition = .identity
    super.init(context)
    mayHavePreferences = graph.uses.leafPreferences
    takeResolved()
    updatePaints()
  }

  package var plainText: String { resolved.text.plainText }

  func update(_ new: Text) {
    guard text != new else { return }
    text = new
    resolve()
  }

  package override func performUpdate() {
    resolve()
    // The node cannot observe values that the renderer reads while it draws.
    if resolved.renderer != nil { setNeedsDisplay() }
  }

  package func dateDidShift() { if !isDestroyed { wake.dateDidShift(for: self) } }

  /// Resolves the text in its environment.
  private func takeResolved() {
    forgetEnvironmentReads()
    let environment = trackedEnvironment
    let new = text.resolved(in: environment)
    let hasSameText = new.text == resolved.text
    if !hasSameText || new.paragraph != resolved.paragraph {
      // The same text in another style is already shaped.
      preparedText = hasSameText ? preparedText?.styled(new.paragraph) : nil
      laidOut = nil
    }
    resolved = new
    hasItems = false
    contentTransition = environment.contentTransition.kind
    wake.set(resolved.nextChange, for: self)
  }

  private func resolve() {
    let (old, oldPrepared, oldKind) = (resolved, preparedText, contentTransition)
    takeResolved()
    let new = resolved
    if new.text != old.text || new.paragraph != old.paragraph || new.pictures != old.pictures {
      if !new.text.hasSameGlyphs(as: old.text) || new.pictures != old.pictures {
        glyphsWillChange(from: old, oldPrepared, by: oldKind)
      }
      setNeedsLayout()
      setNeedsDisplay()
    }
    if new.renderer != old.renderer || new.renderer != nil && new.marks != old.marks {
      rendererDidChange(from: old.renderer)
    }
    if new.isRedacted != old.isRedacted {
      endTransition()
      setNeedsDisplay()
    }
    updatePaints()
    layoutDidChange()
  }

  /// Another renderer can result in another size.
  private func rendererDidChange(from old: AnyTextRenderer?) {
    endTransition()
    if (old == nil) != (resolved.renderer == nil) { displayStructureDidChange() }
    setNeedsLayout()
    setNeedsDisplay()
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

  // MARK: Changes of glyphs

  /// A class, so that the many texts that do not change stay small.
  private final class GlyphChange {
    /// The text's former content at its former place.
    let old: TextContent
    let kind: ContentTransition.Kind
    let countsDown: Bool

    init(old: TextContent, kind: ContentTransition.Kind, countsDown: Bool) {
      self.old = old
      self.kind = kind
      self.countsDown = countsDown
    }
  }

  /// Prepares an animated change of the glyphs for after the layout, by the transaction and the content
  /// transitions before and now.
  private func glyphsWillChange(
    from old: ResolvedText, _ oldPrepared: PreparedParagraph?, by oldKind: ContentTransition.Kind
  ) {
    let kind = contentTransition
    let transaction = visibleTransaction()
    guard transaction.animation != nil, !transaction.disablesContentTransitions, kind != .identity,
      !resolved.isRedacted, resolved.renderer == nil
    else { return endTransition() }
    let countsDown =
      switch (oldKind, kind) {
      case (.numericValue(let old), .numericValue(let new)): new < old
      case (_, .numericText(let countsDown)): countsDown
      default: false
      }
    glyphChange = GlyphChange(
      old: glyphChange?.old ?? content(of: old, oldPrepared ?? old.held), kind: kind,
      countsDown: countsDown)
  }

  private func endTransition() {
    glyphChange = nil
    transition?.remove()
    transition = nil
  }

  package override func geometryDidChange() {
    layoutDidChange()
    // The renderer may also have read the geometry.
    if resolved.renderer != nil { super.geometryDidChange() }
  }

  package override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == Text.LayoutKey.self, placement != nil else { return nil }
    return [anchoredLayout(paragraph, resolved)] as? Key.Value
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    layoutDidChange()
    if let change = glyphChange {
      glyphChange = nil
      let transition = self.transition ?? TextTransition(change.old, in: self)
      self.transition = transition
      transition.change(to: content, by: change.kind, countsDown: change.countsDown)
    } else {
      transition?.arrange(content)
    }
  }

  // MARK: Layout

  /// The content of a resolved text at this text's place.
  private func content(of resolved: ResolvedText, _ prepared: PreparedParagraph) -> TextContent {
    TextContent(
      resolved, prepared, width: placement?.proposal.width, height: placement?.proposal.height)
  }

  private var content: TextContent { content(of: resolved, prepared) }

  private var prepared: PreparedParagraph {
    if let preparedText { return preparedText }
    let prepared = resolved.held
    preparedText = prepared
    return prepared
  }

  var paragraph: Paragraph {
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
    guard resolved.renderer == nil, let room = prepared.room else { return nil }
    return AmpleSize(
      size: room.size.roundedUp(scale: pixelsPerPoint),
      leastWidth: CGFloat(room.leastWidth), leastHeight: CGFloat(room.leastHeight))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let scale = pixelsPerPoint
    guard let renderer = resolved.renderer?.renderer else {
      return measured(proposal).size.roundedUp(scale: scale)
    }
    let text = TextProxy { [prepared] proposal in
      prepared.measure(width: proposal.plainWidth, height: proposal.plainHeight).size
        .roundedUp(scale: scale)
    }
    return renderer.sizeThatFits(proposal: proposal, text: text)
  }

  /// The size of a text, rounded up to whole pixels.
  func size(of content: TextContent) -> CGSize {
    content.paragraph.size.roundedUp(scale: pixelsPerPoint)
  }

  /// The spacing between stacked texts equals that between the lines of their font.
  package override var spacing: SpacingPreference {
    guard let font = resolved.text.runs.first?.attributes.font else { return .leaf }
    let scale = pixelsPerPoint
    if let last = Self.lastSpacing, last.font == font, last.scale == scale { return last.spacing }
    let metrics = TextEngine.shared.lineMetrics(of: font)
    let isSystem = if case .system = font.family { true } else { false }
    let own = isSystem ? StackSpacingMetrics.classic.textLeading(size: font.size) : 0
    let spacing = SpacingPreference.text(
      SpacingPreference.TextMetrics(
        size: font.hasUsableSize ? font.size : 0, ascent: metrics.ascent, descent: metrics.descent,
        leading: metrics.leading - font.lineGap + own,
        pixelLength: 1 / scale))
    Self.lastSpacing = (font, scale, spacing)
    return spacing
  }

  /// A cache, since most texts have the same font as the text before.
  private static var lastSpacing: (font: FontRequest, scale: Double, spacing: SpacingPreference)?

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return CGFloat(measured(proposal).firstBaseline)
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return CGFloat(measured(proposal).lastBaseline)
    }
    // The separator below a list's row starts at its text.
    return key == HorizontalAlignment.listRowSeparatorLeading.key ? 0 : nil
  }

  /// Whether the text has links that can be pressed.
  var hasLiveLinks: Bool {
    !resolved.links.isEmpty && !resolved.isRedacted && environment.isEnabled
  }

  /// The offset in bytes between characters that is nearest to a point in the text's own coordinates.
  func offset(at point: CGPoint) -> Int { paragraph.position(at: point).offset }

  /// The rectangles of a range, in the text's own coordinates.
  func rectangles(of range: Range<Int>) -> [CGRect] {
    paragraph.rectangles(of: range, width: Double(paragraph.size.width))
  }

  /// Converts a point in the text's own coordinates to the window's.
  func pointInWindow(_ point: CGPoint) -> CGPoint {
    let origin = shownOrigin
    return windowPoint(CGPoint(x: point.x + origin.x, y: point.y + origin.y))
  }

  /// The link at a point in the text's own coordinates.
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

  /// The links, with their words and their ranges in the text.
  var linkRanges: [(url: URL, words: String, range: Range<Int>)] {
    var found: [(link: Int, words: String, range: Range<Int>)] = []
    var end = 0
    for run in resolved.text.runs {
      let start = end
      end += run.text.utf8.count
      guard let link = run.attributes.link, resolved.links.indices.contains(link) else { continue }
      if let last = found.last, last.link == link {
        found[found.count - 1] = (link, last.words + run.text, last.range.lowerBound..<end)
      } else {
        found.append((link, run.text, start..<end))
      }
    }
    return found.map { (resolved.links[$0.link], $0.words, $0.range) }
  }

  /// The rectangles of a range in the text's own coordinates, one for each line.
  func linkRects(_ range: Range<Int>) -> [CGRect] {
    paragraph.rectangles(of: range, width: Double(placedSize.width))
  }

  package override func pointerStyle(at point: CGPoint) -> PointerStyle? {
    shownPointerStyle(at: point)
  }

  // MARK: Drawing

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    // The new glyphs were not placed, so there is nothing to animate to.
    if glyphChange != nil { endTransition() }
    if let transition {
      if transition.isUnderWay() {
        transition.draw(builder, context, isStale: isStale, in: frame.shown)
        return
      }
      endTransition()
      builder.structureDidChange()
      hasItems = false
    }
    if let renderer = resolved.renderer?.renderer, !resolved.isRedacted {
      if !hasItems || isStale {
        items = items(drawnBy: renderer, paragraph, resolved, context)
        (hasItems, movable) = (true, nil)
      }
      return builder.emit(&runSlot, isStale: isStale, count: items.count) { items[$0] }
    }
    if hasFinish { return drawFinished(builder, context, isStale: isStale) }
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
    movable =
      canMove
      ? Movable(
        size: rect.size, proposal: placement?.proposal, opacity: context.opacity,
        blend: context.blend) : nil
  }

  private struct Movable {
    var size: CGSize
    var proposal: ProposedViewSize?
    var opacity: Double
    var blend: BlendOperator
  }

  private var isPaintAnimating: Bool {
    paint.isAnimating || stylePaints.contains(where: \.isAnimating)
  }

  /// Moves the items if only their position has changed, which is much cheaper than making them. Returns
  /// false if they must be made.
  private func moveItems(_ context: DrawContext) -> Bool {
    let rect = frame.shown
    guard let movable, movable.size == rect.size, movable.proposal == placement?.proposal,
      !isPaintAnimating, movable.opacity == context.opacity, movable.blend == context.blend
    else { return false }
    let lines = paragraph.lines
    var count = 0
    for line in lines { count += line.pieces.count }
    guard count == items.count else { return false }
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

  /// The transform from the text's own coordinates to the canvas's.
  private func drawingTransform(_ context: DrawContext, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(context.transform)
  }

  private func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    hasItems = false
    let lines = paragraph.lines
    let reach = lines.first?.pieces.first?.run.fontSize ?? 0
    let items = finishedItems(
      context, in: frame.shown, reach: reach, styles: resolved.isRedacted ? [0] : lines.styles
    ) { drawing, opacity in
      var drawing = drawing
      drawing.opacity = opacity
      let contents = drawing.contents(of: lines)
      if contents.count == 1 { return [DisplayItem(contents[0])] }
      drawing.opacity = 1
      return [DisplayItem(.beginLayer(DisplayItem.Layer(opacity: opacity)))]
        + drawing.contents(of: lines).map { DisplayItem($0) } + [DisplayItem(.endLayer)]
    }
    builder.emit(&runSlot, isStale: isStale, count: items.count) { items[$0] }
  }

  /// The drawing of a text's lines with the node's paints.
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
      transform: drawingTransform(context, in: rect), displayScale: pixelsPerPoint,
      opacity: context.opacity, isRedacted: resolved.isRedacted)
  }

  /// Whether a style is more than paint.
  var hasFinish: Bool { !paint.isPlain || stylePaints.contains { !$0.isPlain } }

  private func paint(of style: Int) -> LeafPaint {
    stylePaints.indices.contains(style - 1) ? stylePaints[style - 1] : paint
  }

  /// The items of a text that has styles that are more than paint. These styles come first, so that their
  /// shadows do not fall on other letters; the letters with plain paint are drawn on top.
  ///
  /// - Parameters:
  ///   - reach: How far letters can extend beyond the text's box.
  ///   - styles: The styles that are drawn; others must cast no shadow.
  ///   - draw: Draws the letters of a drawing, as one item or a layer, at an opacity.
  func finishedItems(
    _ context: DrawContext, in rect: CGRect, reach: Double, styles: Set<Int>,
    draw: @escaping (TextDrawing, Double) -> [DisplayItem]
  ) -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: rect.size)
    let plain = drawing(context.insideLayer, in: rect, resolved)
    var items: [DisplayItem] = []
    for style in 0...stylePaints.count where styles.contains(style) && !paint(of: style).isPlain {
      let picture = FinishedPicture(
        box: box,
        region: { FinishedPicture.Region(bounds: box.insetBy(dx: -reach, dy: -reach)) },
        transform: plain.transform
      ) { paint, opacity in
        var drawing = plain
        drawing.shows = { $0 == style }
        drawing.paint = { _, origin in paint.moved(by: CGVector(dx: -origin.x, dy: -origin.y)) }
        return draw(drawing, opacity)
      }
      items += paint(of: style).items(picture, context)
    }
    guard styles.contains(where: { paint(of: $0).isPlain }) else { return items }
    var drawing = plain
    drawing.shows = { [paint, stylePaints] style in
      (stylePaints.indices.contains(style - 1) ? stylePaints[style - 1] : paint).isPlain
    }
    let rest = draw(drawing, context.opacity)
    return items
      + rest.enumerated().map { index, item in
        index == 0 ? DisplayItem(blend: context.blend, item.content) : item
      }
  }

  package override var wrapsItself: Bool {
    paint.hasBackdrop || stylePaints.contains { $0.hasBackdrop }
  }
  package override var readsBackdrop: Bool {
    paint.readsBackdrop || stylePaints.contains { $0.readsBackdrop }
  }
  package override var ownBlend: BlendOperator? { paint.blend }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? context.blend : paint.blend ?? context.blend
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    paint.remove(from: self)
    for index in stylePaints.indices { stylePaints[index].remove(from: self) }
    endTransition()
    wake.cancel(in: graph)
    window?.pointer.remove(self)
  }

  package override var semantics: Semantics? {
    // A redacted text must not expose its words to assistive technology either.
    if resolved.isRedacted { return Semantics(.text, label: "", children: .ignored) }
    var note =
      text.semantics(in: environment) ?? Semantics(.text, label: plainText, children: .ignored)
    if hasLiveLinks { note.parts = linkParts }
    return note
  }

  package override func perform(_ action: ElementRequest.Action) -> Bool { follows(action) }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { "Text(\"\(plainText)\")" }
}
