import Foundation
import Testing
import TweenMotion

@testable import TweenViews

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

  @Test func `a text shows a resource's default, and what the table says before it`() throws {
    let folder = try ImageFolder()
    try folder.add("de.lproj/Localizable.strings", text: "\"tea.count\" = \"%lld Tassen\";")
    let resource = LocalizedStringResource(
      "tea.count", defaultValue: "\(2) cups of **tea**", bundle: .atURL(folder.bundle.bundleURL))
    #expect(Text(resource).plainText == "2 cups of tea")
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de")
    #expect(Text(resource).resolved(in: german).text.plainText == "2 Tassen")
    var spoken = resource
    spoken.locale = Locale(identifier: "de")
    #expect(String(localized: spoken) == "2 Tassen")
  }

  @Test func `named places of a catalog take values in the order of its own language`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.1", "strings": {"filled": {"localizations": {
          "en": {"stringUnit": {"value": "Filled by %(name)@ with %(count)lld"}},
          "de": {"stringUnit": {"value": "%(count)lld gefüllt von %(name)@"}}}}}}
        """)
    var resource = LocalizedStringResource(
      "filled", defaultValue: "\("Ann") \(3)", bundle: .atURL(folder.bundle.bundleURL))
    resource.locale = Locale(identifier: "en")
    #expect(String(localized: resource) == "Filled by Ann with 3")
    resource.locale = Locale(identifier: "de")
    #expect(String(localized: resource) == "3 gefüllt von Ann")
  }

  @Test func `an attributed string has the Markdown of a text as attributes`() {
    let text = AttributedString(localized: "**\(3)** of [five](https://example.com/\(5))")
    #expect(String(text.characters) == "3 of five")
    let runs = text.runs.map { run in
      (String(text[run.range].characters), run.inlinePresentationIntent, run.link?.absoluteString)
    }
    #expect(runs.map(\.0) == ["3", " of ", "five"])
    #expect(runs[0].1 == .stronglyEmphasized && runs[1].1 == nil)
    #expect(runs[2].2 == "https://example.com/5")
  }

  @Test func `words of an attributed string agree, and a string keeps its Markdown`() {
    let boxes = AttributedString(localized: "**all** ^[\(3) box](inflect: true)")
    #expect(String(boxes.characters) == "all 3 boxes")
    #expect(String(localized: "^[\(3) box](inflect: true)") == "^[3 box](inflect: true)")
    #expect(String(localized: "**b** [l](a:b) \("*x*")") == "**b** [l](a:b) *x*")
  }

  @Test func `the early function reads string catalogs`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "tea": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Tea"}}}},
          "new": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}}
        }}
        """)
    #expect(NSLocalizedString("tea", bundle: folder.bundle, comment: "") == "Tea")
    #expect(NSLocalizedString("none", bundle: folder.bundle, comment: "") == "none")
    #expect(NSLocalizedString("none", value: "else", comment: "") == "else")
    // What nobody has written yet is the key, not nothing.
    #expect(Text("new", bundle: folder.bundle).plainText == "new")
  }
}
