import Foundation

/// What a text is for: as `AccessibilityTextContentType`.
public typealias AccessibilityTextualContext = AccessibilityTextContentType

extension AttributeScopes {
  /// What assistive programs read of characters. A `Text` of a string has the traits of all its
  /// parts, as a sum of texts has.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether the characters are a heading, and of which level.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// How high the characters are spoken: from -1, low, to 1, high.
    public let accessibilitySpeechAdjustedPitch: PitchAttribute
    /// Whether what is announced waits until what is spoken has been heard.
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
    /// Whether points and commas are spoken.
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    /// The sound of the characters, in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    /// Whether words are spelt out.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// Words about the characters, such as "Blue text".
    public let accessibilityTextCustom: CustomTextAttribute
    /// What the characters are for.
    public let accessibilityTextualContext: TextualContextAttribute

    /// Whether the characters are a heading, and of which level.
    public enum HeadingLevelAttribute: CodableAttributedStringKey {
      /// The level.
      public typealias Value = AccessibilityHeadingLevel
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.HeadingLevel"

      /// Writes the number of the level.
      public static func encode(_ value: Value, to encoder: any Encoder) throws {
        try value.rawValue.encode(to: encoder)
      }
      /// Reads the number of a level; an unknown one is unspecified.
      public static func decode(from decoder: any Decoder) throws -> Value {
        Value(rawValue: try UInt(from: decoder)) ?? .unspecified
      }
    }

    /// How high the characters are spoken.
    public enum PitchAttribute: CodableAttributedStringKey {
      /// From -1, low, to 1, high; what lies outside counts as the nearer of both.
      public typealias Value = Double
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }

    /// Whether what is announced waits.
    public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
      /// Whether it waits.
      public typealias Value = Bool
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechAnnouncementsQueued"
    }

    /// Whether points and commas are spoken.
    public enum PunctuationAttribute: CodableAttributedStringKey {
      /// Whether they are.
      public typealias Value = Bool
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }

    /// The sound of the characters.
    public enum IPANotationAttribute: CodableAttributedStringKey {
      /// Letters of the International Phonetic Alphabet.
      public typealias Value = String
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }

    /// Whether words are spelt out.
    public enum SpellOutAttribute: CodableAttributedStringKey {
      /// Whether they are.
      public typealias Value = Bool
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }

    /// Words about the characters.
    public enum CustomTextAttribute: CodableAttributedStringKey {
      /// The words.
      public typealias Value = [String]
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.TextCustom"
    }

    /// What the characters are for.
    public enum TextualContextAttribute: AttributedStringKey {
      /// A kind of text.
      public typealias Value = AccessibilityTextualContext
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.TextualContext"
    }
  }

  /// What assistive programs read of characters, as a scope for coding and conversion.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of that name, so that strings and containers have it as a member.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// What assistive programs read of the parts, in their order.
  var tellings: [TextTelling] {
    typealias Attributes = AttributeScopes.AccessibilityAttributes
    var tellings: [TextTelling] = []
    func addTrait(_ name: String, _ isOn: Bool?) {
      if let isOn { tellings.append(.trait(name, isOn: isOn)) }
    }
    for run in runs {
      if let level = run[Attributes.HeadingLevelAttribute.self] {
        tellings.append(.heading(level == .unspecified ? nil : Int(level.rawValue)))
      }
      if let context = run[Attributes.TextualContextAttribute.self] { addTrait(context.name, true) }
      addTrait(SpeechWords.punctuation, run[Attributes.PunctuationAttribute.self])
      addTrait(SpeechWords.spelling, run[Attributes.SpellOutAttribute.self])
      addTrait(SpeechWords.queue, run[Attributes.QueueAnnouncementAttribute.self])
      if let pitch = run[Attributes.PitchAttribute.self] {
        tellings.append(.pitch(SpeechWords.pitch(pitch)))
      }
      if let sound = run[Attributes.IPANotationAttribute.self] {
        tellings.append(.remark("phonetic", sound))
      }
      if let words = run[Attributes.CustomTextAttribute.self], !words.isEmpty {
        tellings.append(.remark("text", words.joined(separator: ", ")))
      }
    }
    return tellings
  }
}
