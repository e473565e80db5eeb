import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// How pages come and go: the system's spring (mass 3, stiffness 1000), played as if it were damped
/// critically, and over after half a second. Motions that overlap add up, so that a new target is
/// reached without a jump of place or velocity.
struct NavigationMotion: CustomAnimation {
  /// Its critical damping is twice the square root of stiffness times mass.
  private static let spring = Spring(mass: 3, stiffness: 1000, damping: 109.54451150103321)
  /// In seconds.
  static let duration = 0.5

  static let animation = Animation(NavigationMotion())

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < Self.duration else { return nil }
    return value.scaled(by: Self.spring.value(target: 1.0, initialVelocity: 0, time: time))
  }
}

/// Where a page stands: `arrival` 0 before it comes in, 1 when it has come; `cover` 1 when another
/// page has come over it.
struct PageShift: GeometryEffect {
  var arrival: Double
  var cover: Double
  /// Parts of the width: from where it comes, and how far it gives way.
  var travel = 1.0
  var yielding = 0.3

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(arrival, cover) }
    set { (arrival, cover) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let x = size.width * (travel * (1 - arrival) - yielding * cover)
    // Effects are mirrored themselves where reading goes from right to left.
    return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

/// How a page comes over the one below it, and goes.
struct PageTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      PageShift(arrival: phase.isIdentity ? 1 : 0, cover: 0))
  }
}
