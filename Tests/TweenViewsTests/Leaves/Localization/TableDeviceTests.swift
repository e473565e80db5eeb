import Foundation
import Testing
import TweenMotion
import TweenViewsTestSupport

@testable import TweenViews

@Suite struct TableDeviceTests {
  private func text(
    _ key: LocalizedStringKey, _ idiom: InterfaceIdiom, in bundle: Bundle
  ) -> String {
    var environment = EnvironmentValues()
    environment.interfaceIdiom = idiom
    return Text(key, bundle: bundle).resolved(in: environment).text.plainText
  }

  @Test func `texts of a string catalog go with the device, with plurals inside`() throws {
    let folder = try ImageFolder()
    func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }
    let plural =
      "{\"variations\": {\"plural\": {\"one\": \(unit("%lld tap")), \"other\": \(unit("%lld taps"))}}}"
    try folder.add(
      "Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "strings": {
          "press": {"localizations": {"en": {"variations": {"device": {
            "iphone": \(unit("Tap")), "ipad": \(unit("Touch")), "mac": \(unit("Click")),
            "other": \(unit("Press"))}}}}},
          "watch": {"localizations": {"en": {"variations": {"device": {
            "applewatch": \(unit("Turn"))}}}}},
          "%lld presses": {"localizations": {"en": {"variations": {"device": {
            "iphone": \(plural), "other": \(unit("%lld presses"))}}}}}
        }, "version": "1.0"}
        """)
    for (idiom, press, presses) in [
      (InterfaceIdiom.phone, "Tap", "1 tap"), (.pad, "Touch", "1 presses"),
      (.desktop, "Click", "1 presses"),
    ] {
      #expect(text("press", idiom, in: folder.bundle) == press)
      #expect(text("\(1) presses", idiom, in: folder.bundle) == presses)
      // What is said of another device alone is better than nothing.
      #expect(text("watch", idiom, in: folder.bundle) == "Turn")
    }
    #expect(text("\(2) presses", .phone, in: folder.bundle) == "2 taps")
  }
}
