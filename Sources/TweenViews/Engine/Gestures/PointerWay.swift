import Foundation
import TweenGeometry

/// Where a point of the window lies in the spaces of views, while none of them moves: the gestures
/// under a pointer are in each other, and each asks from the window inwards.
@MainActor final class PointerWay {
  let point: CGPoint
  private var known: [ObjectIdentifier: CGPoint] = [:]
  /// Where the top left of wrappers is shown that lie where what is in them does.
  var shownOrigins: [ObjectIdentifier: CGPoint] = [:]

  init(_ point: CGPoint) { self.point = point }

  /// The point in the space that `element` is placed in.
  func point(around element: ElementNode) -> CGPoint {
    var way: [(element: ElementNode, host: ElementNode)] = []
    var current = element
    while known[ObjectIdentifier(current)] == nil, let host = current.host {
      way.append((current, host))
      current = host
    }
    var inSpace = known[ObjectIdentifier(current)] ?? point
    for step in way.reversed() {
      inSpace = step.host.convertedInside(inSpace)
      known[ObjectIdentifier(step.element)] = inSpace
    }
    return inSpace
  }
}
