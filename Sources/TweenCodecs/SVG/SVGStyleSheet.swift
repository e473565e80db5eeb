import Foundation

/// The rules of an SVG file's style elements, in the forms that drawing programs write: by class, by
/// id, by element and for all.
struct SVGStyleSheet {
  private struct Rule {
    var selector: Substring
    var declarations: [(name: String, value: String)]
  }

  private var rules: [Rule] = []
  /// Whether some selector has another form, or can't be read.
  private(set) var hasUnknown = false

  init() {}

  /// - Parameters:
  ///   - text: The content of all style elements.
  ///   - hasColons: Whether names of classes have colons in them, as in templates of symbols.
  init(_ text: String, hasColons: Bool = false) {
    var rest = Substring(Self.withoutComments(text))
    while let open = rest.firstIndex(of: "{") {
      let end = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(rest[rest.index(after: open)..<end])
      for selector in rest[..<open].split(separator: ",") {
        let name = selector.drop(while: \.isWhitespace)
        let trimmed = name.prefix { !$0.isWhitespace }
        let isPlain = trimmed.dropFirst().allSatisfy {
          $0.isLetter || $0.isNumber || "_-".contains($0) || (hasColons && $0 == ":")
        }
        // Several names, and a colon or a bracket in a name, are another form.
        if trimmed.isEmpty || !isPlain
          || name.trimmingCharacters(in: .whitespacesAndNewlines) != String(trimmed)
        {
          hasUnknown = true
        } else {
          rules.append(Rule(selector: trimmed, declarations: declarations))
        }
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// "fill: red; stroke: none"
  static func declarations(_ text: some StringProtocol) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      var value = declaration[declaration.index(after: colon)...]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if value.lowercased().hasSuffix("!important") {
        value = String(value.dropLast(10)).trimmingCharacters(in: .whitespaces)
      }
      return name.isEmpty ? nil : (name.lowercased(), value)
    }
  }

  /// The declarations of the rules for a class.
  func declarations(ofClass name: Substring) -> [(name: String, value: String)] {
    rules.filter { $0.selector.first == "." && $0.selector.dropFirst() == name }
      .flatMap(\.declarations)
  }

  /// The declarations of the rules for an element: later ones win over earlier ones of their kind,
  /// ids over classes over elements.
  func declarations(for element: SVGElement) -> [(name: String, value: String)] {
    guard !rules.isEmpty else { return [] }
    let classes = element.classes
    let id = element["id"]
    var found: [[(name: String, value: String)]] = [[], [], [], []]
    for rule in rules {
      let name = rule.selector.dropFirst()
      switch rule.selector.first {
      case "*" where name.isEmpty: found[0] += rule.declarations
      case "." where classes.contains(name): found[2] += rule.declarations
      case "#" where id.map { name == $0 } == true: found[3] += rule.declarations
      default: if rule.selector == element.name { found[1] += rule.declarations }
      }
    }
    return found.flatMap { $0 }
  }
}
