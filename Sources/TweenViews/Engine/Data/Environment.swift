import Foundation
import Observation
import TweenMotion

/// Reads a value from the environment a view stands in.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// nil: it is not there, and must be.
    case object((EnvironmentValues) -> Value?, ObjectIdentifier)
  }

  private let source: Source
  /// What was read when the view was last evaluated; nil before.
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The `@Observable` object that `environment(_:)` put there; its absence is a programmer's error.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object({ $0[ObservableObjectKey<Value>.self] }, ObjectIdentifier(type))
  }

  public init<T: AnyObject>(_ type: T.Type) where Value == T?, T: Observable {
    source = .object({ .some($0[ObservableObjectKey<T>.self]) }, ObjectIdentifier(type))
  }

  /// The value where the view stands, as of its latest evaluation. A view depends on it whether its
  /// body reads it or not. Before the first evaluation it is the key's default; an object that must
  /// be there and is not ends the process with a sentence that names the view and the type.
  public var wrappedValue: Value { value ?? read(EnvironmentValues(), for: nil) }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: Environment<Value>.self)
    // The reads happen now, so that the node depends on just these keys, whatever its body does.
    let values = node.trackedEnvironment
    // `@Environment(\.self)` keeps all of them, and tells nobody what is read later.
    if Value.self == EnvironmentValues.self {
      values.tracker?.recordAll()
      pointer.pointee.value = pointer.pointee.read(node.environment, for: node.anchor)
    } else {
      pointer.pointee.value = pointer.pointee.read(values, for: node.anchor)
    }
  }

  /// What it reads from an environment; nil where an object is missing there.
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

// A key path or a closure that holds nothing, and a copy of values: none of them changes.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// Environment objects, by their type.
package struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}

/// The message where an object that must be there is missing from the environment.
enum MissingObject {
  /// - Parameters:
  ///   - kind: What the object is.
  ///   - type: Its type.
  ///   - modifier: What puts it there.
  ///   - reader: Who reads it; nil: a view that is in no tree.
  static func sentence(
    _ kind: String, _ type: Any.Type, setBy modifier: String, reader: NodeAnchor?
  ) -> String {
    guard let view = reader.flatMap(name(of:)) else {
      return "No \(kind) of type \(type) is there for a view that is in no tree: it can be read in "
        + "its body and later, where a view around it sets it with .\(modifier)(_:)."
    }
    return "No \(kind) of type \(type) is in the environment of \(view): a view around it must set "
      + "it with .\(modifier)(_:)."
  }

  private static func name(of reader: NodeAnchor) -> String? {
    guard MainActorThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { reader.node.map { "\($0.debugName) (in \($0.path))" } }
  }
}
