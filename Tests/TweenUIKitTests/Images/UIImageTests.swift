import Foundation
import Testing
import TweenCodecs
import TweenPaint
import TweenViews

@testable import TweenUIKit

@Suite struct UIImageTests {
  /// Red at full alpha, green at half, nothing, blue.
  private static let bitmap = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_00FF])

  @Test func `a PNG of a picture is read back pixel by pixel`() throws {
    let image = UIImage(cgImage: CGImage(Self.bitmap), scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 1, height: 1) && image.scale == 2)
    let data = try #require(image.pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back.cgImage?.bitmap == Self.bitmap)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func `a JPEG stands on white, and is nearly the picture at the best quality`() throws {
    let pixels = (0..<256).map { UInt32($0 < 128 ? 0xFF20_4080 : 0) }
    let image = UIImage(cgImage: CGImage(Bitmap(width: 16, height: 16, pixels: pixels)))
    let best = try #require(image.jpegData(compressionQuality: 1))
    let decoded = try ImageDecoder.decode([UInt8](best))
    #expect(decoded.width == 16 && decoded.height == 16)
    func near(_ pixel: UInt32, _ wanted: UInt32) -> Bool {
      [0, 8, 16, 24].allSatisfy {
        abs(Int(pixel >> $0 & 255) - Int(wanted >> $0 & 255)) <= 3
      }
    }
    #expect(near(decoded.pixels[0], 0xFF20_4080) && near(decoded.pixels[255], 0xFFFF_FFFF))
    let least = try #require(image.jpegData(compressionQuality: 0))
    #expect(least.count < best.count)
  }

  @Test func `a tint fills what is opaque, by its alpha`() throws {
    let tinted = UIImage(cgImage: CGImage(Self.bitmap)).withTintColor(
      UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(tinted.cgImage?.bitmap.pixels == [0xFFFF_FF00, 0x8080_8000, 0, 0xFFFF_FF00])
  }

  @Test func `orientations turn pixels upright`() {
    let image = UIImage(cgImage: CGImage(Self.bitmap), scale: 1, orientation: .down)
    #expect(image.cgImage?.bitmap.pixels == Array(Self.bitmap.pixels.reversed()))
  }

  @Test func `a symbol of a catalogue is a symbol, as much of it as a value says`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("A.xcassets/cup.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let list = #"{"symbols": [{"idiom": "universal", "filename": "cup.svg"}]}"#
    try Data(list.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let template = """
      <svg><style>.monochrome-0 {-sfsymbols-variable-threshold:0.5}</style><g id="Guides">
      <line id="Baseline-S" x1="0" x2="9" y1="100" y2="100"/>
      <line id="Capline-S" x1="0" x2="9" y1="30" y2="30"/></g><g id="Symbols">
      <g id="Regular-S"><path class="monochrome-0" d="M0 30h70v70h-70z"/></g></g></svg>
      """
    try Data(template.utf8).write(to: set.appendingPathComponent("cup.svg"))
    let bundle = try #require(Bundle(path: folder.path))
    let cup = try #require(UIImage(named: "cup", in: bundle, compatibleWith: nil))
    #expect(cup.isSymbolImage && cup.size.width > 8)
    #expect(cup.cgImage?.bitmap.pixels.contains(0xFF00_0000) == true)
    let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let large = try #require(UIImage(named: "cup", in: bundle, with: bold))
    #expect(large.size.width > 1.5 * cup.size.width)
    let faint = try #require(UIImage(named: "cup", in: bundle, variableValue: 0.2))
    #expect(faint != cup && faint.size == cup.size)
    #expect(faint.cgImage?.bitmap.pixels.contains { $0 >> 24 > 64 } == false)
    #expect(UIImage(named: "saucer", in: bundle, with: bold) == nil)
  }

  @Test func `symbols have a size, pixels and a name that must exist`() throws {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let wave = try #require(UIImage(systemName: "wifi", variableValue: 1))
    let faint = try #require(UIImage(systemName: "wifi", variableValue: 0))
    #expect(faint.size == wave.size && faint.cgImage?.bitmap != wave.cgImage?.bitmap)
    #expect(wave.cgImage?.bitmap == UIImage(systemName: "wifi")?.cgImage?.bitmap)
    #expect(UIImage(systemName: "no.such.symbol", variableValue: 0.5) == nil)
    let plain = try #require(UIImage(systemName: "star.fill"))
    let large = try #require(
      UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
    #expect(plain.isSymbolImage && plain.size.width > 8)
    #expect(abs(large.size.width / plain.size.width - 2) < 0.3)
    let bitmap = try #require(large.withTintColor(.red).cgImage?.bitmap)
    #expect(bitmap.pixels.contains(0xFFFF_0000))
    #expect(Image(uiImage: plain) == Image(systemName: "star.fill"))
  }

  @Test func `what isn't there is none`() {
    #expect(UIImage(named: "Nowhere") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage().pngData() == nil && UIImage().size == .zero)
  }
}
