import Foundation
import TweenGeometry

// Types whose natural range is about 0...1 export their data times 128, since springs end at absolute
// thresholds.

extension Angle: Animatable {
  /// The angle in radians, times 128.
  @inlinable public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue * (1 / 128) }
  }
}

extension UnitPoint: Animatable {
  /// The coordinates (x, y), times 128.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { self = UnitPoint(x: newValue.first * (1 / 128), y: newValue.second * (1 / 128)) }
  }
}

extension EdgeInsets: Animatable {
  /// The insets ((top, leading), (bottom, trailing)), in points.
  @inlinable public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing))
    }
    set {
      self = EdgeInsets(
        top: newValue.first.first, leading: newValue.first.second,
        bottom: newValue.second.first, trailing: newValue.second.second)
    }
  }
}

extension StrokeStyle: Animatable {
  /// The numbers (line width, (miter limit, dash phase)); changes of dashes, caps and joins do not
  /// animate.
  @inlinable public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
