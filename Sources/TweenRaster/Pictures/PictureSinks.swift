/// Puts blurred pixels where they belong.
struct PictureSink: BlurSink {
  typealias Channels = ColorChannels
  /// Invariant: `rect`'s rows, `stride` apart, a multiple of 4 pixels each.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
  /// Where they lie.
  var rect: PixelRect

  func put(
    _ first: LaneRows.Row, _ second: LaneRows.Row, x: Int, y: Int, count: Int, shift: UInt16
  ) {
    let target = pixels + ((y - rect.y) * stride + x - rect.x)
    let half = Lanes8(repeating: 1 &<< (shift &- 1))
    let by = Lanes8(repeating: shift)
    var at = 0
    while at < count {
      let low = (LaneRows.load(first + 2 * at) &+ half) &>> by
      let high = (LaneRows.load(second + 2 * at) &+ half) &>> by
      store4(TweenRaster.pixels(low) | TweenRaster.pixels(high) &<< Pixels4(repeating: 8), to: target + at)
      at &+= 4
    }
  }
}

/// Puts a shadow's colour where the blurred alpha, moved by whole pixels, says.
struct DropShadowSink: BlurSink {
  typealias Channels = AlphaChannel
  /// Invariant: `rect`'s rows, `stride` apart, a multiple of 8 pixels each.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
  /// Where they lie, before the shadow is moved.
  var rect: PixelRect
  /// Premultiplied.
  var color: UInt32

  func put(
    _ first: LaneRows.Row, _ second: LaneRows.Row, x: Int, y: Int, count: Int, shift: UInt16
  ) {
    let target = pixels + ((y - rect.y) * stride + x - rect.x)
    let half = Lanes8(repeating: 1 &<< (shift &- 1))
    let by = Lanes8(repeating: shift)
    let low = blueRed(Pixels4(repeating: color))
    let high = greenAlpha(Pixels4(repeating: color))
    let rounding = Lanes8(repeating: 128)
    var at = 0
    while at < count {
      let alpha = (LaneRows.load(first + at) &+ half) &>> by
      let (early, late) = SingleLane.zipped(alpha, alpha)
      store4(
        TweenRaster.pixels(over255(low &* early &+ rounding))
          | over255High(high &* early &+ rounding), to: target + at)
      store4(
        TweenRaster.pixels(over255(low &* late &+ rounding))
          | over255High(high &* late &+ rounding), to: target + (at &+ 4))
      at &+= 8
    }
  }
}
