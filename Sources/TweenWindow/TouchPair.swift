import Foundation
import TweenGeometry
import TweenMath

/// The fingers on a touch screen, and what two of them do: how they go apart, and how they turn.
///
/// Places are in points of the window. With one finger, or three, nothing is told.
package struct TouchPair: Sendable {
  /// A step that two fingers took.
  package struct Step: Sendable, Equatable {
    /// How many times as far apart they are.
    package var factor: Double
    /// How far the line between them turned, clockwise.
    package var angle: Angle
    /// The middle between them.
    package var middle: CGPoint
  }

  private var fingers: [(id: Int64, place: CGPoint)] = []

  /// Points between two fingers below which their angle and distance say nothing.
  private static let least = 1.0

  package init() {}

  package mutating func touched(_ id: Int64, at place: CGPoint) {
    guard place.x.isFinite, place.y.isFinite else { return }
    fingers.removeAll { $0.id == id }
    fingers.append((id, place))
  }

  package mutating func lifted(_ id: Int64) { fingers.removeAll { $0.id == id } }

  /// A finger moved; nil where that is no step of two.
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
    // The angle from one to the other, by what they have in common and what they have not.
    let turn = Elementary.atan2(
      before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
    let (first, second) = (fingers[0].place, fingers[1].place)
    return Step(
      factor: new / old, angle: .radians(turn),
      middle: CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2))
  }

  /// From the first finger to the second.
  private var line: CGVector? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].place, fingers[1].place)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }
}
