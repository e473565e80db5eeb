import Foundation
import TweenGeometry
import TweenMath

/// Reads the numbers, lengths and transforms in SVG's attributes.
enum SVGNumbers {
  /// Numbers separated by commas and blanks, which may be missing where the end of a number is
  /// unambiguous. nil for other text, or a number out of range.
  static func list(_ text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    let bytes = Array(text.utf8)
    var position = 0
    while true {
      while position < bytes.count, [32, 9, 10, 13, 44].contains(bytes[position]) { position += 1 }
      guard position < bytes.count else { return numbers }
      let end = self.end(ofNumberIn: bytes, from: position)
      guard end > position,
        let value = Double(String(decoding: bytes[position..<end], as: UTF8.self)),
        value.magnitude <= largest
      else { return nil }
      numbers.append(value)
      position = end
    }
  }

  /// The largest meaningful number in a drawing.
  private static let largest = 1e9

  private static func end(ofNumberIn bytes: [UInt8], from start: Int) -> Int {
    var position = start
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == 43 || bytes[index] == 45)
    }
    if isSign(position) { position += 1 }
    let digits = position
    while isDigit(position) { position += 1 }
    var count = position - digits
    if position < bytes.count, bytes[position] == 46 {
      position += 1
      let fraction = position
      while isDigit(position) { position += 1 }
      count += position - fraction
    }
    guard count > 0 else { return start }
    if position < bytes.count, bytes[position] | 32 == 101 {
      let exponent = position + (isSign(position + 1) ? 2 : 1)
      if isDigit(exponent) {
        position = exponent
        while isDigit(position) { position += 1 }
      }
    }
    return position
  }

  /// A length in points; a pixel of SVG is a point.
  ///
  /// - Parameter whole: The length of 100 %.
  static func length(_ text: String?, whole: Double) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    let end = end(ofNumberIn: bytes, from: 0)
    guard end > 0, let value = Double(String(decoding: bytes[..<end], as: UTF8.self)) else {
      return nil
    }
    let unit = String(decoding: bytes[end...], as: UTF8.self).lowercased()
    guard let factor = unit == "%" ? whole / 100 : units[unit] else { return nil }
    let length = value * factor
    return length.magnitude <= largest ? length : nil
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "em": 16, "rem": 16, "ex": 8,
  ]

  /// A fraction: "0.4" or "40%", clamped to 0...1.
  static func share(_ text: String?) -> Double? {
    length(text, whole: 1).map { min(max($0, 0), 1) }
  }

  /// The transform of a list such as "translate(3, 4) rotate(45)"; nil for a syntax error.
  static func transform(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return result }
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")"),
        let numbers = list(rest[rest.index(after: open)..<close]),
        let one = transform(rest[..<open].trimmingCharacters(in: .whitespaces), numbers)
      else { return nil }
      result = one.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func transform(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    func radians(_ degrees: Double) -> Double { Angle.degrees(degrees).radians }
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translate", 2):
      return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1), ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[n.count - 1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: radians(n[0]))
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: radians(n[0])))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: Elementary.tan(radians(n[0])), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: Elementary.tan(radians(n[0])), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
