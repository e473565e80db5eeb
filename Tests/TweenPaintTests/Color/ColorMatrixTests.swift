import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenPaint

@Suite("A colour matrix") struct ColorMatrixTests {
  private func filter(_ vector: Vector) -> ColorMatrix? {
    let amount = vector.input["amount"] as? Double ?? 0
    switch vector.input["filter"] as? String {
    case "contrast": return .contrast(amount)
    case "colorInvert": return .colorInvert(amount)
    case "saturation": return .saturation(amount)
    case "grayscale": return .grayscale(amount)
    case "hueRotation":
      return .hueRotation(.degrees(vector.input["degrees"] as? Double ?? 0))
    case "colorMultiply":
      let rgba = (vector.input["linear rgba"] as? [Double] ?? []).map { Float($0) }
      if rgba.count != 4 { return nil }
      return .colorMultiply(
        Color.Resolved(
          linearRed: rgba[0], linearGreen: rgba[1], linearBlue: rgba[2], opacity: rgba[3]))
    default: return nil
    }
  }

  @Test(arguments: Vector.all("colormatrix"))
  func `of a filter agrees with the measured one`(vector: Vector) throws {
    let matrix = try #require(filter(vector))
    let expected = try #require(vector.expected as? [[Double]])
    for (row, numbers) in zip(matrix.rows, expected) {
      for (found, number) in zip(row, numbers) {
        // A Float near 1 is good to 6e-8.
        #expect(abs(Double(found) - number) <= max(vector.tolerance, 6e-8))
      }
    }
  }

  @Test func `of an amount that changes nothing is exactly nothing`() {
    #expect(ColorMatrix.brightness(0).isIdentity)
    #expect(ColorMatrix.contrast(1).isIdentity)
    #expect(ColorMatrix.saturation(1).isIdentity)
    #expect(ColorMatrix.grayscale(0).isIdentity)
    #expect(ColorMatrix.colorInvert(0).isIdentity)
    #expect(ColorMatrix.hueRotation(.zero).isIdentity)
    let white = Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1)
    #expect(ColorMatrix.colorMultiply(white).isIdentity)
    #expect(!ColorMatrix.brightness(0.1).isIdentity)
  }

  @Test func `of a negative saturation is that of none`() {
    #expect(ColorMatrix.saturation(-3) == .saturation(0))
    #expect(ColorMatrix.saturation(0).rows[2] == [0.2126, 0.7152, 0.0722, 0, 0])
  }

  @Test func `of luminance has no colour, and alpha that does not ask for the old alpha`() {
    let rows = ColorMatrix.luminanceToAlpha.rows
    #expect(rows[0] == [0, 0, 0, 0, 0] && rows[1] == rows[0] && rows[2] == rows[0])
    #expect(rows[3] == [0.2126, 0.7152, 0.0722, 0, 0])
  }

  @Test func `of one colour is that colour's shades`() {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let rows = ColorMatrix.monochrome(color, amount: 0.5, bias: 0.25).rows.map {
      $0.map(Double.init)
    }
    func expect(_ row: [Double], _ expected: [Double]) {
      for (a, b) in zip(row, expected) { #expect(abs(a - b) < 1e-6) }
    }
    expect(rows[0], [0.6063, 0.3576, 0.0361, 0, 0.125])
    expect(rows[1], [0.05315, 0.6788, 0.01805, 0, 0.0625])
    expect(rows[2], [0, 0, 0.5, 0, 0])
    expect(rows[3], [0, 0, 0, 0.75, 0])
  }

  @Test func `times another does the other first`() {
    // Twice the contrast of a brighter picture: 2 (x + 0.25) - 0.5 = 2 x.
    let product = ColorMatrix.contrast(2) * .brightness(0.25)
    #expect(product.rows[0] == [2, 0, 0, 0, 0])
    // Brighter after more contrast: 2 x - 0.5 + 0.25.
    #expect((ColorMatrix.brightness(0.25) * .contrast(2)).rows[0] == [2, 0, 0, 0, -0.25])
    let hue = ColorMatrix.hueRotation(.degrees(37))
    #expect(hue * ColorMatrix() == hue && ColorMatrix() * hue == hue)
    // Applied to a colour, one after the other or as one.
    let color: [Double] = [0.3, 0.6, 0.2, 0.5]
    func apply(_ matrix: ColorMatrix, _ c: [Double]) -> [Double] {
      matrix.rows.map { row in
        (0..<4).reduce(Double(row[4])) { $0 + Double(row[$1]) * c[$1] }
      }
    }
    let gray = ColorMatrix.monochrome(
      Color.Resolved(red: 0.2, green: 0.9, blue: 0.4, opacity: 0.6), amount: 0.7, bias: 0.1)
    for (a, b) in zip(apply(gray * hue, color), apply(gray, apply(hue, color))) {
      #expect(abs(a - b) < 1e-6)
    }
  }
}
