import Foundation
import TweenRaster

@testable import TweenCodecs
@testable import TweenPaint

extension FuzzTarget {
  /// SVG drawings, read twice and drawn.
  static let svg = FuzzTarget("svg", maxLength: 1 << 13) { bytes in
    guard let result = try? SVGDecoder.decode(bytes) else { return }
    let size = result.picture.size
    try FuzzFault.unless(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "a drawing has the size \(size)")
    try FuzzFault.unless(try SVGDecoder.decode(bytes) == result, "a drawing is read in two ways")
    try draw(
      result.picture.contents(
        in: CGRect(x: 0, y: 0, width: 32, height: 32), transform: .identity, opacity: 0.5))
  }

  /// Templates of symbols, in several weights and scales.
  static let symbol = FuzzTarget("symbol", maxLength: 1 << 13) { bytes in
    guard let template = try? SymbolTemplate(bytes) else { return }
    for (weight, scale) in [(100.0, SymbolScale.small), (430, .medium), (900, .large)] {
      let outline = template.outline(weight: weight, scale: scale)
      try draw(
        ([outline.shape] + outline.parts.map(\.path)).map {
          .fill(
            DisplayItem.Fill(path: $0, paint: .solid(Color.Resolved(red: 1, green: 0.5, blue: 0))))
        })
    }
  }

  /// Draws, 32 points wide and high.
  private static func draw(_ contents: [DisplayItem.Content]) throws {
    let list = DisplayList(
      size: CGSize(width: 32, height: 32), items: contents.map { DisplayItem($0) })
    try Renderer(threadCount: 1).render(list)
  }
}
