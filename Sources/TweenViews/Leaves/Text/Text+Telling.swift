import TweenMotion

/// A property of a text for assistive technology.
enum TextTelling: Equatable, Sendable {
  /// The text's label.
  case label(Text)
  /// The text is a heading of a level; nil for an unknown level.
  case heading(Int?)
  /// A trait, by its name in the accessibility tree.
  case trait(String, isOn: Bool)
  /// The pitch in which the text is spoken.
  case pitch(String)
  /// A remark about the text, under a name.
  case remark(String, String)
}

extension Text {
  /// Whether the text, or a part of it, has semantics besides its words.
  private var isExposedOtherwise: Bool {
    var rest = [self]
    while let text = rest.popLast() {
      if text.modifiers.contains(where: { if case .semantics = $0 { true } else { false } }) {
        return true
      }
      if case .attributed(let string) = text.storage, !string.tellings.isEmpty { return true }
      if case .sum(let sum) = text.storage { rest += [sum.left, sum.right] }
    }
    return false
  }

  /// The semantics of the text; nil if its plain words are enough.
  func semanticsState(in environment: EnvironmentValues) -> Semantics? {
    guard isExposedOtherwise else { return nil }
    var note = Semantics(.text, children: .ignored)
    var words = ""
    var rest = [self]
    while let text = rest.popLast() {
      var label: Text?
      var tellings = text.modifiers.compactMap { modifier -> TextTelling? in
        if case .semantics(let semanticsState) = modifier { semanticsState } else { nil }
      }
      if case .attributed(let string) = text.storage { tellings = string.tellings + tellings }
      for semanticsState in tellings {
        switch semanticsState {
        case .label(let text): label = text
        case .heading(let level): (note.role, note.headingLevel) = (.header, level)
        case .trait(let name, let isOn):
          note.traits.removeAll { $0 == name }
          if isOn { note.traits.append(name) }
        case .pitch(let pitch):
          note.remarks.removeAll { $0.name == "pitch" }
          note.remarks.append(Semantics.Remark(name: "pitch", words: pitch))
        case .remark(let name, let words):
          note.remarks.append(Semantics.Remark(name: name, words: words))
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

  /// The plain text in an environment.
  package func words(in environment: EnvironmentValues) -> String {
    resolved(in: environment).text.plainText
  }
}
