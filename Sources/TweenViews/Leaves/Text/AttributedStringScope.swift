import Foundation
import TweenPaint

extension AttributeScopes {
  /// The attributes of characters that a `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font; without it, that of the text around.
    public let font: FontAttribute
    /// The colour of the characters, also of a link.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters, from the top of their line to its bottom.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between characters; ligatures stay.
    public let kern: KerningAttribute
    /// Points between characters; ligatures come apart.
    public let tracking: TrackingAttribute
    /// How many points the characters are raised above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// What inline Markdown says of the characters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation has of its own, of which a `Text` heeds the link.
    public let foundation: FoundationAttributes
    /// What assistive programs read of the characters.
    public let accessibility: AccessibilityAttributes

    /// The font of the characters.
    public enum FontAttribute: AttributedStringKey {
      /// A font, which changes with the user's text size where it is made so.
      public typealias Value = Font
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.Font"
    }

    /// The colour that the characters are filled with.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour, looked up in the environment of the text.
      public typealias Value = Color
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour, looked up in the environment of the text.
      public typealias Value = Color
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line's pattern and colour.
      public typealias Value = Text.LineStyle
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line's pattern and colour.
      public typealias Value = Text.LineStyle
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points between characters; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      /// Points, below 0 too; what is not finite counts as 0.
      public typealias Value = CGFloat
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.Kern"
    }

    /// Points between characters; ligatures come apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points, below 0 too; what is not finite counts as 0.
      public typealias Value = CGFloat
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far the characters are raised above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points, below 0 for characters that are lowered; what is not finite counts as 0.
      public typealias Value = CGFloat
      /// What Foundation knows the attribute by.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// What inline Markdown says of the characters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of meanings: italic, bold, code and struck count, others change nothing.
      public typealias Value = InlinePresentationIntent
      /// What Foundation knows the attribute by.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of characters that a `Text` shows, as a scope for coding and conversion.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of that name, so that strings and containers have it as a member.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// How Markdown is asked to be read. But for extended attributes it is read in one way, whatever
  /// they say.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown counts. Kept, and without effect: inline marks count, and blanks stay.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// `full` asks for blocks as well, `inlineOnly` for inline marks,
      /// `inlineOnlyPreservingWhitespace` for blanks as they are written too.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What is done about text that is no Markdown. Kept, and without effect: every text is some.
    public enum FailurePolicy: Hashable, Sendable {
      /// `throwError` asks for an error, `returnPartiallyParsedIfPossible` for what could be read.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether `^[words](name: value)` has attributes: then the words alone are shown, as they are
    /// written, for none of the attributes is known to a text. Otherwise it is characters.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown counts. Kept, and without effect.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done about text that is no Markdown. Kept, and without effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil: none is said. Kept, and without effect.
    public var languageCode: String?

    /// Options, which are kept; `allowsExtendedAttributes` alone has an effect on
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

  /// A text with inline Markdown. Blocks, such as headings and lists, stay the characters they are
  /// written with, whatever the options say, and so do blanks and newlines. Every text is one; none
  /// throws.
  ///
  /// - Parameter baseURL: What the addresses of links are relative to.
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
