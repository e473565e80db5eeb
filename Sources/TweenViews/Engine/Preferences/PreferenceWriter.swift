import TweenMotion

/// The modifier of `preference`: sets a value, which replaces the value of the views inside.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: UnaryModifier {
  public typealias Body = Never
  var value: Key.Value

  @MainActor package func makeWrapper(_ context: NodeContext) -> PreferenceNode<Key> {
    PreferenceNode(context, value)
  }
  @MainActor package func updateWrapper(_ wrapper: PreferenceNode<Key>) { wrapper.update(value) }
}

@MainActor package final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  private var value: Key.Value

  init(_ context: NodeContext, _ value: Key.Value) {
    self.value = value
    super.init(context)
    mayHavePreferences = true
  }

  func update(_ new: Key.Value) {
    let isSame = valuesAreEqual(value, new)
    value = new
    if !isSame { preferencesDidChange(Key.self) }
  }

  package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    Other.self == Key.self ? value as? Other.Value : super.preference(key)
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { "preference" }
}

/// The modifier of `transformPreference`: changes the value of the views inside.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: UnaryModifier {
  public typealias Body = Never
  var transform: (inout Key.Value) -> Void

  @MainActor package func makeWrapper(
    _ context: NodeContext
  ) -> PreferenceTransformNode<Key> {
    PreferenceTransformNode(context, transform)
  }
  @MainActor package func updateWrapper(_ wrapper: PreferenceTransformNode<Key>) {
    wrapper.update(transform)
  }
}

@MainActor package final class PreferenceTransformNode<Key: PreferenceKey>: WrapperNode {
  private var transform: (inout Key.Value) -> Void

  init(_ context: NodeContext, _ transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
    super.init(context)
    mayHavePreferences = true
  }

  func update(_ new: @escaping (inout Key.Value) -> Void) {
    // Closures cannot be compared, so that the result may differ.
    transform = new
    preferencesDidChange(Key.self)
  }

  package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard Other.self == Key.self else { return super.preference(key) }
    var value = preferenceOfContent(Key.self) ?? Key.defaultValue
    transform(&value)
    return value as? Other.Value
  }

  package override var debugName: String { "transformPreference" }
}

extension View {
  /// Sets a preference value for the views around this view. It replaces the value of the views
  /// inside.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the preference value that the views inside pass to the views around.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}
