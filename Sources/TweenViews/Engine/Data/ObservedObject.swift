import Foundation
import TweenCombine
import TweenMotion

/// A reference to an observable object that is owned elsewhere. The view is evaluated again
/// whenever the object announces a change.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of `$object`, whose members are bindings to the properties of the object.
  @dynamicMemberLookup public struct Wrapper {
    fileprivate let root: ObjectType

    /// Returns a binding to a property, which holds the object strongly. A write goes straight to
    /// the object. Views change if the object announces the change, as its `@Published` properties
    /// do.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// The object, held strongly. Setting it replaces the object in this value of the view only.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object owned elsewhere. An object created in this
  /// expression is created again with each new value of the view.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates the property as `init(wrappedValue:)` does, under an older name.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A wrapper whose members are bindings to the properties of the object: `$object.property`.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let object = field.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee
    ObjectSubscription.connect(object.wrappedValue, slot: &slot, node: node)
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    left.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
      === right.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
  }
}

/// An observable object that belongs to a view's place in the tree, created once, when the view
/// first appears.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: StateObjectStorage<ObjectType>?

  /// Keeps the expression for the object, and evaluates it once, before the first body at this
  /// place. New values of the view at the same place never evaluate their expressions.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object of the view's place. Before the view's first evaluation each read creates a new
  /// object, which is not kept.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// A wrapper whose members are bindings to the properties of the object: `$object.property`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>(wrappedValue: wrappedValue).projectedValue
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: StateObject<ObjectType>.self)
    let storage =
      (slot as? StateObjectStorage<ObjectType>)
      ?? StateObjectStorage(object: pointer.pointee.make())
    slot = storage
    pointer.pointee.storage = storage
    ObjectSubscription.connect(storage.object, slot: &storage.subscription, node: node)
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// The storage of a `StateObject`, in a node.
@MainActor final class StateObjectStorage<ObjectType: ObservableObject>: DynamicSlot {
  // A constant; the program is responsible for the threads that use the object.
  nonisolated(unsafe) let object: ObjectType
  var subscription: AnyObject?

  init(object: ObjectType) { self.object = object }

  func nodeWasDestroyed() { (subscription as? ObjectSubscription)?.nodeWasDestroyed() }
}

/// An observable object that an ancestor put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// The node that reads the object; nil before the view is in a tree.
  private var reader: NodeAnchor?

  /// Creates a property that finds the object by its type once the view is in a tree.
  public init() {}

  /// The object of this type that the nearest ancestor set. If there is none, or before the view is
  /// evaluated, reading it ends the process with a message that names the view and the type.
  public var wrappedValue: ObjectType {
    guard let object else {
      ProgramEnd.stop(
        MissingObject.sentence(
          "ObservableObject", ObjectType.self, setBy: "environmentObject", reader: reader))
    }
    return object
  }

  /// A wrapper whose members are bindings to the properties of the object: `$object.property`. Ends
  /// the process in the same cases as `wrappedValue`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>(wrappedValue: wrappedValue).projectedValue
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    pointer.pointee.object = node.trackedEnvironment[ObservableObjectKey<ObjectType>.self]
    pointer.pointee.reader = node.anchor
    if let object = pointer.pointee.object {
      ObjectSubscription.connect(object, slot: &slot, node: node)
    }
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

/// Marks a node dirty whenever an observable object is about to change.
@MainActor final class ObjectSubscription: DynamicSlot {
  private let object: AnyObject
  private var cancellable: AnyCancellable?

  private init<Object: ObservableObject>(_ object: Object, node: ViewNode) {
    self.object = object
    node.graph.noteSubscriber(node.anchor)
    cancellable = object.objectWillChange.sink { [anchor = node.anchor] _ in
      let transaction = Transaction.current
      if MainActorThread.isCurrent {
        MainActor.assumeIsolated {
          guard let graph = Self.liveGraph(of: anchor) else { return }
          graph.objectWillChange(readBy: anchor, under: transaction)
          Self.note(Object.self, graph)
        }
      } else {
        let moved = UncheckedTransaction(value: transaction)
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            guard let graph = Self.liveGraph(of: anchor) else { return }
            graph.objectDidChange(readBy: anchor, under: moved.value)
            Self.note(Object.self, graph)
          }
        }
      }
    }
  }

  static func connect<Object: ObservableObject>(
    _ object: Object, slot: inout AnyObject?, node: ViewNode
  ) {
    if let known = slot as? ObjectSubscription, known.object === object { return }
    (slot as? ObjectSubscription)?.nodeWasDestroyed()
    slot = ObjectSubscription(object, node: node)
  }

  /// Records for an inspector which object changes.
  private static func note(_ type: Any.Type, _ graph: ViewGraph) {
    guard let inspection = graph.inspection else { return }
    inspection.note(.object(InspectedText.name(of: type)), batch: graph.queue.lastBatch)
  }

  private static func liveGraph(of anchor: NodeAnchor) -> ViewGraph? {
    guard let node = anchor.node, !node.isDestroyed else { return nil }
    return node.graph
  }

  func nodeWasDestroyed() {
    cancellable?.cancel()
    cancellable = nil
  }
}
