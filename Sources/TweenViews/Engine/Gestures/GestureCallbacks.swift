import Foundation
import TweenMotion

/// A gesture with an action for changes of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    let recognizer = ChangedRecognizer(Content._makeRecognizer(gesture.content))
    recognizer.action = gesture.action
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? ChangedRecognizer<Value> else { return }
    recognizer.action = gesture.action
    Content._updateRecognizer(recognizer.base, gesture.content)
  }
}

@MainActor private final class ChangedRecognizer<Value>: FollowingRecognizer<Value, Value> {
  var action: (Value) -> Void = { _ in }
  private var last: Value?
  override func convert(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
  override func didDeliver() {
    if case .active(let value) = phase { change(to: value) }
  }
  override func didDeliverProspect() {
    if let prospect { change(to: prospect) }
  }
  private func change(to value: Value) {
    if let last, valuesAreEqual(last, value) { return }
    last = value
    withTransaction(Transaction(animation: nil)) { action(value) }
  }
  override func reset() {
    super.reset()
    last = nil
  }
}

/// A gesture with an action for its successful end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    let recognizer = EndedRecognizer(Content._makeRecognizer(gesture.content))
    recognizer.action = gesture.action
    return recognizer
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? EndedRecognizer<Value> else { return }
    recognizer.action = gesture.action
    Content._updateRecognizer(recognizer.base, gesture.content)
  }
}

@MainActor private final class EndedRecognizer<Value>: FollowingRecognizer<Value, Value> {
  var action: (Value) -> Void = { _ in }
  override func convert(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
  override func didDeliver() {
    if case .ended(let value) = phase { action(value) }
  }
}

/// A gesture whose value is computed from another gesture's value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    MapRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? MapRecognizer<Content.Value, Value> else { return }
    recognizer.transform = gesture.transform
    Content._updateRecognizer(recognizer.base, gesture.content)
  }
}

@MainActor private final class MapRecognizer<Base, Value>: FollowingRecognizer<Base, Value> {
  var transform: (Base) -> Value
  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }
  override func convert(_ phase: GesturePhase<Base>) -> GesturePhase<Value> {
    switch phase {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A gesture that updates a `GestureState` while it is active.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture whose values update the state.
  public var base: Base
  /// The state to update.
  public var state: GestureState<State>
  /// Computes the state from a value of the gesture. Called for each value while the gesture is
  /// active.
  public var body_: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    UpdatingRecognizer(Base._makeRecognizer(gesture.base), gesture.state, gesture.body_)
  }
  @MainActor public static func _updateRecognizer(
    _ recognizer: _Recognizer<Value>, _ gesture: Self
  ) {
    guard let recognizer = recognizer as? UpdatingRecognizer<Value, State> else { return }
    recognizer.state = gesture.state
    recognizer.action = gesture.body_
    Base._updateRecognizer(recognizer.base, gesture.base)
  }
}

@MainActor private final class UpdatingRecognizer<Value, State>: FollowingRecognizer<Value, Value> {
  var state: GestureState<State>
  var action: (Value, inout State, inout Transaction) -> Void
  private var isHeld = false

  init(
    _ base: _Recognizer<Value>, _ state: GestureState<State>,
    _ action: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.action = action
    super.init(base)
  }

  override func convert(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func didDeliver() {
    switch phase {
    case .active(let value): hold(value)
    case .ended, .failed: release()
    case .possible: break
    }
  }

  override func didDeliverProspect() {
    if let prospect { hold(prospect) }
  }

  private func hold(_ value: Value) {
    isHeld = true
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.isContinuous = true
    var current = state.wrappedValue
    action(value, &current, &transaction)
    state.set(current, transaction)
  }

  override func cancel() {
    super.cancel()
    release()
  }

  private func release() {
    guard isHeld else { return }
    isHeld = false
    state.resetToInitial()
  }
}

/// A value that a gesture updates while it is active, and that returns to its initial value
/// afterwards.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var initial: Value
  private var resetBody: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state that returns to its initial value without an animation.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    resetBody = { _, _ in }
  }
  /// Creates a state that returns to its initial value without an animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that returns to its initial value in a transaction, for example with an
  /// animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    resetBody = { _, transaction in transaction = resetTransaction }
  }
  /// Creates a state that returns to its initial value in a transaction, for example with an
  /// animation.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with a closure that is called before it returns to its initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, which is restored after the gesture.
  ///   - reset: Receives the last value, and may change the transaction of the return.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetBody = reset
  }
  /// Creates a state with a closure that is called before it returns to its initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value, which is restored after the gesture.
  ///   - reset: Receives the last value, and may change the transaction of the return.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value: the initial one while the gesture is not active, and before the view's
  /// first evaluation.
  public var wrappedValue: Value { location?.read() ?? initial }
  /// The state itself, the argument of `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    location?.write(value, transaction: transaction)
  }

  func resetToInitial() {
    var transaction = Transaction()
    resetBody(wrappedValue, &transaction)
    location?.write(initial, transaction: transaction)
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: GestureState<Value>.self)
    let location =
      (slot as? StateLocation<Value>)
      ?? StateLocation(pointer.pointee.initial, graph: node.graph)
    slot = location
    pointer.pointee.location = location
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates an optional state that is nil at first, and returns to nil in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension Gesture {
  /// Adds an action that is called each time the value changes while the gesture is active.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Adds an action that is called when the gesture ends successfully.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture whose value is computed by `body` from this gesture's value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Adds a state that `body` updates while the gesture is active.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }
}
