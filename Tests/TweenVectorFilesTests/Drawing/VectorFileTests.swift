import Foundation
import Testing
import TestSupport
import TweenGeometry
import TweenPaint
import TweenRaster

@testable import TweenVectorFiles

@Suite struct VectorFileTests {
  static func file(
    _ list: DisplayList, _ form: VectorReader, _ options: VectorOptions = VectorOptions(threads: 1)
  ) throws -> (bytes: [UInt8], tally: VectorTally) {
    switch form {
    case .svg: try VectorFile.svg(list, options: options)
    case .pdf: try VectorFile.pdf(list, options: options)
    }
  }

  /// How far an independent reader's picture of the file is from the rasterizer's.
  static func distance(
    _ list: DisplayList, _ file: [UInt8], _ form: VectorReader
  ) throws -> PictureDistance {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list)
    let expected = renderer.bitmap
    return try PictureDistance(
      expected: expected,
      actual: form.picture(of: file, width: expected.width, height: expected.height))
  }

  @Test(
    .enabled(if: VectorReader.missing == nil, Comment(rawValue: VectorReader.missing ?? "")),
    arguments: VectorScene.all, VectorReader.allCases)
  func `another program draws the file as the rasterizer draws the list`(
    _ scene: VectorScene, _ form: VectorReader
  ) throws {
    let (bytes, _) = try Self.file(scene.list, form)
    let distance = try Self.distance(scene.list, bytes, form)
    // Readers smooth edges by other rules, and mix in 8 bits: a level or two on all pixels.
    #expect(distance.mean < 1.5, "\(distance)")
    #expect(distance.offShare < 0.004, "\(distance)")
    #expect(distance.brokenEdgeShare < 0.02, "\(distance)")
  }

  @Test(arguments: VectorScene.all, VectorReader.allCases)
  func `only what a format lacks is a picture, and each is counted`(
    _ scene: VectorScene, _ form: VectorReader
  ) throws {
    let (_, tally) = try Self.file(scene.list, form)
    for kind in VectorTally.Kind.allCases {
      #expect(tally[kind] == scene.pictures.count { $0 == kind }, "\(kind)")
    }
  }

  @Test(arguments: VectorScene.all, VectorReader.allCases)
  func `the same list gives the same bytes`(_ scene: VectorScene, _ form: VectorReader) throws {
    let first = try Self.file(scene.list, form)
    let second = try Self.file(scene.list, form, VectorOptions(threads: 2))
    #expect(first.bytes == second.bytes)
  }

  @Test(
    .enabled(if: VectorReader.missing == nil, Comment(rawValue: VectorReader.missing ?? "")),
    arguments: VectorReader.allCases)
  func `a canvas of one pixel is a file of one pixel`(_ form: VectorReader) throws {
    let list = DisplayList(
      size: CGSize(width: 1, height: 1), background: VectorScene.red, items: [])
    let (bytes, tally) = try Self.file(list, form)
    let distance = try Self.distance(list, bytes, form)
    #expect(distance.mean == 0)
    #expect(tally.note == nil)
  }

  @Test(arguments: VectorReader.allCases)
  func `items with bad numbers are left out`(_ form: VectorReader) throws {
    let nowhere = CGAffineTransform(translationX: .nan, y: 0)
    let endless = CGAffineTransform(scaleX: .infinity, y: 1)
    var items: [DisplayItem] = []
    for transform in [nowhere, endless, CGAffineTransform(scaleX: 0, y: 0)] {
      items.append(
        VectorScene.fill(VectorScene.rect(0, 0, 9, 9), VectorScene.red, transform: transform))
      items.append(
        DisplayItem(
          .image(
            DisplayItem.ImageItem(
              bitmap: VectorScene.bitmap, rect: CGRect(x: 0, y: 0, width: 9, height: 9),
              transform: transform))))
    }
    var stroked = VectorScene.fill(
      VectorScene.zigzag, VectorScene.red, stroke: StrokeStyle(lineWidth: .nan))
    items.append(stroked)
    stroked = VectorScene.fill(
      VectorScene.zigzag, VectorScene.red, stroke: StrokeStyle(lineWidth: 0))
    items.append(stroked)
    items += VectorScene.layer(
      .init(clip: .init(path: VectorScene.rect(0, 0, 9, 9), transform: nowhere)), VectorScene.pair)
    // Ends of layers that never began, and a layer that never ends.
    items += [DisplayItem(.endLayer), DisplayItem(.endLayer)]
    items += [DisplayItem(.beginLayer(.init(opacity: 0.5)))]
    let list = VectorScene("bad numbers", items).list
    let (bytes, tally) = try Self.file(list, form)
    #expect(tally.total == 0)
    let empty = try Self.file(VectorScene("nothing", []).list, form)
    // The group of the layer that never ends is all that is there.
    #expect(bytes.count < empty.bytes.count + 400)
    #expect(!String(decoding: bytes, as: UTF8.self).lowercased().contains("nan"))
  }

  @Test(arguments: VectorReader.allCases)
  func `a canvas that no renderer draws is an error`(_ form: VectorReader) {
    for size in [CGSize(width: -1, height: 5), CGSize(width: Double.nan, height: 5)] {
      #expect(throws: RasterError.canvasInvalid) {
        try Self.file(DisplayList(size: size), form)
      }
    }
    #expect(throws: RasterError.canvasTooLarge(width: 20_000, height: 5)) {
      try Self.file(DisplayList(size: CGSize(width: 20_000, height: 5)), form)
    }
  }

  @Test func `pictures have as many pixels as the option asks for`() throws {
    let scene = VectorScene(
      "a blur", VectorScene.layer(.init(effect: .blur(.init(radius: 2))), VectorScene.pair))
    func width(_ scale: Double) throws -> Double {
      let file = try VectorFile.svg(scene.list, options: VectorOptions(pictureScale: scale))
      let text = String(decoding: file.bytes, as: UTF8.self)
      let match = try #require(text.firstMatch(of: /<image id="i1" width="(\d+)"/))
      return Double(match.1) ?? 0
    }
    // The blur's border is some pixels more or less.
    #expect(abs(try width(4) / width(1) - 4) < 0.1)
  }
}
