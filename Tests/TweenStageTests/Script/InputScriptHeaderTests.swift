import Foundation
import Testing
import TweenMotion
import TweenViews

@testable import TweenStage

@Suite struct InputScriptHeaderTests {
  /// One of many configurations, none of whose settings is the usual one in all of them.
  private func configuration(_ number: Int) throws -> Stage.Configuration {
    func isSet(_ bit: Int) -> Bool { number >> bit & 1 == 1 }
    var configuration = Stage.Configuration(
      size: CGSize(width: 300 + Double(number % 97), height: 200.5), scale: isSet(0) ? 1.25 : 1,
      seed: UInt64(number) &* 0x9E37_79B9_7F4A_7C15, colorScheme: isSet(1) ? .dark : .light)
    if isSet(2) { configuration.frameRate = try #require(FrameRate("30000/1001")) }
    if isSet(3) {
      Device.named("iPhone 16 Pro")?.apply(to: &configuration, size: configuration.size)
    }
    if isSet(4) { configuration.colorSchemeContrast = .increased }
    if isSet(5) { configuration.dynamicTypeSize = .accessibility3 }
    if isSet(6) { configuration.layoutDirection = .rightToLeft }
    if isSet(7) { configuration.idiom = .desktop }
    if isSet(8) { configuration.locale = Locale(identifier: "de_AT") }
    if isSet(9) { configuration.timeZone = TimeZone(identifier: "Europe/Vienna") }
    if isSet(10) { configuration.keyBindings = .mac }
    if isSet(11) {
      configuration.userSettings.reduceMotion = true
      configuration.userSettings.boldText = false
    }
    if isSet(12) { configuration.listsAnimateChanges = true }
    if isSet(13) {
      configuration.startDate = Date(timeIntervalSinceReferenceDate: 796_123_456.7891)
    }
    if isSet(14) { configuration.isInWindow = true }
    return configuration
  }

  @Test func `a configuration is the one that its header's line makes`() throws {
    for number in (0..<15).map({ 1 << $0 }) + [0, 0x7FFF, 0x5555, 0x2AAA] {
      let made = try configuration(number)
      let header = InputScript.Header(made, size: try #require(made.size))
      let script = try InputScript(parsing: header.text + "\n", file: "t")
      #expect(script.header == header)
      var read = Stage.Configuration(size: script.header?.size)
      script.header?.apply(to: &read)
      #expect(read == made, "\(header.text)")
    }
  }

  @Test(arguments: [
    (#"{"inbetween":2,"light":true}"#, "version 1"),
    (#"{"inbetween":1,"light":true}"#, #"only "inbetween", "program""#),
    (#"{"inbetween":1,"fps":0}"#, "frames a second"),
    (#"{"inbetween":1,"fps":"x"}"#, "frames a second"),
    (#"{"inbetween":1,"device":"toaster"}"#, "a device such as"),
    (#"{"inbetween":1,"textSize":"huge"}"#, "a text size"),
    (#"{"inbetween":1,"contrast":true}"#, #""standard" or "increased""#),
    (#"{"inbetween":1,"layoutDirection":"up"}"#, #""ltr" or "rtl""#),
    (#"{"inbetween":1,"start":"now"}"#, "seconds since 1 January 2001"),
    (#"{"inbetween":1,"inWindow":1}"#, "true or false"),
    (#"{"inbetween":1,"program":1}"#, "a text"),
    (#"{"inbetween":1,"settings":{"reduceMotion":1}}"#, "true or false"),
  ])
  func `a wrong member is refused with what belongs there`(line: String, expected: String) {
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: line, file: "t.jsonl")
    }
    #expect(error?.expected.contains(expected) == true, "\(String(describing: error))")
  }
}
