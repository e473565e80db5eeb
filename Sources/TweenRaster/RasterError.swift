/// Why a display list could not be drawn at all.
public enum RasterError: Error, Equatable {
  /// The canvas has more than `Renderer.largestSide` pixels a side.
  case canvasTooLarge(width: Int, height: Int)
  /// The canvas's size or scale is negative, NaN or infinite.
  case canvasInvalid
}

/// A rectangle of whole pixels, y growing downwards.
public struct PixelRect: Equatable, Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
