import Foundation
import Testing
import TweenControls
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

private struct Lamp: View {
  @State private var isOn = false
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Toggle("Lamp", isOn: $isOn)
      if isOn { Text("Bright").accessibilityIdentifier("state") }
    }
  }
}

@Suite @MainActor struct ReplayExpectationTests {
  private func differences(_ lines: String) throws -> [String] {
    let script = try InputScript(parsing: lines, file: "t.jsonl")
    let stage = Stage(
      content: Lamp(), configuration: Stage.Configuration(size: CGSize(width: 200, height: 100)))
    let checks = ReplayChecks(script, on: stage, font: nil, pixelHash: { "\($0.items.count)" })
    stage.send(script)
    stage.advance(to: StageTime(seconds: 3))
    #expect(checks.counts.expectations == script.expectations.count)
    return checks.differences.map(\.description)
  }

  @Test func `what is so is no difference`() throws {
    #expect(
      try differences(
        """
        {"at":0,"expect":"Lamp","role":"toggle","value":"off"}
        {"at":0,"absent":"#state"}
        {"at":1,"activate":"Lamp"}
        {"at":1,"expect":"Lamp","value":"on"}
        {"at":2,"expect":"#state","role":"text"}
        {"at":2,"expect":"Bright"}
        """) == [])
  }

  @Test func `what is not so names line, moment, element and value`() throws {
    let found = try differences(
      """
      {"at":0.5,"expect":"Lamp","value":"on"}
      {"at":1,"expect":"Lamp","role":"button"}
      {"at":1,"expect":"Radio"}
      {"at":1,"expect":"#state","role":"text","value":"x"}
      {"at":1.5,"absent":"Lamp"}
      {"at":2,"expect":"Lamp","window":"other"}
      """)
    #expect(found.count == 6)
    #expect(found[0].hasPrefix(#"t.jsonl:1: at 0.5 s there is toggle "Lamp" value=off "#))
    #expect(found[0].hasSuffix(#"; expected one with the value "on"."#))
    #expect(found[1].hasSuffix("; expected one that is a button."))
    #expect(found[2] == #"t.jsonl:3: at 1 s there is no "Radio"; expected one."#)
    #expect(
      found[3]
        == ##"t.jsonl:4: at 1 s there is no "#state"; expected one that is a text with the value "x"."##
    )
    #expect(found[4].hasSuffix(#"; expected no "Lamp"."#))
    #expect(found[5] == #"t.jsonl:6: at 2 s the window "other" is not open."#)
  }

  @Test func `pixels are compared by their hash`() throws {
    let hash = String(repeating: "0", count: 64)
    let found = try differences(#"{"at":1,"hash":"\#(hash)"}"#)
    #expect(found.count == 1)
    #expect(found[0].hasSuffix("; expected \(hash)."))
  }

  @Test(arguments: [
    (#"{"at":1,"expect":""}"#, "an element's label"),
    (#"{"at":1,"expect":3}"#, "a text"),
    (#"{"at":1,"expect":"a","role":"knob"}"#, #"one of "window""#),
    (#"{"at":1,"expect":"a","value":3}"#, "a text"),
    (#"{"at":1,"absent":"a","value":"b"}"#, "only"),
    (#"{"at":1,"absent":""}"#, "an element's label"),
    (#"{"at":1,"expect":"a","color":"red"}"#, "only"),
    (#"{"at":1,"hash":"abc"}"#, "16 to 64 hexadecimal digits"),
    (#"{"at":1,"end":false}"#, "true or"),
    (#"{"at":1,"end":true}"#, "a header"),
    (#"{"at":1,"check":"12"}"#, "16 hexadecimal digits"),
    (#"{"at":1,"check":"0123456789abcdef","elements":[1]}"#, "a text"),
    (#"{"at":1,"tap":[1,2],"on":3}"#, "a text"),
  ])
  func `a wrong line is refused with what belongs there`(line: String, expected: String) {
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: line, file: "t.jsonl")
    }
    #expect(error?.expected.contains(expected) == true, "\(String(describing: error))")
  }
}
