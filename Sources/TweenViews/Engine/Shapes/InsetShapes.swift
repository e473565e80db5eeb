import Foundation
import TweenGeometry
import TweenMotion

extension Rectangle: InsettableShape {
  /// Returns the rectangle with edges `amount` points further inside, or further outside where it is
  /// negative. The outline is empty where no width or no height remains. Insets add up.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension RoundedRectangle: InsettableShape {
  /// Returns the shape in a smaller rectangle, like `Rectangle.inset(by:)`; both sides of the corner
  /// size shrink by `amount`, down to 0.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  /// Returns the shape in a smaller rectangle, like `Rectangle.inset(by:)`; each radius shrinks by
  /// `amount`, down to 0.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension Capsule: InsettableShape {
  /// Returns the capsule in a smaller rectangle, like `Rectangle.inset(by:)`.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension Ellipse: InsettableShape {
  /// Returns the ellipse in a smaller rectangle, like `Rectangle.inset(by:)`. Its outline is not
  /// parallel to that of the larger ellipse.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  /// Returns the circle with a radius `amount` points shorter; the outline is empty where no radius
  /// remains.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

/// A shape that fills its rectangle, so that an inset shape is the shape in a smaller rectangle.
nonisolated protocol BoxShape: InsettableShape {
  /// Returns the shape in the smaller rectangle `inner`, each edge of which was moved by `amount`.
  func path(in inner: CGRect, insetBy amount: CGFloat) -> Path
}

extension BoxShape {
  func path(in inner: CGRect, insetBy amount: CGFloat) -> Path { path(in: inner) }
}

extension Rectangle: BoxShape {}
extension Capsule: BoxShape {}
extension Ellipse: BoxShape {}
extension Circle: BoxShape {}

// The inset reduces the radius of rounded corners.
extension RoundedRectangle: BoxShape {
  func path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return RoundedRectangle(cornerSize: size, style: style).path(in: inner)
  }
}

extension UnevenRoundedRectangle: BoxShape {
  func path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(0, cornerRadii.topLeading - amount),
      bottomLeading: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
      topTrailing: max(0, cornerRadii.topTrailing - amount))
    return UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: inner)
  }
}

/// A built-in shape in a smaller rectangle, or in a larger one where the amount is negative.
struct _Inset<Base: BoxShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount,
      height: rect.height - 2 * amount)
    guard inner.size.width > 0, inner.size.height > 0 else { return Path() }
    return shape.path(in: inner, insetBy: amount)
  }
  nonisolated func inset(by more: CGFloat) -> _Inset<Base> {
    _Inset(shape: shape, amount: amount + more)
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by `amount` points and then moved.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by `amount` points and then rotated.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
