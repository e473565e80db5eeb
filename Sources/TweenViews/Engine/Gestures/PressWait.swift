import Foundation
import TweenGeometry

/// How a control that acts by the press itself waits inside something that pans, such as a scroll view or
/// a row that a swipe moves aside: until the press is known to be no pan (Controls 1.4).
@MainActor enum PressWait {
  /// Seconds after which a press that has not moved far is the control's.
  static let seconds = 0.15
  /// Points that a press moves before it pans.
  private static let slop: CGFloat = 10

  /// The axis that a press has moved along; nil as long as it has not moved far.
  static func axis(from start: CGPoint, to point: CGPoint) -> Axis? {
    guard start.distance(to: point) >= slop else { return nil }
    return abs(point.x - start.x) > abs(point.y - start.y) ? .horizontal : .vertical
  }
}

extension ElementNode {
  /// The axes along which a press on this element would pan something around it.
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
