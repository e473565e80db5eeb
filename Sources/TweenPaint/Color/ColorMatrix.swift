/// A 4x5 matrix on colours that are not premultiplied and whose channels are encoded sRGB.
///
/// Each row makes one channel: `red' = r1 red + r2 green + r3 blue + r4 alpha + r5`, and so on.
/// What draws with it clamps the result to 0...1.
@frozen public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// The matrix that changes nothing.
  @inlinable public init() {}
}

extension ColorMatrix {
  package init(red: [Float], green: [Float], blue: [Float], alpha: [Float]) {
    (r1, r2, r3, r4, r5) = (red[0], red[1], red[2], red[3], red[4])
    (g1, g2, g3, g4, g5) = (green[0], green[1], green[2], green[3], green[4])
    (b1, b2, b3, b4, b5) = (blue[0], blue[1], blue[2], blue[3], blue[4])
    (a1, a2, a3, a4, a5) = (alpha[0], alpha[1], alpha[2], alpha[3], alpha[4])
  }

  /// The rows for red, green, blue and alpha, five numbers each.
  package var rows: [[Float]] {
    [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ]
  }
}
