import Foundation
import TweenViews

/// A word that controls show by themselves, in the language of the environment. A program's own
/// string tables do not replace it, as on other systems.
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

  /// Returns the word in a locale's language, or in English if the table lacks the language.
  package func text(in locale: Locale) -> String {
    Self.words[Self.language(of: locale)]?[self] ?? rawValue
  }

  /// The language code; `zh-Hant` for Chinese in traditional characters.
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

  /// Formats words in the language of its locale. The environment's locale is used unless another
  /// is set.
  struct Style: FormatStyle {
    var locale: Locale = .autoupdatingCurrent
    /// The text that replaces "%@" in the word.
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
  ///   - argument: The text that replaces "%@" in the word.
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
