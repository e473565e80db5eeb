import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint
import TweenViews

@testable import TweenHeadless

/// Images as views: each claim in a picture.
@MainActor @Suite struct ImageViewGoldenTests {
  /// A frame of 24 by 24 with marked corners: red, green, blue and yellow ones, grey edges and a
  /// middle of stripes.
  private static let frame: Bitmap = {
    var bitmap = Bitmap(width: 24, height: 24)
    for y in 0..<24 {
      for x in 0..<24 {
        let (column, row) = (x / 8, y / 8)
        let corners: [[UInt32]] = [[0xFFE0_4040, 0xFF40_A040], [0xFF40_60E0, 0xFFE0_C040]]
        let pixel: UInt32 =
          switch (column, row) {
          case (1, 1): (x + y) % 4 < 2 ? 0xFFFF_FFFF : 0xFFC8_D8F0
          case (1, _): x % 4 < 2 ? 0xFF60_6060 : 0xFF90_9090
          case (_, 1): y % 4 < 2 ? 0xFF60_6060 : 0xFF90_9090
          default: corners[row / 2][column / 2]
          }
        bitmap.pixels[y * 24 + x] = pixel
      }
    }
    return bitmap
  }()

  /// A soft star: opaque in the middle, clear at the edge.
  private static func star() throws -> Bitmap {
    let renderer = ImageRenderer(
      content: ZStack {
        ForEach(0..<3) { index in
          Capsule().frame(width: 60, height: 14).rotationEffect(.degrees(Double(index) * 60))
        }
      }.foregroundStyle(
        RadialGradient(colors: [.white, .clear], center: .center, startRadius: 10, endRadius: 32)
      ).frame(width: 64, height: 64))
    return try renderer.makeBitmap()
  }

  private let caps = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  private func expect<Content: View>(
    _ name: String, scale: CGFloat = 1, _ content: Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    try expectImage(renderer.makeBitmap(), named: name, sourceLocation: sourceLocation)
  }

  @Test func `an image keeps its pixels`() throws {
    #expect(ImageRenderer(content: Image(bitmap: Self.frame)).bitmap == Self.frame)
  }

  @Test func `caps keep their corners and stretch the rest`() throws {
    try expect(
      "caps-stretched",
      Image(bitmap: Self.frame).resizable(capInsets: caps).frame(width: 100, height: 60))
  }

  @Test func `caps keep their corners and tile the rest`() throws {
    try expect(
      "caps-tiled",
      Image(bitmap: Self.frame).resizable(capInsets: caps, resizingMode: .tile)
        .frame(width: 101, height: 61))
  }

  @Test func `caps share a frame too small for them`() throws {
    try expect(
      "caps-small", scale: 4,
      Image(bitmap: Self.frame).resizable(capInsets: caps).frame(width: 12, height: 30))
  }

  @Test func `caps turned show no seams`() throws {
    try expect(
      "caps-turned",
      Image(bitmap: Self.frame).resizable(capInsets: caps).frame(width: 80, height: 50)
        .rotationEffect(.degrees(20)).frame(width: 100, height: 84))
  }

  @Test func `an image is tiled from its corner`() throws {
    try expect(
      "tiled", Image(bitmap: Self.frame).resizable(resizingMode: .tile).frame(width: 90, height: 60)
    )
  }

  @Test func `enlarged without interpolation pixels are squares`() throws {
    try expect(
      "nearest",
      Image(bitmap: Self.frame).resizable().interpolation(.none).frame(width: 96, height: 96))
  }

  @Test func `enlarged with interpolation colours run into each other`() throws {
    try expect(
      "linear",
      Image(bitmap: Self.frame).resizable().interpolation(.low).frame(width: 96, height: 96))
  }

  @Test func `an image fits its frame`() throws {
    let renderer = ImageRenderer(
      content: Image(bitmap: Self.frame).resizable().scaledToFit().background(.black)
        .frame(width: 90, height: 50).background(.red))
    try expectImage(renderer.makeBitmap(), named: "fit")
  }

  @Test func `a template is filled with a gradient`() throws {
    try expect(
      "template-gradient",
      Image(bitmap: Self.star(), scale: 1).renderingMode(.template)
        .foregroundStyle(
          LinearGradient(
            colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        ).background(.white))
  }

  @Test func `a template fades as a whole`() throws {
    try expect(
      "template-faded",
      Image(bitmap: Self.star()).renderingMode(.template).foregroundStyle(.green).opacity(0.5)
        .background(.black))
  }

  @Test func `an image is paint for shapes`() throws {
    try expect(
      "paint",
      Circle().fill(
        ImagePaint(
          image: Image(bitmap: Self.frame), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5),
          scale: 0.75)
      ).frame(width: 100, height: 100))
  }

  @Test func `a canvas draws images, and tiles of them`() throws {
    try expect(
      "canvas",
      Canvas { context, _ in
        let image = Image(bitmap: Self.frame)
        context.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 96, height: 64)),
          with: .tiledImage(image, origin: CGPoint(x: 4, y: 4), scale: 0.5))
        context.draw(image, at: CGPoint(x: 48, y: 32))
        context.rotate(by: .degrees(12))
        context.draw(
          image.resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
          in: CGRect(x: 20, y: 50, width: 80, height: 24))
      }.frame(width: 100, height: 96))
  }
}
