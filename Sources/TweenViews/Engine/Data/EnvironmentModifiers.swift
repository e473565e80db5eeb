import Foundation
import Observation
import TweenCombine
import TweenMath
import TweenMotion

/// A modifier that sets or changes an environment value for its content.
public struct _EnvironmentTransform<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void
  /// The new value, if it does not depend on the inherited one.
  let constant: Value?
}

extension _EnvironmentTransform: EnclosingModifier {
  public typealias Body = Never

  @MainActor package func makeEnclosure(_ context: NodeContext) -> EnvironmentNode<Value> {
    EnvironmentNode(self, context)
  }

  @MainActor package func updateEnclosure(_ node: EnvironmentNode<Value>) { node.update(self) }
}

@MainActor package final class EnvironmentNode<Value>: EnvironmentWriterNode {
  private var modifier: _EnvironmentTransform<Value>

  init(_ modifier: _EnvironmentTransform<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _EnvironmentTransform<Value>) {
    let old = modifier
    modifier = new
    if let one = old.constant, let other = new.constant, old.keyPath == new.keyPath,
      valuesAreEqual(one, other)
    {
      return
    }
    rewrite()
  }

  override func writing(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    modifier.change(&values[keyPath: modifier.keyPath])
    return values
  }
}

private enum SeededGeneratorKey: EnvironmentKey {
  static let defaultGenerator = SeededGeneratorBox(SeededGenerator(seed: 0))
  static var defaultValue: SeededGenerator { defaultGenerator.generator }
}

/// A wrapper for the generator outside of any stage. Used on the main thread only, like all
/// environments.
private struct SeededGeneratorBox: @unchecked Sendable {
  let generator: SeededGenerator
  init(_ generator: SeededGenerator) { self.generator = generator }
}

extension EnvironmentValues {
  /// The stage's generator of random numbers. Runs with equal seeds produce equal numbers.
  public var seededGenerator: SeededGenerator {
    get { self[SeededGeneratorKey.self] }
    set { self[SeededGeneratorKey.self] = newValue }
  }
}

/// Access to an environment object by a key path.
extension EnvironmentValues {
  package subscript<Object: AnyObject>(object type: ObjectTypeTag<Object>) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}

package struct ObjectTypeTag<Object>: Hashable, Sendable {
  package init() {}
}

extension View {
  /// Sets an environment value for this view and everything inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentTransform(keyPath: keyPath, change: { $0 = value }, constant: value))
  }

  /// Changes an environment value for this view and everything inside, starting from the inherited
  /// value.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransform(keyPath: keyPath, change: transform, constant: nil))
  }

  /// Provides an observable object to `@EnvironmentObject` properties in this view and everything
  /// inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[object: ObjectTypeTag<T>()], object)
  }

  /// Provides an `@Observable` object to `@Environment(Type.self)` properties in this view and
  /// everything inside; nil hides the object set further out.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[object: ObjectTypeTag<T>()], object)
  }
}
