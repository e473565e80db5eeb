import Foundation
import TweenGeometry

/// A cache of a window point's coordinates in the spaces of views, while none of them moves. The
/// gestures under a pointer are nested, and each converts the point from the window inwards.
@MainActor final class PointerConversions {
  let point: CGPoint
  private var known: [ObjectIdentifier: CGPoint] = [:]
  /// The shown origins of wrappers that have no animated rectangle of their own.
  var shownOrigins: [ObjectIdentifier: CGPoint] = [:]

  init(_ point: CGPoint) { self.point = point }

  /// Returns the point in the space in which `element` is placed.
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
