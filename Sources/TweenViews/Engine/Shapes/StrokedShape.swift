import Foundation
import TweenGeometry
import TweenMotion

/// The outline of a shape as a shape: what a pen covers that follows it.
@frozen public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle
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
  /// The shape's outline as a shape of its own.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The same by a whole line of a width in points; nothing where that is not above 0.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
