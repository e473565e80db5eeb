import Foundation
import Testing
import TweenViews

@Suite("Resources of texts") @MainActor struct LocalizedStringResourceTests {
  @Test func `a key that no table knows is the text itself`() {
    #expect(String(localized: "No table has this") == "No table has this")
    #expect(String(localized: "\(3) of \(5)") == "3 of 5")
    let resource: LocalizedStringResource = "Neither this"
    #expect(String(localized: resource) == "Neither this")
    #expect(resource.key == "Neither this")
  }

  @Test func `a default stands in for a key that no table knows`() {
    #expect(String(localized: "unknown.key", defaultValue: "\(2) cups") == "2 cups")
    #expect(String(localized: "100%", locale: Locale(identifier: "de")) == "100%")
  }
}
