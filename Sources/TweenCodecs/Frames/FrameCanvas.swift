import TweenPaint

/// The canvas of an animation between two of its frames.
struct FrameCanvas: Sendable {
  /// The index of the frame that is drawn next.
  private(set) var next: Int
  private var bitmap: Bitmap

  /// A clear canvas before that frame.
  init(next: Int, width: Int, height: Int) {
    self.next = next
    bitmap = Bitmap(width: width, height: height)
  }

  /// Draws the next frame and returns the canvas; afterwards the frame is disposed of.
  ///
  /// - Parameter picture: The frame alone, of the canvas's size. Another size draws nothing.
  mutating func draw(_ picture: Bitmap, of frame: FrameLayout) -> Bitmap {
    next += 1
    guard picture.width == bitmap.width, picture.height == bitmap.height else { return bitmap }
    let before = frame.disposal == .restore ? bitmap : nil
    change(frame) { pixels, range in
      picture.pixels.withUnsafeBufferPointer { source in
        for place in range {
          pixels[place] =
            frame.isBlended ? Self.over(source[place], pixels[place]) : source[place]
        }
      }
    }
    let shown = bitmap
    switch frame.disposal {
    case .keep: break
    case .clear: change(frame) { pixels, range in for place in range { pixels[place] = 0 } }
    case .restore: if let before { bitmap = before }
    }
    return shown
  }

  /// Calls `body` for each row of the frame's rectangle, as far as that lies on the canvas. The
  /// ranges lie inside the pixels.
  private mutating func change(
    _ frame: FrameLayout, _ body: (UnsafeMutableBufferPointer<UInt32>, Range<Int>) -> Void
  ) {
    let columns = min(frame.left, bitmap.width)..<min(frame.left + frame.width, bitmap.width)
    let rows = min(frame.top, bitmap.height)..<min(frame.top + frame.height, bitmap.height)
    let width = bitmap.width
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for row in rows {
        body(pixels, row * width + columns.lowerBound..<row * width + columns.upperBound)
      }
    }
  }

  /// A premultiplied pixel over another one, each channel to the nearest.
  private static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    if rest == 0 { return source }
    if rest == 255 { return below }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum = (source >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
      result |= min(sum, 255) << shift
    }
    return result
  }
}
