import Foundation
import TweenGeometry

/// The delay of a control that reacts to the press itself, inside a panning view such as a scroll
/// view or a row with swipe actions. It ends once the press is certain not to be a pan
/// (Controls 1.4).
@MainActor enum PressWait {
  /// The duration in seconds after which a press that has not moved far belongs to the control.
  static let seconds = 0.15
  /// The distance in points that a press moves before it pans.
  private static let slop: CGFloat = 10

  /// Returns the axis along which a press has moved; nil if it has not moved far enough.
  static func axis(from start: CGPoint, to point: CGPoint) -> Axis? {
    guard start.distance(to: point) >= slop else { return nil }
    return abs(point.x - start.x) > abs(point.y - start.y) ? .horizontal : .vertical
  }
}

extension ElementNode {
  /// The axes along which a press on this element would pan a surrounding view.
  var panAxesAround: Axis.Set {
    var axes: Axis.Set = []
    var outer = host
    while let current = outer {
      if let member = current as? any ArenaMember, member.mask.contains(.gesture) {
        axes.formUnion(member.panAxes)
      }
      outer = current.host
    }
    return axes
  }
}
