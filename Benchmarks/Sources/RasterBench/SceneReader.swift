import Foundation
import TweenPaint

/// An error in a scene file, with its place.
struct SceneError: Error, CustomStringConvertible {
  var scene: String
  /// The place in the file, for instance "item 3, number 61".
  var place: String
  var expected: String
  var found: String

  var description: String { "\(scene): \(place): expected \(expected), found \(found)" }
}

/// Reads a scene's numbers one after the other, and reports the first number that is not valid.
struct SceneReader {
  private let scene: String
  private let numbers: [Double]
  private(set) var at = 0
  /// The current item, counted from 1; 0 before the first item.
  var item = 0

  init(scene: String, numbers: [Double]) {
    self.scene = scene
    self.numbers = numbers
  }

  var isAtEnd: Bool { at == numbers.count }

  func error(_ expected: String, found: String) -> SceneError {
    let place = item == 0 ? "number \(at + 1)" : "item \(item), number \(at + 1)"
    return SceneError(scene: scene, place: place, expected: expected, found: found)
  }

  /// Reads a finite number.
  mutating func number(_ what: String) throws -> Double {
    guard at < numbers.count else { throw error(what, found: "the end of the file") }
    let value = numbers[at]
    guard value.isFinite else { throw error("\(what), a finite number", found: "\(value)") }
    at += 1
    return value
  }

  mutating func integer(_ what: String, in range: ClosedRange<Int>) throws -> Int {
    let value = try number(what)
    guard value == value.rounded(), value >= Double(range.lowerBound),
      value <= Double(range.upperBound)
    else {
      at -= 1
      throw error(
        "\(what), a whole number of \(range.lowerBound)...\(range.upperBound)", found: "\(value)")
    }
    return Int(value)
  }

  /// Reads a colour, which is encoded sRGB in the file and linear in the list.
  mutating func color(_ what: String) throws -> Color.Resolved {
    func linear(_ x: Double) -> Float {
      Float(x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4))
    }
    let red = try number("\(what)'s red")
    let green = try number("\(what)'s green")
    let blue = try number("\(what)'s blue")
    let alpha = try number("\(what)'s alpha")
    return Color.Resolved(
      linearRed: linear(red), linearGreen: linear(green), linearBlue: linear(blue),
      opacity: Float(alpha))
  }

  /// The number of numbers after each kind of command.
  private static let sizes = [2, 2, 6, 5, 0, 5]

  mutating func commands(_ length: Int) throws -> [Scene.Command] {
    let end = at + length
    guard end <= numbers.count else {
      throw error(
        "\(length) numbers of commands", found: "only \(numbers.count - at) more in the file")
    }
    var commands: [Scene.Command] = []
    while at < end {
      let kind = try integer("a command", in: 0...Self.sizes.count - 1)
      guard at + Self.sizes[kind] <= end else {
        throw error("\(Self.sizes[kind]) numbers of command \(kind)", found: "\(end - at)")
      }
      let values = try (0..<Self.sizes[kind]).map { _ in
        try number("a coordinate of command \(kind)")
      }
      commands.append((kind, values))
    }
    return commands
  }
}
