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
  /// What the text is called, in place of its words; of a text that was put together, this part.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { with(.told(.label(label))) }
  /// A name that is looked up in the string tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  /// A name that is told as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
  /// Which level of heading the text is; it is a heading then, whatever the level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with(.told(.heading(level == .unspecified ? nil : Int(level.rawValue))))
  }
  /// What the text is for. It is told as a trait.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { with(.told(.trait(value.name, isOn: true))) }

  /// How high the text is spoken: from -1, low, to 1, high; 0 is as others are.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
    with(.told(.pitch(SpeechWords.pitch(value))))
  }
  /// Whether points and commas are spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with(.told(.trait(SpeechWords.punctuation, isOn: value)))
  }
  /// Whether words are spelt out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with(.told(.trait(SpeechWords.spelling, isOn: value)))
  }
  /// Whether what is announced waits until what is spoken has been heard.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    with(.told(.trait(SpeechWords.queue, isOn: value)))
  }

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
}
