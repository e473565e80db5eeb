import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion

@testable import TweenPaint

@Suite struct DisplayListTextTests {
  private let red = Color(red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
  private let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    .resolve(in: EnvironmentValues())

  private var triangle: Path {
    var path = Path()
    path.verbs = [.move, .line, .line, .close]
    path.coordinates = [0, 0, 10, 0, 10, 7.12345]
    return path
  }

  private func list(_ contents: DisplayItem.Content...) -> DisplayList {
    DisplayList(
      size: CGSize(width: 400, height: 300.5), scale: 2,
      items: contents.enumerated().map {
        DisplayItem(id: UInt64($0.offset + 1), version: 7, $0.element)
      })
  }

  @Test func `an empty list is its canvas`() {
    #expect(list().description == "canvas 400x300.5 @2 #FFFFFFFF\n")
  }

  @Test func `layers indent what they hold`() {
    let fill = DisplayItem.Content.fill(.init(path: triangle, paint: .solid(red)))
    let clip = DisplayItem.Clip(path: triangle, rule: .evenOdd)
    #expect(
      list(
        .beginLayer(.init(opacity: 0.5)), fill, .beginLayer(.init(clip: clip)), fill, .endLayer,
        .endLayer, fill, .endLayer
      ).description == """
        canvas 400x300.5 @2 #FFFFFFFF
        layer opacity 0.5
          fill #FF0000FF path M 0 0 L 10 0 L 10 7.123 Z
          layer clip even-odd M 0 0 L 10 0 L 10 7.123 Z
            fill #FF0000FF path M 0 0 L 10 0 L 10 7.123 Z
          end
        end
        fill #FF0000FF path M 0 0 L 10 0 L 10 7.123 Z
        end

        """)
  }

