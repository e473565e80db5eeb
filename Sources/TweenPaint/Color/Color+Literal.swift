/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing says which type it should be.
///
/// The compiler asks for this name. With it `Color(#colorLiteral(...))` compiles, and a literal kept
/// in a constant is what `Color.init(_:)` takes.
public typealias _ColorLiteralType = Color.Resolved

extension Color: _ExpressibleByColorLiteral {
  /// What `#colorLiteral(red:green:blue:alpha:)` is where a colour is expected: a constant one.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Resolved(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
  }
}

extension Color.Resolved: _ExpressibleByColorLiteral {
  /// What `#colorLiteral(red:green:blue:alpha:)` means: encoded sRGB, usually in 0...1; what lies
  /// outside is kept.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }
}
