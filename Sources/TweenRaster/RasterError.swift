/// The reason why a display list could not be drawn at all.
public enum RasterError: Error, Equatable {
  /// The canvas has more than `Renderer.largestSide` pixels a side.
  case canvasTooLarge(width: Int, height: Int)
  /// The canvas's size or scale is negative, NaN or infinite.
  case canvasInvalid
}

/// A rectangle of whole pixels, x growing to the right and y downwards.
public struct PixelRect: Equatable, Hashable, Sendable {
  /// The left edge, in pixels.
  public var x: Int
  /// The top edge, in pixels.
  public var y: Int
  /// The number of columns of pixels.
  public var width: Int
  /// The number of rows of pixels.
  public var height: Int

  /// Creates a rectangle of these numbers, which are not checked.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
