import Foundation
import TweenGeometry
import TweenMotion

extension Rectangle: InsettableShape {
  /// The rectangle whose edges lie `amount` points further inside, outside where it is below 0.
  /// Where no width or no height is left, there is nothing. Insets add up.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension RoundedRectangle: InsettableShape {
  /// The same in a smaller rectangle, as `Rectangle.inset(by:)` makes it; both sides of the corners
  /// lose `amount`, down to 0.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  /// The same in a smaller rectangle, as `Rectangle.inset(by:)` makes it; each radius loses
  /// `amount`, down to 0.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension Capsule: InsettableShape {
  /// The capsule of a smaller rectangle, as `Rectangle.inset(by:)` makes it.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension Ellipse: InsettableShape {
  /// The ellipse in a smaller rectangle, as `Rectangle.inset(by:)` makes it. It does not run in
  /// parallel to the larger one.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  /// The circle of which the radius is `amount` points shorter; nothing where none is left.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

/// A shape that fills the rectangle it is given, so that it is inset by a smaller rectangle.
nonisolated protocol BoxShape: InsettableShape {
  /// The shape in the smaller rectangle `inner`, each edge of which was moved by `amount`.
  func path(in inner: CGRect, insetBy amount: CGFloat) -> Path
}

extension BoxShape {
  func path(in inner: CGRect, insetBy amount: CGFloat) -> Path { path(in: inner) }
}

extension Rectangle: BoxShape {}
extension Capsule: BoxShape {}
extension Ellipse: BoxShape {}
extension Circle: BoxShape {}

// Rounded corners lose the inset from their radius.
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

/// A built-in shape in a smaller rectangle, or in a larger one where the amount is below 0.
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
  /// The shape, inset by `amount` points and then moved.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, inset by `amount` points and then turned.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
