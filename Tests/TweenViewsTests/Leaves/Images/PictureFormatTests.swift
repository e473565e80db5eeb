import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct PictureFormatTests {
  private static let drawing = """
    <svg viewBox="0 0 24 12" width="48"><rect width="24" height="12" fill="red"/>
    <circle cx="12" cy="6" r="4" fill="#00f"/></svg>
    """

  private func fills(_ screen: Screen<some Any>) -> [DisplayItem.Fill] {
    screen.graph.displayList.items.compactMap { item in
      if case .fill(let fill) = item.content { fill } else { nil }
    }
  }

  @Test func `a drawing has the size of its file and is drawn as areas at any size`() throws {
    let folder = try ImageFolder()
    try folder.add("flag.svg", text: Self.drawing)
    let image = Image("flag", bundle: folder.bundle)
    let own = try #require(Measured { image })
    #expect(own.size(nil, nil) == CGSize(width: 48, height: 24))
    let screen = Screen(0, size: CGSize(width: 240, height: 120)) { _ in image.resizable() }
    let fills = fills(screen)
    #expect(fills.count == 2)
    // 24 units over 240 points.
    #expect(
      fills.map { $0.path.boundingRect.applying($0.transform) } == [
        CGRect(x: 0, y: 0, width: 240, height: 120), CGRect(x: 80, y: 20, width: 80, height: 80),
      ])
    #expect(screen.warnings.isEmpty)
  }

  @Test func `a drawing as a template is a mask, and a faint one is one picture`() throws {
    let folder = try ImageFolder()
    try folder.add("flag.svg", text: Self.drawing)
    let image = Image("flag", bundle: folder.bundle)
    let template = Screen(0) { _ in image.renderingMode(.template).foregroundStyle(.green) }
    let masks = template.graph.displayList.items.filter {
      if case .beginLayer(let layer) = $0.content { layer.isMask } else { false }
    }
    #expect(masks.count == 1)
    let faint = Screen(0) { _ in image.opacity(0.5) }
    guard case .beginLayer(let layer) = faint.graph.displayList.items.first?.content else {
      Issue.record("\(faint.graph.displayList.items)")
      return
    }
    #expect(layer.opacity == 0.5)
  }

  @Test func `what a drawing lacks is said once, and a broken one is named`() throws {
    let folder = try ImageFolder()
    try folder.add("a.svg", text: "<svg width=\"9\" height=\"9\"><text>A</text></svg>")
    try folder.add("b.svg", text: "<svg><g></svg>")
    let screen = Screen(0) { _ in
      VStack {
        Image("a", bundle: folder.bundle)
        Image("a", bundle: folder.bundle)
        Image("b", bundle: folder.bundle)
      }
    }
    #expect(
      screen.warnings == [
        "The drawing \(folder.path)/a.svg is shown without unsupported parts: text.",
        "The image file \(folder.path)/b.svg is not shown. The SVG drawing is broken. At byte 13, "
          + "</svg> has no opening tag.",
      ])
  }

  @Test func `a PDF file is not shown, with a word of what to do`() throws {
    let folder = try ImageFolder()
    try folder.add("page.pdf", text: "%PDF-1.7")
    let screen = Screen(0) { _ in Image("page", bundle: folder.bundle) }
    #expect(screen.graph.displayList.items.isEmpty)
    #expect(screen.warnings.first?.contains("`pdftocairo -svg in.pdf out.svg`") == true)
  }

  @Test func `GIF and WebP files are pictures`() throws {
    let folder = try ImageFolder()
    let gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    let webp = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="
    try folder.add("dot.gif", Array(#require(Data(base64Encoded: gif))))
    try folder.add("spot.webp", Array(#require(Data(base64Encoded: webp))))
    for name in ["dot", "spot"] {
      let resolved = Image(name, bundle: folder.bundle).resolved(in: EnvironmentValues())
      #expect(resolved?.size == CGSize(width: 1, height: 1), "\(name)")
    }
  }

  @Test func `a catalog of a thousand images is opened without one being read`() throws {
    let folder = try ImageFolder()
    for number in 0..<1000 {
      let set = "A.xcassets/n\(number).imageset/"
      // Files that can't be read: whoever reads one says so.
      try folder.add(set + "Contents.json", text: "{\"images\": [{\"filename\": \"i.png\"}]}")
      try folder.add(set + "i.png", [1, 2, 3])
    }
    try folder.add("A.xcassets/n500.imageset/i.png", width: 3, height: 2)
    let screen = Screen(0) { _ in Image("n500", bundle: folder.bundle) }
    #expect(screen.graph.displayList.items.count == 1 && screen.warnings.isEmpty)
  }
}
