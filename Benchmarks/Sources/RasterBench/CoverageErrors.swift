import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster

/// The difference of the rasterizer's coverage from the exact area, in levels of 255.
struct CoverageErrors {
  private(set) var worst = 0.0
  private var sum = 0.0
  private var edgePixels = 0

  /// The mean error of the pixels that an edge crosses.
  var mean: Double { sum / Double(max(edgePixels, 1)) }
  var isEmpty: Bool { edgePixels == 0 }

  /// Draws items of a scene one by one in white on black, and compares their coverage. For a stroke, the
  /// stroker's outline is compared. The reference area counts windings, which is exact where an outline
  /// does not cross itself inside a pixel.
  init(_ scene: Scene, items most: Int) throws {
    let frame = scene.list
    let fills = frame.items.indices.filter { index in
      if case .fill = frame.items[index].content { return true }
      return false
    }
    let renderer = Renderer(threadCount: 1)
    let count = min(fills.count, most)
    for at in 0..<count {
      let index = fills[at * fills.count / count]
      guard case .fill(var fill) = frame.items[index].content else { continue }
      fill.paint = .solid(Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1))
      var list = frame
      list.items = [DisplayItem(.fill(fill))]
      renderer.invalidate()
      try renderer.render(list)
      var outline = ExactOutline(side: Scene.side)
      if fill.stroke != nil {
        outline.add(fill.outline)
      } else {
        for command in scene.outlines[index] { outline.add(command.kind, command.numbers) }
      }
      compare(renderer, outline.areas())
    }
  }

  private mutating func compare(_ renderer: Renderer, _ areas: [Double]) {
    renderer.withPixels { pixels, width, height, stride in
      for y in 0..<height {
        for x in 0..<width {
          let exact = areas[y * width + x] * 255
          let error = abs(Double(pixels[y * stride + x] & 0xFF) - exact)
          worst = max(worst, error)
          if exact > 0.001 && exact < 254.999 {
            sum += error
            edgePixels += 1
          }
        }
      }
    }
  }
}
