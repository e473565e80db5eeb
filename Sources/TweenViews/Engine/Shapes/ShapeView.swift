import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A view that draws a shape and lets it be drawn on, once more.
nonisolated public protocol ShapeView<Content>: View {
  /// The shape that is drawn.
  associatedtype Content: Shape
  /// What is drawn, and what a further `fill` or `stroke` draws.
  var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
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

/// A shape filled over a background, as `fill` after another `fill` or `stroke` makes it.
@frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// What is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found, and whether its edges are smoothed.
  public var fillStyle: FillStyle
  /// The view behind, which has no say in the size.
  public var background: Background

  /// The shape filled over `background`.
  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// The outline of a shape, drawn over a background.
@frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// What has the outline that is drawn.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// The measures of the line, in points. Its middle is the shape's edge.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed; else a pixel is drawn when at least half of it is covered
  /// (Semantics 7).
  public var isAntialiased: Bool
  /// The view behind, which has no say in the size.
  public var background: Background

  /// The outline of the shape over `background`.
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

/// The outline of a shape, drawn inside of it and over a background.
@frozen
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> {
  /// What has the outline that is drawn, inset by half the line's width.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// The measures of the line, in points. It lies inside the shape.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed; else a pixel is drawn when at least half of it is covered
  /// (Semantics 7).
  public var isAntialiased: Bool
  /// The view behind, which has no say in the size.
  public var background: Background

  /// The outline inside the shape over `background`.
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

/// A view of a shape whose node is that of a filled shape, with a background if there is one.
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
  /// Made without a body.
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
  /// Made without a body.
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
  /// Made without a body.
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
  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape's outline drawn with a style. Its middle is the shape's edge.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The same with a whole line of a width in points; nothing where that is not above 0.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The shape's outline drawn inside of it: that of the shape inset by half the line width.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The same with a whole line of a width in points; nothing where that is not above 0.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// This view with its shape filled over it.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// This view with its shape's outline drawn over it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// The same with a whole line of a width in points; nothing where that is not above 0.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// This view with its shape's outline drawn over it, inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// The same with a whole line of a width in points; nothing where that is not above 0.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension View {
  /// Draws a line along the edges of this view's rectangle, inside of it and over the view.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
