import Foundation

/// The kind of a text, under its name in Foundation.
public typealias AccessibilityTextualContext = AccessibilityTextContentType

extension AttributeScopes {
  /// The attributes of characters for assistive technology. A `Text` of a string has the traits of all its
  /// parts, like concatenated texts.
  public struct AccessibilityAttributes: AttributeScope {
    /// The level of the heading that the characters are.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// The pitch in which the characters are spoken, from -1 (low) to 1 (high).
    public let accessibilitySpeechAdjustedPitch: PitchAttribute
    /// Whether announcements wait until the current speech has ended.
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
    /// Whether punctuation marks are spoken.
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    /// The pronunciation of the characters in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    /// Whether words are spelled letter by letter.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// Descriptions of the characters, such as "Blue text".
    public let accessibilityTextCustom: CustomTextAttribute
    /// The kind of text that the characters are.
    public let accessibilityTextualContext: TextualContextAttribute

    /// The key for the level of the heading that the characters are.
    public enum HeadingLevelAttribute: CodableAttributedStringKey {
      /// The level of the heading.
      public typealias Value = AccessibilityHeadingLevel
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.HeadingLevel"

      /// Encodes the level's number. Rethrows errors of the encoder.
      public static func encode(_ value: Value, to encoder: any Encoder) throws {
        try value.rawValue.encode(to: encoder)
      }
      /// Decodes a level's number; unknown numbers give `unspecified`. Rethrows errors of the decoder.
      public static func decode(from decoder: any Decoder) throws -> Value {
        Value(rawValue: try UInt(from: decoder)) ?? .unspecified
      }
    }

    /// The key for the pitch in which the characters are spoken.
    public enum PitchAttribute: CodableAttributedStringKey {
      /// The pitch from -1 (low) to 1 (high); other values are limited to this range.
      public typealias Value = Double
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }

    /// The key for whether announcements wait until the current speech has ended.
    public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
      /// Whether announcements wait for the end of the speech.
      public typealias Value = Bool
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechAnnouncementsQueued"
    }

    /// The key for whether punctuation marks are spoken.
    public enum PunctuationAttribute: CodableAttributedStringKey {
      /// Whether punctuation marks are spoken.
      public typealias Value = Bool
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }

    /// The key for the pronunciation of the characters.
    public enum IPANotationAttribute: CodableAttributedStringKey {
      /// The pronunciation in letters of the International Phonetic Alphabet.
      public typealias Value = String
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }

    /// The key for whether words are spelled letter by letter.
    public enum SpellOutAttribute: CodableAttributedStringKey {
      /// Whether words are spelled letter by letter.
      public typealias Value = Bool
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }

    /// The key for descriptions of the characters.
    public enum CustomTextAttribute: CodableAttributedStringKey {
      /// The descriptions, in the order in which they are read.
      public typealias Value = [String]
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.TextCustom"
    }

    /// The key for the kind of text that the characters are.
    public enum TextualContextAttribute: AttributedStringKey {
      /// The kind of the text.
      public typealias Value = AccessibilityTextualContext
      /// The name of the attribute in Foundation.
      public static let name = "Accessibility.TextualContext"
    }
  }

  /// The accessibility attributes of characters, as a scope for coding and conversion.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The value of an attribute by its name, so that strings and containers have it as a member.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The semantics of the parts' attributes, in order.
  var semanticProperties: [TextSemantics] {
    typealias Attributes = AttributeScopes.AccessibilityAttributes
    var properties: [TextSemantics] = []
    func addTrait(_ name: String, _ isOn: Bool?) {
      if let isOn { properties.append(.trait(name, isOn: isOn)) }
    }
    for run in runs {
      if let level = run[Attributes.HeadingLevelAttribute.self] {
        properties.append(.heading(level == .unspecified ? nil : Int(level.rawValue)))
      }
      if let context = run[Attributes.TextualContextAttribute.self] { addTrait(context.name, true) }
      addTrait(SpeechTraitNames.punctuation, run[Attributes.PunctuationAttribute.self])
      addTrait(SpeechTraitNames.spelling, run[Attributes.SpellOutAttribute.self])
      addTrait(SpeechTraitNames.queue, run[Attributes.QueueAnnouncementAttribute.self])
      if let pitch = run[Attributes.PitchAttribute.self] {
        properties.append(.pitch(SpeechTraitNames.pitch(pitch)))
      }
      if let sound = run[Attributes.IPANotationAttribute.self] {
        properties.append(.remark("phonetic", sound))
      }
      if let words = run[Attributes.CustomTextAttribute.self], !words.isEmpty {
        properties.append(.remark("text", words.joined(separator: ", ")))
      }
    }
    return properties
  }
}