  @Test func `masks, effects and blending stand in their layer's line`() {
    var matrix = ColorMatrix()
    matrix.r5 = 0.25
    let items = [
      DisplayItem(
        blend: .multiply,
        .beginLayer(
          .init(
            opacity: 0.5,
            effect: .shadow(.init(color: red, radius: 4, offset: CGSize(width: 0, height: 2))),
            isOpaque: true))),
      DisplayItem(.beginLayer(.init(effect: .colorMatrix(matrix), isMask: true))),
      DisplayItem(.endLayer),
      DisplayItem(.endLayer),
      DisplayItem(
        .beginLayer(
          .init(effect: .alphaThreshold(.init(lowest: 0.5, highest: 1, color: blue))))),
      DisplayItem(.endLayer),
      DisplayItem(
        .beginLayer(
          .init(effect: .shadow(.init(kind: .inner, color: red, radius: 1, isAlone: true))))),
      DisplayItem(.endLayer),
      DisplayItem(.beginLayer(.init(effect: .backdrop(.init(radius: 20))))),
      DisplayItem(.endLayer),
    ]
    #expect(
      DisplayList(size: CGSize(width: 10, height: 10), items: items).description == """
        canvas 10x10 @1 #FFFFFFFF
        layer opaque shadow #FF0000FF 4 0 2 opacity 0.5 blend multiply
          mask color-matrix ( 1 0 0 0 0.25 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0 )
          end
        end
        layer alpha 0.5 to 1 #0000FF80
        end
        layer inner-shadow #FF0000FF 1 0 0 alone
        end
        layer backdrop 20
        end

        """)
  }

  @Test func `patterns and images say how they are sampled and what stands outside`() {
    let bitmap = Bitmap(width: 4, height: 2)
    let pattern = PatternPaint(
      bitmap: bitmap, source: CGRect(x: 1, y: 0, width: 2, height: 2), vertical: .padded,
      sampling: .nearest, opacity: 0.5,
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    #expect(
      list(
        .fill(.init(path: triangle, paint: .pattern(PatternPaint(bitmap: bitmap)))),
        .fill(.init(path: triangle, paint: .pattern(pattern))),
        .image(
          .init(
            bitmap: bitmap, rect: CGRect(x: 0, y: 0, width: 8, height: 4), sampling: .linear))
      ).description == """
        canvas 400x300.5 @2 #FFFFFFFF
        fill pattern 4x2 tiled tiled path M 0 0 L 10 0 L 10 7.123 Z
        fill pattern 4x2 of 1 0 2 2 tiled padded nearest pattern-opacity 0.5 \
        pattern-transform 2 0 0 2 0 0 path \
        M 0 0 L 10 0 L 10 7.123 Z
        image 4x2 in 0 0 8 4 linear

        """)
  }

  @Test func `what says nothing is left out, and the rest stands in order`() {
    let fill = DisplayItem.Fill(
      path: triangle, rule: .evenOdd, isAntialiased: false, paint: .solid(blue), opacity: 0.25,
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 20, ty: 1.0 / 3))
    #expect(
      list(.fill(fill)).text(fractionDigits: 1, showsIdentity: true) == """
        canvas 400x300.5 @2 #FFFFFFFF
        fill even-odd aliased #0000FF80 opacity 0.3 transform 1 0 0 -1 20 0.3 \
        path M 0 0 L 10 0 L 10 7.1 Z id 1 version 7

        """)
  }

  @Test func `a stroke tells its pen, but for what is usual, and the path that it follows`() {
    func line(_ style: StrokeStyle) -> String {
      DisplayItem(.fill(.init(path: triangle, stroke: style, paint: .solid(red)))).description
    }
    let path = "path M 0 0 L 10 0 L 10 7.123 Z"
    #expect(line(StrokeStyle()) == "fill #FF0000FF stroke 1 \(path)")
    #expect(
      line(StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, miterLimit: 4))
        == "fill #FF0000FF stroke 2.5 round-caps bevel-joins miter-limit 4 \(path)")
    #expect(
      line(StrokeStyle(lineCap: .square, lineJoin: .round, dash: [6, 5.25], dashPhase: -3))
        == "fill #FF0000FF stroke 1 square-caps round-joins dash 6 5.25 phase -3 \(path)")
  }

  @Test func `gradients tell their geometry, stops and space`() {
    let stops = [
      GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: blue, location: 1),
    ]
    func line(_ gradient: GradientPaint) -> String {
      DisplayItem(.fill(.init(path: Path(), paint: .gradient(gradient)))).description
    }
    #expect(
      line(
        GradientPaint(
          geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0.5)), stops: stops))
        == "fill linear 0 0 10 0.5 (#FF0000FF 0, #0000FF80 1) path empty")
    #expect(
      line(
        GradientPaint(
          geometry: .angular(center: CGPoint(x: 1, y: 2), startAngle: -0.0001, endAngle: .pi),
          stops: stops, interpolation: .device))
        == "fill angular 1 2 0 3.142 (#FF0000FF 0, #0000FF80 1) device path empty")
    #expect(
      line(
        GradientPaint(
          geometry: .radial(center: .zero, startRadius: 0, endRadius: 0.5), stops: stops,
          transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)))
        == "fill radial 0 0 0 0.5 (#FF0000FF 0, #0000FF80 1) gradient-transform 2 0 0 3 0 0 "
        + "path empty")
  }

  @Test func `glyph runs show their text, images their size`() {
    let run = GlyphRun(
      faceID: 1, fontSize: 13, glyphs: [5], positions: [.zero], text: "\"A\\\n",
      outlines: GlyphOutlines(unitsPerEm: 1000, outlines: [:]))
    let image = DisplayItem.ImageItem(
      bitmap: Bitmap(width: 3, height: 2), rect: CGRect(x: 1, y: 2, width: 30, height: 20),
      opacity: 0.5, transform: .identity)
    #expect(
      list(.glyphs(.init(run: run, paint: .solid(red))), .image(image)).description == """
        canvas 400x300.5 @2 #FFFFFFFF
        glyphs "\\"A\\\\\\n" 13pt 1 glyph #FF0000FF
        image 3x2 in 1 2 30 20 opacity 0.5

        """)
  }

  @Test func `every number has a text`() {
    var path = Path()
    path.verbs = [.move, .quad, .cubic, .arc]
    path.coordinates = [
      .nan, -.infinity, 1e20, -0.0, -0.0004, -0.0005, 0.9996, 999_999_999.9999, 0.001, 0.01, 0.1,
      -1.5, 1, 2, 3, 4, 5, 6, 7, 8,
    ]
    #expect(
      DisplayItem(.fill(.init(path: path, paint: .solid(red)))).description
        == "fill #FF0000FF path M nan -inf Q 1e+20 0 0 -0.001 C 1 1000000000 0.001 0.01 0.1 -1.5 "
        + "A 1 2 3 4 5 6 7 8")
  }
}
