import Foundation
import TweenMotion
import TweenPaint
import TweenText

/// Resolves a text to what its node measures and draws: runs of characters, and the styles that fill them.
struct TextResolver {
  /// The formatting of the next characters.
  private struct Styling {
    var font: Font?
    /// The font traits set outside of the font.
    var traits = FontTraits()
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale: Text.Scale?
    var foreground: TextForeground?
    var background: Color?
    var link: Int?
    /// The custom attributes of the characters, the innermost last.
    var marks: [CustomTextAttribute] = []

    /// Applies a modifier; inner modifiers, which are applied later, have precedence.
    mutating func apply(_ modifier: TextModifier) {
      switch modifier {
      case .font(let font): self.font = font ?? self.font
      case .weight(let weight): traits.weight = weight
      case .width(let width): traits.width = width
      case .design(let design): traits.design = design
      case .isBold(let isBold): traits.isBold = isBold
      case .isItalic(let isItalic): traits.isItalic = isItalic
      case .isMonospaced(let isMonospaced): traits.isMonospaced = isMonospaced
      case .monospacedDigit: traits.hasMonospacedDigits = true
      case .kerning(let kerning): self.kerning = kerning
      case .tracking(let tracking): self.tracking = tracking
      case .baselineOffset(let offset): baselineOffset = offset
      case .underline(let style): underline = style
      case .strikethrough(let style): strikethrough = style
      case .foreground(let foreground): self.foreground = foreground
      case .scale(let scale): self.scale = scale
      case .attribute(let attribute): marks.append(attribute)
      // Semantics do not change the look.
      case .semantics: break
      }
    }

    mutating func apply(_ intent: InlinePresentationIntent) {
      if intent.contains(.stronglyEmphasized) { traits.isBold = true }
      if intent.contains(.emphasized) { traits.isItalic = true }
      if intent.contains(.code) { traits.isMonospaced = true }
      if intent.contains(.strikethrough) { strikethrough = strikethrough ?? .single }
    }
  }

  private let environment: EnvironmentValues
  private let defaults: TextDefaults
  private let dynamicTypeSize: DynamicTypeSize
  private let legibilityWeight: LegibilityWeight?
  /// The style of characters without a style of their own.
  private let foreground: TextForeground?
  private var result: ResolvedText

