import TweenMotion

/// Calls an action when a press begins outside of a view, for example to close an open row. That
/// press has no other effect, except that it can pan.
nonisolated package struct OutsidePressModifier: UnaryModifier {
  package typealias Body = Never
  let isOn: Bool
  let action: () -> Void

  /// - Parameters:
  ///   - isOn: Whether presses are observed.
  ///   - action: Called as soon as a press begins outside.
  package init(isOn: Bool, action: @escaping () -> Void) {
    self.isOn = isOn
    self.action = action
  }

  @MainActor package func makeWrapper(_ context: NodeContext) -> OutsidePressNode {
    let node = OutsidePressNode(context)
    updateWrapper(node)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: OutsidePressNode) {
    wrapper.action = action
    wrapper.isOn = isOn
  }
}

@MainActor package final class OutsidePressNode: WrapperNode {
  fileprivate var action: () -> Void = {}
  fileprivate var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      window?.pointer.outsidePresses.removeAll { $0 === anchor || $0.node == nil }
      if isOn { window?.pointer.outsidePresses.append(anchor) }
    }
  }

  func pressDidBegin() { graph.acting(self) { action() } }

  package override func destroy() {
    guard !isDestroyed else { return }
    isOn = false
    super.destroy()
  }

  package override var debugName: String { "outside press" }
}
