import Foundation
import Synchronization

/// The string tables of folders, read once in a process and kept.
///
/// As with images, what a file held when it was asked for first, it holds to the end.
final class StringTables: Sendable {
  static let shared = StringTables()

  /// A text found, and the language whose rules it follows.
  struct Finding {
    var entry: LocalizedEntry
    var language: String
  }

  /// Tables to look in, the best first.
  private struct Sources: Sendable {
    var tables: [(language: String, entries: [String: LocalizedEntry])] = []
    var brokenFiles: [String] = []
  }

  private struct Question: Hashable {
    var folders: [String]
    var table: String
    var locale: String
  }

  private struct Folder: Hashable {
    var path: String
    var table: String
  }

  /// All that a folder has of one table.
  private struct Contents {
    var tables: [StringTable] = []
    var brokenFiles: [String] = []
    var languages: Set<String> = []
  }

  private struct State {
    var sources: [Question: Sources] = [:]
    var contents: [Folder: Contents] = [:]
    /// Tables of which the folders have nothing, in any language.
    var missing: Set<Question> = []
  }

  private let state = Mutex(State())

  /// Looks for the text of a key; nil where no table has it.
  ///
  /// - Parameter locale: Asked for where there is a table at all.
  func find(
    _ key: String, table: String, in folders: [String], locale: () -> Locale,
    warn: (String) -> Void
  ) -> Finding? {
    let anyLocale = Question(folders: folders, table: table, locale: "")
    if state.withLock({ $0.missing.contains(anyLocale) }) { return nil }
    let locale = locale()
    let sources = state.withLock { state in
      let question = Question(folders: folders, table: table, locale: locale.identifier)
      if let known = state.sources[question] { return known }
      let contents = folders.map { path in
        let folder = Folder(path: path, table: table)
        let contents = state.contents[folder] ?? Self.contents(of: folder)
        state.contents[folder] = contents
        return contents
      }
      let sources = Self.sources(contents, for: locale)
      state.sources[question] = sources
      if contents.allSatisfy({ $0.tables.isEmpty && $0.brokenFiles.isEmpty }) {
        state.missing.insert(anyLocale)
      }
      return sources
    }
    for path in sources.brokenFiles { warn("\(path) is no table of texts; none is taken from it.") }
    for table in sources.tables {
      if let entry = table.entries[key] { return Finding(entry: entry, language: table.language) }
    }
    return nil
  }

  // MARK: Reading

  private static let languageEnding = ".lproj"

  private static func contents(of folder: Folder) -> Contents {
    var contents = Contents()
    let read = { (load: () throws(StringTable.Failure) -> StringTable?) in
      do throws(StringTable.Failure) {
        guard let table = try load() else { return }
        contents.tables.append(table)
        contents.languages.formUnion(table.entries.keys)
      } catch {
        contents.brokenFiles.append(error.path)
      }
    }
    read { () throws(StringTable.Failure) in
      try StringTable(catalog: folder.table, folder: folder.path)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(languageEnding) {
      let language = String(name.dropLast(languageEnding.count))
      read { () throws(StringTable.Failure) in
        try StringTable(
          name: folder.table, language: language == "Base" ? "" : language,
          folder: folder.path + "/" + name)
      }
    }
    read { () throws(StringTable.Failure) in
      try StringTable(name: folder.table, language: "", folder: folder.path)
    }
    return contents
  }

  // MARK: Choosing languages

  private static func sources(_ contents: [Contents], for locale: Locale) -> Sources {
    let languages = contents.reduce(into: Set<String>()) { $0.formUnion($1.languages) }
    var chosen: [String] = []
    if let best = LanguageMatch.best(of: languages, for: locale) { chosen.append(best) }
    // Then what the program was written in.
    for source in contents.flatMap(\.tables).compactMap(\.sourceLanguage) + ["", "en"]
    where !chosen.contains(source) {
      // Where the wanted language is the source's, its keys are the texts.
      chosen.append(source)
    }
    var sources = Sources(brokenFiles: contents.flatMap(\.brokenFiles))
    for language in chosen {
      for table in contents.flatMap(\.tables) {
        guard let entries = table.entries[language], !entries.isEmpty else { continue }
        // A table without a language is in the one that is wanted.
        let rules = language.isEmpty ? locale.identifier : language
        sources.tables.append((rules, entries))
      }
    }
    return sources
  }
}

/// Finds the language in which a user reads a program.
enum LanguageMatch {
  /// Of languages such as "de", "pt-BR" and "zh-Hans" the one for a locale; nil where none is its
  /// language in its script.
  static func best(of languages: Set<String>, for locale: Locale) -> String? {
    // What a language is written in, only a large library knows.
    guard languages.contains(where: { !$0.isEmpty }) else { return nil }
    let wanted = Parts(locale.language)
    let ranked = languages.filter { !$0.isEmpty }.sorted().compactMap { name in
      rank(Parts(Locale.Language(identifier: name)), wanted).map { (rank: $0, name: name) }
    }
    return ranked.min { $0.rank < $1.rank }?.name
  }

  private struct Parts {
    var language: String?
    var script: String?
    /// The region as it is written.
    var region: String?
    /// The region that goes with the language where none is written.
    var likelyRegion: String?

    init(_ language: Locale.Language) {
      let full = Locale.Language(identifier: language.maximalIdentifier)
      self.language = full.languageCode?.identifier
      script = full.script?.identifier
      region = language.region?.identifier
      likelyRegion = full.region?.identifier
    }
  }

  /// 0: the same; more: further away; nil: another language.
  private static func rank(_ found: Parts, _ wanted: Parts) -> Int? {
    guard found.language == wanted.language, found.script == wanted.script else { return nil }
    if found.region == wanted.region { return 0 }
    if found.region == nil { return 1 }
    if found.region == wanted.likelyRegion { return 2 }
    return found.region == found.likelyRegion ? 3 : 4
  }
}
