import TweenMotion

/// One of the views that another view resolves to: a stand-in that shows it where it is placed.
///
///     Group(subviews: content) { subviews in
///       ForEach(subviews) { Card($0) }
///     }
///
/// What the view itself says is inside, what is said of the stand-in around it. It sees the
/// environment of the place where it stands, where bodies of the program's own views that resolved to
/// it saw that of the content. Placed more than once, each is a view of its own, with its own state.
public struct Subview: Identifiable {
  /// Tells subviews of one container apart. A row of a `ForEach` keeps its id where it moves.
  public struct ID: Hashable {
    /// Which list it is from: the number of a node.
    let place: Int
    /// Which row of that; nil where the node is the view itself.
    let key: SubviewKey?
    /// Where the row was when it was listed, which may be elsewhere by now.
    let hint: RowHint

    /// Whether both are of one view.
    public static func == (left: ID, right: ID) -> Bool {
      guard left.place == right.place, left.key?.hash == right.key?.hash else { return false }
      return left.hint.isCertainly(right.hint) || left.key == right.key
    }

    /// Feeds what tells the id from others to a hasher.
    ///
    /// - Parameter hasher: what takes it.
    public func hash(into hasher: inout Hasher) {
      if let key { hasher.combine(key) } else { hasher.combine(place) }
    }
  }

  /// Tells subviews of one container apart.
  public let id: ID
  /// The view's element, or what stands for the rows that it is one of.
  let node: ElementNode
  /// What is said in place of what the view says itself.
  var overrides: [TraitOverride] = []
  /// It sees the environment of the place where it was written, and nothing of where it stands.
  private(set) var keepsEnvironment = false

  /// The view as a part of where it was written, which is only shown elsewhere: what a bar shows of a
  /// page belongs to the page.
  package var inItsOwnEnvironment: Subview {
    var subview = self
    subview.keepsEnvironment = true
    return subview
  }

  /// What modifiers say of the view to the container around it. Who reads a value in a body is
  /// evaluated anew when that is another.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) let subview = self
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated {
      guard let element = subview.element else { return }
      element.noteTraitReader()
      values = ContainerValues(element)
    }
    return values
  }

  /// The view's element, which is made if it isn't there.
  @MainActor var element: ElementNode? {
    guard let key = id.key, let rows = node as? PlacedRowsElement else { return node }
    return rows.element(ofRow: key, near: id.hint)
  }

  /// The nearest list that the view was resolved in.
  @MainActor var resolver: SubviewResolver? {
    var place: ViewNode? = node.parent
    while let current = place {
      if let resolver = current as? SubviewResolver { return resolver }
      place = current.parent
    }
    return nil
  }
}

/// What is said of a subview in place of what that says itself.
struct TraitOverride {
  let key: ObjectIdentifier
  let value: Any
  /// Tells the container around an element that something else is said under the key.
  let tell: @MainActor (ElementNode) -> Void

  init<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
    tell = { $0.traitDidChange(Key.self) }
  }
}

extension Subview {
  init(id: ID, node: ElementNode) {
    self.id = id
    self.node = node
  }

  func overriding<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    guard !overrides.isEmpty else { return nil }
    return overrides.first { $0.key == ObjectIdentifier(key) }?.value as? Key.Value
  }

  func overrides(_ key: any TraitKey.Type) -> Bool {
    overrides.contains { $0.key == ObjectIdentifier(key) }
  }

  @MainActor init(_ element: ElementNode) {
    node = element
    // A subview that is resolved again stays what it was.
    id =
      (element as? SubviewElement)?.subview.id ?? ID(place: element.serial, key: nil, hint: .none)
  }
}

extension Subview: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    SubviewElement(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: SubviewElement.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Ids that stand for others, which the program gave.
protocol StandInID {
  /// The id that the program gave; nil where it gave none.
  var given: AnyHashable? { get }
}

extension RowKey: StandInID {
  var given: AnyHashable? {
    guard let standIn = id as? any StandInID else { return AnyHashable(id) }
    return standIn.given
  }
}

extension Subview.ID: StandInID {
  var given: AnyHashable? { key?.given }
}
