import TweenMotion

/// A view that goes through phases, each entered with an animation.
///
/// Without a trigger it starts at the first phase, goes on to the next from its appearance on, each
/// when the animation before it is logically complete, and begins anew after the last. With a
/// trigger it rests at the first phase, and each change of the trigger leads once through all others
/// and back to it; a change meanwhile goes straight on to the next phase.
///
/// A phase that animates nothing is over at once. Where phase after phase has a nil animation, one
/// is shown in each frame; and no frame goes through all phases more than once, or through more than
/// sixteen.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  fileprivate let plan: PhasePlan<Phase, Content>

  /// Goes through the phases once whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: at least one; without any nothing is shown, and a warning is given.
  ///   - trigger: each other value starts a run.
  ///   - content: what is shown in a phase.
  ///   - animation: the animation for entering a phase; nil enters it at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    plan = PhasePlan(
      phases, trigger: TriggerValue(trigger), content: { _, phase in content(phase) },
      animation: animation)
  }

  /// Goes through the phases over and over.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    plan = PhasePlan(
      phases, trigger: nil, content: { _, phase in content(phase) }, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// Made without a body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PhaseNode(view.plan, context, makePlaced: nil)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: PhaseNode<Phase, Content>.self).update(view.plan)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// What a phase animator is told by its view or modifier.
struct PhasePlan<Phase: Equatable, Content: View> {
  let phases: [Phase]
  /// nil: goes on by itself.
  let trigger: TriggerValue?
  /// The first parameter finds the node, for a modifier's placeholder.
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
  /// The steps taken so far: the end of one that another has overtaken is no news.
  private var steps = 0
  private var lastStep = StageTime.zero
  /// Steps of this frame that were over at once.
  private var instantSteps = 0
  /// Whether a step is on its way, whose end brings the next one.
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
      graph.warn("A phase animator goes through its first \(PhaseLimits.phases) phases only.")
    }
  }

  /// The phase after the current one; nil at the end of a run, and where no other would differ.
  private var next: Int? {
    let count = plan.phases.count
    guard count > 1, plan.phases.contains(where: { $0 != plan.phases[index] }) else { return nil }
    if plan.trigger != nil, index == 0 { return nil }
    return (index + 1) % count
  }

  /// The trigger has changed.
  private func start() {
    guard plan.phases.count > 1, !isDestroyed else { return }
    instantSteps = 0
    go(to: (index + 1) % plan.phases.count)
  }

  /// Sets out, unless a step is on its way.
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

  /// Animated steps of a run are told by their animators.
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
  /// What a sequence without end is cut to.
  static let phases = 4096
  /// Each takes an update of its own, and the graph makes no more than 64 in a frame.
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
  /// Goes through phases once whenever `trigger` changes, and shows what `content` makes of this
  /// view and the phase; see `PhaseAnimator`. Without phases nothing is shown.
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

  /// Goes through phases over and over, and shows what `content` makes of this view and the phase;
  /// see `PhaseAnimator`. Without phases nothing is shown.
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
