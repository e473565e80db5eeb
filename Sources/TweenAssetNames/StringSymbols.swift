/// Members of `LocalizedStringResource` for the strings of a target's string catalogues.
///
/// Strings of the table Localizable are members themselves, `.welcomeTitle`; those of another table
/// are members of an enumeration that has its name, `.Kitchen.lidTitle`. A string without values is
/// a property, another one a function.
public struct StringSymbols: Equatable, Sendable {
  /// A member.
  struct Member: Equatable {
    var name: String
    var table: String
    var string: ManualString
  }

  /// The members of the type itself, by their keys.
  private(set) var members: [Member] = []
  /// The members of enumerations, by the enumerations' names.
  private(set) var spaces: [String: [Member]] = [:]
  /// The strings without a member and the reasons, one sentence for each. Xcode fails for these.
  public private(set) var warnings: [String] = []

  /// Makes members for catalogues. If two strings have one name, the first in the order of the keys
  /// gets the member.
  public init(catalogs: [StringCatalog]) {
    let main = "Localizable"
    var owners: [String: String] = [:]
    for catalog in catalogs where catalog.table != main {
      if let space = SymbolName.space(catalog.table) { owners[space] = "table \(catalog.table)" }
    }
    for catalog in catalogs where catalog.table == main { members += add(catalog, &owners) }
    var ownersBySpace: [String: [String: String]] = [:]
    for catalog in catalogs where catalog.table != main {
      guard let space = SymbolName.space(catalog.table) else {
        warnings.append("\(catalog.path): no members: the table's name has no letter or digit")
        continue
      }
      guard !Self.usedTypes.contains(space) else {
        warnings.append("\(catalog.path): no members: they name the type \(space) themselves")
        continue
      }
      spaces[space, default: []] += add(catalog, &ownersBySpace[space, default: [:]])
    }
    spaces = spaces.filter { !$0.value.isEmpty }
  }

  /// The types in the source of members, which an enumeration of the same name would hide.
  private static let usedTypes: Set = [
    "Bundle", "BundleDescription", "CChar", "Double", "Float", "Int", "Int16", "Int32", "Int8",
    "LocalizedStringResource", "String", "UInt", "UInt16", "UInt32", "UInt8",
  ]

  /// - Parameter owners: The strings that have a name already, by the names.
  private mutating func add(_ catalog: StringCatalog, _ owners: inout [String: String]) -> [Member]
  {
    var members: [Member] = []
    for string in catalog.strings {
      let key = SwiftLiteral.quoted(string.key)
      let start = "\(catalog.path): no member for the key \(key): "
      let pointer = StringParameters(of: string).parameters.first { $0.type == nil }
      if let pointer {
        warnings.append(start + "\(pointer.specifier) takes a pointer")
      } else if let name = SymbolName.member(string.key) {
        if let owner = owners[name] {
          warnings.append(start + "the \(owner) has the name \(name)")
        } else {
          owners[name] = "key \(key)"
          members.append(Member(name: name, table: catalog.table, string: string))
        }
      } else {
        warnings.append(start + "it has no letter or digit")
      }
    }
    return members
  }

  /// The Swift source text that declares the members; empty without any.
  public var source: String {
    if members.isEmpty, spaces.isEmpty { return "" }
    var lines = ["extension LocalizedStringResource {"]
    lines += members.flatMap { $0.declaration(depth: 1) }
    for (space, members) in spaces.sorted(by: { $0.key < $1.key }) {
      lines += ["  /// The strings of \(members[0].table).xcstrings.", "  enum \(space) {"]
      lines += members.flatMap { $0.declaration(depth: 2) }
      lines.append("  }")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
}

extension StringSymbols.Member {
  /// The lines that declare the member.
  ///
  /// As in Xcode's members, the comment for translators comes first, then the key and the table. The
  /// key is looked up as in the catalogue; the default contains the values.
  fileprivate func declaration(depth: Int) -> [String] {
    let type = "LocalizedStringResource"
    let values = StringParameters(of: string)
    let head = values.parameters.map(\.declaration).joined(separator: ", ")
    let key = SwiftLiteral.quoted(string.key)
    let file = "table: \(SwiftLiteral.quoted(table)), bundle: .atURL(Bundle.module.bundleURL)"
    var lines = documentation.map { $0.isEmpty ? "///" : "/// " + $0 }
    if values.parameters.isEmpty {
      lines += ["static var \(name): \(type) {", "  \(type)(", "    \(key),"]
    } else {
      lines += [
        "static func \(name)(\(head)) -> \(type) {", "  \(type)(",
        "    \(key), defaultValue: \(values.literal(of: text)),",
      ]
    }
    lines += ["    \(file))", "}"]
    return lines.map { String(repeating: "  ", count: depth) + $0 }
  }

  /// The text in the catalogue's language: the key, where no other is written; "" where there are
  /// several for numbers or devices.
  private var text: String {
    guard let source = string.source, !source.texts.isEmpty else { return string.key }
    return source.text ?? ""
  }

  private var documentation: [String] {
    let comment = string.comment?.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let place = "The string \(SwiftLiteral.quoted(string.key)) of \(table).xcstrings."
    return (comment ?? []).map { String($0) } + (comment == nil ? [] : [""]) + [place]
  }
}
