import TweenMotion

/// One of the views that another view resolves to: a placeholder that shows the view where it is
/// placed.
///
///     Group(subviews: content) { subviews in
///       ForEach(subviews) { Card($0) }
///     }
///
/// The view's own modifiers are inside, and modifiers on the subview are around it. The view has the
/// environment of the place where it is shown; the bodies of the program's own views that resolved to
/// it had the environment of the resolved content. A subview that is placed several times is shown by
/// separate views, each with its own state.
public struct Subview: Identifiable {
  /// Identifies a subview in one container. A row of a `ForEach` keeps its id when it moves.
  public struct ID: Hashable {
    /// The list of the subview, by the serial number of its node.
    let place: Int
    /// The row in that list; nil where the node is the view itself.
    let key: SubviewKey?
    /// The place of the row when it was listed. The row may have moved since.
    let hint: RowHint

    /// Whether two ids belong to the same view.
    public static func == (left: ID, right: ID) -> Bool {
      guard left.place == right.place, left.key?.hash == right.key?.hash else { return false }
      return left.hint.isCertainly(right.hint) || left.key == right.key
    }

    /// Adds the parts of the id to a hasher.
    ///
    /// - Parameter hasher: The hasher that receives the parts.
    public func hash(into hasher: inout Hasher) {
      if let key { hasher.combine(key) } else { hasher.combine(place) }
    }
  }

  /// Identifies the subview in its container.
  public let id: ID
  /// The view's element, or the placeholder of the rows that the view is one of.
  let node: ElementNode
  /// Traits that replace the view's own.
  var overrides: [TraitOverride] = []
  /// Whether the view keeps the environment of its source, and ignores that of the place where it is
  /// shown.
  private(set) var keepsEnvironment = false

  /// The subview with the environment of its source instead of the place where it is shown: a bar
  /// shows items of a page, which keep the page's environment.
  package var inItsOwnEnvironment: Subview {
    var subview = self
    subview.keepsEnvironment = true
    return subview
  }

  /// The values that modifiers pass from the view to its container. A body that reads a value is
  /// evaluated again when that value changes.
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

  /// The view's element, which is made if necessary.
  @MainActor var element: ElementNode? {
    guard let key = id.key, let rows = node as? PlacedRowsElement else { return node }
    return rows.element(ofRow: key, near: id.hint)
  }

  /// The innermost list in which the view was resolved.
  @MainActor var resolver: SubviewResolver? {
    var place: ViewNode? = node.parent
    while let current = place {
      if let resolver = current as? SubviewResolver { return resolver }
      place = current.parent
    }
    return nil
  }
}

/// A trait that replaces the same trait of a subview.
struct TraitOverride {
  let key: ObjectIdentifier
  let value: Any
  /// Notifies the container around an element that the trait under the key changed.
  let notifyChange: @MainActor (ElementNode) -> Void

  init<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
    notifyChange = { $0.traitDidChange(Key.self) }
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
    // A subview that is resolved again keeps its id.
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

/// Ids that the engine makes, and that may contain an id of the program.
protocol ContainedID {
  /// The program's id; nil where there is none.
  var given: AnyHashable? { get }
}

extension RowKey: ContainedID {
  var given: AnyHashable? {
    guard let standIn = id as? any ContainedID else { return AnyHashable(id) }
    return standIn.given
  }
}

extension Subview.ID: ContainedID {
  var given: AnyHashable? { key?.given }
}
