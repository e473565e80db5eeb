import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct ImageLookupTests {
  /// The size in points and the first pixel of what is shown.
  private func shown(
    _ image: Image, scale: CGFloat = 1, _ scheme: ColorScheme = .light
  ) -> (size: CGSize, pixel: UInt32)? {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = scheme
    return image.resolved(in: environment).map { ($0.size, $0.bitmap.pixels[0]) }
  }

  @Test func `files are found by name, of the first kind there is`() throws {
    let folder = try ImageFolder()
    try folder.add("one.png", width: 4, height: 2, 0xFF00_0001)
    try folder.add("one.jpg", width: 8, height: 8)
    try folder.add("two.jpeg", width: 6, height: 6, 0xFF00_0002)
    try folder.add("deep/three.png", width: 3, height: 3, 0xFF00_0003)
    try folder.add("Four.PNG", width: 5, height: 5, 0xFF00_0004)
    let bundle = folder.bundle
    #expect(try #require(shown(Image("one", bundle: bundle))).size == CGSize(width: 4, height: 2))
    #expect(shown(Image("two", bundle: bundle))?.pixel == 0xFF00_0002)
    #expect(shown(Image("deep/three", bundle: bundle))?.pixel == 0xFF00_0003)
    #expect(shown(Image("one.jpg", bundle: bundle))?.size.width == 8)
    #expect(shown(Image("Four.PNG", bundle: bundle))?.pixel == 0xFF00_0004)
    #expect(shown(Image(decorative: "two", bundle: bundle))?.pixel == 0xFF00_0002)
    #expect(shown(Image(ImageResource(name: "two", bundle: bundle)))?.pixel == 0xFF00_0002)
    #expect(shown(Image("none", bundle: bundle)) == nil)
  }

  @Test func `the screen's scale chooses the least file with pixels enough`() throws {
    let folder = try ImageFolder()
    try folder.add("a.png", width: 10, height: 10, 1 << 24)
    try folder.add("a@2x.png", width: 20, height: 20, 2 << 24)
    try folder.add("b@2x.png", width: 20, height: 20, 2 << 24)
    try folder.add("b@3x.png", width: 30, height: 30, 3 << 24)
    let expected: [(String, CGFloat, UInt32)] = [
      ("a", 0.5, 1), ("a", 1, 1), ("a", 1.25, 2), ("a", 2, 2), ("a", 3, 2), ("b", 1, 2),
      ("b", 2, 2), ("b", 2.5, 3), ("b", 4, 3),
    ]
    for (name, scale, file) in expected {
      let image = try #require(shown(Image(name, bundle: folder.bundle), scale: scale))
      #expect(image.pixel == file << 24 && image.size == CGSize(width: 10, height: 10))
    }
  }

  @Test func `a catalog's sets choose by appearance, device and scale`() throws {
    let folder = try ImageFolder()
    let set = "Assets.xcassets/Group/leaf.imageset/"
    try folder.add(
      set + "Contents.json",
      text: """
        {"images": [
          {"filename": "light.png", "idiom": "universal", "scale": "1x"},
          {"filename": "light2.png", "idiom": "universal", "scale": "2x"},
          {"idiom": "universal", "scale": "3x"},
          {"filename": "dark.png", "idiom": "universal", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "contrast.png", "idiom": "universal", "scale": "1x",
           "appearances": [{"appearance": "contrast", "value": "high"}]},
          {"filename": "phone.png", "idiom": "iphone", "scale": "1x"}
        ], "info": {"author": "xcode", "version": 1},
        "properties": {"template-rendering-intent": "template"}}
        """)
    for (index, name) in ["light", "light2", "dark", "contrast", "phone"].enumerated() {
      let side = name == "light2" ? 20 : 10
      try folder.add(set + name + ".png", width: side, height: side, UInt32(index + 1) << 24)
    }
    let image = Image("leaf", bundle: folder.bundle)
    #expect(shown(image)?.pixel == 1 << 24)
    #expect(shown(image, scale: 2)?.pixel == 2 << 24)
    #expect(shown(image, scale: 3)?.size == CGSize(width: 10, height: 10))
    #expect(shown(image, .dark)?.pixel == 3 << 24)
    #expect(image.resolved(in: EnvironmentValues())?.isTemplate == true)
    #expect(image.renderingMode(.original).resolved(in: EnvironmentValues())?.isTemplate == false)
  }

  @Test func `catalogs come before files, and namespaces before names`() throws {
    let folder = try ImageFolder()
    let one = #"{"images": [{"filename": "i.png", "idiom": "universal"}]}"#
    try folder.add(
      "A.xcassets/Icons/Contents.json", text: #"{"properties": {"provides-namespace": true}}"#)
    try folder.add("A.xcassets/Icons/star.imageset/Contents.json", text: one)
    try folder.add("A.xcassets/Icons/star.imageset/i.png", width: 1, height: 1, 5 << 24)
    try folder.add("A.xcassets/sun.imageset/Contents.json", text: one)
    try folder.add("A.xcassets/sun.imageset/i.png", width: 1, height: 1, 6 << 24)
    try folder.add("sun.png", width: 1, height: 1, 7 << 24)
    #expect(shown(Image("Icons/star", bundle: folder.bundle))?.pixel == 5 << 24)
    #expect(shown(Image("star", bundle: folder.bundle)) == nil)
    #expect(shown(Image("sun", bundle: folder.bundle))?.pixel == 6 << 24)
  }

  @Test func `the colour scheme and the scale change the image shown`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "A.xcassets/a.imageset/Contents.json",
      text: """
        {"images": [{"filename": "l.png", "idiom": "universal", "appearances":
          [{"appearance": "luminosity", "value": "light"}]},
          {"filename": "d.png", "idiom": "universal", "appearances":
          [{"appearance": "luminosity", "value": "dark"}]}]}
        """)
    try folder.add("A.xcassets/a.imageset/l.png", width: 10, height: 10, 1 << 24)
    try folder.add("A.xcassets/a.imageset/d.png", width: 30, height: 10, 2 << 24)
    let screen = Screen(false) { isDark in
      Image("a", bundle: folder.bundle).environment(\.colorScheme, isDark ? .dark : .light)
    }
    func width() -> CGFloat? {
      if case .image(let item) = screen.graph.displayList.items.first?.content {
        return item.rect.width
      }
      return nil
    }
    #expect(width() == 10)
    screen.set(true)
    screen.step()
    #expect(width() == 30)
  }

  @Test func `a missing image draws nothing, takes nothing and says so once`() throws {
    let folder = try ImageFolder()
    let screen = Screen(0) { number in
      VStack {
        Image("gone", bundle: folder.bundle)
        Image("gone", bundle: folder.bundle).resizable().frame(width: CGFloat(number + 1))
      }
    }
    screen.set(1)
    screen.step()
    #expect(screen.graph.displayList.items.isEmpty)
    #expect(screen.warnings == ["There is no image named \"gone\" in \(folder.path)."])
    let image = try #require(Measured { Image("gone", bundle: folder.bundle) })
    #expect(image.size(50, 50) == .zero)
  }

  @Test func `a broken file draws nothing and is named once`() throws {
    let folder = try ImageFolder()
    try folder.add("bad.png", Array([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]))
    try folder.add("A.xcassets/list.imageset/Contents.json", text: "{")
    let screen = Screen(0) { _ in
      VStack {
        Image("bad", bundle: folder.bundle)
        Image("bad", bundle: folder.bundle)
        Image("list", bundle: folder.bundle)
      }
    }
    #expect(screen.graph.displayList.items.isEmpty)
    let set = "\(folder.path)/A.xcassets/list.imageset/Contents.json"
    #expect(
      screen.warnings == [
        "The image file \(folder.path)/bad.png is not shown. "
          + "The PNG image is cut off after 10 bytes.",
        "The image \"list\" is not shown: \(set) is not a valid list of files.",
      ])
  }

  @Test func `a file is decoded once, and then kept as it was`() throws {
    let folder = try ImageFolder()
    try folder.add("a.png", width: 2, height: 2, 9 << 24)
    #expect(shown(Image("a", bundle: folder.bundle))?.pixel == 9 << 24)
    try folder.add("a.png", width: 3, height: 3, 8 << 24)
    let again = try #require(shown(Image("a", bundle: folder.bundle), scale: 2))
    #expect(again.pixel == 9 << 24 && again.size.width == 2)
  }

  @Test func `the program's own bundle is asked without one`() {
    let screen = Screen(0) { _ in Image("there is no such image") }
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains(Bundle.main.bundlePath) == true)
  }
}
