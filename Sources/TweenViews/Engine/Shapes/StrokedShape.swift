import Foundation
import TweenGeometry
import TweenMotion

/// The stroke of a shape's outline, as a shape.
@frozen public struct _StrokedShape<S: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: S
  /// The measures of the line, in points.
  public var style: StrokeStyle
  /// Creates the stroke of a shape's outline.
  nonisolated public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  nonisolated public static var role: ShapeRole { .stroke }
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }
  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(shape.path(in: rect), stroke: style)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public var animatableData:
    AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Returns the stroke of the shape's outline as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the stroke of the shape's outline with a solid line of a width in points; empty where
  /// the width is 0 or less.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
