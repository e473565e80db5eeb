import Foundation
import TweenGeometry
import TweenMotion

/// Views that only describe the view in front of them to assistive technology. They have its size, are not
/// drawn, and take no presses.
nonisolated private struct HiddenSemanticsContent: UnaryModifier {
  typealias Body = Never
  /// Whether the elements are in the accessibility tree themselves. If false, only the described view reads
  /// them.
  let isExposed: Bool

  @MainActor func makeWrapper(_ context: NodeContext) -> HiddenSemanticsNode {
    HiddenSemanticsNode(context, isExposed: isExposed)
  }
  @MainActor func updateWrapper(_ wrapper: HiddenSemanticsNode) {}
}

@MainActor private final class HiddenSemanticsNode: WrapperNode {
  private let isInTree: Bool

  init(_ context: NodeContext, isExposed: Bool) {
    isInTree = isExposed
    super.init(context)
  }

  override var isExposed: Bool { isInTree }
  override var takesHits: Bool { false }
  override var isReachedByKeys: Bool { false }
  // As large as the view that it describes.
  override var isAsLargeAsContent: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func hit(_ point: CGPoint) -> HitResult? { nil }
  override func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {}
  override func visitDrawn(_ visit: (ElementNode) -> Void) {}
  override var debugName: String { "unseen" }

  /// The elements of the content.
  var elements: [ViewGraph.Element] {
    content.flatMap { window?.elements(in: $0, origins: nil) } ?? []
  }

  /// Presses the first button with a name. Returns false if there is none.
  func press(_ name: String) -> Bool {
    guard let content, let window else { return false }
    let origins = ElementOrigins()
    let elements = window.elements(in: content, origins: origins).flatMap(\.all)
    guard let button = elements.first(where: { $0.label == name && $0.actions.contains("default") })
    else { return false }
    return origins.origins[button.details.id]?.offer(.perform("default")) == true
  }
}

/// The part of the described view's semantics that the unseen views provide.
nonisolated private enum HiddenSemanticsUse {
  /// The text of the unseen views is the view's name.
  case label
  /// The buttons among the unseen views are the view's actions.
  case actions
}

/// Reads a view's name or actions from the unseen views in it.
nonisolated private struct HiddenSemanticsReader: UnaryModifier {
  typealias Body = Never
  let use: HiddenSemanticsUse
  /// Whether this view has unseen views of its own.
  var isOn = true

  @MainActor func makeWrapper(_ context: NodeContext) -> HiddenSemanticsReaderNode {
    HiddenSemanticsReaderNode(context, use, isOn: isOn)
  }
  @MainActor func updateWrapper(_ wrapper: HiddenSemanticsReaderNode) {
    guard wrapper.isOn != isOn else { return }
    wrapper.isOn = isOn
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class HiddenSemanticsReaderNode: ElementFrameNode {
  private let use: HiddenSemanticsUse
  var isOn: Bool

  init(_ context: NodeContext, _ use: HiddenSemanticsUse, isOn: Bool) {
    self.use = use
    self.isOn = isOn
    super.init(context)
  }

  private var hiddenSemantics: HiddenSemanticsNode? {
    guard isOn else { return nil }
    var found: HiddenSemanticsNode?
    // The layout around both holds them side by side.
    func look(_ element: ElementNode, _ depth: Int) {
      guard found == nil, depth < 4 else { return }
      if let node = element as? HiddenSemanticsNode { return found = node }
      element.visitShown { look($0, depth + 1) }
    }
    if let content { look(content, 0) }
    return found
  }

  override var semantics: Semantics? {
    guard let elements = hiddenSemantics?.elements.flatMap(\.all) else { return nil }
    switch use {
    case .label:
      let words = elements.filter { $0.children.isEmpty }.map(\.label).filter { !$0.isEmpty }
      return words.isEmpty ? nil : Semantics(label: words.joined(separator: ", "))
    case .actions:
      guard environment.isEnabled else { return nil }
      let buttons = elements.filter { $0.actions.contains("default") && !$0.label.isEmpty }
      return Semantics(actions: buttons.map(\.label))
    }
  }

  override func perform(_ action: ElementRequest.Action) -> Bool {
    guard use == .actions, environment.isEnabled, case .perform(let name) = action else {
      return false
    }
    return hiddenSemantics?.press(name) == true
  }

  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var debugName: String { "unseenReader" }
}

/// An action whose name is the text of a view; it draws nothing.
struct ActionButton<Label: View> {
  let action: () -> Void
  let label: Label
}

extension ActionButton: View {
  /// The label, as one element.
  var body: some View {
    label.semantics(Semantics(.button, actions: ["default"], children: .combined)) { request in
      guard request == .perform("default") else { return false }
      action()
      return true
    }
  }
}

extension View {
  nonisolated private func reading<V: View>(_ use: HiddenSemanticsUse, _ views: V) -> some View {
    // In one column, so that they are read in the order in which they are written.
    background { VStack { views }.modifier(HiddenSemanticsContent(isExposed: false)) }
      .modifier(HiddenSemanticsReader(use: use))
  }

  /// Makes this view available to assistive technology alone: it is not drawn and takes no presses. It
  /// fills the proposed size, and its text starts in the upper leading corner.
  nonisolated package func accessibilityOnly() -> some View {
    VStack(alignment: .leading) { self }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .modifier(HiddenSemanticsContent(isExposed: true))
  }

  /// Names the elements of this view by the text of other views, which are not shown.
  ///
  /// - Parameters:
  ///   - label: The views whose text is the name.
  ///   - isOn: Whether the label is used. A view that shows its label passes false.
  nonisolated package func accessibilityLabelViews<V: View>(_ label: V, isOn: Bool) -> some View {
    background { if isOn { VStack { label }.modifier(HiddenSemanticsContent(isExposed: false)) } }
      .modifier(HiddenSemanticsReader(use: .label, isOn: isOn))
  }

  /// Adds an action for each button in `content`, named by the button's label. The buttons themselves are
  /// not shown.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { reading(.actions, content()) }

  /// Adds actions of a category. The category has no effect on the accessibility tree.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Sets the view's accessibility name to the text of other views, which are not shown.
  ///
  /// - Parameter content: Makes the other views from this view, whose own text can be part of them.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (Self) -> V
  ) -> some View { reading(.label, content(self)) }

  /// Replaces the elements inside the view by the elements of `children`, which are not shown.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityRepresentation(representation: children)
      .accessibilityElement(children: .contain)
  }

  /// Replaces the view's accessibility elements by the elements of another view, which is not shown.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true)
      .background { representation().modifier(HiddenSemanticsContent(isExposed: true)) }
  }
}
