import Foundation
import TestSupport
import Testing
import TweenCodecs
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenViews

@testable import TweenHeadless

@MainActor @Suite struct ImageRendererTests {
  private let red: UInt32 = 0xFFFF_0000

  private struct Square: View {
    var side: CGFloat?
    var body: some View {
      Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: side, height: side)
    }
  }

  @Test func `the picture has the size the view takes, in pixels of the scale`() throws {
    let renderer = ImageRenderer(content: Square(side: 6))
    #expect(
      renderer.bitmap == Bitmap(width: 6, height: 6, pixels: Array(repeating: red, count: 36)))
    renderer.scale = 2
    let bitmap = try #require(renderer.bitmap)
    #expect(bitmap.width == 12 && bitmap.height == 12)
    #expect(bitmap.pixels.allSatisfy { $0 == red })
  }

  @Test func `what the view is offered decides where it has no size of its own`() throws {
    let renderer = ImageRenderer(content: Square())
    #expect(renderer.bitmap?.width == 10)
    renderer.proposedSize = ProposedViewSize(width: 4, height: 7)
    let bitmap = try #require(renderer.bitmap)
    #expect(bitmap.width == 4 && bitmap.height == 7)
  }

  @Test func `what is not drawn is clear, or black where the picture is to be opaque`() throws {
    let renderer = ImageRenderer(content: Square(side: 2).padding(1))
    #expect(renderer.bitmap?.pixels[0] == 0)
    #expect(renderer.bitmap?.pixels[5] == red)
    renderer.isOpaque = true
    #expect(renderer.bitmap?.pixels[0] == 0xFF00_0000)
    #expect(renderer.bitmap?.pixels[5] == red)
  }

  @Test func `no size and too large a size are errors, and no picture`() {
    let none = ImageRenderer(content: EmptyView())
    #expect(none.bitmap == nil)
    #expect(throws: ImageRendererError.empty) { try none.makeBitmap() }
    let large = ImageRenderer(content: Square(side: 20_000))
    #expect(large.bitmap == nil)
    #expect(throws: RasterError.self) { try large.makeBitmap() }
    for scale in [0, -1, CGFloat.nan, .infinity] {
      let renderer = ImageRenderer(content: Square(side: 6))
      renderer.scale = scale
      #expect(renderer.bitmap == nil)
    }
    let endless = ImageRenderer(content: Square())
    endless.proposedSize = .infinity
    #expect(endless.bitmap == nil)
  }

  @Test func `a change of a property is announced`() {
    let renderer = ImageRenderer(content: Square(side: 1))
    var count = 0
    let watch = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Square(side: 2)
    renderer.scale = 2
    renderer.proposedSize = .zero
    renderer.isOpaque = true
    renderer.colorMode = .linear
    #expect(count == 5)
    watch.cancel()
  }

  @Test func `colours mix as the mode says`() throws {
    let renderer = ImageRenderer(
      content: Color.white.opacity(0.5).background(Color.black).frame(width: 2, height: 2))
    #expect(renderer.bitmap?.pixels.first == 0xFF80_8080)
    renderer.colorMode = .linear
    #expect(renderer.bitmap?.pixels.first == 0xFFBC_BCBC)
  }

  @Test func `a picture is written as a PNG, and is an image again`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageRendererTests-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let renderer = ImageRenderer(content: Square(side: 5))
    try renderer.write(to: path)
    let bitmap = try ImageDecoder.decode(fileAt: path)
    #expect(bitmap == renderer.bitmap)
    #expect(ImageRenderer(content: Image(bitmap: bitmap)).bitmap == bitmap)
  }

  @Test func `a stage around does not lose its date`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 12_345)
    let stage = ViewGraph(
      content: Square(side: 1),
      configuration: ViewGraph.Configuration(
        size: CGSize(width: 1, height: 1), startDate: date))
    stage.advance(to: .zero)
    #expect(StagePresent.date == date)
    #expect(ImageRenderer(content: Square(side: 1)).bitmap != nil)
    #expect(StagePresent.date == date)
    stage.end()
  }

  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  @Test func `a view that contains itself is an error with a sentence, and no picture`() throws {
    let renderer = ImageRenderer(content: Endless())
    let error = #expect(throws: ImageRendererError.self) { try renderer.makeBitmap() }
    #expect(error.map { "\($0)".hasPrefix("The view tree is too deep") } == true)
    #expect(renderer.bitmap == nil)
  }

  @Test func `another kind of picture than PNG is not promised by a name`() throws {
    let renderer = ImageRenderer(content: Square(side: 6))
    #expect(throws: PictureNameError(path: "/nowhere/square.jpg")) {
      try renderer.write(to: "/nowhere/square.jpg")
    }
  }
}
