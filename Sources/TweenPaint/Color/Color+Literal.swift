extension Color: _ExpressibleByColorLiteral {
  /// What `#colorLiteral(red:green:blue:alpha:)` is where a colour is expected: a constant one of
  /// encoded sRGB, usually in 0...1; what lies outside is kept.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      Resolved(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }
}
