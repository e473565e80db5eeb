import Testing

@testable import TweenAssetNames

@Suite struct PlaceholderTextTests {
  @Test func `a text is cut at its places`() {
    #expect(
      PlaceholderText("%lld of %2$@: %.2lf").pieces == [
        .value(number: nil, name: nil, specifier: "%lld"), .literal(" of "),
        .value(number: 2, name: nil, specifier: "%@"), .literal(": "),
        .value(number: nil, name: nil, specifier: "%.2lf"),
      ])
    #expect(
      PlaceholderText("%(count)lld %1$(name)@ %#@files@ %3$#@bags@").pieces == [
        .value(number: nil, name: "count", specifier: "%lld"), .literal(" "),
        .value(number: 1, name: "name", specifier: "%@"), .literal(" "),
        .variable(number: nil, name: "files"), .literal(" "), .variable(number: 3, name: "bags"),
      ])
  }

  @Test func `a doubled percent sign is one`() {
    #expect(PlaceholderText("100%%@").pieces == [.literal("100%@")])
  }

  @Test(arguments: [
    "", "%", "50% off", "50%-off", "%y", "100%(all) done", "%(a b)@", "%(x", "%()d", "%arg left",
    "%#@x",
    "%1$",
  ])
  func `signs that begin no place are characters`(_ text: String) {
    #expect(PlaceholderText(text).pieces == (text.isEmpty ? [] : [.literal(text)]))
  }
}
