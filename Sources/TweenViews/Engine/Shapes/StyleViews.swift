import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// Colours and gradients as views: rectangles filled with the style.

extension Color: View {
  /// No body: the engine draws a rectangle of the colour, as large as the proposed size.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyleNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Color>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension LinearGradient: View {
  /// No body: the engine draws a rectangle of the gradient, as large as the proposed size.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyleNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension RadialGradient: View {
  /// No body: the engine draws a rectangle of the gradient, as large as the proposed size.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyleNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension EllipticalGradient: View {
  /// No body: the engine draws a rectangle of the gradient, as large as the proposed size.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyleNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension MeshGradient: View {
  /// No body: the engine draws a rectangle of the mesh, as large as the proposed size.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyleNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension AngularGradient: View {
  /// No body: the engine draws a rectangle of the gradient, as large as the proposed size.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyleNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension ShapeStyle {
  fileprivate var asView: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self, fillStyle: FillStyle())
  }
}
