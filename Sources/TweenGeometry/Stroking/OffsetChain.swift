import Foundation
import TweenMath

/// One side of a stroke, in the direction of the path: connected lines and arcs.
struct OffsetChain {
  enum Element {
    case line(SIMD2<Double>)
    case arc(Arc, end: SIMD2<Double>)

    var end: SIMD2<Double> {
      switch self {
      case .line(let end), .arc(_, let end): end
      }
    }
  }

  var start = SIMD2<Double>.zero
  private(set) var elements: [Element] = []

  var end: SIMD2<Double> { elements.last?.end ?? start }

  mutating func begin(_ point: SIMD2<Double>, room: Int) {
    start = point
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(room)
  }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Appends a line, unless the chain ends at `point`.
  mutating func line(to point: SIMD2<Double>) {
    if point != end { elements.append(.line(point)) }
  }

  /// Moves the end of the last line, or the start of an empty chain.
  mutating func moveEnd(to point: SIMD2<Double>) {
    if elements.isEmpty { start = point } else { elements[elements.count - 1] = .line(point) }
  }

  /// Appends all points but the start to `path`.
  func appendForward(to path: inout Path) {
    for element in elements {
      switch element {
      case .line(let end): path.appendLine(end.x, end.y)
      case .arc(let arc, _): path.append(arc)
      }
    }
  }

  /// Appends the chain from its end back to its start, without the end.
  func appendBackward(to path: inout Path) {
    for index in elements.indices.reversed() {
      let target = index == 0 ? start : elements[index - 1].end
      switch elements[index] {
      case .line: path.appendLine(target.x, target.y)
      case .arc(var arc, _):
        arc.start += arc.sweep
        arc.sweep = -arc.sweep
        path.append(arc)
      }
    }
  }
}
