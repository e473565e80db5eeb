import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The motion of pages: the system's spring (mass 3, stiffness 1000), evaluated with critical
/// damping and ended after half a second. Overlapping motions are added, so that a new target
/// causes no jump of position or velocity.
struct NavigationMotion: CustomAnimation {
  /// The critical damping, which is twice the square root of stiffness times mass.
  private static let spring = Spring(mass: 3, stiffness: 1000, damping: 109.54451150103321)
  /// The duration in seconds.
  static let duration = 0.5

  static let animation = Animation(NavigationMotion())

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < Self.duration else { return nil }
    return value.scaled(by: Self.spring.value(target: 1.0, initialVelocity: 0, time: time))
  }
}

/// The offset of a page. Pages use it with `ignoredByLayout()`: a page that extends beyond the safe
/// area at its final position does so during its motion too.
///
/// `arrival` goes from 0 before the page enters to 1 at its place; `cover` is 1 when another page
/// covers it.
struct PageShift: GeometryEffect {
  var arrival: Double
  var cover: Double
  /// The travelled distances in widths: of a page that enters, and of a page that is covered.
  var travel = 1.0
  var yielding = 0.3
  /// Whether the covered page shrinks instead of moving.
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
    // Geometry effects are mirrored in right-to-left layouts by the engine.
    return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

/// The transition of a page that covers the one below it.
struct PageTransition: Transition {
  let page: NavigationPage

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PageSlide(page: page, isHere: phase.isIdentity))
  }
}

/// Slides a page in. A page with another entrance draws that itself, and stays as long as a slide
/// lasts.
private struct PageSlide: ViewModifier {
  let page: NavigationPage
  let isHere: Bool

  func body(content: Content) -> some View {
    content.modifier(
      PageShift(arrival: isHere ? 1 : 0, cover: 0, travel: page.entrance == .slide ? 1 : 0)
        .ignoredByLayout())
  }
}
