import Testing

@testable import TweenAssetNames

@Suite struct StringParametersTests {
  private func values(_ strings: String) throws -> StringParameters {
    let folder = CatalogFolder()
    let catalog = try folder.catalog("Localizable", strings)
    return StringParameters(of: try #require(catalog.strings.first))
  }

  private func head(_ strings: String) throws -> String {
    try values(strings).parameters.map(\.declaration).joined(separator: ", ")
  }

  @Test(arguments: [
    ("items_left", "%lld left", "_ arg1: Int"),
    ("%lld active", nil, "_ arg1: Int"),
    ("a", "%@ of %lld", "_ arg1: String, _ arg2: Int"),
    ("a", "%2$@ of %1$lld", "_ arg1: Int, _ arg2: String"),
    ("Landmarks", "%(count)lld landmarks", "count: Int"),
    ("a", "%1$(user name)@", ""),
    ("a", "%1$(user_name)@, %2$(age)llu", "userName: String, age: UInt"),
    ("a", "%(n)@ %(n)@ %lf", "n: String, _ arg2: Double"),
    ("%lld days", "%(days)lld days", "days: Int"),
    ("a", "100%% of %@", "_ arg1: String"), ("a", "100%%", ""), ("a", "50% off", ""),
    ("a", "%(in)@", "`in`: String"),
  ])
  func `places become parameters`(_ key: String, _ text: String?, _ head: String) throws {
    #expect(try self.head(CatalogFolder.manual(key, text)) == head)
  }

  @Test func `labels come once, and never look like another parameter's name`() throws {
    #expect(
      try head(CatalogFolder.manual("a", "%1$(n)@ %2$(N)@ %3$(arg4)@ %4$@"))
        == "n: String, _ arg2: String, _ arg3: String, _ arg4: String")
  }

  @Test func `a number without a place is a string, and a senseless one is none`() throws {
    #expect(
      try head(CatalogFolder.manual("a", "%3$lld")) == "_ arg1: String, _ arg2: String, _ arg3: Int"
    )
    #expect(try head(CatalogFolder.manual("a", "%99999999999999999999$@ %0$@ %65$@")) == "")
  }

  @Test func `texts for numbers and devices are all read, and other languages are not`() throws {
    #expect(
      try head(
        #"""
        "a": {"extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"value": "%@ %@ %@ %@"}},
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "One of %2$@"}},
            "other": {"variations": {"device": {
              "mac": {"stringUnit": {"value": "%lld"}},
              "other": {"stringUnit": {"value": "%(count)lld items"}}}}}}}}}}
        """#) == "count: Int, _ arg2: String")
  }

  @Test func `parts with numbers of their own have labels`() throws {
    let string = #"""
      "a": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"value": "%#@apples@ in %#@big_bags@ for %3$@"},
        "substitutions": {
          "apples": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg apples of %4$@"}}}}},
          "big_bags": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%#@apples@ %#@big_bags@ %#@none@"}}}}}}}}}
      """#
    #expect(
      try head(string) == "bigBags: Int32, apples: Int, _ arg3: String, _ arg4: String")
  }

  @Test(arguments: [
    ("%lld of %@ \\\"%%\\\"", #""\(arg1, specifier: "%lld") of \(arg2) \"%\"""#),
    ("%1$(n)@, %2$.1f", #""\(n), \(arg2, specifier: "%.1f")""#),
    // In another order or twice: the values alone.
    ("%2$@ of %1$lld", #""\(arg1, specifier: "%lld")\(arg2)""#),
    ("%(n)@ %(n)@", #""\(n)""#),
  ])
  func `a default has the values in their places`(_ text: String, _ literal: String) throws {
    let values = try values(CatalogFolder.manual("a", text))
    let plain = text.replacingOccurrences(of: "\\\"", with: "\"")
    #expect(values.literal(of: plain) == literal)
  }
}
