import Foundation
import Testing
import TweenCodecs
import TweenPaint

@testable import TweenViews

@Suite("AppIcon") struct AppIconTests {
  /// A set with pictures of these sides, each of one colour, and the entries of its list.
  private func picture(
    _ sides: [String: Int], entries: String, side: Int = 128
  ) throws -> Result<Bitmap, AppIcon.Failure> {
    let set = FileManager.default.temporaryDirectory
      .appendingPathComponent("icon-\(UUID().uuidString)/AppIcon.appiconset")
    defer { try? FileManager.default.removeItem(at: set.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (name, side) in sides {
      let pixels = [UInt32](repeating: 0xFF00_0000 | UInt32(side), count: side * side)
      let bitmap = Bitmap(width: side, height: side, pixels: pixels)
      try Data(PNGEncoder.encode(bitmap)).write(to: set.appendingPathComponent(name))
    }
    try Data("{\"images\":[\(entries)],\"info\":{\"version\":1}}".utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    return AppIcon.picture(in: set.path, side: side)
  }

  private func entry(_ file: String, _ size: String?, _ scale: String? = nil) -> String {
    var parts = ["\"filename\":\"\(file)\"", "\"idiom\":\"universal\""]
    if let size { parts.append("\"size\":\"\(size)\"") }
    if let scale { parts.append("\"scale\":\"\(scale)\"") }
    return "{\(parts.joined(separator: ","))}"
  }

  @Test("is the file with the least pixels that are enough, else the largest")
  func choice() throws {
    let sides = ["a.png": 40, "b.png": 120, "c.png": 180, "d.png": 1024]
    let all = [
      entry("a.png", "20x20", "2x"), entry("d.png", "1024x1024"), entry("b.png", "60x60", "2x"),
      entry("c.png", "60x60", "3x"),
    ]
    let best = try picture(sides, entries: all.joined(separator: ",")).get()
    #expect(best.width == 180 && best.pixels.first == 0xFF00_0000 | 180)
    let small = [all[0], all[2]].joined(separator: ",")
    #expect(try picture(sides, entries: small).get().width == 120)
  }

  @Test("is made smaller by whole pixels, whose mean each new one has")
  func reduction() throws {
    // A set of today: one picture, without a size or with 1024.
    for size in [nil, "1024x1024"] {
      let icon = try picture(["a.png": 1024], entries: entry("a.png", size)).get()
      #expect(icon.width == 128 && icon.height == 128)
      #expect(icon.pixels.allSatisfy { $0 == 0xFF00_0400 })
    }
    let odd = try picture(["a.png": 300], entries: entry("a.png", "300x300")).get()
    #expect(odd.width == 150)
  }

  @Test("leaves out pictures for other appearances, and places without a file")
  func variants() throws {
    let dark =
      #"{"filename":"b.png","idiom":"universal","size":"130x130","#
      + #""appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let icon = try picture(
      ["a.png": 200, "b.png": 130],
      entries: [dark, #"{"idiom":"mac","size":"512x512"}"#, entry("a.png", "200x200")]
        .joined(separator: ",")
    ).get()
    #expect(icon.width == 200)
  }

  @Test("takes the next file where one can't be read, and says why where none can")
  func failures() throws {
    let entries = [entry("none.png", "130x130"), entry("a.png", "200x200")]
    let icon = try picture(["a.png": 200], entries: entries.joined(separator: ",")).get()
    #expect(icon.width == 200)
    for entries in ["", entries[0], #"{"idiom":"mac"}"#] {
      guard case .failure(let failure) = try picture([:], entries: entries) else {
        Issue.record("There is no picture.")
        continue
      }
      #expect(failure.description.hasPrefix("The window has no icon: "))
      #expect(failure.description.hasSuffix(".") && !failure.description.hasSuffix(".."))
    }
  }
}
