import Foundation
import TweenCodecs
import TweenHeadless
import TweenRaster
import TweenText

/// Where a plot goes, and as what.
struct PlotFile {
  enum Format: String, CaseIterable {
    case png
    case svg
    case csv
  }

  let path: String
  let format: Format

  init(_ path: String) throws(UsageError) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, let format = Format(rawValue: last.lowercased())
    else {
      throw UsageError("'\(path)' has no supported ending; expected .png, .svg or .csv")
    }
    self.path = path
    self.format = format
  }

  func write(_ chart: Chart, style: PlotStyle) throws {
    let bytes = try bytes(chart, style: style)
    try UnfinishedFiles.removedAtTheEnd {
      try AtomicFile.write(bytes, to: path, on: SystemFiles())
    }
  }

  func bytes(_ chart: Chart, style: PlotStyle) throws -> [UInt8] {
    if format == .csv { return Array(chart.csv.utf8) }
    // Both drawings measure their text.
    _ = try TextEngine.shared.defaultFontHash
    let scene = ChartDrawing(chart, style: style).scene
    if format == .svg { return Array(scene.svg.utf8) }
    let renderer = Renderer()
    try renderer.render(scene.displayList(scale: style.scale))
    return try PNGEncoder.encode(renderer.bitmap)
  }
}
