import Foundation
import Observation
import TweenMotion

/// A property that reads a value from the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An `@Observable` object, by its type. The closure returns nil if a required object is
    /// missing.
    case object((EnvironmentValues) -> Value?, ObjectIdentifier)
  }

  private let source: Source
  /// The value read at the view's last evaluation; nil before the first.
  private var value: Value?

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Creates a property that reads the `@Observable` object set with `environment(_:)`. A missing
  /// object is a programming error, and ends the process at the first evaluation.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object({ $0[ObservableObjectKey<Value>.self] }, ObjectIdentifier(type))
  }

  /// Creates a property that reads the `@Observable` object set with `environment(_:)`; nil if
  /// there is none.
  public init<T: AnyObject>(_ type: T.Type) where Value == T?, T: Observable {
    source = .object({ .some($0[ObservableObjectKey<T>.self]) }, ObjectIdentifier(type))
  }

  /// The value at the view's latest evaluation. A view depends on it even if its body does not read
  /// it. Before the first evaluation it is the key's default. A missing required object ends the
  /// process with a message that names the view and the type.
  public var wrappedValue: Value { value ?? read(EnvironmentValues(), for: nil) }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: Environment<Value>.self)
    // The reads happen now, so that the node depends on exactly these keys, regardless of its body.
    let values = node.trackedEnvironment
    // `@Environment(\.self)` keeps all values, and later reads of them are not tracked.
    if Value.self == EnvironmentValues.self {
      values.tracker?.recordAll()
      pointer.pointee.value = pointer.pointee.read(node.environment, for: node.anchor)
    } else {
      pointer.pointee.value = pointer.pointee.read(values, for: node.anchor)
    }
  }

  /// Returns the value in an environment; nil if a required object is missing there.
  func value(in values: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read, _): read(values)
    }
  }

  private func read(_ values: EnvironmentValues, for reader: NodeAnchor?) -> Value {
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read, _):
      guard let object = read(values) else {
        ProgramEnd.stop(
          MissingObject.sentence("object", Value.self, setBy: "environment", reader: reader))
      }
      return object
    }
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    let first = left.assumingMemoryBound(to: Environment<Value>.self).pointee
    let second = right.assumingMemoryBound(to: Environment<Value>.self).pointee
    switch (first.source, second.source) {
    case (.keyPath(let one), .keyPath(let other)): return one == other
    case (.object(_, let one), .object(_, let other)): return one == other
    default: return false
    }
  }
}

// A key path or a closure without captures, and a copy of values: all are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The environment's key for objects of a type.
package struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}

/// The message shown if a required object is missing from the environment.
enum MissingObject {
  /// - Parameters:
  ///   - kind: The noun for the object in the message.
  ///   - type: The object's type.
  ///   - modifier: The modifier that sets such an object.
  ///   - reader: The node that reads the object; nil for a view outside of any tree.
  static func sentence(
    _ kind: String, _ type: Any.Type, setBy modifier: String, reader: NodeAnchor?
  ) -> String {
    guard let view = reader.flatMap(name(of:)) else {
      return
        "No \(kind) of type \(type) can be read outside of a view tree: read it in the view's body, "
        + "under a view that sets it with .\(modifier)(_:)."
    }
    return "No \(kind) of type \(type) is in the environment of \(view): a view around it must set "
      + "it with .\(modifier)(_:)."
  }

  private static func name(of reader: NodeAnchor) -> String? {
    guard MainActorThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { reader.node.map { "\($0.debugName) (in \($0.path))" } }
  }
}
