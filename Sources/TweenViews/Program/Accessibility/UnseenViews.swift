import Foundation
import TweenGeometry
import TweenMotion

/// Views that are told of, and not shown: they lie behind the view that they tell of, in its size, and
/// nobody sees or presses them.
nonisolated private struct UnseenContent: UnaryModifier {
  typealias Body = Never
  /// Whether its elements are those of the tree, or only asked for by the view that they tell of.
  let isExposed: Bool

  @MainActor func makeWrapper(_ context: NodeContext) -> UnseenNode {
    UnseenNode(context, isExposed: isExposed)
  }
  @MainActor func updateWrapper(_ wrapper: UnseenNode) {}
}

@MainActor private final class UnseenNode: WrapperNode {
  private let isInTree: Bool

  init(_ context: NodeContext, isExposed: Bool) {
    isInTree = isExposed
    super.init(context)
  }

  override var isExposed: Bool { isInTree }
  override var takesHits: Bool { false }
  override var isReachedByKeys: Bool { false }
  // As large as what they tell of.
  override var isAsLargeAsContent: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func hit(_ point: CGPoint) -> HitResult? { nil }
  override func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {}
  override func visitDrawn(_ visit: (ElementNode) -> Void) {}
  override var debugName: String { "unseen" }

  /// What is in it, as elements.
  var elements: [ViewGraph.Element] {
    content.flatMap { window?.elements(in: $0, origins: nil) } ?? []
  }

  /// Has the first button of a name pressed; false where there is none.
  func press(_ name: String) -> Bool {
    guard let content, let window else { return false }
    let origins = ElementOrigins()
    let elements = window.elements(in: content, origins: origins).flatMap(\.all)
    guard let button = elements.first(where: { $0.label == name && $0.actions.contains("default") })
    else { return false }
    return origins.origins[button.details.id]?.offer(.perform("default")) == true
  }
}

/// What unseen views are for the view that they tell of.
nonisolated private enum UnseenUse {
  /// Their words are what it is called.
  case label
  /// Their buttons are its actions.
  case actions
}

/// Asks the unseen views in it for what it says.
nonisolated private struct UnseenReader: UnaryModifier {
  typealias Body = Never
  let use: UnseenUse
  /// Whether it has unseen views of its own.
  var isOn = true

  @MainActor func makeWrapper(_ context: NodeContext) -> UnseenReaderNode {
    UnseenReaderNode(context, use, isOn: isOn)
  }
  @MainActor func updateWrapper(_ wrapper: UnseenReaderNode) {
    guard wrapper.isOn != isOn else { return }
    wrapper.isOn = isOn
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class UnseenReaderNode: WrapperNode {
  private let use: UnseenUse
  var isOn: Bool

  init(_ context: NodeContext, _ use: UnseenUse, isOn: Bool) {
    self.use = use
    self.isOn = isOn
    super.init(context)
  }

  private var unseen: UnseenNode? {
    guard isOn else { return nil }
    var found: UnseenNode?
    // The layout around both has them side by side.
    func look(_ element: ElementNode, _ depth: Int) {
      guard found == nil, depth < 4 else { return }
      if let node = element as? UnseenNode { return found = node }
      element.visitShown { look($0, depth + 1) }
    }
    if let content { look(content, 0) }
    return found
  }

  override var semantics: Semantics? {
    guard let elements = unseen?.elements.flatMap(\.all) else { return nil }
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

  override func takes(_ action: ElementRequest.Action) -> Bool {
    guard use == .actions, environment.isEnabled, case .perform(let name) = action else {
      return false
    }
    return unseen?.press(name) == true
  }

  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  override var debugName: String { "unseenReader" }
}

/// A press that has a view for its name, and no look.
struct ActionButton<Label: View> {
  let action: () -> Void
  let label: Label
}

extension ActionButton: View {
  /// The name, as one element.
  var body: some View {
    label.semantics(Semantics(.button, actions: ["default"], children: .combined)) { request in
      guard request == .perform("default") else { return false }
      action()
      return true
    }
  }
}

extension View {
  nonisolated private func reading<V: View>(_ use: UnseenUse, _ views: V) -> some View {
    // In one column, so that they are read in the order they are written.
    background { VStack { views }.modifier(UnseenContent(isExposed: false)) }
      .modifier(UnseenReader(use: use))
  }

  /// The elements of this view, for readers alone: it is not drawn or pressed, is as large as what it
  /// is offered, and its words begin in its upper leading corner.
  nonisolated package func forReadersAlone() -> some View {
    VStack(alignment: .leading) { self }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .modifier(UnseenContent(isExposed: true))
  }

  /// Names the elements of this view by the labels of other views, which are not shown.
  ///
  /// - Parameters:
  ///   - label: The other views.
  ///   - isOn: Whether they are used. A view that shows its label does without.
  nonisolated package func readAs<V: View>(_ label: V, isOn: Bool) -> some View {
    background { if isOn { VStack { label }.modifier(UnseenContent(isExposed: false)) } }
      .modifier(UnseenReader(use: .label, isOn: isOn))
  }

  /// Actions with names of their own: those of the buttons in `content`, by their labels. The buttons
  /// themselves are not shown.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { reading(.actions, content()) }

  /// Actions of a category; readers here tell them without it.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// What the view is called: what other views say, which are not shown.
  ///
  /// - Parameter content: Makes them; it is handed the view itself, whose words then count among them.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (Self) -> V
  ) -> some View { reading(.label, content(self)) }

  /// Elements to be told as if they lay in the view, in place of those that do.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityRepresentation(representation: children)
      .accessibilityElement(children: .contain)
  }

  /// A view to be told in place of this one. It is not shown.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true)
      .background { representation().modifier(UnseenContent(isExposed: true)) }
  }
}
