import Foundation
import TweenGeometry

/// Areas that wind clockwise on screen everywhere fill their union when they are appended to one path
/// under the nonzero rule. Symbols are therefore put together without combining outlines, which takes
/// far longer, except where something is cut out.
///
/// Strokes wind counter-clockwise around their area, combined outlines clockwise, and forms as they
/// were written.
extension Path {
  /// The stroked outline, clockwise.
  func strokedClockwise(width: Double) -> Path {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    var path = Path()
    for contour in strokedPath(style).contours { contour.append(to: &path, isReversed: true) }
    return path
  }

  /// The area of the closed subpaths and of a line along them: the outer sides of the stroke.
  func grownClockwise(width: Double) -> Path {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let sides = strokedPath(style).contours
    var path = Path()
    for index in stride(from: 0, to: sides.count - 1, by: 2) {
      // The sides of a closed subpath follow one another. The winding of a side does not determine
      // which is the outer one: where the form is hardly wider than the line, the inner side's
      // detours at corners outweigh the rest.
      let (one, other) = (sides[index], sides[index + 1])
      let outer = abs(one.signedArea) > abs(other.signedArea) ? one : other
      outer.append(to: &path, isReversed: outer.signedArea < 0)
    }
    return path
  }

  /// The area of each subpath, clockwise.
  var clockwise: Path {
    var path = Path()
    for contour in contours { contour.append(to: &path, isReversed: contour.signedArea < 0) }
    return path
  }

  private var contours: [Contour] {
    var contours: [Contour] = []
    forEach { element in
      switch element {
      case .move(let start): contours.append(Contour(start: start))
      case .line(let end): contours[contours.count - 1].pieces.append((nil, nil, end))
      case .quadCurve(let end, let control):
        contours[contours.count - 1].pieces.append((control, nil, end))
      case .curve(let end, let control1, let control2):
        contours[contours.count - 1].pieces.append((control1, control2, end))
      case .closeSubpath: break
      }
    }
    return contours
  }
}

/// A subpath, treated as closed.
private struct Contour {
  let start: CGPoint
  /// Control points, as many as there are, and the end.
  var pieces: [(control1: CGPoint?, control2: CGPoint?, end: CGPoint)] = []

  init(start: CGPoint) { self.start = start }

  /// Twice the area of the polygon of all points, control points too: above 0 clockwise on screen.
  var signedArea: Double {
    var sum = 0.0
    var last = start
    for piece in pieces {
      for point in [piece.control1, piece.control2, piece.end] {
        guard let point else { continue }
        sum += Double(last.x * point.y - point.x * last.y)
        last = point
      }
    }
    return sum + Double(last.x * start.y - start.x * last.y)
  }

  func append(to path: inout Path, isReversed: Bool) {
    guard isReversed else {
      path.move(to: start)
      for piece in pieces { path.add(piece.control1, piece.control2, piece.end) }
      return path.closeSubpath()
    }
    path.move(to: pieces.last?.end ?? start)
    for index in pieces.indices.reversed() {
      let piece = pieces[index]
      let end = index == 0 ? start : pieces[index - 1].end
      path.add(piece.control2 ?? piece.control1, piece.control2 == nil ? nil : piece.control1, end)
    }
    path.closeSubpath()
  }
}

extension Path {
  fileprivate mutating func add(_ control1: CGPoint?, _ control2: CGPoint?, _ end: CGPoint) {
    switch (control1, control2) {
    case (let control1?, let control2?):
      addCurve(to: end, control1: control1, control2: control2)
    case (let control?, nil): addQuadCurve(to: end, control: control)
    default: addLine(to: end)
    }
  }
}
