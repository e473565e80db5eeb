/// A 4x5 matrix on colours that are not premultiplied and whose channels are encoded sRGB.
///
/// Each row makes one channel: `red' = r1 red + r2 green + r3 blue + r4 alpha + r5`, and so on.
/// Channels are 0...1. Drawing clamps the result to 0...1, clamps the numbers of the matrix to ±1e9,
/// and omits a layer whose matrix has a number that is not finite.
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The factor of red in the new red.
  public var r1: Float = 1
  /// The factor of green in the new red.
  public var r2: Float = 0
  /// The factor of blue in the new red.
  public var r3: Float = 0
  /// The factor of alpha in the new red.
  public var r4: Float = 0
  /// The constant that is added to the new red.
  public var r5: Float = 0
  /// The factor of red in the new green.
  public var g1: Float = 0
  /// The factor of green in the new green.
  public var g2: Float = 1
  /// The factor of blue in the new green.
  public var g3: Float = 0
  /// The factor of alpha in the new green.
  public var g4: Float = 0
  /// The constant that is added to the new green.
  public var g5: Float = 0
  /// The factor of red in the new blue.
  public var b1: Float = 0
  /// The factor of green in the new blue.
  public var b2: Float = 0
  /// The factor of blue in the new blue.
  public var b3: Float = 1
  /// The factor of alpha in the new blue.
  public var b4: Float = 0
  /// The constant that is added to the new blue.
  public var b5: Float = 0
  /// The factor of red in the new alpha.
  public var a1: Float = 0
  /// The factor of green in the new alpha.
  public var a2: Float = 0
  /// The factor of blue in the new alpha.
  public var a3: Float = 0
  /// The factor of alpha in the new alpha.
  public var a4: Float = 1
  /// The constant that is added to the new alpha; above 0, clear pixels become visible.
  public var a5: Float = 0

  /// Creates the identity matrix, which changes nothing.
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
