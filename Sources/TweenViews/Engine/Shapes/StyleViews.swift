import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

// Colours and gradients as views: rectangles filled with themselves.

extension Color: View {
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
