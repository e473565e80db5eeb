import TweenViews

/// The rule that combines a drawing with the content below. `GraphicsContext.BlendMode` documents each
/// mode.
@frozen public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers the content below.
  case normal
  /// The product of the colours, the product of their complements, and one of the two depending on the
  /// content.
  case multiply, screen, overlay
  /// The darker and the lighter value of each channel.
  case darken, lighten
  /// The content below, brightened and darkened by the drawing.
  case colorDodge, colorBurn
  /// Darkening or lightening by the drawing, weak and strong.
  case softLight, hardLight
  /// The difference of the channels, and the same with less contrast.
  case difference, exclusion
  /// One property of the drawing's colour, with the other properties of the content below.
  case hue, saturation, color, luminosity
  /// Erasure of the content below, and its replacement by the drawing.
  case clear, copy
  /// The drawing inside the content below, outside of it, and on top of it.
  case sourceIn, sourceOut, sourceAtop
  /// The content below: above the drawing, inside it, outside of it, and on top of it.
  case destinationOver, destinationIn, destinationOut, destinationAtop
  /// The drawing and the content below, each outside of the other.
  case xor
  /// The sum of the complements, and the sum of the colours.
  case plusDarker, plusLighter
}

/// The interpolation between the pixels of a scaled image.
@frozen public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context, which is smooth.
  case `default`
  /// The colour of the nearest pixel.
  case none
  /// Smooth interpolation; the three cases are the same here.
  case low, medium, high
}

/// The way in which `CGContext.drawPath(using:)` draws the path.
@frozen public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path by the winding rule, or by the even-odd rule.
  case fill, eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path by one of the two rules, then strokes it.
  case fillStroke, eoFillStroke
}
