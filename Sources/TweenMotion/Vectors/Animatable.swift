import Foundation

/// A type that animates through a vector of its data.
///
/// While an animation runs, the engine sets `animatableData` on a copy of the model value in each
/// frame. Properties that are not in the data show their new values from the first frame on.
public protocol Animatable {
  /// The type of the vector that animates.
  associatedtype AnimatableData: VectorArithmetic

  /// The data of this value that animate.
  ///
  /// The setter must change nothing else. Springs end at absolute thresholds, so that data of about
  /// 0...1 should be scaled up; the engine's own types use a factor of 128.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself, since a vector animates as itself.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty vector, since this type does not animate.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  /// The coordinates (x, y), in points.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The sides (width, height), in points.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, ((x, y), (width, height)), in points.
  @inlinable public var animatableData:
    AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
