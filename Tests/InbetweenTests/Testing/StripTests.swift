import Foundation
import Inbetween
import InbetweenTesting
import Testing
import TweenCodecs

/// Strips with values: what is recorded, and what a failure reports.
@Suite(.serialized) @MainActor struct StripTests {
  /// A square that fades, turns and moves for a second, all evenly; another one stays.
  private struct Lamp: View {
    var color = Color.black
    @State private var isOn = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().fill(color).frame(width: 20, height: 20)
          .accessibilityIdentifier("lamp")
          .opacity(isOn ? 0.5 : 1)
          .offset(x: isOn ? 60 : 20, y: 40)
        Rectangle().fill(.blue).frame(width: 10, height: 10).rotationEffect(.degrees(isOn ? 90 : 0))
          .offset(x: 10, y: 80)
        Rectangle().fill(.green).frame(width: 5, height: 5)
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  /// A temporary folder in place of the folder of a test.
  private struct Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("strips-" + UUID().uuidString)
    var test: String { url.appendingPathComponent("SomeTests.swift").path }
    func file(_ name: String) -> URL { url.appendingPathComponent("Frames/SomeTests/" + name) }

    init() throws {
      try FileManager.default.createDirectory(
        at: file("x").deletingLastPathComponent(), withIntermediateDirectories: true)
    }
  }

  private func tapped(_ color: Color = .black) -> StageTester {
    let tester = StageTester(Lamp(color: color), size: CGSize(width: 100, height: 100))
    tester.tap(CGPoint(x: 50, y: 50))
    // The frame of the tap, and the first frame of the animation, which shows the start too.
    tester.advance(frames: 2)
    return tester
  }

  /// The text that the strip of the first tap has, by the closed form of an even movement.
  private static let text = """
    Lamp > Rectangle#lamp
      0 s: frame: 20,40 20x20; opacity curve: linear, 1 s, 1 to 0.5, now 1; frame curve: linear, 1 s, \
    x 20 to 60, now 20
      0.5 s: frame: 40,40 20x20; opacity: 0.75; opacity curve: linear, 1 s, 1 to 0.5, now 0.75; frame \
    curve: linear, 1 s, x 20 to 60, now 40
      1 s: frame: 60,40 20x20; opacity: 0.5
    """

  /// Stores the picture and the text of a failed run as the expected ones.
  private func store(_ folder: Folder, _ failure: String) throws {
    for ending in ["png", "txt"] {
      let written = URL(fileURLWithPath: ".build/image-failures/SomeTests/turns-actual.\(ending)")
      try FileManager.default.copyItem(at: written, to: folder.file("turns.\(ending)"))
    }
    #expect(failure.contains("There is no picture"))
  }

