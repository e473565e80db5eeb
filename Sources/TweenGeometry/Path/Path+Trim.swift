import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, which includes all subpaths and
  /// their closing lines.
  ///
  /// Both fractions are clamped to 0...1; the result is empty where `from` >= `to` or either is NaN.
  /// Curves and arcs are cut by length, and the pieces are exactly on the same curves. A closed subpath
  /// stays closed only if it is kept whole.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, to > 0, from < 1 else { return Path() }
    if from <= 0 && to >= 1 { return self }
    let outline = MeasuredOutline(self)
    let first = max(0, Double(from)) * outline.length
    let last = min(1, Double(to)) * outline.length
    return outline.part(from: first, to: last)
  }
}

/// The segments of a path with their lengths.
private struct MeasuredOutline {
  struct Piece {
    var segment: Segment
    var length: Double
    var isClosing: Bool
  }

  /// A subpath: a range of `pieces`, closed if the last piece is a closing line.
  struct Subpath {
    var pieces: Range<Int>
    var length: Double
  }

  var pieces: [Piece] = []
  var subpaths: [Subpath] = []
  var length = 0.0

  init(_ path: Path) {
    pieces.reserveCapacity(path.verbs.count)
    var collected: [Piece] = []
    var starts: [Int] = []
    path.forEachStep { step in
      switch step {
      case .move: starts.append(collected.count)
      case .segment(let segment):
        collected.append(Piece(segment: segment, length: segment.length, isClosing: false))
      case .close(let line):
        collected.append(Piece(segment: line, length: line.length, isClosing: true))
      }
    }
    pieces = collected
    starts.append(pieces.count)
    for i in starts.indices.dropLast() where starts[i] < starts[i + 1] {
      let range = starts[i]..<starts[i + 1]
      let sum = pieces[range].reduce(0) { $0 + $1.length }
      subpaths.append(Subpath(pieces: range, length: sum))
      length += sum
    }
  }

  /// Returns the part of the path between two lengths.
  func part(from first: Double, to last: Double) -> Path {
    var result = Path()
    guard length > 0, length.isFinite else { return result }
    var passed = 0.0
    for subpath in subpaths {
      let isWhole = first <= passed && passed + subpath.length <= last
      var here = passed
      var penIsDown = false
      for piece in pieces[subpath.pieces] where piece.length > 0 || (piece.isClosing && isWhole) {
        let (begin, end) = (here, here + piece.length)
        here = end
        if piece.isClosing && isWhole {
          result.closeSubpath()
          continue
        }
        guard end > first, begin < last else { continue }
        let segment = piece.segment.piece(
          from: piece.segment.parameter(atLength: first - begin, of: piece.length),
          to: piece.segment.parameter(atLength: last - begin, of: piece.length))
        if !penIsDown { result.move(to: segment.start) }
        penIsDown = true
        result.append(segment)
      }
      passed += subpath.length
    }
    return result
  }
}
