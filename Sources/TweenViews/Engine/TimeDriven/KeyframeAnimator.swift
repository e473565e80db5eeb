import TweenMotion

/// A view whose content follows keyframes.
///
/// With `repeating` it plays them over and over from its appearance on; with a trigger it shows the
/// initial value, and plays them once for each change of the trigger. The closure of keyframes is
/// given the value in force: the initial one at first, later the one where the last run ended. A
/// change in the middle of a run replaces it: the new keyframes begin at the current value, and
/// cubic and spring ones that begin a track go on with its velocity.
///
/// Keyframes say the whole course of a value: the transaction's animation does not alter it.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
  fileprivate let plan: KeyframePlan<Value, KeyframePath, Content>

  /// Plays the keyframes over and over; without `repeating` their beginning shows.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    plan = KeyframePlan(
      initialValue: initialValue, start: .appearance(repeats: repeating),
      content: { _, value in content(value) }, keyframes: keyframes)
  }

  /// Plays the keyframes once whenever `trigger` changes.
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
  /// Made without a body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    KeyframeNode(view.plan, context, makePlaced: nil)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: KeyframeNode<Value, KeyframePath, Content>.self).update(view.plan)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// What a keyframe animator is told by its view or modifier.
struct KeyframePlan<Value, Path: Keyframes, Content: View> where Value == Path.Value {
  enum Start: Equatable {
    case appearance(repeats: Bool)
    case trigger(TriggerValue)
  }

  var initialValue: Value
  var start: Start
  /// The first parameter finds the node, for a modifier's placeholder.
  var content: (NodeAnchor, Value) -> Content
  var keyframes: (Value) -> Path

  /// Makes a round of what is repeated, from the value in force: the one at which the round before
  /// ended. What the view says at the start of a round holds for the round.
  var round: (Value) -> KeyframeTimeline<Value> {
    { [initialValue, keyframes] value in
      KeyframeTimeline(initialValue: initialValue, keyframes: keyframes(value), moving: nil)
    }
  }

  /// What shows while nothing plays: where keyframes that never do would begin.
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
      // A round without a length has ended the run.
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
  /// Plays keyframes over and over, and shows what `content` makes of this view and their value;
  /// without `repeating` that of their beginning.
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

  /// Plays keyframes once whenever `trigger` changes, and shows what `content` makes of this view
  /// and their value.
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
