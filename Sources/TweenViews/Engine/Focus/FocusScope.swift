import Foundation
import TweenMotion

/// A node that identifies a part of the tree for the focus.
@MainActor protocol FocusScope: ViewNode {
  var scopeID: AnyHashable { get }
  /// Whether the node identifies the preferred view of a scope, and not the scope itself.
  var isPreferred: Bool { get }
}

/// The modifier made by `focusScope(_:)` and `prefersDefaultFocus(_:in:)`.
nonisolated package struct FocusScopeModifier: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusScopeNode
  let id: Namespace.ID
  /// Whether the view is preferred in the scope; nil if the view is the scope itself.
  let prefers: Bool?
}

@MainActor package final class FocusScopeNode: WrapperNode, ValueNode, FocusScope {
  package var value: FocusScopeModifier

  package init(_ context: NodeContext, _ value: FocusScopeModifier) {
    self.value = value
    super.init(context)
    rootNode?.focus.insert(self)
  }

  package func valueDidChange(from old: FocusScopeModifier) {}

  var scopeID: AnyHashable { value.id }
  var isPreferred: Bool { value.prefers == true }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }

  package override func appear() {
    super.appear()
    guard value.prefers == true else { return }
    graph.afterUpdate { [weak self] in
      guard let self, !isDestroyed else { return }
      rootNode?.focus.prefer(self)
    }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    let focus = rootNode?.focus
    super.destroy()
    focus?.remove(self)
  }

  package override var debugName: String {
    value.prefers == nil ? "focusScope" : "prefersDefaultFocus"
  }
}

extension View {
  /// Makes this view the scope in which `prefersDefaultFocus` and `resetFocus` search.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(id: namespace, prefers: nil))
  }

  /// Gives the focus to the first focusable view inside this one when this view appears while no
  /// view has the focus, and when the focus is reset in the scope.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusScopeModifier(id: namespace, prefers: prefersDefaultFocus))
  }

  /// Groups the views inside for remote controls, which move the focus by directions. Has no effect
  /// here: Tab visits views in their order.
  nonisolated public func focusSection() -> some View { self }
}

/// An action that moves the focus to the preferred view of a scope. Read it from the environment.
public struct ResetFocusAction {
  private let graph: GraphAnchor?

  init(_ graph: GraphAnchor? = nil) { self.graph = graph }

  /// Moves the focus to the preferred view of the scope, or to its first view if none is preferred.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    guard let window = graph?.window else { return }
    window.graph.enqueueWrite(transaction: Transaction()) { [weak window] in
      window?.graph.afterUpdate { window?.root?.focus.reset(in: namespace) }
    }
  }
}

extension EnvironmentValues {
  /// The action that moves the focus to the preferred view of a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graphAnchor) }
}
