import Foundation
import TweenMotion

/// A part of the tree that is named for the focus.
@MainActor protocol FocusScope: ViewNode {
  var scopeID: AnyHashable { get }
  /// Whether it names the view that is preferred, not the scope itself.
  var isPreferred: Bool { get }
}

/// `focusScope` and `prefersDefaultFocus`.
nonisolated package struct FocusScopeModifier: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusScopeNode
  let id: Namespace.ID
  /// nil: it is the scope.
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

  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }

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
  /// Names this view as the scope in which `prefersDefaultFocus` and `resetFocus` look.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(id: namespace, prefers: nil))
  }

  /// Gives the focus to the first view in this one that can have it, when this view appears while
  /// nothing has it, and when the focus is reset in the scope.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusScopeModifier(id: namespace, prefers: prefersDefaultFocus))
  }

  /// Groups the views inside for remotes, which move the focus by directions. There is none here: Tab
  /// goes through views in their order.
  nonisolated public func focusSection() -> some View { self }
}

/// Gives the focus back to the view that is preferred in a scope; the environment has it.
public struct ResetFocusAction {
  private let graph: GraphAnchor?

  init(_ graph: GraphAnchor? = nil) { self.graph = graph }

  /// Gives the focus to the view that is preferred in the scope, or else to its first.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    guard let window = graph?.window else { return }
    window.graph.enqueueWrite(transaction: Transaction()) { [weak window] in
      window?.graph.afterUpdate { window?.root?.focus.reset(in: namespace) }
    }
  }
}

extension EnvironmentValues {
  /// Gives the focus back to the view that is preferred in a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graphAnchor) }
}
