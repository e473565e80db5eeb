import Foundation
import TweenGeometry

/// The text of a vector file while it is written: bytes in ASCII or UTF-8.
struct VectorBytes {
  /// Digits after the point of coordinates, in points: an error of 1/2000 point at most.
  static let coordinateDigits = 3
  /// Digits after the point of factors of coordinates.
  static let factorDigits = 6
  /// The largest number; others are clamped, since readers of these formats do not support them.
  private static let largest = 1e9

  var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ other: VectorBytes) { bytes.append(contentsOf: other.bytes) }

  /// Adds a decimal number with a point and at most `digits` decimals, without zeros at the end: the
  /// same in every locale. NaN and infinity become 0.
  mutating func add(_ number: Double, digits: Int = coordinateDigits) {
    var power = 1
    for _ in 0..<digits { power *= 10 }
    let cut = number.isNaN ? 0 : min(max(number, -Self.largest), Self.largest)
    let scaled = Int((cut * Double(power)).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = abs(scaled)
    bytes.append(contentsOf: String(magnitude / power).utf8)
    var rest = magnitude % power
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      power /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / power))
      rest %= power
    }
  }

  /// Numbers with a space behind each.
  mutating func add(spaced numbers: [Double], digits: Int = coordinateDigits) {
    for number in numbers {
      add(number, digits: digits)
      add(" ")
    }
  }

  /// The six numbers of a transform, with a space behind each: four factors and two coordinates.
  mutating func add(_ transform: CGAffineTransform) {
    add(
      spaced: [transform.a, transform.b, transform.c, transform.d].map { Double($0) },
      digits: Self.factorDigits)
    add(spaced: [Double(transform.tx), Double(transform.ty)])
  }

  /// A number as a text of its own.
  static func text(_ number: Double, digits: Int = coordinateDigits) -> String {
    var text = VectorBytes()
    text.add(number, digits: digits)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
