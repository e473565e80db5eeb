extension Text {
  /// What the text is called, in place of its words; of a text that was put together, this part.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    with(.semantics(.label(label)))
  }

  // Titles: string.
  /// A name that is looked up in the string tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Which level of heading the text is; it is a heading then, whatever the level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with(.semantics(.heading(level == .unspecified ? nil : Int(level.rawValue))))
  }

  /// What the text is for. It is told as a trait.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { with(.semantics(.trait(value.name, isOn: true))) }

  /// How high the text is spoken: from -1, low, to 1, high; 0 is as others are.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
    with(.semantics(.pitch(SpeechWords.pitch(value))))
  }

  /// Whether points and commas are spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with(.semantics(.trait(SpeechWords.punctuation, isOn: value)))
  }

  /// Whether words are spelt out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with(.semantics(.trait(SpeechWords.spelling, isOn: value)))
  }

  /// Whether what is announced waits until what is spoken has been heard.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    with(.semantics(.trait(SpeechWords.queue, isOn: value)))
  }
}
