import Foundation
import TweenViews

/// A word that controls say by themselves, in the language of the environment: what a program's own
/// string tables say of it doesn't count, as on other systems.
package enum SystemWord: String, CaseIterable, Codable, Sendable {
  case back = "Back"
  case cancel = "Cancel"
  case search = "Search"
  case clearText = "Clear text"
  case done = "Done"
  case edit = "Edit"
  case delete = "Delete"
  case close = "Close"
  case ok = "OK"
  case more = "More"
  case open = "Open"
  case copy = "Copy"
  case cut = "Cut"
  case paste = "Paste"
  case selectAll = "Select All"
  case rename = "Rename"
  case share = "Share…"
  case noResults = "No Results"
  case checkSpelling = "Check the spelling or try a new search."
  case time = "Time"
  case previousMonth = "Previous Month"
  case nextMonth = "Next Month"
  case toggleSidebar = "Toggle Sidebar"
  case email = "E-mail"
  case noResultsFor = "No Results for “%@”"
  case removeRow = "Remove %@"
  case reorderRow = "Reorder %@"
  case expanded = "Expanded"
  case collapsed = "Collapsed"
  case sectionIndex = "Section index"

  /// The word in a locale's language; in English where that is not among those of the table.
  package func text(in locale: Locale) -> String {
    Self.words[Self.language(of: locale)]?[self] ?? rawValue
  }

  /// The language, and for Chinese in traditional characters these too: `zh-Hant`.
  private static func language(of locale: Locale) -> String {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return "en" }
    guard code == "zh" else { return code }
    let regions: Set<String> = ["TW", "HK", "MO"]
    let isTraditional =
      locale.identifier.contains("Hant")
      || !locale.identifier.contains("Hans") && regions.contains(language.region?.identifier ?? "")
    return isTraditional ? "zh-Hant" : "zh"
  }

  /// Writes words in the language of its locale, which is the environment's where nobody gave another.
  struct Style: FormatStyle {
    var locale: Locale = .autoupdatingCurrent
    /// What stands for "%@" in the word.
    var argument = ""

    func format(_ word: SystemWord) -> String {
      word.text(in: locale).replacingOccurrences(of: "%@", with: argument)
    }

    func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension Text {
  /// A word of the system, in the environment's language.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - argument: What stands for "%@" in it.
  package nonisolated init(system word: SystemWord, _ argument: String = "") {
    self.init(word, format: SystemWord.Style(argument: argument))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A word of the system, in the environment's language, with a symbol.
  package init(system word: SystemWord, symbol: String) {
    self.init {
      Text(system: word)
    } icon: {
      Image(systemName: symbol)
    }
  }
}
