import TweenMotion

/// Collects the focused values that the views of a window provide, and updates their readers.
///
/// Among the views around the focus the innermost applies. For keys under which they provide
/// nothing, the values for the scene apply: the latest one, and after its removal the one before
/// it. Readers are evaluated again in the same frame.
@MainActor package final class FocusedValueStore {
  /// The current values.
  private(set) var values = FocusedValues()
  private var providers: [any FocusedValueProvider] = []
  private var readers: [FocusedValueReader] = []

  nonisolated package init() {}

  func insert(_ provider: any FocusedValueProvider) {
    providers.append(provider)
    update(provider.rootNode)
  }

  func remove(_ provider: any FocusedValueProvider) {
    providers.removeAll { $0 === provider }
    update(provider.rootNode)
  }

  func insert(_ reader: FocusedValueReader) { readers.append(reader) }
  func remove(_ reader: FocusedValueReader) { readers.removeAll { $0 === reader } }

  /// Collects all values again, and marks the readers whose values changed.
  func update(_ root: RootNode?) {
    let old = values
    var new = FocusedValues()
    for provider in providers where provider.isOfScene { provider.provide(&new) }
    var inner: [any FocusedValueProvider] = []
    var element: ElementNode? = root?.focus.focusedBelowMenus
    while let current = element {
      if let provider = current as? any FocusedValueProvider, !provider.isOfScene {
        inner.append(provider)
      }
      element = current.host
    }
    for provider in inner.reversed() { provider.provide(&new) }
    values = new
    for reader in readers where !reader.isSame(old, new) {
      let anchor = reader.anchor
      anchor.node?.graph.enqueueWrite(transaction: Transaction()) { anchor.node?.markDirty() }
    }
  }
}

/// A node that provides a focused value.
@MainActor protocol FocusedValueProvider: ViewNode {
  /// Whether its value applies regardless of the focus, and not only while the focus is inside.
  var isOfScene: Bool { get }
  /// Writes its value into `values`.
  func provide(_ values: inout FocusedValues)
}

/// A property of a view that reads a focused value; it is kept in the slot of the view's node.
@MainActor final class FocusedValueReader: DynamicSlot {
  let anchor: NodeAnchor
  /// Returns whether the property reads the same value from both arguments.
  let isSame: (FocusedValues, FocusedValues) -> Bool
  /// Other data of the property: the subscription to an object.
  var subscription: AnyObject?
  private weak var store: FocusedValueStore?

  private init(
    _ node: ViewNode, _ store: FocusedValueStore?,
    isSame: @escaping (FocusedValues, FocusedValues) -> Bool
  ) {
    anchor = node.anchor
    self.store = store
    self.isSame = isSame
    store?.insert(self)
  }

  /// Returns the reader in a slot, created if necessary, and the values that it reads from.
  static func connect(
    slot: inout AnyObject?, node: ViewNode,
    isSame: @escaping (FocusedValues, FocusedValues) -> Bool
  ) -> (reader: FocusedValueReader, values: FocusedValues) {
    let store = node.rootNode?.focusedValues
    let reader =
      (slot as? FocusedValueReader) ?? FocusedValueReader(node, store, isSame: isSame)
    slot = reader
    return (reader, store?.values ?? FocusedValues())
  }

  func nodeWasDestroyed() {
    store?.remove(self)
    (subscription as? ObjectSubscription)?.nodeWasDestroyed()
  }
}
