import Foundation
import Testing
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct CatalogVariantTests {
  private func resolved(
    _ image: Image, _ locale: String = "en_US", isRightToLeft: Bool = false
  ) -> ResolvedImage? {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return image.resolved(in: environment)
  }

  @Test func `an entry for the reader's language comes before one for all`() throws {
    let folder = try ImageFolder()
    let set = "A.xcassets/sign.imageset/"
    try folder.add(
      set + "Contents.json",
      text: """
        {"images": [{"filename": "all.png"}, {"filename": "de.png", "locale": "de"},
          {"filename": "pt.png", "locale": "pt-BR"}],
         "properties": {"localizable": true}}
        """)
    for (number, name) in ["all", "de", "pt"].enumerated() {
      try folder.add(set + name + ".png", width: 1, height: 1, UInt32(number + 1) << 24)
    }
    let image = Image("sign", bundle: folder.bundle)
    for (locale, number) in [("en_US", 1), ("de_AT", 2), ("pt_BR", 3), ("pt_PT", 3), ("fr", 1)] {
      #expect(resolved(image, locale)?.bitmap.pixels == [UInt32(number) << 24], "\(locale)")
    }
  }

  @Test func `a file that lies outside of its set is none of it`() throws {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/x.png", width: 1, height: 1, 7 << 24)
    try folder.add(
      "A.xcassets/out.imageset/Contents.json",
      text: #"{"images": [{"filename": "../x.png"}, {"filename": "in.png", "scale": "2x"}]}"#)
    try folder.add("A.xcassets/in.imageset/in.png", width: 1, height: 1, 8 << 24)
    try folder.add(
      "A.xcassets/in.imageset/Contents.json",
      text: #"{"images": [{"filename": "../x.png"}, {"filename": "in.png", "scale": "2x"}]}"#)
    #expect(resolved(Image("out", bundle: folder.bundle)) == nil)
    #expect(resolved(Image("in", bundle: folder.bundle))?.bitmap.pixels == [8 << 24])
  }

  @Test func `an entry for the other direction is mirrored, its own is not`() throws {
    let folder = try ImageFolder()
    let pixels = Bitmap(width: 2, height: 1, pixels: [1 << 24, 2 << 24])
    func add(_ name: String, _ directions: [String?]) throws {
      let entries = directions.enumerated().map { index, direction in
        let own = direction.map { ", \"language-direction\": \"\($0)\"" } ?? ""
        return "{\"filename\": \"\(index).png\"\(own)}"
      }
      try folder.add(
        "A.xcassets/\(name).imageset/Contents.json",
        text: "{\"images\": [\(entries.joined(separator: ","))]}")
      for index in directions.indices {
        var picture = pixels
        picture.pixels[1] = UInt32(index + 2) << 24
        try folder.add(
          "A.xcassets/\(name).imageset/\(index).png", PNGEncoder.encode(picture))
      }
    }
    try add("plain", [nil])
    try add("mirrors", ["left-to-right"])
    try add("both", ["left-to-right", "right-to-left"])
    func shown(_ name: String, _ isRightToLeft: Bool) -> [UInt32]? {
      resolved(Image(name, bundle: folder.bundle), isRightToLeft: isRightToLeft)?.bitmap.pixels
        .map { $0 >> 24 }
    }
    #expect(shown("plain", true) == [1, 2])
    #expect(shown("mirrors", false) == [1, 2] && shown("mirrors", true) == [2, 1])
    #expect(shown("both", false) == [1, 2] && shown("both", true) == [1, 3])
  }

  @Test func `a set's slices count where the image is resized without caps of its own`() throws {
    let folder = try ImageFolder()
    func add(_ name: String, _ resizing: String, scale: String = "1x") throws {
      try folder.add(
        "A.xcassets/\(name).imageset/Contents.json",
        text: "{\"images\": [{\"filename\": \"i.png\", \"scale\": \"\(scale)\", "
          + "\"resizing\": \(resizing)}]}")
      try folder.add("A.xcassets/\(name).imageset/i.png", width: 20, height: 20)
    }
    let insets = #""cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}"#
    try add(
      "nine",
      #"{"mode": "9-part", "center": {"mode": "tile", "width": 3, "height": 5}, \#(insets)}"#)
    try add(
      "three", #"{"mode": "3-part-horizontal", "center": {"mode": "stretch"}, \#(insets)}"#,
      scale: "2x")
    try add("broken", #""9-part""#)
    let nine = Image("nine", bundle: folder.bundle)
    #expect(resolved(nine)?.resizing == nil)
    #expect(
      resolved(nine.resizable())?.resizing
        == Image.Resizing(
          capInsets: EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), mode: .tile,
          center: CGSize(width: 3, height: 5)))
    // What the program says comes first.
    let own = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(resolved(nine.resizable(capInsets: own))?.resizing?.capInsets == own)
    // In points, two pixels each; above and below there are no caps.
    #expect(
      resolved(Image("three", bundle: folder.bundle).resizable())?.resizing?.capInsets
        == EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4))
    #expect(
      resolved(Image("broken", bundle: folder.bundle).resizable())?.resizing?.capInsets
        == EdgeInsets())
    let slices = ImageSlices.slices(
      of: try #require(resolved(nine.resizable())), over: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(slices.count == 9)
    #expect(slices[4].rect == CGRect(x: 4, y: 2, width: 28, height: 32))
    #expect(slices[4].source == CGRect(x: 4, y: 2, width: 3, height: 5))
  }

  @Test func `parts of a drawing are cut out of it and stretched or repeated`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "a.svg",
      text: "<svg width=\"10\" height=\"10\"><rect width=\"10\" height=\"10\"/></svg>")
    let insets = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    for (mode, count) in [(Image.ResizingMode.stretch, 3), (.tile, 2 + 4)] {
      let screen = Screen(0, size: CGSize(width: 26, height: 10)) { _ in
        Image("a", bundle: folder.bundle).resizable(capInsets: insets, resizingMode: mode)
      }
      let items = screen.graph.displayList.items
      let fills = items.filter { if case .fill = $0.content { true } else { false } }
      let clips = items.compactMap { item -> CGRect? in
        guard case .beginLayer(let layer) = item.content else { return nil }
        return layer.clip?.path.boundingRect
      }
      #expect(fills.count == count, "\(mode)")
      #expect(
        clips.contains(CGRect(x: 0, y: 0, width: 2, height: 10))
          && clips.contains(CGRect(x: 2, y: 0, width: 22, height: 10)))
    }
  }

  @Test func `data sets hand out their files`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "A.xcassets/Drinks.dataset/Contents.json",
      text: """
        {"data": [{"idiom": "universal", "filename": "d.json",
          "universal-type-identifier": "public.json"}]}
        """)
    try folder.add("A.xcassets/Drinks.dataset/d.json", text: "[1]")
    try folder.add("A.xcassets/Empty.dataset/Contents.json", text: #"{"data": []}"#)
    let found = DataSet.find("Drinks", in: folder.bundle)
    #expect(found?.data == Data("[1]".utf8) && found?.typeIdentifier == "public.json")
    #expect(DataSet.find("Empty", in: folder.bundle) == nil)
    #expect(DataSet.find("None", in: folder.bundle) == nil)
  }
}
