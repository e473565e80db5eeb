import Foundation

/// The entry of a string table for a key in one language.
struct LocalizedEntry: Equatable, Sendable {
  /// A text, or several texts for numbers or devices.
  indirect enum Forms: Equatable, Sendable {
    case text(String)
    case plural([PluralCategory: Forms])
    /// Texts by the names that string catalogs have for devices.
    case device([String: Forms])

    /// The text for a device and a number; `number` is called only if there are several texts.
    func text(
      language: String, device: TableDevice, number: () -> FormatNumber?
    ) -> String? {
      switch self {
      case .text(let text):
        return text
      case .device(let forms):
        return device.best(of: forms)?.text(language: language, device: device, number: number)
      case .plural(let forms):
        let value = number()?.double
        let category = value.map { PluralCategory.category(of: $0, in: language) } ?? .other
        // Zero can have its own form in any language.
        let form =
          (value == 0 ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
          ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
        return form?.text(language: language, device: device, number: number)
      }
    }
  }

  /// A part of the text that depends on a number of its own.
  struct Substitution: Equatable, Sendable {
    /// The number's index among the values, from 0; nil for the next one.
    var place: Int?
    /// The number's format in the part, such as "%d".
    var specifier: String
    var forms: Forms
  }

  var forms: Forms
  var substitutions: [String: Substitution] = [:]

  init(forms: Forms, substitutions: [String: Substitution] = [:]) {
    self.forms = forms
    self.substitutions = substitutions
  }

  init(_ text: String) { forms = .text(text) }

  /// The text, if it does not depend on numbers; else nil.
  func plainText(on device: TableDevice) -> String? {
    var forms: Forms? = forms
    while case .device(let choices) = forms { forms = device.best(of: choices) }
    if case .text(let text) = forms { return text }
    return nil
  }

  /// A part of a text: characters, or a value with the format to use if it is a number.
  enum Part: Equatable {
    case literal(String)
    case argument(Int, specifier: String)

    /// Whether the part may contain Markdown.
    var isMarked: Bool {
      if case .literal(let text) = self { MarkdownReader.isMarked(text) } else { false }
    }
  }

  /// The text as parts. `number` is called with an index where a form depends on the number there.
  func parts(
    language: String, device: TableDevice = .phone, number: @escaping (Int) -> FormatNumber?
  ) -> [Part] {
    var expansion = Expansion(
      entry: self, language: language, device: device, number: number)
    // The first number selects the form of the whole text.
    let text = forms.text(language: language, device: device) {
      (0..<Expansion.maximumValues).lazy.compactMap(number).first
    }
    expansion.expand(text ?? "", deciding: nil, depth: 0)
    return expansion.parts
  }

  private struct Expansion {
    let entry: LocalizedEntry
    let language: String
    let device: TableDevice
    let number: (Int) -> FormatNumber?
    var parts: [Part] = []
    private var next = 0

    /// The maximum number of values that are searched for a number.
    static let maximumValues = 64
    /// The maximum depth of nested parts, since a table can have cyclic references.
    private static let deepest = 8
    /// The remaining number of bytes of parts to read, since each part can refer to several others.
    private var left = 1 << 17

    init(
      entry: LocalizedEntry, language: String, device: TableDevice,
      number: @escaping (Int) -> FormatNumber?
    ) {
      self.entry = entry
      self.language = language
      self.device = device
      self.number = number
    }

    /// - Parameter deciding: The index and the specifier of the number that selected the text.
    mutating func expand(
      _ text: String, deciding: (place: Int, specifier: String)?, depth: Int
    ) {
      for piece in LocalizedFormat(text).pieces {
        switch piece {
        case .literal(let text):
          parts.append(.literal(text))
        case .argument(let place, let specifier), .named(_, let place, let specifier):
          // In a part with its own number, a value without an index is that number.
          parts.append(.argument(place ?? deciding?.place ?? take(), specifier: specifier))
        case .decidingNumber:
          if let deciding {
            parts.append(.argument(deciding.place, specifier: deciding.specifier))
          } else {
            parts.append(.literal("%arg"))
          }
        case .variable(let name, let place):
          expandVariable(name, place: place, depth: depth)
        }
      }
    }

    private mutating func expandVariable(_ name: String, place: Int?, depth: Int) {
      guard let substitution = entry.substitutions[name], depth < Self.deepest else {
        return parts.append(.literal("%#@\(name)@"))
      }
      let place = place ?? substitution.place ?? take()
      let text = substitution.forms.text(language: language, device: device) { number(place) }
      left -= (text?.utf8.count ?? 0) + 1
      guard left > 0 else { return parts.append(.literal("%#@\(name)@")) }
      expand(
        text ?? "", deciding: (place, substitution.specifier), depth: depth + 1)
    }

    private mutating func take() -> Int {
      defer { next += 1 }
      return next
    }
  }
}
