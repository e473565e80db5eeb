import TweenMotion

/// A key for a value that a view tells the container right around it; `@Entry` makes one.
public protocol ContainerValueKey {
  associatedtype Value
  /// What views have that do not set it.
  static var defaultValue: Value { get }
}

/// What modifiers say of a view, or of a section, to the container right around it: see
/// `containerValue(_:_:)`.
///
/// Values pass through modifiers and through views that only put others together, and stop at any
/// container. Of several writers of a value the innermost has its way.
public struct ContainerValues {
  private var values: [ObjectIdentifier: any ContainerValueBox] = [:]
  /// What tells the tags; nil where there are none.
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

  /// The value under a key: the key's default where nobody sets one.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      (values[ObjectIdentifier(key)] as? Box<Key.Value>)?.value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = Box(value: newValue) }
  }

  private struct Box<Value>: ContainerValueBox { let value: Value }

  /// The value of a type that the view stands for: by `tag(_:includeOptional:)`, or else by its id in
  /// a `ForEach`; nil where it has none.
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

  /// Whether the view stands for a value.
  ///
  /// - Parameter tag: The value, of the type that the view's tag is to be of.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

private protocol ContainerValueBox {}

extension ContainerValues {
  /// What is said of an element.
  @MainActor init(_ element: ElementNode) {
    var writes: [ContainerValueWrite?] = []
    element.collectTraits(ContainerValueTrait.self, into: &writes)
    take(writes)
    tags = .element(element)
  }

  /// What is said around a list.
  @MainActor init(_ link: TraitLink?) {
    guard let link else { return }
    var writes: [ContainerValueWrite?] = []
    link.collect(ContainerValueTrait.self, into: &writes)
    take(writes)
    tags = .link(link)
  }

  /// - Parameter writes: The innermost first. Each starts from what those around it have written: one
  ///   may set a part of a value.
  private mutating func take(_ writes: [ContainerValueWrite?]) {
    for write in writes.reversed() { write?.writing.apply(to: &self) }
  }
}

/// What modifiers write into container values.
enum ContainerValueTrait: LayoutTraitKey {
  static var defaultValue: ContainerValueWrite? { nil }
}

/// A value and where it is written.
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
    // Values are compared where updates bring them.
    return MainActor.assumeIsolated { valuesAreEqual(old, new) }
  }
}

extension View {
  /// Tells the container right around this view a value. On a list of views (`Group`, `ForEach`,
  /// `Section`) it is told of each; a section has it too.
  ///
  /// - Parameters:
  ///   - keyPath: which value, or which part of one: the rest of that is as modifiers further out
  ///     have it.
  ///   - value: the new value.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier<ContainerValueTrait>(value: ContainerValueWrite(keyPath, value)))
  }
}

extension LayoutSubview {
  /// What modifiers say of the subview to this container.
  public var containerValues: ContainerValues {
    // Set at once, on this thread, as in `dimensions`.
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { [element] in values = ContainerValues(element) }
    return values
  }
}
