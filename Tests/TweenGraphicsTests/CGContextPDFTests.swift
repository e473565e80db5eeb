import Foundation
import Testing
import TestSupport
import TweenGeometry
import TweenGraphics
import TweenPaint

@Suite struct CGContextPDFTests {
  private static let hasReaders = VectorReader.missing == nil
  private static let missing = Comment(rawValue: VectorReader.missing ?? "")

  private func bytes(_ data: NSMutableData) -> [UInt8] { [UInt8](data as Data) }

  private func document(
    _ box: CGRect, _ information: CFDictionary? = nil, _ draw: (CGContext) -> Void
  ) throws -> [UInt8] {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = box
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, information))
    draw(context)
    context.closePDF()
    context.closePDF()
    return bytes(data)
  }

  @Test(.enabled(if: hasReaders, missing))
  func `a page has its origin at the bottom left of its box`() throws {
    let file = try document(CGRect(x: -10, y: -10, width: 20, height: 40)) { context in
      context.beginPDFPage(nil)
      #expect(context.ctm.isIdentity)
      #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 20, height: 40))
      context.setFillColor(DrawnContext.red)
      context.fill(CGRect(x: -10, y: -10, width: 10, height: 10))
      context.endPDFPage()
    }
    let picture = try VectorReader.pdf.picture(of: file, width: 20, height: 40)
    func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      picture.rgba[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 4]
    }
    #expect(pixel(5, 35) == [255, 0, 0, 255])
    #expect(pixel(15, 35).last == 0)
    #expect(pixel(5, 25).last == 0)
  }

  @Test func `each page begins in a fresh state, and pages may have boxes of their own`() throws {
    var own = CGRect(x: 0, y: 0, width: 5, height: 6)
    let file = try document(CGRect(x: 0, y: 0, width: 9, height: 9)) { context in
      context.beginPDFPage(nil)
      context.translateBy(x: 3, y: 3)
      // The page that is open ends.
      context.beginPage(mediaBox: &own)
      #expect(context.ctm.isIdentity)
      context.endPage()
      // Nothing is open: it has no effect.
      context.endPDFPage()
      let data = withUnsafeBytes(of: CGRect(x: 0, y: 0, width: 7, height: 8)) { Data($0) }
      context.beginPDFPage([kCGPDFContextMediaBox: data] as CFDictionary)
    }
    let text = String(decoding: file, as: Unicode.ASCII.self)
    #expect(
      text.matches(of: /MediaBox \[([^\]]*)\]/).map { String($0.1) }
        == ["0 0 9 9", "0 0 5 6", "0 0 7 8"])
  }

  @Test func `the dictionary's texts stand in the file, and passwords make no context`() throws {
    let box = CGRect(x: 0, y: 0, width: 9, height: 9)
    let file = try document(
      box,
      [kCGPDFContextTitle: "T", kCGPDFContextKeywords: ["a", "b"]] as CFDictionary
    ) { _ in }
    let text = String(decoding: file, as: Unicode.ASCII.self)
    #expect(text.contains("/Title <FEFF0054>"))
    #expect(text.contains("/Keywords <FEFF0061002C00200062>"))
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    let password = [kCGPDFContextUserPassword: "x"] as CFDictionary
    #expect(CGContext(consumer: consumer, mediaBox: nil, password) == nil)
    var flat = CGRect(x: 0, y: 0, width: 0, height: 5)
    #expect(CGContext(consumer: consumer, mediaBox: &flat, nil) == nil)
  }

  @Test func `a file is written when the context is closed or ends, and not into a missing folder`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pdf-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.pdf")
    do {
      let context = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      #expect(!FileManager.default.fileExists(atPath: url.path))
      #expect(context.makeImage() == nil)
      #expect(context.width == 0)
    }
    let text = String(decoding: try Data(contentsOf: url), as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/MediaBox [0 0 612 792]"))
    let lost = folder.appendingPathComponent("none/a.pdf")
    #expect(CGContext(lost as CFURL, mediaBox: nil, nil) == nil)
    #expect(CGContext(folder as CFURL, mediaBox: nil, nil) == nil)
    let page = try #require(URL(string: "https://example.org/a.pdf"))
    #expect(CGDataConsumer(url: page as CFURL) == nil)
  }

  @Test(.enabled(if: hasReaders, missing))
  func `clips, layers, gradients and images of Core Graphics reach the page`() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      context.saveGState()
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 40, height: 30))
      context.clip()
      let colors = [DrawnContext.red, DrawnContext.blue] as CFArray
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
      {
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 50, y: 0), options: [.drawsAfterEndLocation])
      }
      context.restoreGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(DrawnContext.red)
      context.fill(CGRect(x: 30, y: 10, width: 20, height: 20))
      context.setFillColor(DrawnContext.blue)
      context.fill(CGRect(x: 36, y: 4, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    let file = try document(CGRect(x: 0, y: 0, width: 60, height: 40)) { context in
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
    }
    let bitmap = try DrawnContext.make(60, 40)
    draw(bitmap)
    let expected = Bitmap(width: 60, height: 40, pixels: try DrawnContext.pixels(bitmap))
    let distance = try PictureDistance(
      expected: expected, actual: VectorReader.pdf.picture(of: file, width: 60, height: 40))
    #expect(distance.mean < 1.5, "\(distance)")
    #expect(distance.offShare < 0.01, "\(distance)")
  }
}
