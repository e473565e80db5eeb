import Foundation

/// The public types in folders of sources that are views by their declaration or by an extension:
/// by the words of the sources, for no program can ask a module for its types.
struct PublicViews {
  private(set) var names: Set<String> = []

  init(in folders: [URL]) throws {
    var types: Set<String> = []
    var conformances: [(name: String, to: [String])] = []
    var refinements: [(name: String, to: [String])] = []
    for file in folders.flatMap(Self.sources) {
      let text = try String(contentsOf: file, encoding: .utf8)
      // A declaration at the margin, up to its brace.
      let declaration =
        /^(?:@\w+ |nonisolated |public |package |private |final )*(struct|class|enum|extension|protocol) (\w+)([^{]*)\{/
      for head in text.matches(of: declaration.anchorsMatchLineEndings()) {
        let (whole, kind, word, rest) = head.output
        let protocols = Self.protocols(of: rest)
        if kind == "protocol" {
          refinements.append((String(word), protocols))
          continue
        }
        // What others here make has an underscore.
        guard !word.hasPrefix("_") else { continue }
        if whole.contains("public ") { types.insert(String(word)) }
        conformances.append((String(word), protocols))
      }
    }
    var makingViews: Set = ["View"]
    var count = 0
    while count < makingViews.count {
      count = makingViews.count
      for (name, to) in refinements where to.contains(where: makingViews.contains) {
        makingViews.insert(name)
      }
    }
    for (name, to) in conformances
    where types.contains(name) && to.contains(where: makingViews.contains) { names.insert(name) }
  }

  private static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
  }

  /// The protocols after a colon, generic parameters and conditions left out.
  private static func protocols(of head: Substring) -> [String] {
    var plain = ""
    var depth = 0
    for character in head {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character.isNewline ? " " : character) }
      if character == ">" { depth -= 1 }
    }
    guard let colon = plain.firstIndex(of: ":") else { return [] }
    let list = plain[plain.index(after: colon)...]
    let end = list.range(of: " where ")?.lowerBound ?? list.endIndex
    return list[..<end].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
