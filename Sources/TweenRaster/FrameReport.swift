extension Renderer {
  /// The work that a call of `Renderer.render` did, and its omissions.
  public struct FrameReport: Equatable, Sendable {
    /// The number of tiles of `Renderer.tileSize` pixels square that were drawn. With 0 the frame is
    /// the last one.
    public var damagedTiles = 0
    /// The number of items that were omitted because of NaN, infinite or absurdly large numbers.
    public var skippedItems = 0
    /// The number of effects in the list that the frame omits: blurs, shadows and backdrops that are
    /// nested too deeply, or are too many and large for the memory.
    public var unsupportedEffects = 0
    /// The pixels that were drawn, as rectangles that do not overlap, top to bottom.
    public var damageRects: [PixelRect] = []
    /// The number of items whose outlines were flattened for this frame.
    public var flattenedItems = 0

    /// Creates the report of a frame without changes.
    public init() {}
  }
}
