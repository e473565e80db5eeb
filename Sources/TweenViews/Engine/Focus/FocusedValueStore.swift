import TweenMotion

/// What the views of a window tell as focused values, and who reads it.
///
/// Of the views in which the focus is the innermost is heard. Where they tell nothing under a key, those
/// are heard that tell of the scene: the last to come, and when it goes the one before it. Readers are
/// evaluated again in the same frame.
@MainActor package final class FocusedValueStore {
  /// What is told now.
  private(set) var values = FocusedValues()
  private var tellers: [any FocusedValueProvider] = []
  private var readers: [FocusedValueReader] = []

  nonisolated package init() {}

  func insert(_ teller: any FocusedValueProvider) {
    tellers.append(teller)
    update(teller.rootNode)
  }

  func remove(_ teller: any FocusedValueProvider) {
    tellers.removeAll { $0 === teller }
    update(teller.rootNode)
  }

  func insert(_ reader: FocusedValueReader) { readers.append(reader) }
  func remove(_ reader: FocusedValueReader) { readers.removeAll { $0 === reader } }

  /// Asks all again, and has those read whose value is another now.
  func update(_ root: RootNode?) {
    let old = values
    var new = FocusedValues()
    for teller in tellers where teller.isOfScene { teller.tell(&new) }
    var inner: [any FocusedValueProvider] = []
    var element: ElementNode? = root?.focus.focusedBelowMenus
    while let current = element {
      if let teller = current as? any FocusedValueProvider, !teller.isOfScene {
        inner.append(teller)
      }
      element = current.host
    }
    for teller in inner.reversed() { teller.tell(&new) }
    values = new
    for reader in readers where !reader.isSame(old, new) {
      let anchor = reader.anchor
      anchor.node?.graph.enqueueWrite(transaction: Transaction()) { anchor.node?.markDirty() }
    }
  }
}

/// A node that tells something as a focused value.
@MainActor protocol FocusedValueProvider: ViewNode {
  /// Whether what it tells holds wherever the focus is; else only while it is inside.
  var isOfScene: Bool { get }
  /// Writes what it tells.
  func tell(_ values: inout FocusedValues)
}

/// A property of a view that reads a focused value: the slot of its node.
@MainActor final class FocusedValueReader: DynamicSlot {
  let anchor: NodeAnchor
  /// Whether the property reads the same from both.
  let isSame: (FocusedValues, FocusedValues) -> Bool
  /// What else the property keeps: the subscription to an object.
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

  /// The reader in a slot, made where there is none, and what it reads from.
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
