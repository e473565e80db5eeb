import Foundation
import TweenPaint

extension AttributeScopes {
  /// The attributes of characters that a `Text` displays.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font; if missing, the font of the surrounding text.
    public let font: FontAttribute
    /// The colour of the characters, including links.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters, over the full height of their line.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The additional space between characters in points; ligatures are kept.
    public let kern: KerningAttribute
    /// The additional space between characters in points; ligatures are split.
    public let tracking: TrackingAttribute
    /// The distance in points by which characters are raised above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The formatting from inline Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes, of which a `Text` uses the link.
    public let foundation: FoundationAttributes
    /// The attributes of characters for assistive technology.
    public let accessibility: AccessibilityAttributes

    /// The key for the font of the characters.
    public enum FontAttribute: AttributedStringKey {
      /// A font; fonts that scale with the user's text size do so here, too.
      public typealias Value = Font
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.Font"
    }

    /// The key for the colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour, resolved in the environment of the text.
      public typealias Value = Color
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key for the colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour, resolved in the environment of the text.
      public typealias Value = Color
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key for the line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The pattern and the colour of a line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key for the line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The pattern and the colour of a line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key for additional space between characters; ligatures are kept.
    public enum KerningAttribute: AttributedStringKey {
      /// The space in points, which can be negative; values that are not finite count as 0.
      public typealias Value = CGFloat
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.Kern"
    }

    /// The key for additional space between characters; ligatures are split.
    public enum TrackingAttribute: AttributedStringKey {
      /// The space in points, which can be negative; values that are not finite count as 0.
      public typealias Value = CGFloat
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key for the distance by which characters are raised above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The distance in points, negative for lowered characters; values that are not finite count as 0.
      public typealias Value = CGFloat
      /// The name of the attribute in Foundation.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key for the formatting from inline Markdown.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of formats: italic, bold, code and strikethrough have an effect, others have none.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute in Foundation.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of characters that a `Text` displays, as a scope for coding and conversion.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The value of an attribute by its name, so that strings and containers have it as a member.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// Options for parsing Markdown. Only `allowsExtendedAttributes` has an effect: Markdown is always parsed
  /// as inline Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The parts of Markdown that are parsed. Stored without effect: inline marks are parsed, and
    /// whitespace is kept.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// `full` requests blocks as well, `inlineOnly` inline marks only, `inlineOnlyPreservingWhitespace`
      /// inline marks with whitespace kept.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// The reaction to invalid Markdown. Stored without effect: every text is valid.
    public enum FailurePolicy: Hashable, Sendable {
      /// `throwError` requests an error, `returnPartiallyParsedIfPossible` the part that could be parsed.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether `^[words](name: value)` is parsed as attributes: then only the words are shown, unchanged,
    /// since a text supports none of the attributes. Otherwise it is plain characters.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are parsed. Stored without effect.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to invalid Markdown. Stored without effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text, or nil. Stored without effect.
    public var languageCode: String?

    /// Creates options from their values. Only `allowsExtendedAttributes` has an effect on
    /// `AttributedString.init(markdown:)`.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a text from inline Markdown. Blocks, such as headings and lists, stay plain characters with
  /// any options, and spaces and newlines are kept. Every text is valid; the initializer never throws.
  ///
  /// - Parameter baseURL: The URL that the links' addresses are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let readsAttributes = options.allowsExtendedAttributes
    for run in InlineMarkdown.runs(of: markdown, readsAttributes: readsAttributes) {
      var attributes = AttributeContainer()
      if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
      if let destination = run.destination {
        attributes.link = URL(string: destination, relativeTo: baseURL)
      }
      append(AttributedString(run.text, attributes: attributes))
    }
  }
}
