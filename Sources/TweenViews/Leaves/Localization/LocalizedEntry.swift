import Foundation

/// What a string table says of a key in one language.
struct LocalizedEntry: Equatable, Sendable {
  /// A text, or texts for numbers.
  indirect enum Forms: Equatable, Sendable {
    case text(String)
    case plural([PluralCategory: Forms])
    /// By the names that string catalogs have for devices.
    case device([String: Forms])

    /// The text that goes with a device and a number; `number` is asked only where there are several.
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
        // Nothing at all may have a form of its own in any language.
        let form =
          (value == 0 ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
          ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
        return form?.text(language: language, device: device, number: number)
      }
    }
  }

  /// A part of the text that goes with a number of its own.
  struct Substitution: Equatable, Sendable {
    /// The number's place among the values, from 0; nil: the next one.
    var place: Int?
    /// How the number is written in the part, such as "%d".
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

  /// The text where it is one for all numbers.
  func plainText(on device: TableDevice) -> String? {
    var forms: Forms? = forms
    while case .device(let choices) = forms { forms = device.best(of: choices) }
    if case .text(let text) = forms { return text }
    return nil
  }

  /// A part of what a text says: characters, or a value and how it is written if it is a number.
  enum Part: Equatable {
    case literal(String)
    case argument(Int, specifier: String)

    /// Whether there may be Markdown in it.
    var isMarked: Bool {
      if case .literal(let text) = self { MarkdownReader.isMarked(text) } else { false }
    }
  }

  /// The text for values, in parts. The number at a place is asked for where forms depend on it.
  func parts(
    language: String, device: TableDevice = .phone, number: @escaping (Int) -> FormatNumber?
  ) -> [Part] {
    var expansion = Expansion(
      entry: self, language: language, device: device, number: number)
    // The first number decides about the whole.
    let text = forms.text(language: language, device: device) {
      (0..<Expansion.mostValues).lazy.compactMap(number).first
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

    /// No text has a number behind so many values.
    static let mostValues = 64
    /// Parts in parts; a table may name them in a circle.
    private static let deepest = 8
    /// So many bytes of parts are read; a table may name several in each of them.
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

    /// - Parameter deciding: The place and the specifier of the number that chose the text.
    mutating func expand(
      _ text: String, deciding: (place: Int, specifier: String)?, depth: Int
    ) {
      for piece in LocalizedFormat(text).pieces {
        switch piece {
        case .literal(let text):
          parts.append(.literal(text))
        case .argument(let place, let specifier), .named(_, let place, let specifier):
          // In a part of its own a value without a place is the number that chose it.
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
