extension Renderer {
  /// What a call of `Renderer.render` did.
  public struct FrameReport: Equatable, Sendable {
    /// How many tiles of `Renderer.tileSize` pixels square were drawn anew. 0: the frame stands.
    public var damagedTiles = 0
    /// Items left out because of NaN, infinite or absurdly large numbers.
    public var skippedItems = 0
    /// Effects that the list asks for and the frame does without: blurs, shadows and backdrops
    /// that lie too deep inside each other, or are too many and large for the memory.
    public var unsupportedEffects = 0
    /// The pixels drawn anew, as rectangles that do not overlap, top to bottom.
    public var damageRects: [PixelRect] = []
    /// Items whose outlines were flattened for this frame.
    public var flattenedItems = 0

    /// A report of nothing done.
    public init() {}
  }
}
