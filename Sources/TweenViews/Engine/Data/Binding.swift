import Foundation
import TweenMotion

/// A two-way connection to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// Two bindings with equal identities count as the same in an update. With nil, only copies of
  /// one binding count as the same.
  private let identity: BindingIdentity?

  /// The base of every write's transaction. The thread's current transaction overrides its values.
  public var transaction: Transaction

  /// Creates a binding from closures. `set` runs in a transaction made of the binding's own and the
  /// thread's current one.
  // Plain function types: a closure written in a view's body is on the main actor already, and
  // stays so without being Sendable.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      getter: get,
      setter: { value, transaction in
        withTransaction(Transaction.merged(base: transaction)) { set(value) }
      },
      identity: nil)
  }

  /// Creates a binding from closures, of which `set` receives the transaction of each write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(
      getter: get, setter: { set($0, Transaction.merged(base: $1)) }, identity: nil)
  }

  private init(
    getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void,
    identity: BindingIdentity?, transaction: Transaction = Transaction()
  ) {
    self.getter = getter
    self.setter = setter
    self.identity = identity
    self.transaction = transaction
  }

  package init(location: StateLocation<Value>) {
    self.init(
      getter: { location.read() },
      setter: { location.write($0, transaction: $1) },
      identity: BindingIdentity(owner: location))
  }

  /// Returns a binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(getter: { value }, setter: { _, _ in }, identity: nil)
  }

  /// Creates a binding from another one, for a parameter that is passed as `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The current value, read anew at each access. A write passes the new value on together with
  /// `transaction`; a constant binding ignores it.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// This binding, so that `$value` of a binding can be passed on as a binding.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value. A write reads the whole value, changes the part and
  /// writes the whole back. Its initial transaction is this binding's.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      getter: { base.getter()[keyPath: keyPath] },
      setter: { value, transaction in
        var whole = base.getter()
        if keyPath is ReferenceWritableKeyPath<Value, Subject> {
          // An object reports the change here, before the whole is written.
          withTransaction(Transaction.merged(base: transaction)) { whole[keyPath: keyPath] = value }
        } else {
          whole[keyPath: keyPath] = value
        }
        base.setter(whole, transaction)
      },
      identity: identity?.appending(keyPath), transaction: transaction)
  }

  /// Returns a copy of this binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a copy of this binding whose writes animate with `animation`; nil means no animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Creates a binding to the value of an optional binding; returns nil if the optional is nil now.
  /// If the optional becomes nil later, the binding reads the value that it found here.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.getter() else { return nil }
    self.init(
      getter: { base.getter() ?? value },
      setter: { base.setter($0, $1) },
      identity: base.identity, transaction: base.transaction)
  }

  /// Creates a binding to an optional from a binding to a value. Writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      getter: { base.getter() },
      setter: { value, transaction in if let value { base.setter(value, transaction) } },
      identity: base.identity, transaction: base.transaction)
  }

  /// Creates a binding to an `AnyHashable` from a binding to a value. Writing a value of another
  /// type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      getter: { AnyHashable(base.getter()) },
      setter: { value, transaction in
        if let value = value.base as? V { base.setter(value, transaction) }
      },
      identity: base.identity, transaction: base.transaction)
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {}

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    let first = left.assumingMemoryBound(to: Binding<Value>.self).pointee
    let second = right.assumingMemoryBound(to: Binding<Value>.self).pointee
    guard first.transaction.isEqualForBatching(to: second.transaction) else { return false }
    if let one = first.identity, let other = second.identity { return one == other }
    return first.identity == nil && second.identity == nil
      && holdsSameClosures(left, right)
  }

  /// Returns whether two bindings without identities are copies of one binding: they share the
  /// captured values of their getters. A getter without captures does not reveal its origin, so the
  /// result is false.
  @MainActor private static func holdsSameClosures(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    // The getter and the setter are the first two properties. A closure is two words, its code and
    // its captures. Both bindings are alive, so different captures have different addresses. (A key
    // path has no offset for a closure.)
    let fields = TypeFields.of(Self.self).fields.prefix(2)
    func words(_ value: UnsafeRawPointer, _ offset: Int) -> (code: UInt, captures: UInt) {
      (value + offset).loadUnaligned(as: (code: UInt, captures: UInt).self)
    }
    guard let getter = fields.first, words(left, getter.offset).captures != 0 else { return false }
    return fields.allSatisfy { words(left, $0.offset) == words(right, $0.offset) }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the current value, so that a binding can be an element of a `ForEach`.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element, so that the body of a loop over a binding can write the element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements, which reads the collection anew at each step.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The bindings in a range of positions, with the same indices as in the whole collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection, the same type as for the value itself.
  public typealias Index = Value.Index
  /// The positions of the collection, the same type as for the value itself.
  public typealias Indices = Value.Indices
  /// The position of the first element of the current value.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element of the current value.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All positions of the current value.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after `index`, which must be the position of an element. For other
  /// positions the collection's own rule applies, which may be to trap.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Advances `index` by one position, with the same rule as `index(after:)`.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
  /// Returns a binding to the element at `position`, which must be the position of an element.
  ///
  /// The binding may outlive the element, for example in a row during its removal. Once the
  /// collection has no such position, the binding reads the element from its own creation and
  /// ignores writes. A write copies the collection. Two such bindings are never equal, so a view
  /// that takes one is evaluated with each new value of the binding.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    row(at: position, known: wrappedValue)
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to the element at a position for a row, which may outlive the element. Once
  /// the collection has no such position, the binding reads the element of `known` and ignores
  /// writes.
  ///
  /// - Parameters:
  ///   - position: The element's position.
  ///   - known: The collection when the row was created.
  package func row(at position: Value.Index, known: Value) -> Binding<Value.Element> {
    let base = self
    func isThere(_ whole: Value) -> Bool {
      position >= whole.startIndex && position < whole.endIndex
    }
    return Binding<Value.Element>(
      getter: {
        let whole = base.getter()
        return isThere(whole) ? whole[position] : known[position]
      },
      setter: { value, transaction in
        var whole = base.getter()
        guard isThere(whole) else { return }
        whole[position] = value
        base.setter(whole, transaction)
      },
      identity: nil, transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before `index`, which must lie after the first. For other positions the
  /// collection's own rule applies, which may be to trap.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

// As in SwiftUI: bindings to states move writes to the main actor. The author of a binding made of
// closures is responsible for the threads on which they may be called.
extension Binding: @unchecked Sendable where Value: Sendable {}

/// The place that a binding leads to: the object that stores the value, and the key paths taken
/// from it.
private struct BindingIdentity: Equatable {
  let owner: AnyObject
  var path: [AnyKeyPath] = []

  func appending(_ keyPath: AnyKeyPath) -> BindingIdentity {
    var longer = self
    longer.path.append(keyPath)
    return longer
  }

  static func == (left: BindingIdentity, right: BindingIdentity) -> Bool {
    left.owner === right.owner && left.path == right.path
  }
}
