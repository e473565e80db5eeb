import TweenViews

/// How what is drawn meets what is there; `GraphicsContext.BlendMode` says it of each.
@frozen public enum CGBlendMode: Int32, Sendable {
  /// It covers what is there.
  case normal
  /// The product, the negatives' product, and either by what is there.
  case multiply, screen, overlay
  /// Of each channel the darker one, and the lighter one.
  case darken, lighten
  /// What is there is brightened, and darkened.
  case colorDodge, colorBurn
  /// Darkens or lightens, gently and strongly.
  case softLight, hardLight
  /// The distance of channels, and the same with less contrast.
  case difference, exclusion
  /// One property of the drawing's colour, the others of what is there.
  case hue, saturation, color, luminosity
  /// Nothing remains; the drawing alone remains.
  case clear, copy
  /// The drawing where something is there, where nothing is, and on top of it.
  case sourceIn, sourceOut, sourceAtop
  /// What is there: above the drawing, where the drawing is, where it is not, and on top of it.
  case destinationOver, destinationIn, destinationOut, destinationAtop
  /// Each where the other is not.
  case xor
  /// Sums of negatives and of colours.
  case plusDarker, plusLighter
}

/// How an image's colours are found between its pixels.
@frozen public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context does it: smoothly.
  case `default`
  /// The nearest pixel.
  case none
  /// Smoothly, each of these.
  case low, medium, high
}

/// What `CGContext.drawPath(using:)` does with the path.
@frozen public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills it by the winding rule, and by the even-odd rule.
  case fill, eoFill
  /// Draws along it.
  case stroke
  /// Fills it, then draws along it.
  case fillStroke, eoFillStroke
}
