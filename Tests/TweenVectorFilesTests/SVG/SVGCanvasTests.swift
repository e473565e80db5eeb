import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenText

@testable import TweenVectorFiles

@Suite struct SVGCanvasTests {
  private func text(_ items: [DisplayItem]) throws -> String {
    var list = DisplayList(size: CGSize(width: 20, height: 10), items: items)
    list.background = VectorScene.clear
    return String(decoding: try VectorFile.svg(list).bytes, as: UTF8.self)
  }

  private let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
    + "width=\"20\" height=\"10\" viewBox=\"0 0 20 10\">\n"

  @Test func `an empty list is an empty file`() throws {
    #expect(try text([]) == head + "</svg>\n")
  }

  @Test func `shapes have encoded colours, their rule and their opacity`() throws {
    let color = Color.Resolved(red: 1, green: 0.2, blue: 0, opacity: 0.5)
    let file = try text([
      VectorScene.fill(VectorScene.rect(1, 2, 3, 4), color, rule: .evenOdd, opacity: 0.5)
    ])
    // 0.2 of 255 is 51, 33 in hexadecimal digits.
    #expect(
      file == head
        + "<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"#ff3300\" fill-opacity=\"0.25\""
        + " fill-rule=\"evenodd\"/>\n</svg>\n")
  }

  @Test func `pens keep their measures, with the scale of their plane`() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 4, y: 1))
    }
    let file = try text([
      VectorScene.fill(
        path, Color.Resolved(red: 0, green: 0, blue: 0),
        stroke: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .bevel, dash: [1, 2]),
        transform: CGAffineTransform(scaleX: 2, y: 2))
    ])
    #expect(
      file == head
        + "<path d=\"M2 2L8 2\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"2 4\"/>\n</svg>\n"
    )
  }

  @Test func `equal gradients and images stand in the file once`() throws {
    let paint = VectorScene.gradient(
      .linear(start: .zero, end: CGPoint(x: 20, y: 0)),
      [(VectorScene.red, 0), (VectorScene.blue, 1)])
    let file = try text([
      VectorScene.paint(VectorScene.rect(0, 0, 5, 5), paint),
      VectorScene.paint(VectorScene.rect(5, 0, 5, 5), paint), VectorScene.image(.nearest),
      VectorScene.image(.nearest),
    ])
    #expect(file.components(separatedBy: "<linearGradient").count == 2)
    #expect(file.components(separatedBy: "url(#g1)").count == 3)
    #expect(file.components(separatedBy: "data:image/png").count == 2)
    #expect(file.components(separatedBy: "xlink:href=\"#i1\"").count == 2)
  }

  @Test func `outlines of text are named by it, with XML's signs escaped`() throws {
    let file = try text([VectorScene.text("A<&\"B", size: 8, x: 0, y: 8)])
    #expect(file.contains("<path role=\"img\" aria-label=\"A&lt;&amp;&quot;B\" d=\"M"))
    #expect(SVGEscape.attribute("\u{0}a\nb\u{FFFE}") == "a b")
    #expect(SVGEscape.attribute(" \n") == nil)
  }

  @Test func `images of few large pixels get more of them, which are the same`() {
    var image = VectorImage(
      bitmap: VectorScene.bitmap, transform: CGAffineTransform(scaleX: 2, y: 2), sampling: .nearest)
    image.enlargePixels()
    #expect(image.bitmap.width == 32)
    #expect(image.transform == CGAffineTransform(scaleX: 0.25, y: 0.25))
    for y in 0..<32 {
      for x in 0..<32 {
        #expect(image.bitmap.pixels[y * 32 + x] == VectorScene.bitmap.pixels[y / 8 * 4 + x / 8])
      }
    }
    var small = VectorImage(
      bitmap: VectorScene.bitmap, transform: CGAffineTransform(scaleX: 0.25, y: 0.25))
    small.enlargePixels()
    #expect(small.bitmap == VectorScene.bitmap)
  }
}
