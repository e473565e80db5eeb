import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The node of a canvas: one leaf with the items that its renderer drew last.
@MainActor package final class CanvasNode: LeafNode {
  private var drawing: CanvasDrawing
  private var symbols: CanvasSymbols?
  private var slot = RunSlot()
  /// The last drawing, in the canvas's own points, with its size and whether it lies within the canvas.
  private var shown: (picture: CanvasPicture, size: CGSize, isBounded: Bool)?

  init(_ drawing: CanvasDrawing, _ context: NodeContext) {
    self.drawing = drawing
    super.init(context)
  }

  func setSymbols(_ make: (NodeContext) -> ViewNode) {
    var context = childContext
    context.canTransition = false
    let symbols = CanvasSymbols(host: self)
    self.symbols = symbols
    symbols.setContent(make(context))
  }

  func update(_ new: CanvasDrawing, updateSymbols: (ViewNode) -> Void) {
    drawing = new
    drawAgain()
    if let content = symbols?.content { updateSymbols(content) }
  }

  /// Called when data that the renderer read has changed.
  package override func performUpdate() { drawAgain() }

  private func drawAgain() {
    shown = nil
    setNeedsDisplay()
  }

  // MARK: Symbols

  package override func structureDidChange() {
    guard symbols?.collect() == true else { return }
    drawAgain()
    setNeedsLayout()
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content = symbols?.content { visit(content) }
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    symbols?.elements.forEach(visit)
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    if symbols?.layOut() == true { drawAgain() }
  }

  // MARK: Drawing

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let rect = frame.shown
    if builder.isRebuilding { symbols?.structureDidChange() }
    let isOld = shown?.size != rect.size || symbols?.refreshUsed() == true
    let (picture, _, isBounded) =
      isOld ? render(size: rect.size) : shown ?? render(size: rect.size)
    let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .concatenating(context.transform)
    // A layer is needed if the canvas is more than items over its background.
    let isEmpty = picture.items.isEmpty && !drawing.isOpaque || rect.isEmpty
    let isLayer =
      !isEmpty
      && (drawing.isOpaque || drawing.isLinear != context.isLinear || context.opacity != 1
        || context.blend != .normal || picture.seesBackdrop || !isBounded)
    guard isLayer else {
      builder.emit(&slot, isStale: isStale || isOld, count: picture.items.count) {
        picture.item(at: $0, transform)
      }
      return
    }
    let last = picture.items.count + 1
    builder.emit(&slot, isStale: isStale || isOld, count: last + 1) { index in
      if index == last { return DisplayItem(.endLayer) }
      if index > 0 { return picture.item(at: index - 1, transform) }
      let bounds = DisplayItem.Clip(
        path: Path(CGRect(origin: .zero, size: rect.size)), transform: transform)
      return DisplayItem(
        blend: context.blend,
        .beginLayer(
          DisplayItem.Layer(
            opacity: context.opacity, clip: bounds, isOpaque: drawing.isOpaque,
            mixing: drawing.isLinear ? .linear : .encoded)))
    }
  }

  /// Calls the renderer, and records what it reads.
  private func render(
    size: CGSize
  ) -> (picture: CanvasPicture, size: CGSize, isBounded: Bool) {
    forgetEnvironmentReads()
    symbols?.forgetUse()
    let bounds = CGRect(origin: .zero, size: size)
    var items: [DisplayItem] = []
    if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
      let recording = CanvasRecording { [symbols] query in
        // The program resolves symbols while it draws, on the main actor.
        MainActor.assumeIsolated { symbols?.resolve(query) }
      }
      let surface = CanvasSurface(recording: recording)
      graph.evaluating(self) {
        var context = GraphicsContext(
          surface: surface, environment: trackedEnvironment, bounds: bounds)
        drawing.renderer(&context, size)
      }
      surface.finish()
      items = surface.items
    }
    let picture = CanvasPicture(items)
    let result = (picture: picture, size: size, isBounded: picture.lies(in: bounds))
    shown = result
    return result
  }

  package override var debugName: String { "Canvas" }
}
