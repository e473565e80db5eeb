import Foundation

/// The texts of one file: of a .strings table and its .stringsdict in one language, or of a string catalog
/// in all its languages.
struct StringTable: Sendable {
  /// The entries by language and key; the language is "" if the file does not name it.
  private(set) var entries: [String: [String: LocalizedEntry]] = [:]
  /// The language of the keys.
  private(set) var sourceLanguage: String?

  /// The error for a file that is not a string table.
  struct Failure: Error {
    var path: String
  }

  // MARK: .strings and .stringsdict

  /// Reads the table of one language in a folder; nil if there is none.
  init?(name: String, language: String, folder: String) throws(Failure) {
    let path = folder + "/" + name
    let strings = try Self.propertyList(at: path + ".strings")
    let variants = try Self.propertyList(at: path + ".stringsdict")
    if strings == nil, variants == nil { return nil }
    var found: [String: LocalizedEntry] = [:]
    for (key, value) in strings ?? [:] {
      if let text = value as? String { found[key] = LocalizedEntry(text) }
    }
    for (key, value) in variants ?? [:] {
      if let entry = Self.entry(of: value) { found[key] = entry }
    }
    entries[language] = found
  }

  /// Returns the bytes of a table; nil if there is none.
  private static func data(atPath path: String) throws(Failure) -> Data? {
    do { return try AssetFile.contents(atPath: path) } catch { throw Failure(path: path) }
  }

  private static func propertyList(at path: String) throws(Failure) -> [String: Any]? {
    guard let data = try data(atPath: path) else { return nil }
    // An empty file is a table without texts.
    if data.allSatisfy({ $0 <= 0x20 }) { return [:] }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: Any]
    else { throw Failure(path: path) }
    return table
  }

  /// The entry of a .stringsdict.
  private static func entry(of value: Any) -> LocalizedEntry? {
    guard let value = value as? [String: Any],
      let format = value["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var entry = LocalizedEntry(format)
    for (name, rule) in value {
      guard let rule = rule as? [String: Any],
        rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      var forms: [PluralCategory: LocalizedEntry.Forms] = [:]
      for category in PluralCategory.allCases {
        if let text = rule[category.rawValue] as? String { forms[category] = .text(text) }
      }
      entry.substitutions[name] = LocalizedEntry.Substitution(
        specifier: specifier(rule["NSStringFormatValueTypeKey"] as? String),
        forms: .plural(forms))
    }
    return entry
  }

  /// The specifier for a type: "%d" for "lld", since each value has a type with a size.
  private static func specifier(_ type: String?) -> String {
    for piece in LocalizedFormat("%" + (type ?? "d")).pieces {
      if case .argument(_, let specifier) = piece { return specifier }
    }
    return "%d"
  }

  // MARK: .xcstrings

  /// Reads the catalog with a name in a folder; nil if there is none.
  init?(catalog name: String, folder: String) throws(Failure) {
    let path = folder + "/" + name + ".xcstrings"
    guard let data = try Self.data(atPath: path) else { return nil }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
      throw Failure(path: path)
    }
    sourceLanguage = catalog.sourceLanguage
    for (key, text) in catalog.strings {
      let found = (text.localizations ?? [:]).compactMapValues(\.entry)
      let places = NamedPlaces(key: key, source: catalog.sourceLanguage.flatMap { found[$0] })
      for (language, entry) in found {
        entries[language, default: [:]][key] = places.numbered(entry)
      }
    }
    // Keys are texts in the source language.
    if let source = catalog.sourceLanguage, entries[source] == nil { entries[source] = [:] }
  }

  /// The parts of a catalog that the engine uses.
  private struct Catalog: Decodable {
    struct Text: Decodable {
      var localizations: [String: Localization]?
    }

    struct Unit: Decodable {
      var value: String?
      var state: String?

      /// The text; nil if it is not translated yet.
      var text: String? { state == "new" && value?.isEmpty == true ? nil : value }
    }

    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?

      var forms: LocalizedEntry.Forms? {
        if let plural {
          var forms: [PluralCategory: LocalizedEntry.Forms] = [:]
          for (name, localization) in plural {
            guard let category = PluralCategory(rawValue: name) else { continue }
            forms[category] = localization.entry?.forms
          }
          return forms.isEmpty ? nil : .plural(forms)
        }
        let forms = (device ?? [:]).compactMapValues { $0.entry?.forms }
        return forms.isEmpty ? nil : .device(forms)
      }
    }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    final class Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      var substitutions: [String: Substitution]?

      var entry: LocalizedEntry? {
        guard let forms = stringUnit?.text.map(LocalizedEntry.Forms.text) ?? variations?.forms
        else { return nil }
        var parts: [String: LocalizedEntry.Substitution] = [:]
        for (name, part) in substitutions ?? [:] {
          guard let forms = part.variations?.forms else { continue }
          parts[name] = LocalizedEntry.Substitution(
            place: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
            specifier: StringTable.specifier(part.formatSpecifier), forms: forms)
        }
        return LocalizedEntry(forms: forms, substitutions: parts)
      }
    }

    var sourceLanguage: String?
    var strings: [String: Text]
  }
}
