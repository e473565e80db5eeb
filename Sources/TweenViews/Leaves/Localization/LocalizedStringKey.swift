import Foundation
import TweenMotion
import TweenPaint

/// A text that is looked up in string tables, with placeholders for values. A string literal in the
/// initializer of a `Text` makes one.
///
/// It is looked up in the program's tables, in the language of the environment's locale; if no table has
/// it, the key itself is shown. Its inline Markdown is applied: `**bold**`, `*italic*`, code in backticks,
/// `~~struck~~`, `[words](address)`. Values are shown verbatim.
///
/// `^[\(3) new message](inflect: true)` is shown as "3 new messages": in English, words agree with the
/// count among them, nouns by rules and tables, and also "this", "that", "is", "was", "has" and "does". In
/// other languages, and without a count in digits, the words stay unchanged.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key in string tables: "%lld of %@".
  let key: String
  let arguments: [FormatArgument]

  init(key: String, arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Creates a key without values.
  ///
  /// - Parameter value: The key; its percent signs are not placeholders.
  nonisolated public init(_ value: String) {
    key = value
    arguments = []
  }

  nonisolated public init(stringLiteral value: String) { self.init(value) }

  nonisolated public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text of the string tables, as parts, and its language. A text that no table has counts as English,
  /// like the keys of tables without another source language.
  ///
  /// - Parameter standIn: The text to use if no table has the key; nil for the key.
  func parts(
    tableName: String?, bundle: Bundle?, in environment: EnvironmentValues,
    standIn: String? = nil
  ) -> (parts: [LocalizedEntry.Part], language: String) {
    let finding = StringTables.shared.find(
      key, table: tableName ?? "Localizable", in: AssetName.folders(of: bundle),
      locale: { environment.locale }, warn: { environment.warn($0) })
    let language = finding?.language ?? "en"
    let key = standIn ?? key
    // A key without values is not parsed for placeholders.
    if arguments.isEmpty, finding == nil { return ([.literal(key)], language) }
    let entry = finding?.entry ?? LocalizedEntry(key)
    let device = TableDevice(environment.interfaceIdiom)
    if arguments.isEmpty, let text = entry.plainText(on: device) {
      return ([.literal(text)], language)
    }
    let parts = entry.parts(language: language, device: device) { place in
      guard arguments.indices.contains(place), case .number(let number, _) = arguments[place]
      else { return nil }
      return number
    }
    return (parts, language)
  }
}

/// A value in a text.
enum FormatArgument: Equatable, Sendable {
  case string(String)
  /// A number, and its format if a table does not set one.
  case number(FormatNumber, specifier: String)
  indirect case text(Text)
}

extension LocalizedStringKey {
  /// The parts of a string literal, collected into a key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    /// Creates an empty interpolation; both numbers are hints for reserving memory.
    nonisolated public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends characters to the key. Percent signs are doubled, so that they are not placeholders.
    public mutating func appendLiteral(_ literal: String) {
      key += LocalizedFormat.escaping(literal)
    }

    /// Appends a string verbatim: it is neither looked up nor parsed as Markdown.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    /// Appends a text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), specifier: "%@") }

    /// Appends an image between the characters.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends characters with attributes of their own.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Appends a number, in the digits and groups of the locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Appends a number in the format of a specifier such as "%.2f".
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      // Text before and after the specifier is a part of the key.
      let plain = LocalizedFormat(specifier).pieces.lazy.compactMap { piece -> String? in
        if case .argument(_, let plain) = piece { plain } else { nil }
      }.first
      guard let number = value.number, let plain else {
        return append(.string("\(value)"), specifier: "%@")
      }
      append(.number(number, specifier: plain), specifier: specifier)
    }

    /// Appends a value, formatted by a style in the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Appends a value, formatted by a style in the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// Appends a value that changes as time passes; the text updates with it.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == AttributedString {
      appendInterpolation(Text(source, format: format))
    }

    /// Appends an object, formatted by a formatter or else by its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(
        .string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// Appends a date, formatted by a formatter or else by its description. This overload exists since
    /// Foundation's dates are `ReferenceConvertible` on Apple's platforms only.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(
        .string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// Appends an object, formatted by a formatter or else by its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(
        .string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// Appends a date in a style; the text updates with the time.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Appends the range from one date to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Appends the range of dates in an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Appends a timer that runs through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Appends the description of any value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), specifier: "%@")
    }

    private mutating func append(_ argument: FormatArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
