import TweenMotion

/// Acts when a press begins anywhere else than in a view, as what is open beside others closes. The
/// press then does nothing to what it is on; moved, it still pans.
nonisolated package struct OutsidePressModifier: UnaryModifier {
  package typealias Body = Never
  let isOn: Bool
  let action: () -> Void

  /// - Parameters:
  ///   - isOn: Whether it waits for presses.
  ///   - action: Told as soon as one begins.
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
