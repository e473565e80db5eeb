import Foundation
import Testing

@testable import TweenAssetNames

@Suite struct StringCatalogTests {
  @Test func `strings that were added by hand are found, by their keys`() throws {
    let folder = CatalogFolder()
    let catalog = try folder.catalog(
      "Kitchen",
      #"""
      "b": {"extractionState": "manual", "comment": "B", "shouldTranslate": false},
      "B": {"extractionState": "manual", "generatesSymbol": true},
      "extracted": {}, "stale": {"extractionState": "stale"},
      "off": {"extractionState": "manual", "generatesSymbol": false}
      """#)
    #expect(catalog.table == "Kitchen")
    #expect(catalog.strings.map(\.key) == ["B", "b"])
    #expect(catalog.strings.map(\.comment) == [nil, "B"])
  }

  @Test func `a text that nobody has written yet is none`() throws {
    let folder = CatalogFolder()
    let catalog = try folder.catalog(
      "Localizable",
      #"""
      "a": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": ""}}}}
      """#)
    #expect(catalog.strings.first?.source?.texts == [])
  }

  @Test(arguments: [
    ("{", "its JSON is damaged"), ("", "its JSON is damaged"), ("{}", "no \"strings\""),
    ("[]", "another kind of value than expected"),
    (#"{"strings": {"a": 1}}"#, "another kind of value than expected at strings/a"),
  ])
  func `a file that is no catalogue is named with what is wrong`(
    _ content: String, _ reason: String
  ) throws {
    let folder = CatalogFolder()
    let path = try folder.file("Localizable.xcstrings", content)
    #expect(throws: StringCatalog.Failure(path: path, reason: reason)) {
      try StringCatalog(path: path)
    }
  }

  @Test func `a file that is missing is named`() {
    let path = "/nowhere/Localizable.xcstrings"
    #expect(throws: StringCatalog.Failure(path: path, reason: "it can't be read")) {
      try StringCatalog(path: path)
    }
    let failure = StringCatalog.Failure(path: path, reason: "it can't be read")
    #expect(
      "\(failure)" == "/nowhere/Localizable.xcstrings is not a string catalog: it can't be read")
  }
}
