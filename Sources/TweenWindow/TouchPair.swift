import Foundation
import TweenGeometry
import TweenMath

/// The fingers on a touch screen, and the gestures of two of them: changes of their distance and angle.
///
/// Places are in points of the window. One finger, or three, give no steps.
package struct TouchPair: Sendable {
  /// One step of two fingers.
  package struct Step: Sendable, Equatable {
    /// The factor by which the distance of the fingers changed.
    package var factor: Double
    /// The angle by which the line between them turned, clockwise.
    package var angle: Angle
    /// The middle between them.
    package var middle: CGPoint
  }

  private var fingers: [(id: Int64, place: CGPoint)] = []

  /// The distance in points below which angle and distance of two fingers are not reliable.
  private static let least = 1.0

  package init() {}

  package mutating func touched(_ id: Int64, at place: CGPoint) {
    guard place.x.isFinite, place.y.isFinite else { return }
    fingers.removeAll { $0.id == id }
    fingers.append((id, place))
  }

  package mutating func lifted(_ id: Int64) { fingers.removeAll { $0.id == id } }

  /// Moves a finger. Returns the step of two fingers; nil if there are not exactly two.
  package mutating func moved(_ id: Int64, to place: CGPoint) -> Step? {
    guard place.x.isFinite, place.y.isFinite,
      let index = fingers.firstIndex(where: { $0.id == id })
    else { return nil }
    let before = line
    fingers[index].place = place
    guard let before, let after = line else { return nil }
    let (old, new) = (
      Elementary.hypot(before.dx, before.dy), Elementary.hypot(after.dx, after.dy)
    )
    guard old >= Self.least, new >= Self.least else { return nil }
    // The angle between the two lines, by their dot and cross products.
    let turn = Elementary.atan2(
      before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
    let (first, second) = (fingers[0].place, fingers[1].place)
    return Step(
      factor: new / old, angle: .radians(turn),
      middle: CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2))
  }

  /// The vector from the first finger to the second.
  private var line: CGVector? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].place, fingers[1].place)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }
}
