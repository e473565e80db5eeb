import Foundation
import Testing

@testable import os

@Suite struct MessageTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `values are shown but for private ones`() {
    let name = "Ada"
    #expect(text("hello \(name)") == "hello Ada")
    #expect(text("\(name, privacy: .public) \(name, privacy: .private)") == "Ada <private>")
    #expect(text("\(name, privacy: .sensitive)") == "<private>")
    let hidden = text("\(name, privacy: .private(mask: .hash))")
    #expect(hidden.hasPrefix("<mask.hash: '") && !hidden.contains("Ada"))
    #expect(hidden == text("\("Ada", privacy: .sensitive(mask: .hash))"))
    #expect(text("\(7, privacy: .private)") == "<private>")
  }

  @Test func `numbers take formats and columns`() {
    #expect(
      text("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))")
        == "ff 0xFF")
    #expect(text("\(8, format: .octal) \(5, format: .decimal(minDigits: 3))") == "10 005")
    #expect(text("\(UInt8(5), format: .decimal(explicitPositiveSign: true))") == "+5")
    #expect(text("\(0.5) \(Float(0.25)) \(CGFloat(2))") == "0.500000 0.250000 2.000000")
    #expect(text("\(1.005, format: .fixed(precision: 1))") == "1.0")
    #expect(
      text("[\(7, align: .right(columns: 3))] [\("ab", align: .left(columns: 4))]")
        == "[  7] [ab  ]")
    #expect(text("\("x", align: .left(columns: -5))") == "x")
    #expect(text("\(Int.min)") == "-9223372036854775808")
  }

  @Test func `other values are their descriptions`() {
    struct Failure: Error {}
    #expect(text("\(true) \(false, format: .answer) \([1, 2]) \(Int.self)") == "true NO [1, 2] Int")
    #expect(text("\(Failure() as any Error)") == "Failure()")
    #expect(text("\(URL(fileURLWithPath: "/tmp/a"))") == "file:///tmp/a")
  }

  @Test func `a format has its values`() {
    #expect(
      FormattedMessage("%d of %{public}@ at %.2f%%", [3, "ten", 0.5]).text == "3 of ten at 0.50%")
    #expect(
      FormattedMessage("%{private}@ %{private, mask.hash}d", ["x", 1]).text == "<private> <private>"
    )
    #expect(
      FormattedMessage("%5d|%-5d|%05d|%+d|%lld", [42, 42, -42, 42, Int64.max]).text
        == "   42|42   |-0042|+42|9223372036854775807")
    #expect(FormattedMessage("%x %X %o %c", [Int32(-1), 255, 8, 65]).text == "ffffffff FF 10 A")
  }

  @Test func `a value too few or of another kind does not end the program`() {
    #expect(FormattedMessage("%d and %@", [1]).text == "1 and %@")
    #expect(FormattedMessage("%@ %d %f", [1.5, "a", 2]).text == "1.5 a 2")
    #expect(FormattedMessage("100%", []).text == "100%")
    #expect(FormattedMessage("%{public", []).text == "%{public")
    #expect(FormattedMessage("%99999999999999999999d", [1]).text == "1")
  }

  @Test func `a line has its source and its level`() {
    #expect(
      LogOutput.line(subsystem: "app", category: "net", .error, "lost") == "[app:net] error: lost\n"
    )
    #expect(LogOutput.line(subsystem: "", category: "", .default, "here") == "default: here\n")
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .debug))
  }

  @Test func `a disabled log does not ask for its message`() {
    OSLog.disabled.write(
      .fault,
      {
        Issue.record("It was asked for."); return ""
      }())
  }
}
