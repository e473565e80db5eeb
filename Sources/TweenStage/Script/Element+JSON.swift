import Foundation
import TweenViews

extension ViewGraph.Element {
  /// The element and its descendants as JSON, one element per line. The members are those of the text form,
  /// with the same names and order; members without a value are omitted. The frame is x, y, width and
  /// height in points.
  public var json: String { json(indent: "") }

  private func json(indent: String) -> String {
    var members = ["\"role\": \(JSONText.string(role.rawValue))"]
    func add(_ name: String, _ text: String?) {
      if let text { members.append("\"\(name)\": \(JSONText.string(text))") }
    }
    func add(_ name: String, _ words: [String]) {
      guard !words.isEmpty else { return }
      members.append("\"\(name)\": [\(words.map(JSONText.string).joined(separator: ", "))]")
    }
    add("label", label)
    add("value", value)
    add("traits", traits)
    add("actions", actions)
    add("hint", hint)
    if let headingLevel { members.append("\"level\": \(headingLevel)") }
    add("inputs", inputLabels)
    if !customContent.isEmpty {
      let parts = customContent.map {
        "[\(JSONText.string($0.label)), \(JSONText.string($0.value))]"
      }
      members.append("\"content\": [\(parts.joined(separator: ", "))]")
    }
    for remark in remarks {
      guard let point = remark.point else {
        add(remark.name, remark.words)
        continue
      }
      let place = [point.x, point.y].map { JSONText.number(($0 * 10).rounded() / 10) }
      members.append(
        "\(JSONText.string(remark.name)): [\(JSONText.string(remark.words)), "
          + "\(place.joined(separator: ", "))]")
    }
    if !rotors.isEmpty {
      let parts = rotors.map {
        "\(JSONText.string($0.label)): [\($0.entries.map(JSONText.string).joined(separator: ", "))]"
      }
      members.append("\"rotors\": {\(parts.joined(separator: ", "))}")
    }
    add("id", identifier)
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map {
      JSONText.number(($0 * 10).rounded() / 10)
    }
    members.append("\"frame\": [\(sides.joined(separator: ", "))]")
    let own = "\(indent){" + members.joined(separator: ", ")
    if children.isEmpty { return own + "}" }
    let inside = children.map { $0.json(indent: indent + "  ") }.joined(separator: ",\n")
    return own + ", \"children\": [\n" + inside + "\n" + indent + "]}"
  }
}