  static func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
    var resolver = TextResolver(environment, foreground: ownForeground(of: text))
    resolver.append(text, resolver.outermost)
    return resolver.result
  }

  /// The style of a text as a whole, if it has its own.
  static func ownForeground(of text: Text) -> TextForeground? {
    for modifier in text.modifiers {
      if case .foreground(let foreground) = modifier { return foreground }
    }
    return nil
  }

  /// The font of a text without characters.
  static func font(in environment: EnvironmentValues) -> FontRequest {
    let resolver = TextResolver(environment, foreground: nil)
    return resolver.request(resolver.outermost)
  }

  private init(_ environment: EnvironmentValues, foreground: TextForeground?) {
    self.environment = environment
    defaults = environment.textDefaults
    dynamicTypeSize = environment.dynamicTypeSize
    legibilityWeight = environment.legibilityWeight
    self.foreground = foreground
    result = ResolvedText(
      text: StyledText(), paragraph: Self.paragraph(environment),
      foreground: foreground?._resolvedPaint(in: environment)
        ?? ForegroundStyle()._resolvedPaint(in: environment))
    result.isRedacted = environment.isRedacted
    result.renderer = defaults.renderer
  }

  private static func paragraph(_ environment: EnvironmentValues) -> ParagraphStyle {
    let lines = environment.lineDefaults
    let limit = lines.limit.map { max($0, 1) }
    let factor = Double(lines.minimumScaleFactor)
    let spacing = Double(lines.spacing)
    return ParagraphStyle(
      alignment: lines.alignment.alignment, lineLimit: limit,
      minimumLines: min(max(lines.minimum ?? 1, 1), limit ?? Int.max),
      truncation: lines.truncation.truncation, lineSpacing: spacing.isFinite ? spacing : 0,
      minimumScaleFactor: factor >= 0 ? min(factor, 1) : factor.isNaN ? 1 : 0,
      allowsTightening: lines.allowsTightening,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      localeIdentifier: environment.locale.identifier)
  }

  private var outermost: Styling {
    Styling(
      font: environment.font, traits: defaults.traits, kerning: defaults.kerning,
      tracking: defaults.tracking, baselineOffset: defaults.baselineOffset,
      underline: defaults.underline, strikethrough: defaults.strikethrough, scale: defaults.scale,
      foreground: foreground)
  }

  // MARK: Texts

  /// The remaining work for a concatenated text.
  private enum Pending {
    case text(Text)
    /// The formatting to restore after a part with its own modifiers.
    case styling(Styling)
  }

  private mutating func append(_ text: Text, _ outer: Styling) {
    var styling = outer
    var rest: [Pending] = []
    var next: Text? = text
    while true {
      while let text = next {
        if !text.modifiers.isEmpty {
          // After the very last part no formatting needs to be restored.
          if !rest.isEmpty { rest.append(.styling(styling)) }
          for modifier in text.modifiers.reversed() { styling.apply(modifier) }
        }
        guard case .sum(let sum) = text.storage else {
          appendPart(text, styling)
          break
        }
        rest.append(.text(sum.right))
        next = sum.left
      }
      next = nil
      switch rest.popLast() {
      case .text(let text): next = text
      case .styling(let outer): styling = outer
      case nil: return
      }
    }
  }

  /// Appends a text that is not a concatenation.
  private mutating func appendPart(_ text: Text, _ styling: Styling) {
    switch text.storage {
    case .verbatim(let string):
      append(string, styling)
    case .localized(let key, let tableName, let bundle):
      let found = key.parts(tableName: tableName, bundle: bundle, in: environment)
      appendLocalized(found, key.arguments, styling)
    case .resource(let resource):
      appendLocalized(resource.parts(in: environment), resource.value.arguments, styling)
    case .attributed(let string):
      append(string, styling)
    case .formatted(let formatted):
      append(formatted, styling)
    case .date(let date):
      append(date, styling)
    case .image(let image):
      append(image, styling)
    case .sum:
      // Concatenated texts are appended part by part.
      break
    }
  }

  private mutating func append(_ formatted: FormattedText, _ styling: Styling) {
    let setting = DateText.Setting(environment)
    guard formatted.followsPresent else {
      append(formatted.text(setting, at: .distantPast), styling)
      return
    }
    let now = environment.presentDate
    append(formatted.text(setting, at: now), styling)
    guard let change = formatted.nextChange(setting, after: now) else { return }
    result.nextChange = min(change, result.nextChange ?? change)
  }

  private mutating func append(_ date: DateText, _ styling: Styling) {
    let setting = DateText.Setting(environment)
    let now = environment.presentDate
    append(date.text(at: now, setting), styling)
    guard let change = date.nextChange(after: now, setting) else { return }
    result.nextChange = min(change, result.nextChange ?? change)
  }

  private mutating func append(_ string: AttributedString, _ outer: Styling) {
    for run in string.runs {
      var styling = outer
      var attributes = run.attributes
      environment.textFormatting?.constrain(&attributes)
      if let intent = attributes.inlinePresentationIntent { styling.apply(intent) }
      if let font = attributes.font { styling.font = font }
      if let kern = attributes.kern { styling.kerning = kern }
      if let tracking = attributes.tracking { styling.tracking = tracking }
      if let offset = attributes.baselineOffset { styling.baselineOffset = offset }
      if let line = attributes.underlineStyle { styling.underline = line }
      if let line = attributes.strikethroughStyle { styling.strikethrough = line }
      if let link = attributes.link { setLink(link, of: &styling) }
      if let color = attributes.backgroundColor { styling.background = color }
      if let color = attributes.foregroundColor { styling.foreground = TextForeground(color) }
      append(String(string[run.range].characters), styling)
    }
  }

  /// Adds a link. Without a colour of its own it has the tint colour.
  private mutating func setLink(_ url: URL, of styling: inout Styling) {
    if let last = result.text.runs.last?.attributes.link, result.links[last] == url {
      // More text of the same link.
      styling.link = last
    } else {
      result.links.append(url)
      styling.link = result.links.count - 1
    }
    if styling.foreground == foreground {
      styling.foreground = TextForeground(TintShapeStyle())
    }
  }

  // MARK: Localized texts

  private mutating func appendLocalized(
    _ found: (parts: [LocalizedEntry.Part], language: String), _ arguments: [FormatArgument],
    _ styling: Styling
  ) {
    let (parts, language) = found
    if !parts.contains(where: \.isMarked) { return append(parts, arguments, styling) }
    var source = ""
    var values: [(argument: FormatArgument, specifier: String)] = []
    for part in parts {
      switch part {
      case .literal(let text):
        source += text
      case .argument(let index, let specifier):
        // A table can refer to values that do not exist.
        guard arguments.indices.contains(index) else { continue }
        ValuePlace.append(values.count, to: &source)
        values.append((arguments[index], specifier))
      }
    }
    let runs = InlineMarkdown.runs(of: source, readsAttributes: true)
    let agreeing = PhraseAgreement.isSupported(of: language) ? agreeing(runs, values) : [:]
    for (number, run) in runs.enumerated() {
      var inner = styling
      inner.apply(run.intent)
      if let destination = run.destination, let url = URL(string: plain(destination, values)) {
        setLink(url, of: &inner)
      }
      for (place, part) in ValuePlace.parts(of: run.text).enumerated() {
        let text = agreeing[PhraseAgreement.RunPart(run: number, place: place)]
        switch part {
        case .literal(let literal): append(text ?? literal, inner)
        case .value(let index):
          guard values.indices.contains(index) else { continue }
          if let text { append(text, inner) } else { append(values[index], inner) }
        }
      }
    }
  }

  /// The inflected texts of parts of a phrase; parts without an entry, such as texts with their own styles,
  /// stay unchanged.
  private func agreeing(
    _ runs: [InlineMarkdown.Run], _ values: [(argument: FormatArgument, specifier: String)]
  ) -> [PhraseAgreement.RunPart: String] {
    PhraseAgreement.texts(of: runs) { index in
      guard values.indices.contains(index) else { return nil }
      var segment = EnglishPhrase.Segment(text: words(values[index]))
      if case .text = values[index].argument { segment.isFixed = true }
      return segment
    }
  }

  /// Appends parts without Markdown.
  private mutating func append(
    _ parts: [LocalizedEntry.Part], _ arguments: [FormatArgument], _ styling: Styling
  ) {
    for part in parts {
      switch part {
      case .literal(let text): append(text, styling)
      case .argument(let index, let specifier):
        if arguments.indices.contains(index) { append((arguments[index], specifier), styling) }
      }
    }
  }

  private mutating func append(
    _ value: (argument: FormatArgument, specifier: String), _ styling: Styling
  ) {
    if case .text(let text) = value.argument {
      append(text, styling)
    } else {
      append(words(value), styling)
    }
  }

  /// A value as plain characters.
  private func words(_ value: (argument: FormatArgument, specifier: String)) -> String {
    switch value.argument {
    case .string(let string):
      return string
    case .number(let number, let own):
      // If the table has no specifier of its own, the program's is used.
      let specifier = LocalizedFormat.conversion(of: value.specifier) == "@" ? own : value.specifier
      return number.text(specifier, locale: environment.locale)
    case .text(let text):
      return text.resolved(in: environment).text.plainText
    }
  }

  private func plain(
    _ text: String, _ values: [(argument: FormatArgument, specifier: String)]
  ) -> String {
    ValuePlace.parts(of: text).map { part in
      switch part {
      case .literal(let text): text
      case .value(let index): values.indices.contains(index) ? words(values[index]) : ""
      }
    }.joined()
  }

  // MARK: Runs

  private mutating func append(_ string: String, _ styling: Styling) {
    guard !string.isEmpty else { return }
    let start = styling.marks.isEmpty ? 0 : length
    defer { mark(from: start, styling) }
    let text: String =
      switch defaults.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    let attributes = attributes(styling)
    let font = attributes.font
    if font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps {
      for run in SmallCapitals(font).runs(of: text, locale: environment.locale) {
        var changed = attributes
        if run.isSmall { changed.font.size *= SmallCapitals.size }
        append(run.text, changed)
      }
    } else {
      append(text, attributes)
    }
  }

  /// The length of the text so far, in bytes.
  private var length = 0

  /// Stores the custom attributes of the characters from `start` on.
  private mutating func mark(from start: Int, _ styling: Styling) {
    guard !styling.marks.isEmpty, start < length else { return }
    result.marks.append(TextMark(range: start..<length, attributes: styling.marks))
  }

  private mutating func append(_ text: String, _ attributes: TextAttributes) {
    length += text.utf8.count
    // The run's text must be referenced only once while it grows; else each append would copy it.
    if let last = result.text.runs.indices.last, result.text.runs[last].attributes == attributes {
      result.text.runs[last].text += text
    } else {
      result.text.runs.append(StyledText.Run(text, attributes))
    }
  }

  private mutating func append(_ image: Image, _ styling: Styling) {
    var attributes = attributes(styling)
    let id = result.pictures.count
    if let symbol = image.symbol(font: attributes.font, in: environment) {
      attributes.attachment = TextAttachment(
        id: id, width: Double(symbol.size.width), height: Double(symbol.size.height),
        ascent: Double(symbol.baseline))
      result.pictures.append(.symbol(symbol))
    } else if let picture = image.resolved(in: environment) {
      let size = picture.size
      attributes.attachment = TextAttachment(
        id: id, width: Double(size.width), height: Double(size.height),
        ascent: Double(size.height))
      result.pictures.append(.image(picture))
    } else {
      return
    }
    let start = styling.marks.isEmpty ? 0 : length
    let run = StyledText.Run("\u{FFFC}", attributes)
    length += run.text.utf8.count
    result.text.runs.append(run)
    mark(from: start, styling)
  }

  private func request(_ styling: Styling) -> FontRequest {
    (styling.font ?? .body).request(
      styling.traits, scale: styling.scale?.factor ?? 1, dynamicTypeSize: dynamicTypeSize,
      legibilityWeight: legibilityWeight)
  }

  private mutating func attributes(_ styling: Styling) -> TextAttributes {
    var attributes = TextAttributes(font: request(styling))
    attributes.kerning = Self.usable(styling.kerning)
    attributes.tracking = Self.usable(styling.tracking)
    attributes.baselineOffset = Self.usable(styling.baselineOffset)
    attributes.style = style(styling.foreground)
    attributes.background = styling.background.map { style(behind: $0) }
    attributes.underline = styling.underline.map { decoration($0) }
    attributes.strikethrough = styling.strikethrough.map { decoration($0) }
    attributes.link = styling.link
    return attributes
  }

  /// A length that is not finite counts as 0.
  private static func usable(_ length: CGFloat?) -> Double {
    guard let length, length.isFinite else { return 0 }
    return Double(length)
  }

  private mutating func decoration(_ line: Text.LineStyle) -> TextDecoration {
    let pattern: TextDecoration.Pattern =
      switch line.pattern.kind {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextDecoration(
      pattern: pattern, style: line.color.map { style(TextForeground($0)) })
  }

  /// The index of the style that fills characters; 0 for the style of the whole text.
  private mutating func style(_ own: TextForeground?) -> Int {
    guard let own, own != foreground else { return 0 }
    return style(of: own._resolvedPaint(in: environment))
  }

  /// The index of the paint behind characters. It is never 0, since the style of the whole text can be more
  /// than paint.
  private mutating func style(behind color: Color) -> Int {
    style(of: TextForeground(color)._resolvedPaint(in: environment))
  }

  private mutating func style(of paint: _ResolvedPaint) -> Int {
    if let index = result.styles.firstIndex(of: paint) { return index + 1 }
    result.styles.append(paint)
    return result.styles.count
  }
}

extension TextForeground {
  func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvedPaint(in: environment)
  }
}

extension TextAlignment {
  fileprivate var alignment: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var truncation: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
