import TweenMotion

/// A key for a value that a view passes to its container. `@Entry` makes one.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// The values that modifiers of a view, or of a section, pass to the container of that view: see
/// `containerValue(_:_:)`.
///
/// Values pass through modifiers and through views that only group others, and stop at any container.
/// Where several modifiers set a value, the innermost one has precedence.
public struct ContainerValues {
  private var values: [ObjectIdentifier: any ContainerValueBox] = [:]
  /// The source of the tags; nil without any.
  private var tags: Tags?

  private enum Tags {
    case element(ElementNode)
    case link(TraitLink)

    @MainActor func value<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
      switch self {
      case .element(let element): element.trait(key)
      case .link(let link): link.value(key) ?? Key.defaultValue
      }
    }
  }

  init() {}

  /// The value for a key: the key's default where no modifier sets one.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      (values[ObjectIdentifier(key)] as? Box<Key.Value>)?.value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = Box(value: newValue) }
  }

  private struct Box<Value>: ContainerValueBox { let value: Value }

  /// Returns the view's tag of a type: the one from `tag(_:includeOptional:)`, or else its id in a
  /// `ForEach`. Nil where the view has none.
  ///
  /// - Parameter type: The type of the tag.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    nonisolated(unsafe) var tag: V?
    MainActor.assumeIsolated { [tags] in
      guard let tags, !tags.value(UntaggedTrait.self) else { return }
      tag = tags.value(TagTrait<V>.self)
    }
    return tag
  }

  /// Returns whether the view has a tag equal to a value.
  ///
  /// - Parameter tag: The value, which is compared with the view's tag of the same type.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

private protocol ContainerValueBox {}

extension ContainerValues {
  /// Collects the values that apply to an element.
  @MainActor init(_ element: ElementNode) {
    var writes: [ContainerValueWrite?] = []
    element.collectTraits(ContainerValueTrait.self, into: &writes)
    take(writes)
    tags = .element(element)
  }

  /// Collects the values that apply to a whole list.
  @MainActor init(_ link: TraitLink?) {
    guard let link else { return }
    var writes: [ContainerValueWrite?] = []
    link.collect(ContainerValueTrait.self, into: &writes)
    take(writes)
    tags = .link(link)
  }

  /// - Parameter writes: The innermost first. Each one starts from the values that the writes around
  ///   it have set, because a write may set a part of a value.
  private mutating func take(_ writes: [ContainerValueWrite?]) {
    for write in writes.reversed() { write?.writing.apply(to: &self) }
  }
}

/// The trait that holds a modifier's write to the container values.
enum ContainerValueTrait: LayoutTraitKey {
  static var defaultValue: ContainerValueWrite? { nil }
}

/// A value and the key path to which it is written.
struct ContainerValueWrite: Equatable {
  fileprivate let writing: any ContainerValueWriting

  init<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) {
    writing = KeyPathWriting(keyPath: keyPath, value: value)
  }

  static func == (left: Self, right: Self) -> Bool { left.writing.isEqual(to: right.writing) }
}

private protocol ContainerValueWriting {
  func apply(to values: inout ContainerValues)
  func isEqual(to other: any ContainerValueWriting) -> Bool
}

private struct KeyPathWriting<V>: ContainerValueWriting {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  func apply(to values: inout ContainerValues) { values[keyPath: keyPath] = value }

  func isEqual(to other: any ContainerValueWriting) -> Bool {
    guard let other = other as? Self, keyPath == other.keyPath else { return false }
    nonisolated(unsafe) let (old, new) = (value, other.value)
    // Values are compared during updates, on the main actor.
    return MainActor.assumeIsolated { valuesAreEqual(old, new) }
  }
}

extension View {
  /// Passes a value to the container of this view. On a list of views (`Group`, `ForEach`, `Section`)
  /// the value applies to each view; a section has it too.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set, or a part of one: modifiers further out keep the other parts.
  ///   - value: The new value.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier<ContainerValueTrait>(value: ContainerValueWrite(keyPath, value)))
  }
}

extension LayoutSubview {
  /// The values that the subview's modifiers pass to this container.
  public var containerValues: ContainerValues {
    // Set at once, on this thread, as in `dimensions`.
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { [element] in values = ContainerValues(element) }
    return values
  }
}
