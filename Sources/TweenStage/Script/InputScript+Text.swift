import Foundation
import TweenMotion
import TweenViews

extension InputScript {
  /// The script as the text of an input file, which reads back as an equal script. Taps and drags are
  /// written as pointer events; comments are omitted.
  public var text: String {
    var text = ""
    if let header { text += header.text + "\n" }
    var events = events[...]
    var (marks, expectations, checks) = (marks[...], expectations[...], checks[...])
    // At one moment marks come before events, and expectations and checks after them.
    while true {
      let next = [
        marks.first?.time, events.first?.time, expectations.first?.time, checks.first?.time,
      ].compactMap(\.self).min()
      guard let next else { return text }
      if let mark = marks.first, mark.time == next {
        text += Self.line(mark) + "\n"
        marks.removeFirst()
      } else if let event = events.first, event.time == next {
        text += event.line + "\n"
        events.removeFirst()
      } else if let expectation = expectations.first, expectation.time == next {
        text += expectation.line + "\n"
        expectations.removeFirst()
      } else if let check = checks.first {
        text += check.line + "\n"
        checks.removeFirst()
      }
    }
  }

  static func line(_ mark: InputMark) -> String {
    "{\"at\":\(mark.time.secondsText),\"mark\":\(JSONText.string(mark.title))}"
  }

  fileprivate static func eventLine(_ timed: TimedInput) -> String {
    let at = "{\"at\":\(timed.time.secondsText),"
    switch timed.event {
    case .pointer(let phase, let position, let button):
      return at + "\"pointer\":\"\(phase.rawValue)\",\"position\":\(pair(position.x, position.y)),"
        + "\"button\":\"\(button.rawValue)\"}"
    case .key(let key, let modifiers, let phase):
      return at + "\"key\":\(JSONText.string(KeyNames.text(of: key))),"
        + "\"modifiers\":[\(names(of: modifiers))],\"phase\":\"\(phase.rawValue)\"}"
    case .modifiers(let modifiers):
      return at + "\"held\":[\(names(of: modifiers))]}"
    case .text(let text):
      return at + "\"text\":\(JSONText.string(text))}"
    case .textEditing(let text, let selection):
      return at + "\"compose\":\(JSONText.string(text)),\"cursor\":"
        + (selection.isEmpty
          ? "\(selection.lowerBound)}" : "[\(selection.lowerBound),\(selection.upperBound)]}")
    case .paste(let text):
      return at + "\"paste\":\(JSONText.string(text))}"
    case .clipboard(let text):
      return at + "\"clipboard\":\(JSONText.string(text))}"
    case .scroll(let delta, let position, let glides):
      return at + "\"scroll\":\(pair(delta.width, delta.height)),"
        + "\"position\":\(pair(position.x, position.y))\(glides ? ",\"glides\":true" : "")}"
    case .magnify(let factor, let position):
      return at + "\"magnify\":\(JSONText.number(factor)),"
        + "\"position\":\(pair(position.x, position.y))}"
    case .rotate(let angle, let position):
      return at + "\"rotate\":\(JSONText.number(angle.degrees)),"
        + "\"position\":\(pair(position.x, position.y))}"
    case .drop(let items, let position):
      let texts = items.map { item in
        switch item {
        case .file(let url): JSONText.string(url.absoluteString)
        case .text(let text): "{\"text\":\(JSONText.string(text))}"
        }
      }
      return at + "\"drop\":[\(texts.joined(separator: ","))],"
        + "\"position\":\(pair(position.x, position.y))}"
    case .resize(let size):
      return at + "\"resize\":\(pair(size.width, size.height))}"
    case .scale(let scale):
      return at + "\"scale\":\(JSONText.number(scale))}"
    case .colorScheme(let scheme):
      return at + "\"colorScheme\":\"\(scheme.rawValue)\"}"
    case .openURL(let url):
      return at + "\"open\":\(JSONText.string(url.absoluteString))}"
    case .settings(let settings): return at + "\"settings\":\(settings.members)}"
    case .request(let request): return at + members(of: request) + "}"
    case .phase(let phase):
      return at + "\"phase\":\"\(phase)\"}"
    case .close:
      return at + "\"close\":true}"
    case .openWindow(let name):
      return at + "\"openWindow\":\(JSONText.string(name))}"
    }
  }

  private static func members(of request: ElementRequest) -> String {
    var name: String
    var place = ""
    switch request.target {
    // A label that begins with "#" or a backslash is written with a backslash before it.
    case .label(let label): name = ElementNames.text(ofLabel: label)
    case .identifier(let identifier): name = "#" + identifier
    case .place(let indices, let label):
      name = ElementNames.text(ofLabel: label)
      place = ",\"place\":[\(indices.map(String.init).joined(separator: ","))]"
    }
    name = JSONText.string(name)
    switch request.action {
    case .perform("default"): return "\"activate\":\(name)\(place)"
    case .perform(let action):
      return "\"activate\":\(name),\"action\":\(JSONText.string(action))\(place)"
    case .setText(let text): return "\"set\":\(name),\"value\":\(JSONText.string(text))\(place)"
    case .setNumber(let number):
      return "\"set\":\(name),\"value\":\(JSONText.number(number))\(place)"
    case .select(let range):
      return "\"select\":\(name),\"range\":[\(range.lowerBound),\(range.upperBound)]\(place)"
    case .focus: return "\"look\":\(name)\(place)"
    }
  }

  private static func names(of modifiers: EventModifiers) -> String {
    KeyNames.texts(of: modifiers).map { "\"\($0)\"" }.joined(separator: ",")
  }

  private static func pair(_ first: Double, _ second: Double) -> String {
    "[\(JSONText.number(first)),\(JSONText.number(second))]"
  }
}

extension TimedInput {
  /// The event as a line of an input file.
  var line: String {
    var line = InputScript.eventLine(self)
    if let element { line = line.dropLast() + ",\"on\":\(JSONText.string(element))}" }
    if let window { line = line.dropLast() + ",\"window\":\(JSONText.string(window))}" }
    return line
  }
}
