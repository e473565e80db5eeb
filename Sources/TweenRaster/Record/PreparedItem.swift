import TweenPaint

/// The data of a display item that are needed once its outline is in the bins.
struct PreparedItem {
  enum Kind: UInt8 {
    /// Draws nothing.
    case nothing
    case solid
    case gradient
    /// A gradient in a plane seen in perspective.
    case projectedGradient
    /// An image or a pattern.
    case image
    /// The outline is a layer's clip.
    case clip
  }

  var kind = Kind.nothing
  var isEvenOdd = false
  var isAliased = false
  /// Omitted because of bad numbers.
  var isSkipped = false
  /// Premultiplied, for solid items.
  var color: UInt32 = 0
  /// 0...255, for images and patterns; other kinds have it in their colours.
  var opacity: UInt32 = 255
  /// The flattener's store with the shader, and the index in it.
  var store: Int32 = 0
  var shader: Int32 = 0
  /// The glyphs in that store that are drawn from masks; none: the outline is in the bins.
  var firstGlyph: Int32 = 0
  var glyphCount: Int32 = 0
  /// The layer the item is drawn into; 0 is the canvas.
  var layer: Int32 = 0
  /// The combination with the content below it in its layer.
  var blend = BlendOperator.normal
}
