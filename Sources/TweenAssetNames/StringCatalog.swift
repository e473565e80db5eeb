import Foundation

/// The parts of a string catalogue from which members are made.
public struct StringCatalog: Equatable, Sendable {
  /// A file that is not a string catalogue.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The reason why the file can't be read.
    public var reason: String

    public var description: String { "\(path) is not a string catalog: \(reason)" }
  }

  /// The path of the catalogue's file.
  public let path: String
  /// The name of the table: the file's name without its ending.
  public let table: String
  /// The strings with a member, in the order of their keys.
  let strings: [ManualString]

  /// Reads a catalogue from a file. Throws `Failure`.
  ///
  /// As in Xcode 26, strings that were added by hand have members: those whose "extractionState" is
  /// "manual", except where "generatesSymbol" is false. Strings that Xcode extracted from the source
  /// have none.
  public init(path: String) throws(Failure) {
    self.path = path
    table = String(URL(fileURLWithPath: path).lastPathComponent.dropLast(".xcstrings".count))
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(path: path, reason: "it can't be read")
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw Failure(path: path, reason: Self.reason(error))
    }
    strings = file.strings.filter { $0.value.hasMember }.sorted { $0.key < $1.key }
      .map { key, string in
        let source = file.sourceLanguage.flatMap { string.localizations?[$0] }
        return ManualString(key: key, comment: string.comment, source: source)
      }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "no \"\(key.stringValue)\"\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "another kind of value than expected\(place(context))"
    default: "its JSON is damaged"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: "/")
    return path.isEmpty ? "" : " at \(path)"
  }

  private struct File: Decodable {
    struct String: Decodable {
      var extractionState: Swift.String?
      var generatesSymbol: Bool?
      var comment: Swift.String?
      var localizations: [Swift.String: StringLocalization]?

      var hasMember: Bool { extractionState == "manual" && generatesSymbol != false }
    }

    var sourceLanguage: Swift.String?
    var strings: [Swift.String: String]
  }
}

/// A string that was added to a catalogue by hand.
struct ManualString: Equatable, Sendable {
  /// The key of the entry in the table.
  var key: String
  /// The comment for translators.
  var comment: String?
  /// The text in the catalogue's own language; nil where the key is the text.
  var source: StringLocalization?
}

/// A string's text in one language, or its texts for numbers and devices.
final class StringLocalization: Decodable, Equatable, Sendable {
  /// A text and the state of its translation.
  struct Unit: Decodable, Equatable {
    var value: String?
    var state: String?
  }

  /// Texts by numbers, or by devices.
  struct Variations: Decodable, Equatable {
    var plural: [String: StringLocalization]?
    var device: [String: StringLocalization]?
  }

  /// A part of the text that depends on a number of its own.
  struct Substitution: Decodable, Equatable {
    /// The place of the number among the values, from 1.
    var argNum: Int?
    /// The specifier of the number, without the percent sign: "lld".
    var formatSpecifier: String?
    var variations: Variations?
  }

  let stringUnit: Unit?
  let variations: Variations?
  let substitutions: [String: Substitution]?

  /// The text where it is the same for all numbers and devices; nil where it is not written yet.
  var text: String? {
    stringUnit?.state == "new" && stringUnit?.value?.isEmpty == true ? nil : stringUnit?.value
  }

  /// All texts: the one for all numbers and devices, then those of the variations.
  var texts: [String] { [text].compactMap { $0 } + (variations?.texts ?? []) }

  static func == (one: StringLocalization, other: StringLocalization) -> Bool {
    one.stringUnit == other.stringUnit && one.variations == other.variations
      && one.substitutions == other.substitutions
  }
}

extension StringLocalization.Variations {
  /// All texts; of numbers and of devices, those of the category `other` first.
  var texts: [String] {
    var texts: [String] = []
    for forms in [plural ?? [:], device ?? [:]] {
      texts += forms["other"]?.texts ?? []
      for name in forms.keys.sorted() where name != "other" { texts += forms[name]?.texts ?? [] }
    }
    return texts
  }
}
