import Foundation
import Testing
import TestSupport
import TweenGeometry
import TweenGraphics
import TweenPaint
import TweenViews

@testable import TweenHeadless

@MainActor @Suite struct ImageRendererContextTests {
  /// Not the same upside down, nor mirrored.
  private struct Flag: View {
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 1, blue: 0)
        }
        Color(red: 0, green: 0, blue: 1).opacity(0.5)
      }
      .frame(width: 8, height: 6)
    }
  }

  private struct Nothing: View {
    var body: some View { Color.red.frame(width: 0, height: 0) }
  }

  private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
  }

  @Test func `a bitmap gets the view's own pixels`() throws {
    let renderer = ImageRenderer(content: Flag())
    let context = try bitmap(8, 6)
    renderer.render { size, draw in
      #expect(size == CGSize(width: 8, height: 6))
      draw(context)
    }
    #expect(try #require(context.makeImage()).bitmap == renderer.bitmap)
  }

  @Test func `the context's transform and clip hold for the view`() throws {
    let renderer = ImageRenderer(content: Flag())
    let context = try bitmap(20, 20)
    context.clip(to: CGRect(x: 4, y: 0, width: 16, height: 20))
    context.scaleBy(x: 2, y: 2)
    renderer.render { _, draw in draw(context) }
    let picture = try #require(context.makeImage()).bitmap
    // 16 by 12 pixels at the lower left corner, without the first four columns.
    #expect(picture.pixels[10 * 20 + 3] == 0)
    #expect(picture.pixels[9 * 20 + 4] == 0xFFFF_0000)
    #expect(picture.pixels[9 * 20 + 12] == 0xFF00_FF00)
    #expect(picture.pixels[19 * 20 + 12] == 0x8000_0080)
    #expect(picture.pixels[7 * 20 + 12] == 0)
  }

  @Test func `a view that takes no space calls nothing`() {
    ImageRenderer(content: Nothing()).render { _, _ in Issue.record("It is called.") }
  }

  @Test(.enabled(if: VectorReader.missing == nil, Comment(rawValue: VectorReader.missing ?? "")))
  func `the usual program writes a PDF file whose page shows the view, with its words`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-" + UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let view = Text("Hello, page").font(.system(size: 40)).padding(8)
      .background(Color(red: 0.9, green: 0.8, blue: 0.2))
    let renderer = ImageRenderer(content: view)
    renderer.render { size, context in
      var box = CGRect(origin: .zero, size: size)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let file = [UInt8](try Data(contentsOf: url))
    #expect(try VectorReader.text(of: file) == "Hello, page")
    renderer.scale = 4
    let expected = try renderer.makeBitmap()
    let distance = try PictureDistance(
      expected: expected,
      actual: VectorReader.pdf.picture(
        of: file, width: expected.width, height: expected.height))
    // Poppler sets glyphs of such fonts to whole pixels.
    #expect(distance.mean < 4, "\(distance)")
    #expect(distance.offShare < 0.01, "\(distance)")
  }

  @Test func `what is drawn as a picture has the scale that is asked for`() throws {
    let view = Color.red.frame(width: 40, height: 40).blur(radius: 4).frame(width: 80, height: 80)
    func width(_ scale: CGFloat) throws -> Int {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      ImageRenderer(content: view).render(rasterizationScale: scale) { size, context in
        var box = CGRect(origin: .zero, size: size)
        guard let pdf = CGContext(consumer: consumer, mediaBox: &box, nil) else { return }
        pdf.beginPDFPage(nil)
        context(pdf)
        pdf.closePDF()
      }
      let text = String(decoding: data as Data, as: Unicode.ASCII.self)
      let match = try #require(text.firstMatch(of: /\/Width (\d+)/))
      return Int(match.1) ?? 0
    }
    let one = try width(1)
    #expect((48...80).contains(one))
    #expect(abs(try width(3) - 3 * one) <= 3)
  }
}
