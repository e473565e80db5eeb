import Foundation
import Synchronization

/// The string tables of folders, each read once in a process and then kept.
///
/// As with images, the first content read from a file is used until the process ends.
final class StringTables: Sendable {
  static let shared = StringTables()

  /// A text that was found, with the language whose plural rules apply.
  struct Match {
    var entry: LocalizedEntry
    var language: String
  }

  /// The tables to search, in order of preference.
  private struct Sources: Sendable {
    var tables: [(language: String, entries: [String: LocalizedEntry])] = []
    var brokenFiles: [String] = []
  }

  private struct Query: Hashable {
    var folders: [String]
    var table: String
    var locale: String
  }

  private struct Folder: Hashable {
    var path: String
    var table: String
  }

  /// All files that a folder has for one table.
  private struct Contents {
    var tables: [StringTable] = []
    var brokenFiles: [String] = []
    var languages: Set<String> = []
  }

  private struct State {
    var sources: [Query: Sources] = [:]
    var contents: [Folder: Contents] = [:]
    /// The tables for which the folders have no file in any language.
    var missing: Set<Query> = []
  }

  private let state = Mutex(State())

  /// Finds the text of a key; nil if no table has it.
  ///
  /// - Parameter locale: Called only if there is a table.
  func find(
    _ key: String, table: String, in folders: [String], locale: () -> Locale,
    warn: (String) -> Void
  ) -> Match? {
    let anyLocale = Query(folders: folders, table: table, locale: "")
    if state.withLock({ $0.missing.contains(anyLocale) }) { return nil }
    let locale = locale()
    let sources = state.withLock { state in
      let question = Query(folders: folders, table: table, locale: locale.identifier)
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
    for path in sources.brokenFiles { warn("\(path) is not a valid string table, and is ignored.") }
    for table in sources.tables {
      if let entry = table.entries[key] { return Match(entry: entry, language: table.language) }
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
    // The source language follows.
    for source in contents.flatMap(\.tables).compactMap(\.sourceLanguage) + ["", "en"]
    where !chosen.contains(source) {
      // If the requested language is the source language, the keys are the texts.
      chosen.append(source)
    }
    var sources = Sources(brokenFiles: contents.flatMap(\.brokenFiles))
    for language in chosen {
      for table in contents.flatMap(\.tables) {
        guard let entries = table.entries[language], !entries.isEmpty else { continue }
        // A table without a language is taken to be in the requested one.
        let rules = language.isEmpty ? locale.identifier : language
        sources.tables.append((rules, entries))
      }
    }
    return sources
  }
}

/// Finds the best language of a program for a locale.
enum LanguageMatch {
  /// The best match for a locale among languages such as "de", "pt-BR" and "zh-Hans"; nil if none has the
  /// locale's language and script.
  static func best(of languages: Set<String>, for locale: Locale) -> String? {
    // Skipped if possible: finding the script of a language loads a large library.
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
    /// The region, if the identifier has one.
    var region: String?
    /// The likely region of the language if the identifier has none.
    var likelyRegion: String?

    init(_ language: Locale.Language) {
      let full = Locale.Language(identifier: language.maximalIdentifier)
      self.language = full.languageCode?.identifier
      script = full.script?.identifier
      region = language.region?.identifier
      likelyRegion = full.region?.identifier
    }
  }

  /// The distance of two languages: 0 for the same, more for other regions; nil for another language.
  private static func rank(_ found: Parts, _ wanted: Parts) -> Int? {
    guard found.language == wanted.language, found.script == wanted.script else { return nil }
    if found.region == wanted.region { return 0 }
    if found.region == nil { return 1 }
    if found.region == wanted.likelyRegion { return 2 }
    return found.region == found.likelyRegion ? 3 : 4
  }
}
