import Foundation
import TweenMotion

/// The view of a window that the screen reader is at, as the value that the view is bound to.
///
/// Writing a value moves the screen reader after the running update; a value that no view has turns back to
/// `nil` or `false`. When the reader moves, the value follows, and it is `nil` or `false` while the reader
/// is at none of the views.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding that `accessibilityFocused` connects a view with.
  @propertyWrapper public struct Binding {
    let location: ScreenReaderFocusLocation<Value>?
    let none: Value

    /// The state's value. A write before the view is first evaluated is lost.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.write(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: ScreenReaderFocusLocation<Value>?

  /// Creates a state that is true while the screen reader is at the view.
  public init() where Value == Bool { none = false }
  /// Creates a Boolean state for some kinds of technology. The kinds are not distinguished here.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// Creates a state that holds which of several views the screen reader is at.
  public init<T: Hashable>() where Value == T? { none = nil }
  /// Creates an optional state for some kinds of technology. The kinds are not distinguished here.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }

  /// The current value; in a body, the value that the running update shows.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.write(newValue) }
  }
  /// The binding to pass to `accessibilityFocused`.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: AccessibilityFocusState<Value>.self)
    let location =
      (slot as? ScreenReaderFocusLocation<Value>)
      ?? ScreenReaderFocusLocation(pointer.pointee.none, graph: node.graph)
    pointer.pointee.location = location
    slot = location
  }

  /// The stored value is the same after each initialization, so two values of a view never differ in it.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// The storage of an `AccessibilityFocusState`, kept in a node.
// Touched on the main actor only.
package final class ScreenReaderFocusLocation<Value: Hashable>: @unchecked Sendable {
  private let none: Value
  private let state: StateLocation<Value>
  private let graph: GraphAnchor
  /// The last value written, by the program or by the reader.
  private var latest: Value
  private var followers: [ScreenReaderFocusNode<Value>] = []

  @MainActor init(_ none: Value, graph: ViewGraph) {
    self.none = none
    latest = none
    state = StateLocation(none, graph: graph)
    self.graph = graph.anchor
  }

  func read() -> Value { state.read() }

  func write(_ value: Value) {
    let moved = UncheckedValue(value: value)
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { request(moved.value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.request(moved.value) } }
    }
  }

  @MainActor private func request(_ value: Value) {
    guard let graph = graph.graph else { return }
    graph.checkWrite()
    show(value)
    // The views that name the value may come with the same update.
    graph.enqueueWrite(transaction: Transaction()) { [weak self, weak graph] in
      graph?.afterUpdate { self?.moveReader() }
    }
  }

  @MainActor private func show(_ value: Value) {
    latest = value
    withTransaction(Transaction()) { state.write(value, transaction: nil) }
  }

  /// Moves the screen reader to the view whose value equals the state's.
  @MainActor private func moveReader() {
    guard let reader = graph.graph?.root?.reader else { return }
    if latest == none {
      if let node = reader.node, followers.contains(where: { $0.isFocused(node) }) {
        reader.move(to: nil)
      }
    } else if let target = followers.first(where: { $0.value == latest }) {
      reader.move(to: target)
      readerDidMove(to: target)
    } else {
      readerDidMove(to: reader.node)
    }
  }

  /// Takes the value of the view that the screen reader is at now.
  @MainActor func readerDidMove(to node: ElementNode?) {
    let value = node.flatMap { node in followers.first { $0.isFocused(node) } }?.value ?? none
    if value != latest { show(value) }
  }

  @MainActor func insert(_ follower: ScreenReaderFocusNode<Value>) { followers.append(follower) }
  @MainActor func remove(_ follower: ScreenReaderFocusNode<Value>) {
    followers.removeAll { $0 === follower }
  }
}

/// Carries a value to the main queue. Only one thread uses it at a time.
private struct UncheckedValue<Value>: @unchecked Sendable { let value: Value }

/// `accessibilityFocused`: binds the screen reader's position at a view to a value.
nonisolated private struct ScreenReaderFocusModifier<Value: Hashable>: UnaryModifier {
  typealias Body = Never
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  @MainActor func makeWrapper(_ context: NodeContext) -> ScreenReaderFocusNode<Value> {
    ScreenReaderFocusNode(context, binding.location, value)
  }
  @MainActor func updateWrapper(_ wrapper: ScreenReaderFocusNode<Value>) {
    wrapper.update(binding.location, value)
  }
}

@MainActor package final class ScreenReaderFocusNode<Value: Hashable>: WrapperNode, ReaderFollower {
  private(set) var value: Value
  private var location: ScreenReaderFocusLocation<Value>?

  init(_ context: NodeContext, _ location: ScreenReaderFocusLocation<Value>?, _ value: Value) {
    self.value = value
    super.init(context)
    take(location)
    window?.root?.reader.insert(self)
  }

  func update(_ new: ScreenReaderFocusLocation<Value>?, _ value: Value) {
    self.value = value
    if new !== location { take(new) }
  }

  private func take(_ new: ScreenReaderFocusLocation<Value>?) {
    location?.remove(self)
    location = new
    new?.insert(self)
  }

  /// Whether a screen reader at `node` counts as being at this view: `node` lies in this view, or contains
  /// it.
  func isFocused(_ node: ElementNode) -> Bool {
    node.isAtOrInside(self) || isAtOrInside(node)
  }

  func readerDidMove(to node: ElementNode?) { location?.readerDidMove(to: node) }

  package override func destroy() {
    guard !isDestroyed else { return }
    let reader = window?.root?.reader
    if let node = reader?.node, isFocused(node) { reader?.move(to: nil) }
    location?.remove(self)
    reader?.remove(self)
    super.destroy()
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var debugName: String { "accessibilityFocused" }
}

extension View {
  /// Binds a state to the screen reader's position: the state is true while the reader is at this view.
  /// Writing true moves the reader here, writing false moves it away.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(ScreenReaderFocusModifier(binding: condition, value: true))
  }

  /// Sets the state to `value` while the screen reader is at this view. Writing `value` moves the reader
  /// here.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(ScreenReaderFocusModifier(binding: binding, value: value))
  }
}
