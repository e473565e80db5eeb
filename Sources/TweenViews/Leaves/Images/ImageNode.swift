import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension Image: View {
  /// `Never`: the engine draws the image itself.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImageNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ImageNode.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

/// The node of an image. Its frame animates, and so does the style that fills a template or a symbol.
@MainActor package final class ImageNode: LeafNode {
  private var image: Image
  /// The image; nil for a symbol, and if there is nothing to show.
  private var content: ResolvedImage?
  private var symbol: ResolvedSymbol?
  /// The paint of a template or a symbol.
  private var paint: LeafPaint?
  private var symbolPaints = SymbolPaints()
  private var effects = SymbolEffectRuns()
  /// The symbol that is being replaced by this one.
  private var replacement: SymbolReplacement?
  /// Whether the picture is redacted: a block of the foreground style replaces it.
  private var isRedacted = false
  /// Whether the window's colours are inverted, so that the picture is inverted again.
  private var isInverted = false
  private var slot = RunSlot()
  private var items: [DisplayItem] = []

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    super.init(context)
    resolve()
  }

  func update(_ new: Image) {
    guard image != new else { return }
    let wasResizable = image.resizing != nil
    image = new
    if wasResizable != (new.resizing != nil) { setNeedsLayout() }
    resolve()
  }

  package override func performUpdate() { resolve() }

  private func resolve() {
    forgetEnvironmentReads()
    let environment = trackedEnvironment
    let newSymbol = image.symbol(in: environment)
    let new = newSymbol == nil ? image.resolved(in: environment) : nil
    if let old = symbol, let newSymbol, newSymbol.isOther(than: old) {
      replace(old, environment.contentTransition)
    }
    if new != content || newSymbol != symbol {
      if new?.size != content?.size || newSymbol?.size != symbol?.size
        || newSymbol?.baseline != symbol?.baseline
      {
        setNeedsLayout()
      }
      (content, symbol) = (new, newSymbol)
      setNeedsDisplay()
    }
    if isRedacted != environment.isRedacted {
      isRedacted.toggle()
      setNeedsDisplay()
    }
    if isInverted != environment.invertsPictures {
      isInverted.toggle()
      setNeedsDisplay()
    }
    takePaint(environment)
    takeEffects(environment)
  }

  private func takeEffects(_ environment: EnvironmentValues) {
    var entries = symbol == nil ? [] : environment.symbolEffects
    if !entries.isEmpty, environment.accessibilityReduceMotion {
      entries.removeAll(where: \.kind.hasMotion)
    }
    let steps = symbol?.outline.stepCount ?? 0
    if effects.update(entries, stepCount: steps, in: self) { setNeedsDisplay() }
  }

  private func replace(_ old: ResolvedSymbol, _ transition: ContentTransition) {
    replacement?.stop()
    replacement = nil
    guard case .symbol(let way, let rate) = transition.kind,
      !visibleTransaction().disablesContentTransitions, placement != nil
    else { return }
    replacement = SymbolReplacement(old, way, rate: rate, in: self)
  }

  /// The combined pose of all symbol effects.
  private var pose: SymbolPose {
    if replacement?.isOver == true { replacement = nil }
    guard let replacement else { return effects.isEmpty ? SymbolPose() : effects.pose }
    return effects.pose.joined(with: replacement.newPose)
  }

  private func takePaint(_ environment: EnvironmentValues) {
    guard symbol != nil || content?.isTemplate == true || isRedacted else { return removePaint() }
    var style = ForegroundStyle()._resolvedPaint(in: environment)
    // A style that is more than paint is applied to the finished drawing.
    if symbol?.styles != nil || isRedacted { style = _ResolvedPaint(style.style) }
    var paint = paint ?? LeafPaint()
    if paint.update(style, in: self) { setNeedsDisplay() }
    self.paint = paint
    if symbolPaints.update(symbol?.styles ?? [], in: self) { setNeedsDisplay() }
  }

  private func removePaint() {
    paint?.remove(from: self)
    paint = nil
    symbolPaints.remove()
  }

  private var ideal: CGSize {
    guard let symbol else { return content?.size ?? .zero }
    return image.resizing == nil ? symbol.size : symbol.sizeWithoutRoom
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let symbol, symbol.size.height > 0,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return symbol.baseline * size.height / symbol.size.height
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if paint?.isPlain == false {
      drawFinished(builder, context, isStale: isStale)
      return
    }
    if isStale { items = DisplayItem.Content.items(contents(context), blend: context.blend) }
    builder.emit(&slot, isStale: isStale, count: items.count) { items[$0] }
  }

  /// The items of the picture.
  private func contents(_ context: DrawContext) -> [DisplayItem.Content] {
    let drawing = drawing(context)
    let paint = paint?.shownPaint(in: drawing.rect) ?? .solid(.transparent)
    if isRedacted {
      return [
        .fill(
          DisplayItem.Fill(
            path: Path(roundedRect: drawing.rect, cornerRadius: RedactedLook.cornerRadius),
            paint: paint, opacity: context.opacity * RedactedLook.opacity,
            transform: drawing.transform))
      ]
    }
    if let symbol {
      let pose = pose
      let contents = symbol.contents(
        in: rect(of: symbol, drawing), transform: drawing.transform, paint: paint,
        opacity: context.opacity,
        pose: pose
      ) { symbolPaints.shown($0, in: drawing.rect) ?? $1.paint(in: drawing.rect) }
      return replacedContents(by: symbol, drawing, paint, context) + contents
    }
    guard let content else { return [] }
    guard content.isTemplate else {
      let picture = drawing.contents(of: content, opacity: context.opacity)
      guard isInverted else { return picture }
      let layer = DisplayItem.Layer(opacity: 1, effect: .colorMatrix(.colorInvert()))
      return [.beginLayer(layer)] + picture + [.endLayer]
    }
    return drawing.contents(of: content, filledWith: paint, opacity: context.opacity)
  }

  /// The items of the replaced symbol, centred in the new one.
  private func replacedContents(
    by new: ResolvedSymbol, _ drawing: ImageDrawing, _ paint: Paint, _ context: DrawContext
  ) -> [DisplayItem.Content] {
    guard let replacement, new.size.width > 0, new.size.height > 0 else { return [] }
    let old = replacement.old
    let whole = rect(of: new, drawing)
    let size = CGSize(
      width: old.size.width * whole.width / new.size.width,
      height: old.size.height * whole.height / new.size.height)
    let rect = CGRect(
      x: whole.midX - size.width / 2, y: whole.midY - size.height / 2,
      width: size.width, height: size.height)
    return old.contents(
      in: rect, transform: drawing.transform, paint: paint, opacity: context.opacity,
      pose: effects.pose.joined(with: replacement.oldPose)
    ) { $1.paint(in: rect) }
  }

  /// The symbol's frame including the room around its drawing; a stretched symbol reaches the edges.
  private func rect(of symbol: ResolvedSymbol, _ drawing: ImageDrawing) -> CGRect {
    image.resizing == nil ? drawing.rect : symbol.rect(reaching: drawing.rect)
  }

  private func drawing(_ context: DrawContext) -> ImageDrawing {
    let shown = frame.shown
    return ImageDrawing(
      rect: CGRect(origin: .zero, size: shown.size),
      transform: CGAffineTransform(translationX: shown.minX, y: shown.minY)
        .concatenating(context.transform), displayScale: pixelsPerPoint)
  }

  /// Draws a symbol or a template in a style that is more than paint.
  private func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let drawing = drawing(context)
    let picture: FinishedPicture
    if let symbol {
      let path = symbol.shape(in: rect(of: symbol, drawing))
      let pose = pose
      let transform = pose.transform(in: drawing.rect).concatenating(drawing.transform)
      picture = FinishedPicture(
        box: drawing.rect,
        region: {
          FinishedPicture.Region(
            bounds: path.boundingRect, clip: DisplayItem.Clip(path: path))
        },
        transform: pose.isAtRest ? drawing.transform : transform
      ) {
        [
          DisplayItem(
            .fill(
              DisplayItem.Fill(
                path: path, paint: $0, opacity: $1 * pose.opacity,
                transform: pose.isAtRest ? drawing.transform : transform)))
        ]
      }
    } else {
      picture = FinishedPicture(
        box: drawing.rect, region: { FinishedPicture.Region(bounds: drawing.rect) },
        transform: drawing.transform
      ) { [content] paint, opacity in
        guard let content else { return [] }
        return drawing.contents(of: content, filledWith: paint, opacity: opacity)
          .map { DisplayItem($0) }
      }
    }
    paint?.drawFinished(builder, context, isStale: isStale, picture)
  }

  package override var wrapsItself: Bool { paint?.hasBackdrop ?? false }
  package override var readsBackdrop: Bool { paint?.readsBackdrop ?? false }
  package override var ownBlend: BlendOperator? { paint?.blend }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? context.blend : paint?.blend ?? context.blend
  }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    if frame.isMoved(by: animation) { return "frame" }
    return effects.isEmpty && replacement == nil ? "fill" : "symbol effect"
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    removePaint()
    effects.remove()
    replacement?.stop()
  }

  package override var semantics: Semantics? {
    guard let label = image.label else { return nil }
    if case .symbol(let name) = image.source, label == Text(verbatim: name) {
      return Semantics(.image, label: SymbolSpokenNames.label(of: name), children: .ignored)
    }
    let words =
      if case .named(let name) = image.source, label == Text(verbatim: name.name) {
        Text(LocalizedStringKey(name.name), bundle: name.bundle)
      } else {
        label
      }
    return Semantics(
      .image, label: isRedacted ? "" : words.resolved(in: environment).text.plainText,
      children: .ignored)
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String {
    switch image.source {
    case .named(let name): "Image(\"\(name.name)\")"
    case .symbol(let name): "Image(systemName: \"\(name)\")"
    case .bitmap(let bitmap, _): "Image(\(bitmap.width)x\(bitmap.height))"
    }
  }
}