  @Test func `a strip has the values of what changes, and a failure names view and property`()
    throws
  {
    let folder = try Folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let missing = try issues {
      try expectStrip(tapped(), at: [0, 0.5, 1], "turns", filePath: folder.test)
    }
    try #require(missing.count == 1)
    try store(folder, missing[0])
    let text = try String(contentsOf: folder.file("turns.txt"), encoding: .utf8)
    #expect(text.hasPrefix(Self.text), "\(text)")
    #expect(text.contains("0.5 s: frame: 7.93,77.93 14.14x14.14; rotation: 45°"))
    // The green square stays.
    #expect(!text.contains("Rectangle (2)") && !text.contains(" 5x5"))

    let tester = tapped()
    try expectStrip(tester, at: [0, 0.5, 1], "turns", filePath: folder.test)
    // A frame later everything is further by a sixtieth of the way.
    let late = tapped()
    late.advance()
    let found = try issues {
      try expectStrip(late, at: [0, 0.5, 1], "turns", filePath: folder.test)
    }
    try #require(found.count == 1)
    #expect(found[0].contains("The strip from 0.05 s on differs from turns.png:"))
    #expect(found[0].contains("The first pixel is at 0 s, in Lamp > Rectangle#lamp."))
    #expect(
      found[0].contains(
        "0 s, Lamp > Rectangle#lamp, frame: expected 20,40 20x20, found 20.67,40 20x20"),
      "\(found[0])")
    #expect(
      found[0].contains("turns-expected.png, turns-actual.png, turns-actual.txt, turns-diff.png"))
  }

  @Test func `values that differ under equal pixels are a failure too`() throws {
    let folder = try Folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let missing = try issues {
      try expectStrip(tapped(), at: [0, 0.5], "turns", filePath: folder.test)
    }
    try store(folder, try #require(missing.first))
    let file = folder.file("turns.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "linear, 1 s, 1 to", with: "spring, 1 to").utf8)
      .write(to: file)
    let found = try issues {
      try expectStrip(tapped(), at: [0, 0.5], "turns", filePath: folder.test)
    }
    #expect(found.first?.contains("has other values than turns.txt, and equal pixels.") == true)
    #expect(
      found.first?.contains(
        "Lamp > Rectangle#lamp, opacity curve: expected spring, 1 to 0.5, now 1, found linear")
        == true,
      "\(found)")
    try FileManager.default.removeItem(at: file)
    let absent = try issues {
      try expectStrip(tapped(), at: [0, 0.5], "turns", filePath: folder.test)
    }
    #expect(absent.first?.contains("There is no file \(file.path)") == true)
  }

  @Test func `a text of several lines has one line in the file`() throws {
    struct Lines: View {
      @State private var isOn = false
      var body: some View {
        Text(verbatim: "one\ntwo").opacity(isOn ? 0.5 : 1)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    func tapped() throws -> StageTester {
      let tester = StageTester(Lines(), size: CGSize(width: 100, height: 100))
      tester.tap(CGPoint(x: 50, y: 50))
      tester.advance(frames: 2)
      return tester
    }
    let folder = try Folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let missing = try issues {
      try expectStrip(tapped(), at: [0, 0.5], "turns", filePath: folder.test)
    }
    try store(folder, try #require(missing.first))
    try expectStrip(tapped(), at: [0, 0.5], "turns", filePath: folder.test)
  }

  @Test func `a variant sets device, appearance, text size, language and direction`() throws {
    struct Shown: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.locale) private var locale
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text("\(scheme == .dark ? "dark" : "light") \(size) \(locale.identifier) \(direction)")
      }
    }
    let variants = TestVariant.all(
      devices: ["iPhone 14", "iPad"], colorSchemes: [.light, .dark],
      typeSizes: [.large, .xxxLarge],
      locales: ["de_AT", "ar"])
    #expect(variants.count == 16)
    #expect(variants[0].name == "iphone-14-light-large-de_AT")
    #expect(variants[15].name == "ipad-dark-xxxLarge-ar")
    #expect(Set(variants.map(\.name)).count == 16)
    #expect(TestVariant.all().map(\.name) == [""])
    let tester = try StageTester(Shown(), variant: variants[15])
    #expect(tester.tree.frame.size == CGSize(width: 810, height: 1080))
    #expect(tester.displayList.scale == 2)
    tester.find(label: "dark xxxLarge ar rightToLeft").expect(.exists)
    let error = #expect(throws: TestVariantError.self) {
      try StageTester(Shown(), variant: TestVariant(device: "Newton"))
    }
    #expect(error?.description.hasPrefix("There is no device \"Newton\"; expected one of") == true)
  }

  @Test(arguments: TestVariant.all(colorSchemes: [.light, .dark], directions: [.rightToLeft]))
  func `stored files have the variant's name`(variant: TestVariant) throws {
    let folder = try Folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let tester = try StageTester(Lamp(), variant: variant)
    let found = try issues {
      try expectStrip(tester, at: [0], "turns", filePath: folder.test)
      try expectFrame(tester, picture: "still", filePath: folder.test)
    }
    let scheme = variant.colorScheme == .dark ? "dark" : "light"
    #expect(found.first?.contains("turns-\(scheme)-rtl.png of how") == true)
    #expect(found.last?.contains("still-\(scheme)-rtl.png of how") == true)
  }
}
