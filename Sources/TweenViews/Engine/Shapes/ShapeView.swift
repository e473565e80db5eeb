import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A view that draws a shape, and that further `fill` and `stroke` modifiers can draw again.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape that is drawn.
  associatedtype Content: Shape
  /// The shape, which a further `fill` or `stroke` draws again.
  var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The rule that determines the inside, and whether edges are antialiased.
  public var fillStyle: FillStyle
  /// Creates a view of a shape filled with a style.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ShapeNode<Content, Style>(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content, Style>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// A shape filled over a background: the result of `fill` after another `fill` or `stroke`.
@frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The rule that determines the inside, and whether edges are antialiased.
  public var fillStyle: FillStyle
  /// The view behind the shape, which does not affect the size.
  public var background: Background

  /// Creates a view of a filled shape over a background.
  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// The stroked outline of a shape, drawn over a background.
@frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style that paints the line.
  public var style: Style
  /// The measures of the line, in points. The line is centered on the shape's edge.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased. Without it, a pixel is drawn when at least half of it is covered
  /// (Semantics 7).
  public var isAntialiased: Bool
  /// The view behind the shape, which does not affect the size.
  public var background: Background

  /// Creates a view of a shape's outline over a background.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

/// The stroked outline of a shape, drawn inside of the shape and over a background.
@frozen
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> {
  /// The shape whose outline is drawn, inset by half the line's width.
  public var shape: Content
  /// The style that paints the line.
  public var style: Style
  /// The measures of the line, in points. The line is inside of the shape.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased. Without it, a pixel is drawn when at least half of it is covered
  /// (Semantics 7).
  public var isAntialiased: Bool
  /// The view behind the shape, which does not affect the size.
  public var background: Background

  /// Creates a view of a shape's outline, inside of the shape and over a background.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

/// A view of a shape that has the node of a filled shape, and a background unless that is empty.
@MainActor private protocol LayeredShapeView: ShapeView where Body == Never {
  associatedtype Drawn: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View
  nonisolated var drawn: _ShapeView<Drawn, Style> { get }
  nonisolated var background: Background { get }
}

extension LayeredShapeView {
  fileprivate typealias Layered = ModifiedContent<
    _ShapeView<Drawn, Style>, _LayeredModifier<Background>
  >

  fileprivate var layered: Layered {
    drawn.modifier(
      _LayeredModifier(secondary: background, alignment: .center, isOverlay: false))
  }

  fileprivate static func makeLayeredNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Background.self == EmptyView.self
      ? _ShapeView<Drawn, Style>._makeNode(view.drawn, context)
      : Layered._makeNode(view.layered, context)
  }

  fileprivate static func updateLayeredNode(_ node: _ViewNode, _ view: Self) {
    if Background.self == EmptyView.self {
      _ShapeView<Drawn, Style>._updateNode(node, view.drawn)
    } else {
      Layered._updateNode(node, view.layered)
    }
  }
}

extension FillShapeView: LayeredShapeView {
  /// No body: the engine draws the shape itself.
  public typealias Body = Never
  fileprivate var drawn: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeLayeredNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateLayeredNode(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension StrokeShapeView: LayeredShapeView {
  /// No body: the engine draws the shape itself.
  public typealias Body = Never
  fileprivate var drawn: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeLayeredNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateLayeredNode(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension StrokeBorderShapeView: LayeredShapeView {
  /// No body: the engine draws the shape itself.
  public typealias Body = Never
  fileprivate var drawn: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
    _ShapeView(
      shape: _StrokedShape(
        shape: shape.inset(by: strokeStyle.lineWidth * 0.5), style: strokeStyle),
      style: style, fillStyle: FillStyle(antialiased: isAntialiased))
  }
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeLayeredNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateLayeredNode(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension Shape {
  /// Returns a view of the shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Returns a view of the shape's outline, with a line centered on the edge of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Returns a view of the shape's outline with a solid line of a width in points; a width of 0 or
  /// less draws nothing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Returns a view of the shape's outline inside of the shape, which is inset by half the line
  /// width.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Returns a view of the shape's outline inside of the shape, with a solid line of a width in
  /// points; a width of 0 or less draws nothing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Returns this view with its shape filled over it.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Returns this view with its shape's outline drawn over it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Returns this view with its shape's outline drawn over it by a solid line of a width in points; a
  /// width of 0 or less draws nothing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns this view with its shape's outline drawn over it, inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Returns this view with its shape's outline drawn over it, inside of the shape, by a solid line
  /// of a width in points; a width of 0 or less draws nothing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension View {
  /// Draws a line of a width in points along the edges of this view's rectangle, inside of it and
  /// over the view.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
