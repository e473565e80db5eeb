import Foundation
import TweenViews

/// A property of a view with its value as text.
package struct ShownProperty: Equatable, Sendable {
  /// The name: `frame`, `opacity`, `rotation`, `scale`, or a moving property with `curve` after it.
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension ShownView {
  /// The view's values as text: the frame, then opacity, rotation and scale where they have an effect, then
  /// the curve of each movement with the start, the target and the current value.
  ///
  /// Points and degrees have two decimals, opacities and factors three.
  package var properties: [ShownProperty] {
    var list = [ShownProperty("frame", Self.text(frame))]
    if opacity != 1 { list.append(ShownProperty("opacity", Self.number(opacity, 1000))) }
    let turn = Self.number(rotation, 100)
    if turn != "0" { list.append(ShownProperty("rotation", turn + "°")) }
    let (width, height) = (Self.number(scale.width, 1000), Self.number(scale.height, 1000))
    if width != "1" || height != "1" {
      list.append(ShownProperty("scale", width == height ? width : "\(width) x \(height)"))
    }
    var counts: [String: Int] = [:]
    for motion in motions {
      var property = motion.property(Self.number)
      let count = counts[property.name, default: 0] + 1
      counts[property.name] = count
      // Two modifiers of one kind move separately.
      if count > 1 { property.name += " (\(count))" }
      list.append(property)
    }
    return list
  }

  /// The properties in one line: `frame: 20,40 60x60; opacity: 0.5`.
  package var line: String {
    properties.map { "\($0.name): \($0.value)" }.joined(separator: "; ")
  }

  /// The view as one line of JSON, with at most three decimals. Movements have the remaining time in seconds,
  /// `null` if it is unknown or without end.
  package var json: String {
    func list(_ numbers: [Double], _ parts: Double) -> String {
      "[" + numbers.map { Self.number($0, parts) }.joined(separator: ", ") + "]"
    }
    var members = [
      "\"view\": \(JSONText.string(path))",
      "\"frame\": \(list([frame.minX, frame.minY, frame.width, frame.height], 100))",
      "\"opacity\": \(Self.number(opacity, 1000))",
      "\"rotation\": \(Self.number(rotation, 100))",
      "\"scale\": \(list([scale.width, scale.height], 1000))",
    ]
    if !motions.isEmpty {
      members.append("\"motions\": [\(motions.map(\.json).joined(separator: ", "))]")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func text(_ frame: CGRect) -> String {
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map { number($0, 100) }
    return "\(sides[0]),\(sides[1]) \(sides[2])x\(sides[3])"
  }

  /// A number rounded to a fraction, never `-0`.
  fileprivate static func number(_ value: Double, _ parts: Double) -> String {
    guard value.isFinite else { return JSONText.number(value) }
    let rounded = (value * parts).rounded() / parts
    return JSONText.number(rounded == 0 ? 0 : rounded)
  }
}

extension InspectedMotion {
  /// The curve of the movement and its components, as a property.
  fileprivate func property(_ number: (Double, Double) -> String) -> ShownProperty {
    let parts = lanes.map { lane in
      let name = lane.name.isEmpty ? "" : lane.name + " "
      let (from, to) = (number(lane.from, 1000), number(lane.to, 1000))
      return "\(name)\(from) to \(to), now \(number(lane.value, 1000))\(lane.unit)"
    }
    return ShownProperty(
      property + " curve", ([curve ?? "driven by time"] + parts).joined(separator: ", "))
  }

  fileprivate var json: String {
    var members = ["\"property\": \(JSONText.string(property))"]
    if let curve { members.append("\"curve\": \(JSONText.string(curve))") }
    let components = lanes.map { lane in
      var parts = [
        "\"from\": \(JSONText.short(lane.from))", "\"to\": \(JSONText.short(lane.to))",
        "\"value\": \(JSONText.short(lane.value))",
      ]
      if !lane.name.isEmpty { parts.insert("\"name\": \(JSONText.string(lane.name))", at: 0) }
      if let velocity = lane.velocity { parts.append("\"velocity\": \(JSONText.short(velocity))") }
      if !lane.unit.isEmpty { parts.append("\"unit\": \(JSONText.string(lane.unit))") }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    if !components.isEmpty { members.append("\"values\": [\(components.joined(separator: ", "))]") }
    if let elapsed { members.append("\"elapsed\": \(JSONText.short(elapsed))") }
    var left = "null"
    if case .seconds(let seconds) = remaining { left = JSONText.short(seconds) }
    members.append("\"remaining\": \(left)")
    return "{" + members.joined(separator: ", ") + "}"
  }
}
