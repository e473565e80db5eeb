/// The numbers of a string's named placeholders: of "name" and "count" in "%(name)@ has %(count)lld".
///
/// A string catalog of Xcode 26 can name the placeholders of a text; the names label the parameters of
/// generated members. Values are passed by number, so names are replaced by numbers when a catalog is read:
/// "%1$@ has %2$d". A name gets the number of its first use, in the key or else in the text of the
/// catalog's source language; a translation can use the names in another order.
struct NamedPlaces {
  /// The numbers by name, from 0.
  private var places: [String: Int] = [:]

  /// - Parameter source: The entry in the catalog's source language.
  init(key: String, source: LocalizedEntry?) {
    _ = rewrite(key, isPart: false)
    for text in source?.forms.texts ?? [] { _ = rewrite(text, isPart: false) }
  }

  /// The entry with names replaced by numbers in its texts.
  func numbered(_ entry: LocalizedEntry) -> LocalizedEntry {
    let parts = entry.substitutions.values.map(\.forms)
    guard ([entry.forms] + parts).contains(where: { $0.texts.contains(where: Self.mayName) }) else {
      return entry
    }
    var entry = entry
    entry.forms = entry.forms.map { numbered($0, isPart: false) }
    entry.substitutions = entry.substitutions.mapValues { part in
      var part = part
      part.forms = part.forms.map { numbered($0, isPart: true) }
      return part
    }
    return entry
  }

  /// Whether a text may have a named placeholder; few texts do.
  private static func mayName(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "(")) }

  private func numbered(_ text: String, isPart: Bool) -> String {
    var places = self
    return places.rewrite(text, isPart: isPart)
  }

  /// - Parameter isPart: Whether the text is selected by a number of its own, which is then the value of
  ///   all placeholders without a number.
  private mutating func rewrite(_ text: String, isPart: Bool) -> String {
    guard Self.mayName(text) else { return text }
    let pieces = LocalizedFormat(text).pieces
    guard pieces.contains(where: { if case .named = $0 { true } else { false } }) else {
      return text
    }
    var next = 0
    let take = { () -> Int? in
      defer { next += 1 }
      return isPart ? nil : next
    }
    return pieces.map { piece in
      switch piece {
      case .literal(let literal):
        return LocalizedFormat.escaping(literal)
      case .argument(let place, let specifier):
        return Self.specifier(specifier, place ?? take())
      case .named(let name, let written, let specifier):
        let place = written ?? places[name] ?? take()
        if places[name] == nil { places[name] = place }
        return Self.specifier(specifier, place)
      case .variable(let name, let place):
        return Self.specifier("%#@\(name)@", place)
      case .decidingNumber:
        return "%arg"
      }
    }.joined()
  }

  private static func specifier(_ specifier: String, _ place: Int?) -> String {
    guard let place else { return specifier }
    return "%\(place + 1)$" + specifier.dropFirst()
  }
}

extension LocalizedEntry.Forms {
  /// All texts; the texts for the category or device "other" come first.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text):
      [text]
    case .plural(let forms):
      (forms[.other]?.texts ?? [])
        + PluralCategory.allCases.filter { $0 != .other }.flatMap { forms[$0]?.texts ?? [] }
    case .device(let forms):
      (forms["other"]?.texts ?? [])
        + forms.keys.sorted().filter { $0 != "other" }.flatMap { forms[$0]?.texts ?? [] }
    }
  }

  /// These forms with each text transformed.
  fileprivate func map(_ transform: (String) -> String) -> LocalizedEntry.Forms {
    switch self {
    case .text(let text): .text(transform(text))
    case .plural(let forms): .plural(forms.mapValues { $0.map(transform) })
    case .device(let forms): .device(forms.mapValues { $0.map(transform) })
    }
  }
}
