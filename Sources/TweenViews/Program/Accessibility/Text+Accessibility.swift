extension Text {
  /// Sets the name of the text for assistive technology, in place of its words. In a concatenated text the
  /// name replaces this part alone.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    with(.semantics(.label(label)))
  }

  // Titles: string.
  /// Sets an accessibility name that is looked up in the string tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Makes the text a heading of a level. With `.unspecified` it is a heading without a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with(.semantics(.heading(level == .unspecified ? nil : Int(level.rawValue))))
  }

  /// Sets the kind of the text, such as source code. The accessibility tree lists it as a trait.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { with(.semantics(.trait(value.name, isOn: true))) }

  /// Sets the pitch in which a screen reader speaks the text, from -1 (low) to 1 (high); 0 is the usual
  /// pitch.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
    with(.semantics(.pitch(SpeechTraitNames.pitch(value))))
  }

  /// Sets whether a screen reader speaks punctuation marks.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with(.semantics(.trait(SpeechTraitNames.punctuation, isOn: value)))
  }

  /// Sets whether a screen reader spells words letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with(.semantics(.trait(SpeechTraitNames.spelling, isOn: value)))
  }

  /// Sets whether announcements wait until the current speech has ended.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    with(.semantics(.trait(SpeechTraitNames.queue, isOn: value)))
  }
}
