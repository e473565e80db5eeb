import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
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

/// Where a page stands. Pages use it with `ignoredByLayout()`: what reaches beyond the safe area at the
/// page's place reaches there on the way too.
///
/// `arrival` is 0 before it comes in, 1 when it has come; `cover` 1 when another
/// page has come over it.
struct PageShift: GeometryEffect {
  var arrival: Double
  var cover: Double
  /// Parts of the width: from where it comes, and how far it gives way.
  var travel = 1.0
  var yielding = 0.3
  /// Covered it gets smaller instead.
  var recedes = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(arrival, cover) }
    set { (arrival, cover) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let x = size.width * (travel * (1 - arrival) - (recedes ? 0 : yielding * cover))
    if recedes {
      let scale = 1 - 0.04 * cover
      return ProjectionTransform(
        CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: x + size.width * (1 - scale) / 2,
          ty: size.height * (1 - scale) / 2))
    }
    // Effects are mirrored themselves where reading goes from right to left.
    return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

/// How a page comes over the one below it, and goes.
struct PageTransition: Transition {
  let page: NavigationPage

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PageSlide(page: page, isHere: phase.isIdentity))
  }
}

/// Slides a page in. One that comes in another way does so itself, and is there as long as if it slid.
private struct PageSlide: ViewModifier {
  let page: NavigationPage
  let isHere: Bool

  func body(content: Content) -> some View {
    content.modifier(
      PageShift(arrival: isHere ? 1 : 0, cover: 0, travel: page.entrance == .slide ? 1 : 0)
        .ignoredByLayout())
  }
}
