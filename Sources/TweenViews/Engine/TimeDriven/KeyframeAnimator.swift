import TweenMotion

/// A view whose content follows keyframes.
///
/// With `repeating` it plays the keyframes repeatedly from its appearance on. With a trigger it shows
/// the initial value, and plays the keyframes once for each change of the trigger. The closure of the
/// keyframes gets the current value: first the initial value, later the value at which the last run
/// ended. A change during a run replaces that run: the new keyframes begin at the current value, and
/// a cubic or spring keyframe at the start of a track continues with its velocity.
///
/// Keyframes define the whole animation of a value: the transaction's animation has no effect on it.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
  fileprivate let plan: KeyframePlan<Value, KeyframePath, Content>

  /// Creates a view that plays the keyframes repeatedly; without `repeating` it shows their first
  /// value.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    plan = KeyframePlan(
      initialValue: initialValue, start: .appearance(repeats: repeating),
      content: { _, value in content(value) }, keyframes: keyframes)
  }

  /// Creates a view that plays the keyframes once at each change of `trigger`.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    plan = KeyframePlan(
      initialValue: initialValue, start: .trigger(TriggerValue(trigger)),
      content: { _, value in content(value) }, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  /// No body: the engine evaluates `content` for each frame.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    KeyframeNode(view.plan, context, makePlaced: nil)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: KeyframeNode<Value, KeyframePath, Content>.self).update(view.plan)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// The parameters of a keyframe animator, from its view or modifier.
struct KeyframePlan<Value, Path: Keyframes, Content: View> where Value == Path.Value {
  enum Start: Equatable {
    case appearance(repeats: Bool)
    case trigger(TriggerValue)
  }

  var initialValue: Value
  var start: Start
  /// Returns the content for a value. The first parameter is the node, for a modifier's placeholder.
  var content: (NodeAnchor, Value) -> Content
  var keyframes: (Value) -> Path

  /// Returns the timeline of one repetition, from the value at which the previous one ended. Changes
  /// of the view take effect at the next repetition.
  var round: (Value) -> KeyframeTimeline<Value> {
    { [initialValue, keyframes] value in
      KeyframeTimeline(initialValue: initialValue, keyframes: keyframes(value), moving: nil)
    }
  }

  /// The value between runs: for keyframes that never play, their first value.
  var restingValue: Value {
    guard start == .appearance(repeats: false) else { return initialValue }
    return round(initialValue).value(time: 0)
  }
}

@MainActor
private final class KeyframeNode<Value, Path: Keyframes, Content: View>: TimedContentNode<Content>,
  AnimatorOwner
where Value == Path.Value {
  private var plan: KeyframePlan<Value, Path, Content>
  private var run: KeyframeRun<Value>?

  init(
    _ plan: KeyframePlan<Value, Path, Content>, _ context: NodeContext,
    makePlaced: (@MainActor (NodeContext) -> ViewNode)?
  ) {
    self.plan = plan
    super.init(context, makePlaced: makePlaced)
    if plan.start == .appearance(repeats: true) { repeatKeyframes() }
    build()
  }

  private var value: Value { run?.value ?? plan.restingValue }

  override func makeContent() -> Content? { plan.content(anchor, value) }

  func update(_ new: KeyframePlan<Value, Path, Content>) {
    let old = plan.start
    plan = new
    if old != new.start {
      switch new.start {
      case .appearance(repeats: true): repeatKeyframes()
      case .appearance(repeats: false):
        run?.stop()
        run = nil
      case .trigger:
        let value = value
        run = .once(
          from: value, plan.keyframes(value), after: run, in: graph.pool, owner: self)
      }
    } else if let run, run.next != nil {
      // A repetition of length 0 has ended the run.
      if run.isOver { repeatKeyframes() } else { run.next = new.round }
    }
    performUpdate()
  }

  private func repeatKeyframes() {
    run?.stop()
    run = .repeating(from: plan.initialValue, in: graph.pool, owner: self, plan.round)
  }

  func animatorDidMove() { contentDidMove() }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    run?.stop()
  }

  override var debugName: String { "KeyframeAnimator" }
}

nonisolated private struct KeyframeAnimatorModifier<Value, Path: Keyframes, Added: View>:
  ViewModifier
where Value == Path.Value {
  typealias Body = Never
  var plan: KeyframePlan<Value, Path, Added>

  @MainActor static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    KeyframeNode(modifier.plan, context, makePlaced: makeContent)
  }

  @MainActor static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let node = unsafeDowncast(node, to: KeyframeNode<Value, Path, Added>.self)
    node.update(modifier.plan)
    node.updatePlaces(updateContent)
  }

  static func _elementCount(contentCount: Int?) -> Int? { Added._elementCount }
}

extension View {
  /// Plays keyframes repeatedly, and shows the views that `content` makes of this view and the
  /// current value. Without `repeating` it shows the keyframes' first value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        plan: KeyframePlan(
          initialValue: initialValue, start: .appearance(repeats: repeating),
          content: { content(PlaceholderContentView(owner: $0), $1) }, keyframes: keyframes)))
  }

  /// Plays keyframes once at each change of `trigger`, and shows the views that `content` makes of
  /// this view and the current value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        plan: KeyframePlan(
          initialValue: initialValue, start: .trigger(TriggerValue(trigger)),
          content: { content(PlaceholderContentView(owner: $0), $1) }, keyframes: keyframes)))
  }
}
