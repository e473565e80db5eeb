extension Color: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral(red:green:blue:alpha:)`: a constant in encoded sRGB,
  /// usually in 0...1. Other numbers are kept.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      Resolved(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }
}
