import TweenMotion

/// The modifier of `onPreferenceChange`, which runs an action when a preference has changed.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: UnaryModifier
where Key.Value: Equatable {
  public typealias Body = Never
  var action: (Key.Value) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> PreferenceActionNode<Key> {
    PreferenceActionNode(context, action)
  }
  @MainActor package func updateWrapper(_ wrapper: PreferenceActionNode<Key>) {
    wrapper.action = action
  }
}

@MainActor
package class PreferenceActionNode<Key: PreferenceKey>: WrapperNode,
  PreferenceReader
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  package var isAwaitingPreferences = false
  package final override var preferenceReader: (any PreferenceReader)? { self }
  private var value: Key.Value?
  private var calls = StepCalls()
  /// The value of the views inside in a run of the queue, for the readers around that read it in the
  /// same run.
  private var reported: Reported<Key>?

  init(_ context: NodeContext, _ action: @escaping (Key.Value) -> Void) {
    self.action = action
    super.init(context)
    graph.uses.readPreferences(of: Key.self)
    graph.preferences.insert(self)
  }

  package final var readKey: any PreferenceKey.Type { Key.self }

  package final func readPreferences() {
    let inside = preferenceOfContent(Key.self)
    reported = graph.preferences.currentRun.map { Reported(run: $0, value: inside) }
    let new = inside ?? Key.defaultValue
    guard value != new else { return }
    value = new
    guard
      Key.self is any EvaluationPreferenceKey.Type
        || calls.allowsOne(in: graph.updateState.stepNumber)
    else {
      graph.warnOfEndlessWork(
        "Bound preference \(Key.self) tried to update multiple times per frame (in \(path)).",
        by: path)
      return
    }
    graph.afterUpdate { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.graph.acting(self) { self.action(new) }
    }
  }

  package override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    if let reported = reported as? Reported<Asked>, reported.run == graph.preferences.currentRun {
      return reported.value
    }
    return super.preference(key)
  }

  package override var debugName: String { "onPreferenceChange" }
}

/// The reduced value of the views in an element.
private struct Reported<Key: PreferenceKey> {
  let run: Int
  let value: Key.Value?
}

/// Counts the calls of one action in one step: a frame, or an event with its effects. More than a few
/// calls indicate an endless loop.
@MainActor struct StepCalls {
  private static let most = 3
  private var last: Int?
  private var count = 0

  /// Counts a call. Returns false where there have been too many in this step.
  mutating func allowsOne(in step: Int) -> Bool {
    if last != step {
      last = step
      count = 0
    }
    count += 1
    return count <= Self.most
  }
}

extension View {
  /// Calls `action` after the first update, and after each further update in which the preference of
  /// the views inside has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
