import Foundation
import Testing

/// A program that asks for its device and its user, run headless with options that say them.
@Suite struct ScreenProgramTests {
  private static let usual = [
    "scheme light light", "contrast standard normal", "text large true", "classes false false",
    "direction leftToRight leftToRight", "locale en_US", "screen 640.0 480.0 1.0 1.0",
    "insets 0.0 0.0", "device iPhone phone",
  ]

  @Test(arguments: ["Screens5", "Screens6"])
  func `without options a program finds the usual window of the usual user`(
    program: String
  ) throws {
    #expect(try DelayProgramTests.run(program, "--count", "1").lines == Self.usual)
  }

  /// The usual lines, but for some.
  private static func lines(but changed: [Int: String]) -> [String] {
    var lines = usual
    for (index, line) in changed { lines[index] = line }
    return lines
  }

  @Test func `a device sets size, scale, safe area, size classes and idiom in one word`() throws {
    let phone = try DelayProgramTests.run("Screens6", "--count", "1", "--device", "iphone")
    let onPhone = Self.lines(but: [
      3: "classes true false", 6: "screen 390.0 844.0 3.0 3.0", 7: "insets 47.0 34.0",
    ])
    #expect(phone.lines == onPhone)
    let pad = try DelayProgramTests.run("Screens6", "--count", "1", "--device", "ipad")
    let onPad = Self.lines(but: [
      6: "screen 810.0 1080.0 2.0 2.0", 7: "insets 24.0 0.0", 8: "device iPad pad",
    ])
    #expect(pad.lines == onPad)
  }

  @Test func `an option of its own wins over the device, wherever it stands`() throws {
    let device = ["--device", "iPhone 16 Pro"]
    let own = ["--size", "844x390", "--scale", "1", "--idiom", "pad"]
    // On its side the phone has its bars beside the screen.
    let expected = Self.lines(but: [
      3: "classes false true", 6: "screen 844.0 390.0 1.0 1.0", 7: "insets 0.0 21.0",
      8: "device iPad pad",
    ])
    for options in [device + own, own + device] {
      let run = try DelayProgramTests.run("Screens6", ["--count", "1"] + options)
      #expect(run.lines == expected)
    }
  }

  @Test(arguments: [
    (["--color-scheme", "dark"], 0, "scheme dark dark"),
    (["--contrast", "increased"], 1, "contrast increased high"),
    (["--text-size", "accessibility3"], 2, "text accessibility3 false"),
    (["--layout-direction", "rtl"], 4, "direction rightToLeft rightToLeft"),
    (["--locale", "de_DE"], 5, "locale de_DE"),
    (["--idiom", "desktop"], 8, "device Mac mac"),
  ])
  func `each option sets one thing, which the frames' hash tells`(
    options: [String], line: Int, text: String
  ) throws {
    let run = try DelayProgramTests.run("Screens6", ["--count", "1"] + options)
    #expect(run.lines == Self.lines(but: [line: text]))
    func inputHash(_ frames: Data) throws -> String {
      let manifest = try JSONSerialization.jsonObject(with: frames) as? [String: Any]
      return try #require(manifest?["input"] as? String)
    }
    let usual = try DelayProgramTests.run("Screens6", "--count", "1")
    #expect(try inputHash(run.frames) != inputHash(usual.frames))
  }
}
