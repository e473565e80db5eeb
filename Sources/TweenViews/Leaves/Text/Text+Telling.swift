import TweenMotion

/// What is said of a text to those who do not see it.
enum TextTelling: Equatable, Sendable {
  /// It is told as this.
  case label(Text)
  /// It is a heading of a level; nil: of an unknown one.
  case heading(Int?)
  /// Traits that it has, as the tree tells them.
  case trait(String, isOn: Bool)
  /// How high it is spoken.
  case pitch(String)
}

extension Text {
  /// Whether anything is said of the text, or of a part of it.
  private var isToldOtherwise: Bool {
    var rest = [self]
    while let text = rest.popLast() {
      if text.modifiers.contains(where: { if case .told = $0 { true } else { false } }) {
        return true
      }
      if case .sum(let sum) = text.storage { rest += [sum.left, sum.right] }
    }
    return false
  }

  /// What is told of the text, where its words alone are not; nil: they are.
  func telling(in environment: EnvironmentValues) -> TreeNote? {
    guard isToldOtherwise else { return nil }
    var note = TreeNote(.text, children: .ignored)
    var words = ""
    var rest = [self]
    while let text = rest.popLast() {
      var label: Text?
      for case .told(let telling) in text.modifiers {
        switch telling {
        case .label(let text): label = text
        case .heading(let level): (note.role, note.headingLevel) = (.header, level)
        case .trait(let name, let isOn):
          note.traits.removeAll { $0 == name }
          if isOn { note.traits.append(name) }
        case .pitch(let pitch):
          note.remarks = [TreeNote.Remark(name: "pitch", words: pitch)]
        }
      }
      if let label {
        words += label.words(in: environment)
      } else if case .sum(let sum) = text.storage {
        rest += [sum.right, sum.left]
      } else {
        words += text.words(in: environment)
      }
    }
    note.label = words
    return note
  }

  /// Its words in surroundings, without their look.
  package func words(in environment: EnvironmentValues) -> String {
    resolved(in: environment).text.plainText
  }
}
