import Foundation

/// The text of a path: each segment's numbers, then its letter, parted by single spaces.
///
///     x y m    x y l    cx cy x y q    c1x c1y c2x c2y x y c    h
///     cx cy ux uy vx vy start sweep a
///
/// These are move, line, quadratic and cubic curve, close; and the arc, which SwiftUI writes as
/// curves, so that nothing is lost. Numbers are the shortest that read back to the same bits, whole
/// ones without a decimal point.
extension Path: LosslessStringConvertible {
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

  /// The path that `string` describes; nil where it is not in the form of `description`.
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        // No segment takes more numbers than an arc.
        guard numbers.count < 8 else { return nil }
        numbers.append(number)
        continue
      }
      guard let verb = Verb(letter: word), verb.coordinateCount == numbers.count,
        verb == .move || !verbs.isEmpty
      else { return nil }
      if verb != .move && verb != .close { _ = continueSubpath() }
      verbs.append(verb)
      coordinates.append(contentsOf: numbers)
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func text(_ number: Double) -> String {
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
