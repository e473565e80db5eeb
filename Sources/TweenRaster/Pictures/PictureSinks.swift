/// Writes blurred pixels to a picture.
struct PictureSink: BlurSink {
  typealias Channels = ColorChannels
  /// Invariant: `rect`'s rows, `stride` apart, a multiple of 4 pixels each.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
  /// The place of the pixels.
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
      store4(
        TweenRaster.pixels(low) | TweenRaster.pixels(high) &<< Pixels4(repeating: 8),
        to: target + at)
      at &+= 4
    }
  }
}

/// Draws a shadow's colour through the blurred alpha, moved by whole pixels.
struct DropShadowSink: BlurSink {
  typealias Channels = AlphaChannel
  /// Invariant: `rect`'s rows, `stride` apart, a multiple of 8 pixels each.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
  /// The place of the pixels, before the shadow is moved.
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

/// Draws a picture with a shadow in it: the shadow lies where its alpha, blurred and moved by whole
/// pixels, is missing.
struct InnerShadowSink: BlurSink {
  typealias Channels = AlphaChannel
  /// Invariant: `rect`'s rows, `stride` apart, a multiple of 8 pixels each.
  var pixels: UnsafeMutablePointer<UInt32>
  var stride: Int
  /// The place of the pixels, before the shadow is moved.
  var rect: PixelRect
  /// Premultiplied.
  var color: UInt32
  /// Invariant: as many rows of the picture, `contentStride` apart.
  var content: UnsafePointer<UInt32>
  var contentStride: Int
  /// Whether only the shadow is drawn, without the picture.
  var isAlone: Bool

  func put(
    _ first: LaneRows.Row, _ second: LaneRows.Row, x: Int, y: Int, count: Int, shift: UInt16
  ) {
    let target = pixels + ((y - rect.y) * stride + x - rect.x)
    let source = content + ((y - rect.y) * contentStride + x - rect.x)
    let half = Lanes8(repeating: 1 &<< (shift &- 1))
    let by = Lanes8(repeating: shift)
    var at = 0
    while at < count {
      let alpha = (LaneRows.load(first + at) &+ half) &>> by
      let missing = Lanes8(repeating: 255) &- alpha
      let (early, late) = SingleLane.zipped(missing, missing)
      store4(shaded(load4(source + at), early), to: target + at)
      store4(shaded(load4(source + (at &+ 4)), late), to: target + (at &+ 4))
      at &+= 8
    }
  }

  /// s ad + d (1 - as), rounded once: the alpha stays, and no colour exceeds it.
  @inline(__always)
  private func shaded(_ picture: Pixels4, _ missing: Lanes8) -> Pixels4 {
    let half = Lanes8(repeating: 128)
    let low = over255(blueRed(Pixels4(repeating: color)) &* missing &+ half)
    let high = over255(greenAlpha(Pixels4(repeating: color)) &* missing &+ half)
    let alpha = spread(picture &>> Pixels4(repeating: 24))
    let rest =
      isAlone
      ? Lanes8.zero
      : Lanes8(repeating: 255) &- spread(TweenRaster.pixels(high) &>> Pixels4(repeating: 16))
    return TweenRaster.pixels(over255(low &* alpha &+ blueRed(picture) &* rest &+ half))
      | over255High(high &* alpha &+ greenAlpha(picture) &* rest &+ half)
  }
}
