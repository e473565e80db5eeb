import Foundation
import Testing

@testable import TweenText

@Suite("The system's face") struct SystemFaceMetricsTests {
  @Test(arguments: [
    (size: 11.0, ascent: 10.472, descent: 2.651), (12, 11.424, 2.892), (13, 12.376, 3.133),
    (17, 16.184, 4.097), (28, 26.656, 6.748), (34, 32.368, 8.194),
  ])
  func `has the platform's line box`(size: Double, ascent: Double, descent: Double) {
    for weight in [FontWeight.ultraLight, .regular, .bold] {
      let line = TextEngine.shared.line("Ág", font: FontRequest(size: size, weight: weight))
      #expect(abs(line.ascent - ascent) < 1e-9 && abs(line.descent - descent) < 1e-9)
      #expect(line.leading == 0)
    }
  }

  @Test func `has it in round letters, while other faces have their own`() {
    for (family, isSystem) in [
      (FontRequest.Family.system(.rounded), true), (.system(.serif), false),
      (.system(.monospaced), false), (.named("Inter"), false), (.named("No such font"), true),
    ] {
      let line = TextEngine.shared.line("Ag", font: FontRequest(family: family, size: 100))
      #expect((abs(line.height - 119.3) < 1e-9) == isSystem, "\(family)")
    }
  }

  /// Widths of texts in pictures of the platform, in points.
  static let widths: [(text: String, size: Double, weight: FontWeight, width: Double)] = [
    ("San Francisco", 16, .regular, 100.7), ("20 °C, Sunny", 16, .regular, 93.7),
    ("Cancel", 17, .regular, 50.7), ("General", 17, .regular, 60.0),
    ("Is this prime?", 28, .regular, 155.0), ("Notifications", 33, .bold, 194.7),
    ("Export Options", 33, .bold, 227.3),
  ]

  @Test func `has widths near the platform's`() {
    let ratios = Self.widths.map { sample in
      TextEngine.shared.line(
        sample.text, font: FontRequest(size: sample.size, weight: sample.weight)
      ).width / sample.width
    }
    #expect(abs(ratios.sorted()[ratios.count / 2] - 1) < 0.015)
    // Letters are Inter's: single words differ by what their letters do.
    #expect(ratios.allSatisfy { abs($0 - 1) < 0.06 }, "\(ratios)")
  }

  /// Look 1.1, in thousandths of the size.
  @Test(arguments: [
    (size: 6.0, regular: 37.0, bold: 54.3), (11, 2.5, 19.8), (17, -25, -7.7), (18, -31.5, -14.2),
    (20, 12, 20.4), (28, 5, 13.4), (60, -4, 4.4), (200, -9, -0.6),
  ])
  func `has the spacing of the table`(size: Double, regular: Double, bold: Double) throws {
    let text = "Notifications"
    for (weight, spacing) in [(FontWeight.regular, regular), (.bold, bold)] {
      let font = FontRequest(size: size, weight: weight)
      var own = font
      own.family = .named(size < 20 ? "Inter" : "Inter Display")
      let (line, plain) = (
        TextEngine.shared.line(text, font: font), TextEngine.shared.line(text, font: own)
      )
      try #require(line.run.glyphs == plain.run.glyphs && line.run.faceID == plain.run.faceID)
      let found = (line.width - plain.width) / size / Double(text.count) * 1000
      #expect(abs(found - spacing) < 0.3)
      let paragraph = TextEngine.shared.paragraph(
        StyledText(text, TextAttributes(font: font)), style: ParagraphStyle())
      #expect(abs(paragraph.size.width - line.width) < 1e-9)
    }
  }

  @Test func `changes its letters at 20 points without a step in width`() {
    let text = "The quick brown fox jumps over the lazy dog"
    for weight in [FontWeight.regular, .semibold, .bold] {
      func width(_ size: Double) -> Double {
        TextEngine.shared.line(text, font: FontRequest(size: size, weight: weight)).width / size
      }
      #expect(abs(width(20) / width(19.999) - 1) < 0.02)
    }
    let looks = [19.999, 20].map { FontLook(FontRequest(size: $0)).isDisplay }
    #expect(looks == [false, true])
  }

  @Test func `has nearly the same widths where Inter Display is missing`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for style in [FontStyle.regular, FontStyle(weight: .bold, isItalic: false)] {
      let path = try FontFolders.standard.path(of: style)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + (path as NSString).lastPathComponent,
        withDestinationPath: path)
    }
    let engine = TextEngine(folders: FontFolders(paths: [folder.path]))
    for weight in [FontWeight.regular, .bold] {
      let font = FontRequest(size: 28, weight: weight)
      let text = "Is this prime? Notifications"
      let width = engine.line(text, font: font).width
      #expect(abs(width / TextEngine.shared.line(text, font: font).width - 1) < 0.02)
    }
  }

  @Test func `keeps digits of one width even`() {
    for size in [12.0, 17, 28] {
      let font = FontRequest(size: size, isMonospacedDigit: true)
      let widths = Set(
        (0...9).map { TextEngine.shared.line("\($0)\($0)", font: font).width })
      #expect(widths.count == 1)
    }
  }

  @Test func `adds a program's tracking to its own`() {
    let text = "Tracking"
    func width(_ attributes: TextAttributes) -> Double {
      TextEngine.shared.paragraph(StyledText(text, attributes), style: ParagraphStyle())
        .size.width
    }
    let font = FontRequest(size: 17)
    let plain = width(TextAttributes(font: font))
    #expect(abs(width(TextAttributes(font: font, tracking: 2)) - plain - 16) < 1e-6)
    #expect(abs(width(TextAttributes(font: font, kerning: -0.5)) - plain + 4) < 1e-6)
  }

  @Test func `spaces clusters, not marks within them`() {
    let font = FontRequest(size: 17)
    // An x with two marks has no glyph of its own.
    let plain = TextEngine.shared.line("xx", font: font)
    let marked = TextEngine.shared.line("x\u{301}\u{323}x", font: font)
    #expect(marked.run.glyphs.count > plain.run.glyphs.count)
    #expect(abs(plain.width - marked.width) < 1e-9)
  }
}

/// The table that scripts/text-metrics prints.
@Suite struct TextMetricsTable {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["INBETWEEN_TEXT_TABLE"] != nil))
  func `of widths and line boxes`() {
    func number(_ value: Double, _ places: Int = 1) -> String {
      String(format: "%.\(places)f", value)
    }
    var rows = [
      "| text | size | weight | platform | ours | wider by |", "|---|---|---|---|---|---|",
    ]
    for sample in SystemFaceMetricsTests.widths {
      let width = TextEngine.shared.line(
        sample.text, font: FontRequest(size: sample.size, weight: sample.weight)
      ).width
      rows.append(
        "| \(sample.text) | \(number(sample.size, 0)) | \(sample.weight) | \(number(sample.width)) "
          + "| \(number(width)) | \(number((width / sample.width - 1) * 100)) % |")
    }
    rows += ["| size | above | below | height, on thirds of a point |", "|---|---|---|---|"]
    for size in [11.0, 12, 13, 15, 16, 17, 20, 22, 28, 34] {
      let line = TextEngine.shared.line("Ag", font: FontRequest(size: size))
      rows.append(
        "| \(number(size, 0)) | \(number(line.ascent, 2)) | \(number(line.descent, 2)) "
          + "| \(number((line.height * 3).rounded(.up) / 3, 2)) |")
    }
    print(rows.joined(separator: "\n"))
  }
}
