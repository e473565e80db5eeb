import Foundation
import TweenMotion
import TweenPaint

/// A text that string tables may say otherwise, with places for values: what a string literal in
/// the initializer of a `Text` makes.
///
/// It is looked up in the tables of the program, in the language of the environment's locale; where
/// none has it, it is shown itself. Inline Markdown in it counts: `**bold**`, `*italic*`, code in
/// backticks, `~~struck~~`, `[words](address)`. Values are shown as they are.
///
/// `^[\(3) new message](inflect: true)` is "3 new messages": words of an English text agree with the
/// count among them, nouns by rules and tables, "this", "that", "is", "was", "has" and "does" with
/// them. In other languages, and without a count in digits, the words stay as they are written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What tables know the text by: "%lld of %@".
  let key: String
  let arguments: [FormatArgument]

  init(key: String, arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// - Parameter value: The key; percent signs in it are no places for values.
  nonisolated public init(_ value: String) {
    key = value
    arguments = []
  }

  nonisolated public init(stringLiteral value: String) { self.init(value) }

  nonisolated public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text that tables say, in parts, and its language. What no table has is English, as the
  /// tables' own keys are unless they say so.
  ///
  /// - Parameter standIn: What is said where no table has the key; nil: the key.
  func parts(
    tableName: String?, bundle: Bundle?, in environment: EnvironmentValues,
    standIn: String? = nil
  ) -> (parts: [LocalizedEntry.Part], language: String) {
    let finding = StringTables.shared.find(
      key, table: tableName ?? "Localizable", in: AssetName.folders(of: bundle),
      locale: { environment.locale }, warn: { environment.warn($0) })
    let language = finding?.language ?? "en"
    let key = standIn ?? key
    // A key without values is not looked through for places.
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
  /// A number, and how it is written where a table doesn't say.
  case number(FormatNumber, specifier: String)
  indirect case text(Text)
}

extension LocalizedStringKey {
  /// Takes a string literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    /// Reserves memory for the key; both numbers are hints.
    nonisolated public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Characters of the key. Percent signs in them are doubled there, so that they are no places
    /// for values.
    public mutating func appendLiteral(_ literal: String) {
      key += LocalizedFormat.escaping(literal)
    }

    /// The string as it is: it is not looked up, nor is Markdown in it.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    /// A text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), specifier: "%@") }

    /// An image among the characters.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Characters with attributes of their own.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// A number, in the digits and groups of the locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// A number as a format specifier such as "%.2f" writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      // What stands before and after it is part of the key.
      let plain = LocalizedFormat(specifier).pieces.lazy.compactMap { piece -> String? in
        if case .argument(_, let plain) = piece { plain } else { nil }
      }.first
      guard let number = value.number, let plain else {
        return append(.string("\(value)"), specifier: "%@")
      }
      append(.number(number, specifier: plain), specifier: specifier)
    }

    /// A value as a style writes it in the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// A value as a style writes it in the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// A value that changes as time goes on, the text following it.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == AttributedString {
      appendInterpolation(Text(source, format: format))
    }

    /// An object as a formatter writes it; without one, as it describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(
        .string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// A date as a formatter writes it; without one, as it describes itself. Foundation's dates are
    /// `ReferenceConvertible` on Apple's platforms alone.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(
        .string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// An object as a formatter writes it; without one, as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(
        .string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// A date in a style, the text following the time.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// The dates from one to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// The dates of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// A timer through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Any value as it describes itself.
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
