/// Why a display list could not be drawn at all.
public enum RasterError: Error, Equatable {
  /// The canvas has more than `Renderer.largestSide` pixels a side.
  case canvasTooLarge(width: Int, height: Int)
  /// The canvas's size or scale is negative, NaN or infinite.
  case canvasInvalid
}

/// A rectangle of whole pixels, x growing to the right and y downwards.
public struct PixelRect: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// How many columns.
  public var width: Int
  /// How many rows.
  public var height: Int

  /// A rectangle; nothing is checked.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
