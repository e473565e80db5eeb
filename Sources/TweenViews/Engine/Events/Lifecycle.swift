import Foundation
import TweenCombine
import TweenMotion

/// The modifier made by `onAppear(perform:)` and `onDisappear(perform:)`.
nonisolated public struct _AppearanceActionModifier: UnaryModifier {
  public typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor package func makeWrapper(_ context: NodeContext) -> AppearanceNode {
    let node = AppearanceNode(context)
    updateWrapper(node)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: AppearanceNode) {
    wrapper.onAppear = appear
    wrapper.onDisappear = disappear
  }
}

@MainActor package class AppearanceNode: WrapperNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private(set) var hasAppeared = false
  /// True after `onAppear` ran and before `onDisappear` runs. A view that goes and comes back
  /// within one update counts as present throughout: for example a row that other rows push out of
  /// sight and a second layout pass brings back.
  fileprivate var isAppeared = false

  package override func appear() {
    // Inside out: inner views run `onAppear` before outer ones.
    super.appear()
    guard !hasAppeared, !isDestroyed else { return }
    hasAppeared = true
    guard !isAppeared else { return }
    isAppeared = true
    didAppear()
  }

  package override func disappear() {
    super.disappear()
    guard hasAppeared, !isDestroyed else { return }
    hasAppeared = false
    reportDisappearance()
  }

  private func reportDisappearance() {
    graph.afterUpdate { [self] in
      guard isAppeared, !hasAppeared || isDestroyed else { return }
      isAppeared = false
      didDisappear()
    }
  }

  func didAppear() { graph.acting(self) { onAppear?() } }
  func didDisappear() { graph.acting(self) { onDisappear?() } }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    if isAppeared { reportDisappearance() }
  }

  package override var debugName: String { "onAppear" }
}

/// The modifier made by `task(priority:_:)` and `task(id:priority:_:)`.
nonisolated public struct _TaskModifier<ID: Equatable>: UnaryModifier {
  public typealias Body = Never
  var id: ID
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> TaskNode<ID> {
    TaskNode(context, id: id, priority: priority, action: action)
  }
  @MainActor package func updateWrapper(_ wrapper: TaskNode<ID>) {
    wrapper.update(id: id, priority: priority, action: action)
  }
}

@MainActor package final class TaskNode<ID: Equatable>: AppearanceNode {
  private var id: ID
  private var priority: TaskPriority
  private var action: @isolated(any) @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(
    _ context: NodeContext, id: ID, priority: TaskPriority,
    action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
    super.init(context)
  }

  func update(
    id new: ID, priority: TaskPriority,
    action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    self.action = action
    self.priority = priority
    guard id != new else { return }
    id = new
    guard isAppeared else { return }
    graph.afterUpdate { [weak self] in if self?.isAppeared == true { self?.start() } }
  }

  override func didAppear() { start() }

  private func start() {
    task?.cancel()
    let action = action
    let clock = graph.clock
    let ending = clock.atEnd { [weak self] in self?.task?.cancel() }
    task = Task(priority: priority) { @MainActor in
      await action()
      clock.forget(ending)
    }
  }

  override func didDisappear() { task?.cancel() }
  package override var debugName: String { "task" }
}

/// The modifier made by `onChange(of:initial:_:)`.
nonisolated public struct _ChangeModifier<Value: Equatable>: UnaryModifier {
  public typealias Body = Never
  var value: Value
  var isInitial: Bool
  /// Whether a change calls the closure of the view's value from before the change, as the oldest
  /// form of `onChange` does.
  var callsOldClosure = false
  var action: (Value, Value) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> ChangeNode<Value> {
    ChangeNode(context, value: value, isInitial: isInitial, action)
  }
  @MainActor package func updateWrapper(_ wrapper: ChangeNode<Value>) {
    wrapper.watch.update(value, action, callsOldClosure: callsOldClosure, wrapper)
  }
}

extension _ChangeModifier {
  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    // For a list of views the action runs once, and not once for each view.
    guard contentCount != 1, context.contentSlot == nil else {
      return makeUnaryNode(
        modifier, context, contentCount: contentCount, makeContent: makeContent)
    }
    let node = ChangeEnclosure<Value>(modifier.value, modifier.action, context)
    node.content = makeContent(node.contentContext)
    if modifier.isInitial { node.callInitially() }
    return node
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    if let node = node as? ChangeEnclosure<Value> {
      node.watch.update(
        modifier.value, modifier.action, callsOldClosure: modifier.callsOldClosure, node)
      if let content = node.content { updateContent(content) }
    } else {
      updateUnaryNode(
        node, modifier, makeContent: makeContent, updateContent: updateContent)
    }
  }
}

