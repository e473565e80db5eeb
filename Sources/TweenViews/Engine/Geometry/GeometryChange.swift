import Foundation
import TweenGeometry
import TweenMotion

/// The modifier made by `onGeometryChange(for:of:action:)`.
nonisolated public struct _GeometryActionModifier<Value: Equatable & Sendable>: UnaryModifier {
  public typealias Body = Never
  var transform: @Sendable (GeometryProxy) -> Value
  var action: (Value, Value) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> GeometryActionNode<Value> {
    GeometryActionNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: GeometryActionNode<Value>) {
    wrapper.update(self)
  }
}

/// Computes a value from its view's size and position after layout, and calls an action when the
/// value changes.
@MainActor
package final class GeometryActionNode<Value: Equatable & Sendable>: WrapperNode {
  private var modifier: _GeometryActionModifier<Value>
  private var value: Value?
  private var isPlaced = false
  private var calls = StepCalls()

  init(_ context: NodeContext, _ modifier: _GeometryActionModifier<Value>) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _GeometryActionModifier<Value>) {
    modifier = new
    if isPlaced { graph.geometry.postpone(self) }
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard !isPlaced else { return }
    isPlaced = true
    graph.geometry.postpone(self)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isPlaced else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    let new = graph.evaluating(self) { modifier.transform(GeometryProxy(self)) }
    let old = value ?? new
    guard value != new else { return }
    value = new
    guard calls.allowsOne(in: graph.updateState.stepNumber) else {
      graph.warnOfEndlessWork(
        "onGeometryChange(for: \(Value.self)) action tried to update multiple times per frame "
          + "(in \(path)).", by: path)
      return
    }
    graph.afterUpdate { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.graph.acting(self) { self.modifier.action(old, new) }
    }
  }

  package override var debugName: String { "onGeometryChange" }
}

extension View {
  /// Calls `action` after the first layout, and after each later layout that changes the value
  /// which `transform` computes from this view's size and position.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: { action($1) }))
  }

  /// Calls `action` with the old and the new value after layouts that change the value which
  /// `transform` computes. After the first layout both are the same value.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
