import Foundation
import Testing
import TweenMotion
import TweenViews

@testable import TweenStage

@Suite @MainActor struct RecordedPlaceTests {
  @Test func `a recording keeps the locale and the time zone that were set`() throws {
    var configuration = Stage.Configuration(size: CGSize(width: 100, height: 50))
    configuration.locale = Locale(identifier: "de_AT")
    configuration.timeZone = TimeZone(identifier: "Europe/Vienna")
    let stage = Stage(content: Text(verbatim: "a"), configuration: configuration)
    stage.advance(to: StageTime(seconds: 1))
    let header = try #require(stage.recording.header)
    #expect(header.locale?.identifier == "de_AT")
    #expect(header.timeZone?.identifier == "Europe/Vienna")
    let text = stage.recording.text
    #expect(text.contains("\"locale\":\"de_AT\",\"timeZone\":\"Europe/Vienna\""))
    #expect(try InputScript(parsing: text, file: "a").header == header)
  }

  @Test func `what nobody set is left out`() throws {
    let stage = Stage(
      content: Text(verbatim: "a"),
      configuration: Stage.Configuration(size: CGSize(width: 100, height: 50)))
    stage.advance(to: .zero)
    let header = try #require(stage.recording.header)
    #expect(header.locale == nil && header.timeZone == nil)
  }

  @Test(arguments: [
    (#""timeZone":"Nowhere""#, "an identifier such as \"Europe/Vienna\""),
    (#""timeZone":3"#, "an identifier such as \"Europe/Vienna\""),
    (#""locale":"""#, "an identifier such as \"de_AT\""),
    (#""locale":[]"#, "an identifier such as \"de_AT\""),
  ])
  func `places that are none are told`(_ member: String, _ expected: String) {
    let text = "{\"inbetween\":1,\(member)}"
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: text, file: "a")
    }
    #expect(error?.expected == expected)
  }
}
