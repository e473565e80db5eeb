import Foundation
import TweenMotion

/// A value that identifies which of several views in a window has the focus.
///
/// A write moves the focus after the running update, without animation. A value that belongs to no
/// view is reset to `nil` or `false`. When the user moves the focus, the value changes.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the value of a `FocusState`, the argument of `focused`.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    /// The current value. A write before the view's first evaluation is lost.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.write(newValue) }
    }

    /// This binding, so that it can be passed on with `$`.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates a state that is true while its view has the focus; false at first.
  public init() where Value == Bool { none = false }

  /// Creates a state with the value of the view that has the focus; `nil` at first and while no
  /// such view has it.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The current value; in a body, the value of the running update. A write moves the focus.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value, the argument of `focused`.
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

  /// Returns true: the initial value is always the same, so it never makes two values of a view
  /// differ.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// The storage of a `FocusState`, in a node.
// Used on the main actor only.
package final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let none: Value
  private let state: StateLocation<Value>
  private let graph: GraphAnchor
  /// The last value, written by the program or after a move of the focus.
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
    // The view for the value may be created in the same update, so the focus moves after it.
    graph.enqueueWrite(transaction: Transaction()) { [weak self, weak graph] in
      graph?.afterUpdate { self?.moveFocus() }
    }
  }

  @MainActor private func show(_ value: Value) {
    latest = value
    withTransaction(Transaction()) { state.write(value, transaction: nil) }
  }

  /// Moves the focus to the view of the current value.
  @MainActor private func moveFocus() {
    guard let store = graph.window?.root?.focus else { return }
    store.requestIsServed()
    if latest == none {
      if let focused = store.focused, followers.contains(where: { focused.isInside($0) }) {
        store.focus(nil)
      }
      store.endSuspension { target in followers.contains { target.isInside($0) } }
      return
    }
    let named = followers.filter { $0.value == latest }
    if named.count > 1 {
      graph.graph?.warn(
        "Several views are focused by the same value of a FocusState; the first of them has the focus."
      )
    }
    for target in store.order where named.contains(where: { target.isInside($0) }) {
      store.focus(target)
      return
    }
    if store.moveSuspendedFocus(to: { target in named.contains { target.isInside($0) } }) { return }
    focusDidMove(to: store.suspendedByMenu ?? store.focused)
  }

  /// Sets the value to that of the view with the focus.
  @MainActor func focusDidMove(to target: FocusTargetNode?) {
    let value = followers.first { target?.isInside($0) == true }?.value ?? none
    if value != latest { show(value) }
  }

  @MainActor func insert(_ follower: FocusedNode<Value>) { followers.append(follower) }
  @MainActor func remove(_ follower: FocusedNode<Value>) {
    followers.removeAll { $0 === follower }
  }
}

/// Carries a value to the main queue. The sender does not use it afterwards.
private struct UncheckedFocus<Value>: @unchecked Sendable { let value: Value }

/// The modifier made by `focused`, which connects the focus inside a view with a value.
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
    // Views inside give up the focus, and the state is notified before it is disconnected.
    let focus = rootNode?.focus
    super.destroy()
    location?.remove(self)
    focus?.remove(self)
  }

  package override var debugName: String { "focused" }
}

extension View {
  /// Connects the focus inside this view with a value: while the focus is here, `binding` has the
  /// value, and writing the value moves the focus here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Connects the focus inside this view with a Boolean: it is true while the focus is here.
  /// Writing true moves the focus here, and writing false removes it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Moves the focus to the view of a value when this view appears.
  ///
  /// - Parameters:
  ///   - binding: The state that is connected with the view.
  ///   - value: The value of the view.
  ///   - priority: Has no effect, because the focus never moves automatically here.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// The occasions on which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The default focus applies when the focus moves automatically.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The default focus also applies when the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
