import TweenMotion

/// The node of a value with a body that a program declares: a view, a modifier, a scene, commands,
/// the program itself. Evaluates the body when the value, or something that the body read, has
/// changed.
///
/// A subclass calls `makeChild` at the end of its initializer, and overrides `updateChild`.
@MainActor package class BodyNode<Value>: ViewNode {
  // Declared before the value, whose size generic code has to look up.
  let slots: DynamicFieldSlots
  private let animation: (any BodyAnimation<Value>)?
  private let updatesModel: Bool
  private final var child: ViewNode?
  package private(set) final var value: Value

  init(_ value: Value, _ context: NodeContext) {
    slots = DynamicFieldSlots.of(Value.self)
    animation = makeBodyAnimation(for: Value.self)
    updatesModel = TypeFields.of(Value.self).updatesModel
    self.value = value
    super.init(context)
  }

  /// Makes the node of the body's result. Where the tree is too deep, no node is made.
  final func makeChild(_ make: () -> ViewNode) {
    guard graph.depthLimit.admits(self) else { return }
    animation?.modelDidChange(value, node: self)
    child = make()
  }

  /// Replaces the value. Returns false where the new value has equal fields.
  final func setValue(_ new: Value) -> Bool {
    let isSame = withUnsafeBytes(of: &value) { old in
      withUnsafePointer(to: new) { pointer -> Bool in
        guard let base = old.baseAddress else { return true }
        return TypeFields.of(Value.self).areEqual(base, UnsafeRawPointer(pointer))
      }
    }
    if isSame { return false }
    value = new
    animation?.modelDidChange(new, node: self)
    return true
  }

  /// Updates the node with a new value, if that differs from the previous one.
  package final func update(_ new: Value) {
    if setValue(new) { performUpdate() }
  }

  /// Returns the body's result for the visible value, with the dynamic properties connected.
  final func evaluate<Body>(_ body: (Value) -> Body) -> Body {
    var shown = value
    animation?.present(&shown)
    forgetEnvironmentReads()
    return graph.evaluating(self) {
      if !slots.isEmpty {
        withUnsafeMutableBytes(of: &shown) { bytes in
          if let base = bytes.baseAddress { slots.connect(base, node: self) }
        }
      }
      if updatesModel, let updating = shown as? any ModelUpdating { updating.updateModel() }
      return body(shown)
    }
  }

  package final override func performUpdate() {
    isDirty = false
    guard let child, !isDestroyed else { return }
    updateChild(child)
  }

  /// Evaluates the body again, and updates the node that `makeChild` made.
  func updateChild(_ child: ViewNode) {}

  package final override func structureDidChange() {
    // A node under construction is in no list yet.
    if child != nil { super.structureDidChange() }
  }

  package final override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  package final override var soleElement: ElementNode? { child?.soleElement }

  package final override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  package final override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    animation?.destroy()
    slots.destroy()
  }

  package final override var holdsNothing: Bool { animation == nil && slots.holdNothing }

  package final override var debugName: String { String(describing: Value.self) }
  final override var inspectedBody: (any InspectedBody)? { self }
}
