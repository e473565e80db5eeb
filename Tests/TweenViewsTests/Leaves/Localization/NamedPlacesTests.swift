import Testing

@testable import TweenViews

struct NamedPlacesTests {
  private func text(_ key: String, _ source: String?, _ text: String) -> String? {
    let entry = NamedPlaces(key: key, source: source.map { LocalizedEntry($0) })
      .numbered(LocalizedEntry(text))
    guard case .text(let text) = entry.forms else { return nil }
    return text
  }

  @Test func `names are read as places, and what is none stays`() {
    #expect(
      LocalizedFormat("%(count)lld of %2$(name)@").pieces == [
        .named(name: "count", place: nil, specifier: "%d"), .literal(" of "),
        .named(name: "name", place: 1, specifier: "%@"),
      ])
    for text in ["%(", "%()d", "%(a b)d", "100%(all) done", "%(count)", "%(count"] {
      #expect(LocalizedFormat(text).pieces == [.literal(text)], "\(text)")
    }
  }

  @Test func `a name has the number of its first use`() {
    let text = "%(name)@ has %(count)lld: %(name)@, 100%%"
    #expect(self.text("key", text, text) == "%1$@ has %2$d: %1$@, 100%%")
    #expect(self.text("key", nil, "%@ has %(count).2lf (%arg)") == "%1$@ has %2$.2f (%arg)")
    #expect(self.text("key", nil, "plain (%lld)") == "plain (%lld)")
  }

  @Test func `a translation may use names in another order`() {
    #expect(text("key", "%(a)@ %(b)@", "%(b)@ %(a)@") == "%2$@ %1$@")
    #expect(text("key", "%2$(a)@ %1$(b)@", "%(b)@ %(a)@") == "%1$@ %2$@")
    #expect(text("%(a)@ in %(b)@", nil, "%(b)@: %(a)@") == "%2$@: %1$@")
  }

  @Test func `texts for numbers and their parts get numbers too`() {
    let part = LocalizedEntry.Substitution(
      place: 0, specifier: "%d",
      forms: .plural([.other: .text("%d of %(name)@, %(own)d"), .one: .text("one (%arg)")]))
    let entry = LocalizedEntry(
      forms: .device(["other": .text("%#@files@ %2$(name)@")]), substitutions: ["files": part])
    let numbered = NamedPlaces(key: "key", source: entry).numbered(entry)
    #expect(numbered.forms == .device(["other": .text("%#@files@ %2$@")]))
    #expect(
      numbered.substitutions["files"]?.forms
        == .plural([.other: .text("%d of %2$@, %d"), .one: .text("one (%arg)")]))
  }
}
