import TweenMotion

/// A view that steps through phases, each with an animation.
///
/// Without a trigger it starts at the first phase when it appears, continues to the next phase when
/// the previous animation is logically complete, and starts again after the last. With a trigger it
/// rests at the first phase, and each change of the trigger leads once through all other phases and
/// back to the first. A change during a run continues with the next phase at once.
///
/// A phase without a visible change is complete at once. Successive phases with a nil animation are
/// shown for one frame each. In one frame the animator steps at most once through all phases, and
/// through at most sixteen.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  fileprivate let plan: PhasePlan<Phase, Content>

  /// Creates a view that steps through the phases once at each change of `trigger`.
  ///
  /// - Parameters:
  ///   - phases: At least one phase; with none, the view is empty and a warning is printed.
  ///   - trigger: The value whose change starts a run.
  ///   - content: Returns the views of a phase.
  ///   - animation: Returns the animation into a phase; nil changes at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    plan = PhasePlan(
      phases, trigger: TriggerValue(trigger), content: { _, phase in content(phase) },
      animation: animation)
  }

  /// Creates a view that steps through the phases repeatedly.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    plan = PhasePlan(
      phases, trigger: nil, content: { _, phase in content(phase) }, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// No body: the engine evaluates `content` for each phase.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PhaseNode(view.plan, context, makePlaced: nil)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: PhaseNode<Phase, Content>.self).update(view.plan)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// The parameters of a phase animator, from its view or modifier.
struct PhasePlan<Phase: Equatable, Content: View> {
  let phases: [Phase]
  /// The value whose change starts a run; nil: the phases repeat.
  let trigger: TriggerValue?
  /// Returns the content for a phase. The first parameter is the node, for a modifier's placeholder.
  let content: (NodeAnchor, Phase) -> Content
  let animation: (Phase) -> Animation?

  nonisolated init(
    _ phases: some Sequence<Phase>, trigger: TriggerValue?,
    content: @escaping (NodeAnchor, Phase) -> Content, animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases.prefix(PhaseLimits.phases))
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

@MainActor
private final class PhaseNode<Phase: Equatable, Content: View>: TimedContentNode<Content>, Mover {
  private var plan: PhasePlan<Phase, Content>
  private var index = 0
  /// The number of steps so far, by which the end of a replaced step is recognized and ignored.
  private var steps = 0
  private var lastStep = StageTime.zero
  /// The number of steps in this frame that were complete at once.
  private var instantSteps = 0
  /// Whether a step is in progress, whose end starts the next one.
  private var isStepping = false
  private var timer: TimerQueue.Token?

  init(
    _ plan: PhasePlan<Phase, Content>, _ context: NodeContext,
    makePlaced: (@MainActor (NodeContext) -> ViewNode)?
  ) {
    self.plan = plan
    super.init(context, makePlaced: makePlaced)
    warnOfPhases()
    build()
    graph.movers.insert(self)
    if plan.trigger == nil { graph.afterUpdate { [weak self] in self?.beginIfResting() } }
  }

  override func makeContent() -> Content? {
    guard plan.phases.indices.contains(index) else { return nil }
    return plan.content(anchor, plan.phases[index])
  }

  func update(_ new: PhasePlan<Phase, Content>) {
    let old = plan
    plan = new
    if old.phases != new.phases {
      warnOfPhases()
      index = max(0, min(index, new.phases.count - 1))
    }
    performUpdate()
    if let trigger = new.trigger {
      if trigger != old.trigger { graph.afterUpdate { [weak self] in self?.start() } }
    } else if !isStepping {
      graph.afterUpdate { [weak self] in self?.beginIfResting() }
    }
  }

  private func warnOfPhases() {
    if plan.phases.isEmpty {
      graph.warn("A phase animator needs at least one phase; without any it shows nothing.")
    } else if plan.phases.count == PhaseLimits.phases {
      graph.warn("A phase animator shows only its first \(PhaseLimits.phases) phases.")
    }
  }

