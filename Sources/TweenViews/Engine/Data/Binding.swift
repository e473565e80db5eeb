import Foundation
import TweenMotion

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// What two bindings must share to count as the same in an update; nil: none are but copies of one.
  private let identity: BindingIdentity?

  /// The base of every write's transaction; the thread's current transaction overrides it.
  public var transaction: Transaction

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

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(getter: { value }, setter: { _, _ in }, identity: nil)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value that the owner holds now, asked for anew with each read. A write goes to the owner
  /// together with `transaction`; a constant binding drops it.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// This binding, so that `$value` of a binding can be passed on as one.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value. Its write reads the whole, changes the part and writes the
  /// whole back; its transaction begins as this binding's.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      getter: { base.getter()[keyPath: keyPath] },
      setter: { value, transaction in
        var whole = base.getter()
        whole[keyPath: keyPath] = value
        base.setter(whole, transaction)
      },
      identity: identity?.appending(keyPath), transaction: transaction)
  }

  /// A binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes animate.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// The value of an optional binding; nil while that is nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.getter() else { return nil }
    self.init(
      getter: { base.getter() ?? value },
      setter: { base.setter($0, $1) },
      identity: base.identity, transaction: base.transaction)
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      getter: { base.getter() },
      setter: { value, transaction in if let value { base.setter(value, transaction) } },
      identity: base.identity, transaction: base.transaction)
  }

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

  /// Whether two bindings, of which nobody knows what they stand for, are copies of one: they share
  /// what their getters captured. A getter that captured nothing says nothing of when it was made.
  @MainActor private static func holdsSameClosures(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    // The getter and the setter are the first two properties. A closure is two words, its code and
    // its captures; both values live, so that no two captures are at one address. (A key path has no
    // offset for a closure.)
    let fields = TypeFields.of(Self.self).fields.prefix(2)
    func words(_ value: UnsafeRawPointer, _ offset: Int) -> (code: UInt, captures: UInt) {
      (value + offset).loadUnaligned(as: (code: UInt, captures: UInt).self)
    }
    guard let getter = fields.first, words(left, getter.offset).captures != 0 else { return false }
    return fields.allSatisfy { words(left, $0.offset) == words(right, $0.offset) }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value that the owner holds now.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element, so that a loop over a binding can write what it shows.
  public typealias Element = Binding<Value.Element>
  /// Goes over the bindings of the elements in order, and asks the owner anew at each step.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The bindings of a range of positions, under the same indices as in the whole.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection, that of the value itself.
  public typealias Index = Value.Index
  /// The positions of the collection, those of the value itself.
  public typealias Indices = Value.Indices
  /// The position of the first element in what the owner holds now.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position past the last element in what the owner holds now.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All positions of what the owner holds now.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after `index`, which must be one of an element: outside of these the collection's
  /// own rule holds, which may be to trap.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves `index` on by one position, under the rule of `index(after:)`.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
  /// A binding to the element at `position`, which must be one of an element. It may outlive the
  /// element, as in a row that is leaving: once the owner has none there, it reads the one that was
  /// there when the binding was made, and drops writes. A write copies the collection, and no two such
  /// bindings are equal: a view that takes one is evaluated with each new value of it.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    row(at: position, known: wrappedValue)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position for a row, which may outlive the element: once the owner
  /// has none there, it reads the one that was known, and drops writes.
  ///
  /// - Parameters:
  ///   - position: where the element is.
  ///   - known: what the owner held when the row was made.
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
  /// The position before `index`, which must stand after the first: outside of these the
  /// collection's own rule holds, which may be to trap.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

// As in SwiftUI: those of states hand writes over to the main actor, and whoever makes one of closures
// answers for the threads that these may be called on.
extension Binding: @unchecked Sendable where Value: Sendable {}

/// The place a binding leads to: an owner and the key paths taken from it.
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