@MainActor package final class ChangeNode<Value: Equatable>: WrapperNode {
  let watch: ChangeWatch<Value>
  /// Whether the action must still be called when the view first appears.
  private var isInitialDue: Bool

  init(
    _ context: NodeContext, value: Value, isInitial: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    watch = ChangeWatch(value, action)
    isInitialDue = isInitial
    super.init(context)
  }

  package override func appear() {
    super.appear()
    guard isInitialDue, !isDestroyed else { return }
    isInitialDue = false
    watch.call(self)
  }

  package override var debugName: String { "onChange" }
}

/// The node of `onChange(of:)` around a list of views.
@MainActor private final class ChangeEnclosure<Value: Equatable>: EnclosingNode {
  let watch: ChangeWatch<Value>

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void, _ context: NodeContext) {
    watch = ChangeWatch(value, action)
    super.init(context)
  }

  func callInitially() {
    graph.afterUpdate { [weak self] in
      if let self, !self.isDestroyed { self.watch.call(self) }
    }
  }

  override var debugName: String { "onChange" }
}

/// A watched value and the action for its changes.
@MainActor final class ChangeWatch<Value: Equatable> {
  private var value: Value
  private var action: (Value, Value) -> Void
  private var lastFlush = 0
  private var runs = 0
  /// The highest number of calls in one turn; more are taken for an endless loop.
  private static var maximumRuns: Int { 3 }

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }

  /// Calls the action without a change.
  func call(_ node: ViewNode) { node.graph.acting(node) { action(value, value) } }

  func update(
    _ new: Value, _ action: @escaping (Value, Value) -> Void, callsOldClosure: Bool,
    _ node: ViewNode
  ) {
    let graph = node.graph
    let called = callsOldClosure ? self.action : action
    self.action = action
    guard value != new else { return }
    let old = value
    value = new
    if lastFlush != graph.updateState.flushNumber {
      lastFlush = graph.updateState.flushNumber
      runs = 0
    }
    runs += 1
    guard runs <= Self.maximumRuns else {
      graph.warnOfEndlessWork(
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.",
        by: node.path)
      return
    }
    graph.afterUpdate { [weak node] in
      guard let node, !node.isDestroyed else { return }
      node.graph.acting(node) { called(old, new) }
    }
  }
}

/// The modifier made by `onReceive(_:perform:)`.
nonisolated public struct _ReceiveModifier<P: Publisher>: UnaryModifier where P.Failure == Never {
  public typealias Body = Never
  var publisher: P
  var action: (P.Output) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> ReceiveNode<P> {
    let node = ReceiveNode<P>(context)
    node.update(publisher, action)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: ReceiveNode<P>) {
    wrapper.update(publisher, action)
  }
}

@MainActor package final class ReceiveNode<P: Publisher>: WrapperNode where P.Failure == Never {
  private var publisher: P?
  private var action: (P.Output) -> Void = { _ in }
  private var subscription: AnyCancellable?

  func update(_ new: P, _ action: @escaping (P.Output) -> Void) {
    self.action = action
    if let publisher, valuesAreEqual(publisher, new) { return }
    publisher = new
    subscription = new.sink { [weak self] value in
      guard MainActorThread.isCurrent else {
        let box = ReceivedValue(value: value)
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.action(box.value) } }
        return
      }
      // The value stays on this thread, which is the main actor's.
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { self?.action(value) }
    }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    subscription?.cancel()
    subscription = nil
  }
  package override var debugName: String { "onReceive" }
}

/// Carries a published value to the main queue. The sender does not use it afterwards.
private struct ReceivedValue<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Calls `action` when the view has appeared in the tree.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when the view has disappeared, after its removal transition.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Runs `action` as a task while the view is in the tree; cancels the task when the view
  /// disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs `action` as a task while the view is in the tree. Cancels and starts it again whenever
  /// `id` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }

  /// Calls `action` with the old and the new value after each update in which `value` changed. With
  /// `initial`, also calls it when the view first appears, with the value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` after each update in which `value` changed, without passing the values.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value after each update in which `value` changed. The closure is
  /// the one from before the change.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(
        value: value, isInitial: false, callsOldClosure: true, action: { _, new in action(new) }))
  }

  /// Calls `action` on the main actor with each value that a publisher sends while the view is in
  /// the tree.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
