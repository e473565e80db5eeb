import Foundation
import TweenMotion

/// Where the focus is among the views of a window that name a value: which of them has it.
///
/// A write moves the focus after the running update, without animation; a value that no view names
/// turns back to `nil` or `false`. When the user moves the focus, the value follows.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Leads to the value of a `FocusState`; `focused` takes it.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    /// The value; a write before the view is first evaluated is lost.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Whether the view that names it has the focus; false at first.
  public init() where Value == Bool { none = false }

  /// The value of the view that has the focus; `nil` at first and while none has.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The value as of now; in a body the one that the running update shows.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.write(newValue) }
  }

  /// What `focused` takes.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: FocusState<Value>.self)
    let location =
      (slot as? FocusLocation<Value>)
      ?? FocusLocation(pointer.pointee.none, of: node)
    pointer.pointee.location = location
    slot = location
  }

  /// It begins the same each time, so new values of the view never differ in it.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// Where a `FocusState` lives: in a node.
// Touched on the main actor only.
package final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let none: Value
  private let state: StateLocation<Value>
  private let graph: GraphAnchor
  /// The last value written, by the program or by the focus.
  private var latest: Value
  private var followers: [FocusedNode<Value>] = []

  @MainActor init(_ none: Value, of node: ViewNode) {
    self.none = none
    latest = none
    state = StateLocation(none, graph: node.graph)
    graph = node.graphAnchor
  }

  func read() -> Value { state.read() }

  var inspectedValue: Value { state.inspectedValue }
  var inspectedLocation: AnyObject { state }

  func write(_ value: Value) {
    let moved = UncheckedFocus(value: value)
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { request(moved.value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.request(moved.value) } }
    }
  }

  @MainActor private func request(_ value: Value) {
    guard let window = graph.window else { return }
    let graph = window.graph
    graph.checkWrite()
    window.root?.focus.noteRequest()
    show(value)
    // The views that name the value may come with the same update.
    graph.enqueueWrite(transaction: Transaction()) { [weak self, weak graph] in
      graph?.afterUpdate { self?.moveFocus() }
    }
  }

  @MainActor private func show(_ value: Value) {
    latest = value
    withTransaction(Transaction()) { state.write(value, transaction: nil) }
  }

  /// Moves the focus to where the value says.
  @MainActor private func moveFocus() {
    guard let store = graph.window?.root?.focus else { return }
    store.requestIsServed()
    if latest == none {
      if let focused = store.focused, followers.contains(where: { focused.isInside($0) }) {
        store.focus(nil)
      }
      store.endRest { target in followers.contains { target.isInside($0) } }
      return
    }
    let named = followers.filter { $0.value == latest }
    if named.count > 1 {
      graph.graph?.warn(
        "Several views are focused by the same value of a FocusState; the first of them has it.")
    }
    for target in store.order where named.contains(where: { target.isInside($0) }) {
      store.focus(target)
      return
    }
    if store.moveRest(to: { target in named.contains { target.isInside($0) } }) { return }
    focusDidMove(to: store.resting ?? store.focused)
  }

  /// Takes the value of the view that has the focus now.
  @MainActor func focusDidMove(to target: FocusTargetNode?) {
    let value = followers.first { target?.isInside($0) == true }?.value ?? none
    if value != latest { show(value) }
  }

  @MainActor func insert(_ follower: FocusedNode<Value>) { followers.append(follower) }
  @MainActor func remove(_ follower: FocusedNode<Value>) {
    followers.removeAll { $0 === follower }
  }
}

/// Carries a value to the main queue: nothing else touches it on the way.
private struct UncheckedFocus<Value>: @unchecked Sendable { let value: Value }

/// `focused`: ties the focus inside of a view to a value.
nonisolated struct FocusedModifier<Value: Hashable>: UnaryModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func makeWrapper(_ context: NodeContext) -> FocusedNode<Value> {
    FocusedNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: FocusedNode<Value>) { wrapper.update(self) }
}

@MainActor package final class FocusedNode<Value: Hashable>: WrapperNode, FocusFollower {
  private(set) var value: Value
  private var location: FocusLocation<Value>?

  init(_ context: NodeContext, _ modifier: FocusedModifier<Value>) {
    value = modifier.value
    super.init(context)
    take(modifier.binding.location)
    rootNode?.focus.insert(self)
  }

  func update(_ new: FocusedModifier<Value>) {
    value = new.value
    if new.binding.location !== location { take(new.binding.location) }
  }

  private func take(_ new: FocusLocation<Value>?) {
    location?.remove(self)
    location = new
    new?.insert(self)
  }

  func focusDidMove(to target: FocusTargetNode?) { location?.focusDidMove(to: target) }

  package override func destroy() {
    guard !isDestroyed else { return }
    // What is inside takes the focus along, of which the state is told.
    let focus = rootNode?.focus
    super.destroy()
    location?.remove(self)
    focus?.remove(self)
  }

  package override var debugName: String { "focused" }
}

extension View {
  /// Has the focus inside this view stand for a value: while it is here the state has the value, and
  /// a write of the value moves it here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Has the state tell whether the focus is inside this view; a write of true moves it here, of
  /// false away.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Moves the focus to the view of a value when this view appears.
  ///
  /// - Parameters:
  ///   - binding: The state whose value names the view.
  ///   - value: The value of the view.
  ///   - priority: Has no effect: no focus moves here by itself.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the focus comes by itself.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When the user moves it, too.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
