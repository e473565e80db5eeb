import Foundation

/// The text of a path: the numbers of each segment, followed by its letter, separated by single spaces.
///
///     x y m    x y l    cx cy x y q    c1x c1y c2x c2y x y c    h
///     cx cy ux uy vx vy start sweep a
///
/// The letters are move, line, quadratic and cubic curve, and close; and the arc, which SwiftUI writes
/// as curves, so that no information is lost. Numbers are the shortest that read back to the same bits,
/// whole ones without a decimal point. Four short forms are read but not written: a rectangle, a smooth
/// quadratic curve, a cubic curve without its first handle, and one without its second.
///
///     x y width height re    x y t    c2x c2y x y v    c1x c1y x y y
///
extension Path: LosslessStringConvertible {
  /// The path as text that reads back to the same bits: the numbers of each segment, followed by its
  /// letter, which is m for a move, l for a line, q and c for curves, a for an arc and h for a close.
  public var description: String {
    var text = ""
    var offset = 0
    for verb in verbs {
      for i in offset..<offset + verb.coordinateCount {
        text += Path.text(coordinates[i])
        text += " "
      }
      offset += verb.coordinateCount
      text += verb.letter
      text += " "
    }
    if !text.isEmpty { text.removeLast() }
    return text
  }

  /// Creates the path that `string` describes; nil where the text does not have the form of
  /// `description`.
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        // An arc has the most numbers.
        guard numbers.count < 8 else { return nil }
        numbers.append(number)
        continue
      }
      guard append(word, numbers) else { return nil }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Appends a segment by its letter. Returns false where the letter and the number of numbers match no
  /// segment, or the segment is not allowed here.
  private mutating func append(_ letter: Substring, _ numbers: [Double]) -> Bool {
    if letter == "re" {
      guard numbers.count == 4 else { return false }
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      return true
    }
    if let verb = Verb(letter: letter) {
      guard verb.coordinateCount == numbers.count, verb == .move || !verbs.isEmpty else {
        return false
      }
      if verb != .move && verb != .close { _ = continueSubpath() }
      verbs.append(verb)
      coordinates.append(contentsOf: numbers)
      return true
    }
    guard numbers.count == (letter == "t" ? 2 : 4), let pen = currentPoint else { return false }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch letter {
    case "t": addQuadCurve(to: points[0], control: mirroredControl ?? pen)
    case "v": addCurve(to: points[1], control1: pen, control2: points[0])
    case "y": addCurve(to: points[1], control1: points[0], control2: points[1])
    default: return false
    }
    return true
  }

  /// The last quadratic curve's control point, reflected at its end; nil after any other segment.
  private var mirroredControl: CGPoint? {
    guard verbs.last == .quad else { return nil }
    let end = coordinates.count
    return CGPoint(
      x: 2 * coordinates[end - 2] - coordinates[end - 4],
      y: 2 * coordinates[end - 1] - coordinates[end - 3])
  }

  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Path.Verb {
  fileprivate var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quad: "q"
    case .cubic: "c"
    case .arc: "a"
    case .close: "h"
    }
  }

  fileprivate init?(letter: Substring) {
    switch letter {
    case "m": self = .move
    case "l": self = .line
    case "q": self = .quad
    case "c": self = .cubic
    case "a": self = .arc
    case "h": self = .close
    default: return nil
    }
  }
}
