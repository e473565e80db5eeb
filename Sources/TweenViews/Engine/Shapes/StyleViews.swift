import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// Colours and gradients as views: rectangles filled with themselves.

extension Color: View {
  /// Made without a body: a rectangle of the colour, as large as is offered.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _ShapeView<Rectangle, Color>._makeNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Color>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension LinearGradient: View {
  /// Made without a body: a rectangle of the gradient, as large as is offered.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._makeNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension RadialGradient: View {
  /// Made without a body: a rectangle of the gradient, as large as is offered.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._makeNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension EllipticalGradient: View {
  /// Made without a body: a rectangle of the gradient, as large as is offered.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._makeNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension MeshGradient: View {
  /// Made without a body: a rectangle of the mesh, as large as is offered.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._makeNode(view.asView, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    _ShapeView<Rectangle, Self>._updateNode(node, view.asView)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension AngularGradient: View {
  /// Made without a body: a rectangle of the gradient, as large as is offered.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._makeNode(view.asView, context)
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