  /// The next phase; nil at the end of a run, and where all phases are equal.
  private var next: Int? {
    let count = plan.phases.count
    guard count > 1, plan.phases.contains(where: { $0 != plan.phases[index] }) else { return nil }
    if plan.trigger != nil, index == 0 { return nil }
    return (index + 1) % count
  }

  /// Starts a run, after a change of the trigger.
  private func start() {
    guard plan.phases.count > 1, !isDestroyed else { return }
    instantSteps = 0
    go(to: (index + 1) % plan.phases.count)
  }

  /// Starts the first step, unless one is in progress.
  private func beginIfResting() {
    if !isStepping { goOn() }
  }

  private func goOn() {
    isStepping = false
    guard let next, !isDestroyed else { return }
    go(to: next)
  }

  private func go(to next: Int) {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
    steps += 1
    isStepping = true
    if lastStep != graph.now { instantSteps = 0 }
    lastStep = graph.now
    let step = steps
    withAnimation(plan.animation(plan.phases[next]), completionCriteria: .logicallyComplete) {
      graph.enqueueWrite(transaction: .current) { [weak self] in self?.show(next) }
    } completion: { [weak self] in
      self?.stepDidEnd(step)
    }
  }

  private func show(_ next: Int) {
    guard plan.phases.indices.contains(next) else { return }
    index = next
    contentDidMove()
  }

  private func stepDidEnd(_ step: Int) {
    guard step == steps, !isDestroyed else { return }
    guard let next else {
      isStepping = false
      return
    }
    if lastStep == graph.now { instantSteps += 1 } else { instantSteps = 0 }
    let following = plan.phases[next]
    let isSkipped = following == plan.phases[index]
    let mayGoOn =
      instantSteps == 0
      || instantSteps < min(plan.phases.count, PhaseLimits.stepsInFrame)
        && (isSkipped || plan.animation(following) != nil)
    if mayGoOn { return go(to: next) }
    let later = StageTime(flicks: graph.now.flicks &+ 1)
    timer = graph.timers.schedule(at: later) { [weak self] in self?.goOn() }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    graph.movers.remove(self)
    if let timer { graph.timers.cancel(timer) }
  }

  /// The animators of animated steps report their own movements.
  var movements: [Movement] {
    let remaining: Movement.Remaining
    if plan.trigger == nil, next != nil {
      remaining = .forever
    } else if timer != nil {
      remaining = .unknown
    } else {
      return []
    }
    return [Movement(view: placedName, property: "phases", remaining: remaining)]
  }

  override var debugName: String { "PhaseAnimator" }
}

private enum PhaseLimits {
  /// The maximum number of phases, which limits infinite sequences.
  static let phases = 4096
  /// The maximum number of steps in a frame. Each needs its own update, and the graph runs at most 64
  /// updates in a frame.
  static let stepsInFrame = 16
}

nonisolated private struct PhaseAnimatorModifier<Phase: Equatable, Added: View>: ViewModifier {
  typealias Body = Never
  var plan: PhasePlan<Phase, Added>

  @MainActor static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    PhaseNode(modifier.plan, context, makePlaced: makeContent)
  }

  @MainActor static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let node = unsafeDowncast(node, to: PhaseNode<Phase, Added>.self)
    node.update(modifier.plan)
    node.updatePlaces(updateContent)
  }

  static func _elementCount(contentCount: Int?) -> Int? { Added._elementCount }
}

extension View {
  /// Steps through phases once at each change of `trigger`, and shows the views that `content` makes
  /// of this view and the phase; see `PhaseAnimator`. Without phases the result is empty.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        plan: PhasePlan(
          phases, trigger: TriggerValue(trigger),
          content: { content(PlaceholderContentView(owner: $0), $1) }, animation: animation)))
  }

  /// Steps through phases repeatedly, and shows the views that `content` makes of this view and the
  /// phase; see `PhaseAnimator`. Without phases the result is empty.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        plan: PhasePlan(
          phases, trigger: nil, content: { content(PlaceholderContentView(owner: $0), $1) },
          animation: animation)))
  }
}
