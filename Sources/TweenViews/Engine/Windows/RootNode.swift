import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The top of a view tree: fills the window, centres its content.
@MainActor package final class RootNode: ElementNode, RelativeFrameContainer {
  /// The window's title as its document says it; nil: as a view does, else its scene.
  package var title: String?
  /// Views that name the window, in the order they came.
  var namers: [any WindowNamer] = []
  /// The commands of the program as this window has them, by the scenes that they are written at.
  private(set) var commands: [(source: CommandsSource, container: ContainerNode)] = []
  /// What `onOpenURL` modifiers wait for, in the order they were set.
  var urlListeners: [OpenURLNode] = []
  /// Keyboard shortcuts, in the order they were set.
  package var shortcuts: [ShortcutEntry] = []
  /// What `preferredColorScheme` modifiers ask for, in the order they came.
  package var colorSchemePreferences: [ColorSchemePreference] = []
  /// What the window's views tell as focused values.
  package let focusedValues = FocusedValueStore()
  /// Which of the window's views has the focus.
  package let focus = FocusStore()
  /// Which of the window's elements a reader looks at.
  package let reader = ReaderFocus()
  /// What is dragged over the window.
  package let drags = DragSession()
  private(set) var container: ContainerNode?
  /// What keeps the window's chrome in being; it shows as a layer.
  var chrome: ContainerNode?
  /// What lies over the content, from the back.
  var layers: [any WindowLayer] = []
  /// What is drawn around content that a sheet has sent back.
  private var retreatSlots = (behind: ItemSlot(), layer: LayerSlots(), ground: ItemSlot())
  /// What is drawn around all where the user asks for each colour as its opposite.
  private var inversionSlots = (layer: LayerSlots(), ground: ItemSlot())
  /// What the content is offered instead of the window's size. It lies at the origin then.
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

  /// Hands the content what an update brings.
  func updateContent(_ update: (ViewNode) -> Void) { container?.updateContent(update) }

  /// A container nobody lays out: it keeps what a scene's commands are made of in being.
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

  /// Layers have the window's safe area to themselves, whatever the content is offered.
  private func placeLayers(_ placement: Placement) {
    guard !layers.isEmpty else { return }
    let safe = placement.rect.inset(by: windowSafeArea(placement.rect).insets)
    for layer in layers {
      layer.container?.place(
        Placement(origin: safe.origin, size: safe.size, proposal: ProposedViewSize(safe.size)))
    }
  }

  /// What the window's surroundings take off it; a keyboard covers what is at the bottom too.
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
    // What is offered a size of its own does not fill the window.
    guard contentOffer == nil || content !== container, let placement else { return nil }
    return windowSafeArea(placement.rect)
  }

  /// The size that the content takes when it is offered `proposal`.
  func sizeOfContent(_ proposal: ProposedViewSize) -> CGSize {
    container?.size(for: proposal) ?? .zero
  }

  /// The size the content takes; zero before it is placed.
  var contentSize: CGSize { container?.placement?.size ?? .zero }

  /// Replaces the environment of the whole tree.
  func environmentWasReplaced(by values: EnvironmentValues) {
    let keys = values.changedKeys(from: environment)
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

  /// The content where it is, or sent back by a sheet: then on a ground of its own, over black.
  private func drawContent(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    guard let backdropScale = contentBackdropScale, let placement else {
      retreatSlots.layer.close(builder)
      container?.drawIfNeeded(builder, context)
      return
    }
    let window = Path(CGRect(origin: .zero, size: placement.size))
    let shown = backdropScale.transform(upper: 0, width: placement.size.width)
      .concatenating(context.transform)
    var inner = context.insideLayer
    inner.transform = shown
    builder.emit(&retreatSlots.behind, isStale: isStale) {
      .fill(
        DisplayItem.Fill(
          path: window, paint: .solid(Color.black.resolve(in: environment)),
          transform: context.transform))
    }
    retreatSlots.layer.begin(builder, isStale: isStale) {
      let radius = BackdropScale.radius * backdropScale.share
      let clip = Path(
        roundedRect: CGRect(origin: .zero, size: placement.size), cornerRadius: radius)
      return DisplayItem.Layer(opacity: 1, clip: DisplayItem.Clip(path: clip, transform: shown))
    }
    builder.emit(&retreatSlots.ground, isStale: isStale) {
      .fill(DisplayItem.Fill(path: window, paint: .solid(backgroundColor), transform: shown))
    }
    container?.drawIfNeeded(builder, inner)
    retreatSlots.layer.end(builder)
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    hitInLayers(point) ?? container?.hit(point)
  }

  package override var debugName: String { "Root" }
}
