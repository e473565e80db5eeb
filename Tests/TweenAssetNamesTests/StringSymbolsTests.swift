import Testing

@testable import TweenAssetNames

@Suite struct StringSymbolsTests {
  @Test func `strings become members, those of other tables in types`() throws {
    let folder = CatalogFolder()
    let symbols = StringSymbols(catalogs: [
      try folder.catalog("Kitchen", CatalogFolder.manual("lid.title", "Lid")),
      try folder.catalog(
        "Localizable",
        #"""
        "welcome.title": {"extractionState": "manual", "comment": "Above\nthe shelf."},
        "items_left": {"extractionState": "manual", "localizations": {"en": {"variations": {
          "plural": {"other": {"stringUnit": {"value": "%lld left"}}}}}}},
        """# + CatalogFolder.manual("greeting", "Hello %(name)@")),
    ])
    #expect(symbols.warnings == [])
    #expect(
      symbols.source == #"""
        extension LocalizedStringResource {
          /// The string "greeting" of Localizable.xcstrings.
          static func greeting(name: String) -> LocalizedStringResource {
            LocalizedStringResource(
              "greeting", defaultValue: "Hello \(name)",
              table: "Localizable", bundle: .atURL(Bundle.module.bundleURL))
          }
          /// The string "items_left" of Localizable.xcstrings.
          static func itemsLeft(_ arg1: Int) -> LocalizedStringResource {
            LocalizedStringResource(
              "items_left", defaultValue: "\(arg1, specifier: "%lld")",
              table: "Localizable", bundle: .atURL(Bundle.module.bundleURL))
          }
          /// Above
          /// the shelf.
          ///
          /// The string "welcome.title" of Localizable.xcstrings.
          static var welcomeTitle: LocalizedStringResource {
            LocalizedStringResource(
              "welcome.title",
              table: "Localizable", bundle: .atURL(Bundle.module.bundleURL))
          }
          /// The strings of Kitchen.xcstrings.
          enum Kitchen {
            /// The string "lid.title" of Kitchen.xcstrings.
            static var lidTitle: LocalizedStringResource {
              LocalizedStringResource(
                "lid.title",
                table: "Kitchen", bundle: .atURL(Bundle.module.bundleURL))
            }
          }
        }

        """#)
  }

  @Test func `a key that is the text is the default with the values in it`() throws {
    let folder = CatalogFolder()
    let source = StringSymbols(catalogs: [
      try folder.catalog("Localizable", CatalogFolder.manual("%lld \\\"active\\\", 100%%"))
    ]).source
    #expect(
      source.contains(
        #""%lld \"active\", 100%%", defaultValue: "\(arg1, specifier: "%lld") \"active\", 100%","#))
  }

  @Test func `names come once, and what has none is a warning`() throws {
    let folder = CatalogFolder()
    let keys = ["Normal", "normal", "Normal (%@)", "", "%@ → %@", "raw %s", "Default", "default"]
    let catalog = try folder.catalog(
      "Localizable", keys.map { CatalogFolder.manual($0) }.joined(separator: ","))
    let symbols = StringSymbols(catalogs: [catalog])
    #expect(symbols.members.map(\.string.key) == ["Default", "Normal"])
    let start = catalog.path + ": no member for the key "
    #expect(
      symbols.warnings == [
        start + #""": it has no letter or digit"#,
        start + #""%@ → %@": it has no letter or digit"#,
        start + #""Normal (%@)": the key "Normal" has the name normal"#,
        start + #""default": the key "Default" has the name `default`"#,
        start + #""normal": the key "Normal" has the name normal"#,
        start + #""raw %s": %s takes a pointer"#,
      ])
  }

  @Test func `tables of one name share a type, and a type's name is no member's`() throws {
    let folder = CatalogFolder()
    let symbols = StringSymbols(catalogs: [
      try folder.catalog("app-errors", CatalogFolder.manual("a")),
      try folder.catalog("AppErrors", CatalogFolder.manual("a") + "," + CatalogFolder.manual("b")),
      try folder.catalog("—", CatalogFolder.manual("a")),
      try folder.catalog("設定", CatalogFolder.manual("a")),
      try folder.catalog("Localizable", CatalogFolder.manual("設定")),
    ])
    #expect(symbols.members.isEmpty && symbols.warnings.count == 3)
    #expect(symbols.spaces["AppErrors"]?.map(\.table) == ["app-errors", "AppErrors"])
    #expect(Set(symbols.spaces.keys) == ["AppErrors", "設定"])
  }

  @Test func `catalogues without such strings make no source`() throws {
    let folder = CatalogFolder()
    #expect(StringSymbols(catalogs: [try folder.catalog("Other", #""a": {}"#)]).source == "")
  }

  @Test(arguments: ["String", "Int", "Bundle"])
  func `a table has no members where its type would hide theirs`(table: String) throws {
    let folder = CatalogFolder()
    let symbols = StringSymbols(catalogs: [
      try folder.catalog(table, CatalogFolder.manual("lid.title", "Lid"))
    ])
    #expect(symbols.source == "" && symbols.warnings.count == 1)
  }
}
