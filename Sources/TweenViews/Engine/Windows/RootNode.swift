import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The root of a window's view tree: fills the window, and centers its content.
@MainActor package final class RootNode: ElementNode, RelativeFrameContainer {
  /// The title that the window's document sets; nil: that of a view, else of the scene.
  package var title: String?
  /// The views that set the window's title, in the order of their insertion.
  var titleSources: [any WindowTitleSource] = []
  /// The commands of the program in this window, by the scenes that declare them.
  private(set) var commands: [(source: CommandsSource, container: ContainerNode)] = []
  /// The `onOpenURL` modifiers in the window, in the order of their insertion.
  var urlListeners: [OpenURLNode] = []
  /// The keyboard shortcuts, in the order of their insertion.
  package var shortcuts: [ShortcutEntry] = []
  /// The values of `preferredColorScheme` modifiers, in the order of their insertion.
  package var colorSchemePreferences: [ColorSchemePreference] = []
  /// The focused values of the window's views.
  package let focusedValues = FocusedValueStore()
  /// The focus of the window.
  package let focus = FocusStore()
  /// The element that a screen reader is at.
  package let reader = ReaderFocus()
  /// The drags over the window.
  package let drags = DragSession()
  private(set) var container: ContainerNode?
  /// The container of the window's bars, which are shown in a layer.
  var chrome: ContainerNode?
  /// The layers over the content, from back to front.
  var layers: [any WindowLayer] = []
  /// The items drawn around content that a sheet has scaled.
  private var backdropScaleSlots = (behind: ItemSlot(), layer: LayerSlots(), ground: ItemSlot())
  /// The items drawn around everything while colours are inverted.
  private var inversionSlots = (layer: LayerSlots(), ground: ItemSlot())
  /// The proposal for the content instead of the window's size. The content is then at the origin.
  var contentOffer: ProposedViewSize?

  package func setContent(_ make: (NodeContext) -> ViewNode) {
    let container = ContainerNode(
      StackLayout(
        isHorizontal: false, guide: HorizontalAlignment.center.key, fixedSpacing: nil),
      childContext)
    self.container = container
    container.host = self
    focus.attach(to: self)
    drags.attach(to: self)
    container.setContent(in: .root, make)
  }

  /// Passes an update to the content.
  func updateContent(_ update: (ViewNode) -> Void) { container?.updateContent(update) }

  /// Adds a container without layout, which keeps the nodes of a scene's commands alive.
  func addCommands(_ source: CommandsSource) {
    let container = ContainerNode(DepthLayout(alignment: .center), childContext)
    container.setContent { source.makeCommands($0) }
    commands.append((source, container))
  }

  func updateCommands(of source: CommandsSource) {
    for entry in commands where entry.source === source {
      entry.container.update(DepthLayout(alignment: .center)) { source.updateCommands($0) }
    }
  }

  package var backgroundColor: Color.Resolved {
    SystemStyles.background(level: 0, idiom: environment.interfaceIdiom).resolve(in: environment)
  }

  package var relativeFrames = RelativeFrameList()
  package var relativeFrameSize: ProposedViewSize {
    if let contentOffer { return contentOffer }
    let window = CGRect(origin: .zero, size: windowSize)
    return ProposedViewSize(window.inset(by: windowSafeArea(window).insets).size)
  }

  func layOut(in size: CGSize) {
    setPlacement(size)
  }

  private func setPlacement(_ size: CGSize) {
    place(
      Placement(
        origin: .zero, size: size, proposal: ProposedViewSize(size)))
  }

  package override func placementDidChange(_ placement: Placement) {
    guard let container else { return }
    placeLayers(placement)
    if let contentOffer {
      let size = container.size(for: contentOffer)
      return container.place(Placement(origin: .zero, size: size, proposal: contentOffer))
    }
    let safe = placement.rect.inset(by: windowSafeArea(placement.rect).insets)
    let offer = ProposedViewSize(safe.size)
    let size = container.size(for: offer)
    container.place(
      Placement(
        origin: CGPoint(
          x: safe.minX + (safe.width - size.width) / 2,
          y: safe.minY + (safe.height - size.height) / 2),
        size: size, proposal: offer))
  }

  /// Places the layers in the window's safe area, independent of the content's proposal.
  private func placeLayers(_ placement: Placement) {
    guard !layers.isEmpty else { return }
    let safe = placement.rect.inset(by: windowSafeArea(placement.rect).insets)
    for layer in layers {
      layer.container?.place(
        Placement(origin: safe.origin, size: safe.size, proposal: ProposedViewSize(safe.size)))
    }
  }

  /// The safe area of the window's surroundings. A keyboard covers the bottom inset too.
  private func windowSafeArea(_ bounds: CGRect) -> SafeArea {
    let insets = AbsoluteInsets(windowConfiguration.safeAreaInsets, .leftToRight)
    let keyboard = max(0, windowConfiguration.keyboardHeight - insets.bottom)
    return SafeArea(
      bounds: bounds,
      parts: [
        SafeArea.Part(.keyboard, AbsoluteInsets(bottom: keyboard)),
        SafeArea.Part([.container, .window], insets),
      ])
  }

  package override func safeArea(for content: ElementNode) -> SafeArea? {
    // Content with its own proposed size does not fill the window.
    guard contentOffer == nil || content !== container, let placement else { return nil }
    return windowSafeArea(placement.rect)
  }

  /// Returns the content's size for `proposal`.
  func sizeOfContent(_ proposal: ProposedViewSize) -> CGSize {
    container?.size(for: proposal) ?? .zero
  }

  /// The current size of the content; zero before it is placed.
  var contentSize: CGSize { container?.placement?.size ?? .zero }

  /// Replaces the environment of the whole tree.
  func environmentWasReplaced(by values: EnvironmentValues) {
    let keys = values.changes(from: environment)
    guard !keys.isEmpty else { return }
    environmentDidChange(values, keys: keys)
    setNeedsDisplay()
    if graph.windows.first?.root === self { graph.programEnvironmentDidChange(values) }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let container { visit(container) }
    for entry in commands { visit(entry.container) }
    if let chrome { visit(chrome) }
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    if let container { visit(container) }
    for layer in layers { if let container = layer.container { visit(container) } }
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    guard environment.accessibilityInvertColors, let placement else {
      inversionSlots.layer.close(builder)
      return drawAll(builder, context, isStale: isStale)
    }
    inversionSlots.layer.begin(builder, isStale: isStale) {
      DisplayItem.Layer(opacity: 1, effect: .colorMatrix(.colorInvert()))
    }
    builder.emit(&inversionSlots.ground, isStale: isStale) {
      .fill(
        DisplayItem.Fill(
          path: Path(CGRect(origin: .zero, size: placement.size)), paint: .solid(backgroundColor),
          transform: context.transform))
    }
    drawAll(builder, context.insideLayer, isStale: isStale)
    inversionSlots.layer.end(builder)
  }

  private func drawAll(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    drawContent(builder, context, isStale: isStale)
    for (place, layer) in layers.enumerated() where layer.level != .chrome || graph.host.showsChrome
    {
      var inner = context
      inner.transform = shownTransform(ofLayer: place).concatenating(context.transform)
      layer.container?.drawIfNeeded(builder, inner)
    }
  }

  /// Draws the content in its place, or scaled by a sheet: then with its own background, over black.
  private func drawContent(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    guard let backdropScale = contentBackdropScale, let placement else {
      backdropScaleSlots.layer.close(builder)
      container?.drawIfNeeded(builder, context)
      return
    }
    let window = Path(CGRect(origin: .zero, size: placement.size))
    let shown = backdropScale.transform(upper: 0, width: placement.size.width)
      .concatenating(context.transform)
    var inner = context.insideLayer
    inner.transform = shown
    builder.emit(&backdropScaleSlots.behind, isStale: isStale) {
      .fill(
        DisplayItem.Fill(
          path: window, paint: .solid(Color.black.resolve(in: environment)),
          transform: context.transform))
    }
    backdropScaleSlots.layer.begin(builder, isStale: isStale) {
      let radius = BackdropScale.radius * backdropScale.share
      let clip = Path(
        roundedRect: CGRect(origin: .zero, size: placement.size), cornerRadius: radius)
      return DisplayItem.Layer(opacity: 1, clip: DisplayItem.Clip(path: clip, transform: shown))
    }
    builder.emit(&backdropScaleSlots.ground, isStale: isStale) {
      .fill(DisplayItem.Fill(path: window, paint: .solid(backgroundColor), transform: shown))
    }
    container?.drawIfNeeded(builder, inner)
    backdropScaleSlots.layer.end(builder)
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    hitInLayers(point) ?? container?.hit(point)
  }

  package override var debugName: String { "Root" }
}
