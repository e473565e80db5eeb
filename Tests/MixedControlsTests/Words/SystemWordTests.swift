import Foundation
import Observation
import Testing
import TweenControlsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

@Suite @MainActor struct SystemWordTests {
  @Test func `every language has every word, with the places of its arguments`() {
    for (language, words) in SystemWord.words {
      for word in SystemWord.allCases {
        let text = words[word] ?? ""
        #expect(!text.isEmpty, "\(language) has no \(word)")
        #expect(text.contains("%@") == word.rawValue.contains("%@"), "\(language): \(word)")
      }
    }
  }

  @Test(arguments: [
    ("de_CH", "Abbrechen"), ("en_GB", "Cancel"), ("pt_BR", "Cancelar"), ("zh_CN", "取消"),
    ("zh-Hant_HK", "取消"), ("is", "Cancel"), ("", "Cancel"), ("x_-", "Cancel"),
  ])
  func `a locale's language counts, and English where it is not known`(
    locale: String, word: String
  ) {
    #expect(SystemWord.cancel.text(in: Locale(identifier: locale)) == word)
  }

  @Test(arguments: [
    ("zh", "搜索"), ("zh-Hans_TW", "搜索"), ("zh_TW", "搜尋"), ("zh-Hant", "搜尋"), ("zh_SG", "搜索"),
  ])
  func `Chinese is written as the script or the region asks`(locale: String, word: String) {
    #expect(SystemWord.search.text(in: Locale(identifier: locale)) == word)
  }

  @MainActor @Observable final class Place {
    var language = "de"
  }

  private struct Words: View {
    let place: Place
    var body: some View {
      VStack {
        EditButton()
        Button(role: .cancel) {}
        ContentUnavailableView.search(text: "100 %@ %d")
      }
      .environment(\.locale, Locale(identifier: place.language))
    }
  }

  @Test func `words follow the environment, and arguments are no formats`() {
    let place = Place()
    let panel = Panel(width: 390, height: 600) { Words(place: place) }
    func told() -> [String] { panel.graph.tree.all.map(\.label).filter { !$0.isEmpty } }
    #expect(told().contains("Bearbeiten") && told().contains("Abbrechen"))
    #expect(told().contains { $0.contains("Keine Ergebnisse für „100 %@ %d“") })
    place.language = "fr"
    panel.step(2)
    #expect(told().contains("Modifier") && told().contains("Annuler"))
  }
}
