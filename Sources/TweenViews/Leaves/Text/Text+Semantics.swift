import TweenMotion

/// A property of a text for assistive technology.
enum TextSemantics: Equatable, Sendable {
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
  private var hasOwnSemantics: Bool {
    var rest = [self]
    while let text = rest.popLast() {
      if text.modifiers.contains(where: { if case .semantics = $0 { true } else { false } }) {
        return true
      }
      if case .attributed(let string) = text.storage, !string.semanticProperties.isEmpty {
        return true
      }
      if case .sum(let sum) = text.storage { rest += [sum.left, sum.right] }
    }
    return false
  }

  /// The semantics of the text; nil if its plain words are enough.
  func semantics(in environment: EnvironmentValues) -> Semantics? {
    guard hasOwnSemantics else { return nil }
    var semantics = Semantics(.text, children: .ignored)
    var words = ""
    var rest = [self]
    while let text = rest.popLast() {
      var label: Text?
      var properties = text.modifiers.compactMap { modifier -> TextSemantics? in
        if case .semantics(let property) = modifier { property } else { nil }
      }
      if case .attributed(let string) = text.storage {
        properties = string.semanticProperties + properties
      }
      for property in properties {
        switch property {
        case .label(let text): label = text
        case .heading(let level): (semantics.role, semantics.headingLevel) = (.header, level)
        case .trait(let name, let isOn):
          semantics.traits.removeAll { $0 == name }
          if isOn { semantics.traits.append(name) }
        case .pitch(let pitch):
          semantics.remarks.removeAll { $0.name == "pitch" }
          semantics.remarks.append(Semantics.Remark(name: "pitch", words: pitch))
        case .remark(let name, let words):
          semantics.remarks.append(Semantics.Remark(name: name, words: words))
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
    semantics.label = words
    return semantics
  }

  /// The plain text in an environment.
  package func words(in environment: EnvironmentValues) -> String {
    resolved(in: environment).text.plainText
  }
}
