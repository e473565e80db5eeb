import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// Frames side by side, row by row, and their display lists one after the other.
@MainActor struct Strip {
  private(set) var text = ""
  private var frames: [Bitmap] = []

  /// Adds the frame after each of these counts of frames.
  mutating func add(_ tester: StageTester, frames counts: [Int]) throws {
    for count in counts {
      tester.advance(frames: count)
      text += "frame \(tester.stage.frameIndex ?? 0)\n\(tester.displayList)\n"
      try frames.append(tester.bitmap())
    }
  }

  func bitmap(columns: Int) throws -> Bitmap {
    let cell = try #require(frames.first)
    let rows = (frames.count + columns - 1) / columns
    var picture = Bitmap(width: columns * cell.width, height: rows * cell.height)
    for (index, frame) in frames.enumerated() {
      let left = index % columns * cell.width
      let top = index / columns * cell.height
      for y in 0..<cell.height {
        let start = (top + y) * picture.width + left
        picture.pixels.replaceSubrange(
          start..<start + cell.width, with: frame.pixels[y * cell.width..<(y + 1) * cell.width])
      }
    }
    return picture
  }
}
