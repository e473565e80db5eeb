import Foundation
import Observation
import TweenCombine
import TweenMath
import TweenMotion

/// Sets or changes a value of the environment for what it modifies.
public struct _EnvironmentTransform<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void
  /// The value set, when it does not depend on the one from above.
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

/// The generator of an environment outside of any stage: main thread only, like all environments.
private struct SeededGeneratorBox: @unchecked Sendable {
  let generator: SeededGenerator
  init(_ generator: SeededGenerator) { self.generator = generator }
}

extension EnvironmentValues {
  /// The stage's generator of random numbers: equal seeds give equal runs.
  public var seededGenerator: SeededGenerator {
    get { self[SeededGeneratorKey.self] }
    set { self[SeededGeneratorKey.self] = newValue }
  }
}

/// Reaches an environment object by a key path.
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
  /// Sets a value of the environment for this view and everything in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentTransform(keyPath: keyPath, change: { $0 = value }, constant: value))
  }

  /// Changes a value of the environment for this view and everything in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransform(keyPath: keyPath, change: transform, constant: nil))
  }

  /// Hands an observable object to `@EnvironmentObject` properties below.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[object: ObjectTypeTag<T>()], object)
  }

  /// Hands an `@Observable` object to `@Environment(Type.self)` properties below.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[object: ObjectTypeTag<T>()], object)
  }
}
