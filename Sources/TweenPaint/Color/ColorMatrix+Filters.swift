import TweenGeometry
import TweenMath

/// The matrices of the colour effects. All of them work on encoded sRGB that is not premultiplied,
/// and the amounts that change nothing give exactly `ColorMatrix()`.
extension ColorMatrix {
  /// The weights of red, green and blue light in luminance (ITU-R BT.709).
  private static var luminance: (red: Double, green: Double, blue: Double) {
    (0.2126, 0.7152, 0.0722)
  }

  /// Adds `amount` to every colour channel.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r5 = Float(amount)
    matrix.g5 = Float(amount)
    matrix.b5 = Float(amount)
    return matrix
  }

  /// Moves every colour channel away from a half, by this factor.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    scaling(amount, adding: (1 - amount) / 2)
  }

  /// The negative, mixed in at `amount`.
  package static func colorInvert(_ amount: Double = 1) -> ColorMatrix {
    scaling(1 - 2 * amount, adding: amount)
  }

  private static func scaling(_ factor: Double, adding offset: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r1 = Float(factor)
    matrix.g2 = Float(factor)
    matrix.b3 = Float(factor)
    matrix.r5 = Float(offset)
    matrix.g5 = Float(offset)
    matrix.b5 = Float(offset)
    return matrix
  }

  /// Multiplies every channel, also alpha, by the colour's.
  package static func colorMultiply(_ color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r1 = color.red
    matrix.g2 = color.green
    matrix.b3 = color.blue
    matrix.a4 = color.opacity
    return matrix
  }

  /// 0: grey, 1: unchanged, more: more saturated. Less than 0 counts as 0.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    if amount == 1 { return ColorMatrix() }
    let amount = amount < 0 ? 0 : amount
    let light = luminance
    let rest = 1 - amount
    // Not 0.7874: SwiftUI's own number, here and in the turned hues.
    var matrix = ColorMatrix()
    matrix.r1 = Float(light.red + 0.7873 * amount)
    matrix.r2 = Float(light.green * rest)
    matrix.r3 = Float(light.blue * rest)
    matrix.g1 = Float(light.red * rest)
    matrix.g2 = Float(light.green + 0.2848 * amount)
    matrix.g3 = Float(light.blue * rest)
    matrix.b1 = Float(light.red * rest)
    matrix.b2 = Float(light.green * rest)
    matrix.b3 = Float(light.blue + 0.9278 * amount)
    return matrix
  }

  /// 0: unchanged, 1: grey.
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    monochrome((1, 1, 1, 1), amount: amount, bias: 0)
  }

  /// Shades of one colour, mixed in at `amount`; `bias` lightens them by that share of the colour.
  package static func monochrome(
    _ color: Color.Resolved, amount: Double = 1, bias: Double = 0
  ) -> ColorMatrix {
    monochrome(
      (Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity)),
      amount: amount, bias: bias)
  }

  private static func monochrome(
    _ color: (red: Double, green: Double, blue: Double, alpha: Double), amount: Double,
    bias: Double
  ) -> ColorMatrix {
    let light = luminance
    let rest = 1 - amount
    func row(_ channel: Double, _ diagonal: Int) -> [Float] {
      let tint = channel * amount
      var row = [light.red * tint, light.green * tint, light.blue * tint, 0, tint * bias]
      row[diagonal] += rest
      return row.map { Float($0) }
    }
    return ColorMatrix(
      red: row(color.red, 0), green: row(color.green, 1), blue: row(color.blue, 2),
      alpha: [0, 0, 0, Float(color.alpha * amount + rest), 0])
  }

  /// Turns the colours about the grey axis, approximately keeping their luminance.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    if angle.radians == 0 { return ColorMatrix() }
    let (s, c) = Elementary.sincos(angle.radians)
    let red = [
      0.2126 + 0.7873 * c - 0.2126 * s, 0.7152 - 0.7152 * c - 0.7152 * s,
      0.0722 - 0.0722 * c + 0.9278 * s,
    ]
    let green = [
      0.2126 - 0.2126 * c + 0.1430 * s, 0.7152 + 0.2848 * c + 0.1400 * s,
      0.0722 - 0.0722 * c - 0.2830 * s,
    ]
    let blue = [
      0.2126 - 0.2126 * c - 0.7873 * s, 0.7152 - 0.7152 * c + 0.7152 * s,
      0.0722 + 0.9278 * c + 0.0722 * s,
    ]
    func row(_ numbers: [Double]) -> [Float] { numbers.map { Float($0) } + [0, 0] }
    return ColorMatrix(
      red: row(red), green: row(green), blue: row(blue), alpha: [0, 0, 0, 1, 0])
  }

  /// Black, with the luminance as alpha.
  package static var luminanceToAlpha: ColorMatrix {
    let light = luminance
    return ColorMatrix(
      red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0],
      alpha: [Float(light.red), Float(light.green), Float(light.blue), 0, 0])
  }

  /// Whether the matrix changes nothing.
  package var isIdentity: Bool { self == ColorMatrix() }

  /// The matrix that applies `b` first, then `a`, without clamping in between.
  package static func * (a: ColorMatrix, b: ColorMatrix) -> ColorMatrix {
    func row(_ r: [Float]) -> [Float] {
      let columns = b.rows
      return (0..<5).map { column in
        // Doubles, rounded once; the fifth row of `b` is 0 0 0 0 1.
        var sum = column == 4 ? Double(r[4]) : 0
        for at in 0..<4 { sum += Double(r[at]) * Double(columns[at][column]) }
        return Float(sum)
      }
    }
    let rows = a.rows
    return ColorMatrix(
      red: row(rows[0]), green: row(rows[1]), blue: row(rows[2]), alpha: row(rows[3]))
  }
}
