import Testing

@testable import TweenPaint

@Suite struct SymbolNameTests {
  @Test func `names without end are none`() {
    #expect(!SymbolStore.has("star" + String(repeating: ".slash", count: 50_000)))
    #expect(!SymbolStore.has("star" + String(repeating: ".fill", count: 50_000)))
  }

  @Test(
    arguments: [
      "star.fill", "plus.circle", "plus.circle.fill", "a.square", "0.circle", "50.circle.fill",
      "mic.slash.circle.fill", "bell.badge", "bell.badge.fill", "folder.fill.badge.plus",
      "person.crop.circle.badge.checkmark", "exclamationmark.triangle.fill", "questionmark.diamond",
      "checkmark.shield", "checkmark.seal.fill", "xmark.octagon", "heart.slash",
    ])
  func `names tell what is done with a drawing`(_ name: String) {
    #expect(SymbolStore.has(name))
  }

  @Test(
    arguments: [
      "folder.badge.gearshape", "folder.fill.badge.person.crop", "person.badge.key.fill",
      "person.badge.shield.checkmark", "doc.badge.arrow.up", "externaldrive.badge.icloud",
      "rectangle.dashed.badge.record", "wifi.badge.lock",
      "sun.max.trianglebadge.exclamationmark", "eye.trianglebadge.exclamationmark.fill",
      "person.crop.circle.badge.moon.fill",
    ])
  func `a badge is a sign, a warning, or any other symbol`(_ name: String) throws {
    let outline = try #require(SymbolStore.shared.outline(of: name))
    #expect(outline.parts.contains { $0.layer.level == 0 })
    #expect(outline.parts.contains { $0.layer.level == 1 })
  }

  @Test(
    arguments: [
      "star.badge.nothing", "nothing.badge.key", "star.badge.", ".badge.key", "star.badge..key",
      "star.badge.person.crop.nothing", "star.trianglebadge", "star.trianglebadge.plus",
      "star.badge.@a",
    ])
  func `a badge of nothing is none`(_ name: String) {
    #expect(!SymbolStore.has(name))
  }

  @Test(
    arguments: [
      ("document.badge.plus", "doc.badge.plus"), ("airpods", "earbuds"),
      ("text.document.fill", "doc.text.fill"), ("alt", "option"), ("apple.logo", "applelogo"),
      ("arrow.trianglehead.clockwise", "arrow.clockwise"),
      ("wand.and.sparkles", "wand.and.stars"),
      ("rectangle.leadinghalf.filled", "rectangle.lefthalf.filled"),
    ])
  func `newer names of symbols show what the older ones do`(_ name: String, _ older: String) throws
  {
    let outline = try #require(SymbolStore.shared.outline(of: name))
    #expect(outline.shape == SymbolStore.shared.outline(of: older)?.shape)
  }

  @Test(
    arguments: [
      "", ".", ".fill", "fill", "circle.", "nothing", "51.circle", "-1.circle", "01.circle", "a",
      "7", "@a", "@box", "@box.circle", "ab.circle", "star.wrong", "star.badge.wrong", "é.circle",
      "star..fill", "star.fill.", "star.fill.nothing", ".fill.star",
    ])
  func `other names are unknown`(_ name: String) {
    #expect(!SymbolStore.has(name))
    #expect(SymbolStore.shared.outline(of: name) == nil)
  }

  @Test func `what follows fill applies to the filled form`() throws {
    for (one, other) in [
      ("folder.fill.badge.plus", "folder.badge.plus.fill"), ("bell.fill.slash", "bell.slash.fill"),
      ("phone.fill.arrow.up.right", "phone.arrow.up.right.fill"),
      ("photo.fill.on.rectangle.fill", "photo.on.rectangle.fill"),
      ("plus.rectangle.fill.on.folder.fill", "plus.rectangle.on.folder.fill"),
      ("circle.lefthalf.fill", "circle.lefthalf.filled"),
      ("rectangle.righthalf.inset.fill", "rectangle.righthalf.inset.filled"),
    ] {
      let first = try #require(SymbolStore.shared.outline(of: one))
      #expect(first.shape == SymbolStore.shared.outline(of: other)?.shape)
    }
  }

  @Test func `forward and backward are mirrored, players and left and right are not`() {
    for name in ["chevron.forward", "arrow.backward.circle.fill", "list.bullet", "sidebar.leading"]
    {
      #expect(SymbolStore.isMirrored(name), "\(name)")
    }
    for name in [
      "chevron.left", "forward.fill", "backward.end", "goforward", "arrow.right", "star",
    ] {
      #expect(!SymbolStore.isMirrored(name), "\(name)")
    }
  }
}
