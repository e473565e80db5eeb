import Foundation
import TestSupport
import Testing
import TweenMotion

@testable import TweenPaint

@Suite struct ColorTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  private func numbers(_ any: Any?) -> [Double] {
    (any as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
  }

  @Test(arguments: Vector.all("color")) func `agrees with the measured colours`(vector: Vector) {
    let get = vector.input["get"] as? String ?? ""
    if let hsb = vector.input["hsb"] {
      let parts = numbers(hsb)
      let color = Color(hue: parts[0], saturation: parts[1], brightness: parts[2])
      let resolved = color.resolve(in: light)
      // Float holds an encoded component to 6e-8.
      for (found, expected) in zip(
        [resolved.red, resolved.green, resolved.blue], numbers(vector.expected))
      {
        #expect(abs(Double(found) - expected) <= max(vector.tolerance, 6e-8))
      }
    } else if let rgba = vector.input["rgba"] {
      let parts = numbers(rgba).map(Float.init)
      let space: Color.RGBColorSpace =
        switch vector.input["space"] as? String {
        case "displayP3": .displayP3
        case "sRGBLinear": .sRGBLinear
        default: .sRGB
        }
      let resolved = Color.Resolved(
        colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      #expect(resolved.description == vector.expected as? String)
      #expect(Color(resolved).description == vector.expected as? String)
    } else if let opacity = vector.input["opacity"] as? Double {
      let base =
        vector.input["color"] as? String == "red" ? Color.red : Color.red.opacity(0.3)
      let color = base.opacity(opacity)
      if get == "description" {
        #expect(color.description == vector.expected as? String)
      } else {
        let expected = vector.expected as? Double ?? .nan
        #expect(abs(Double(color.resolve(in: light).opacity) - expected) <= vector.tolerance)
      }
    } else if let name = vector.input["const"] as? String {
      let white = name.hasPrefix("gray_25") ? 0.25 : 0.5
      let expected = vector.expected as? Double ?? .nan
      let found = Color(white: white).resolve(in: light).linearRed
      #expect(abs(Double(found) - expected) <= vector.tolerance)
    } else {
      Issue.record("no test reads \(vector)")
    }
  }

  @Test(arguments: Vector.all("color.interpolate"))
  func `resolved colours interpolate in linear light`(vector: Vector) {
    func resolved(_ key: String) -> Color.Resolved {
      let parts = numbers(vector.input[key])
      return Color(red: parts[0], green: parts[1], blue: parts[2]).resolve(in: light)
    }
    let fraction = vector.input["fraction"] as? Double ?? .nan
    var color = resolved("from sRGB")
    color.animatableData = color.animatableData.interpolated(
      towards: resolved("to sRGB").animatableData, amount: fraction)
    let found = [color.red, color.green, color.blue].map(Double.init)
    for (found, expected) in zip(found, numbers(vector.expected)) {
      #expect(abs(found - expected) <= vector.tolerance)
    }
  }

  @Test func `animatable data is worth 128 times the components`() {
    let color = Color.Resolved(linearRed: 1, linearGreen: 0.5, linearBlue: 0.25, opacity: 0.75)
    let data = color.animatableData
    #expect(data.first == 128)
    #expect(data.second.first == 64)
    #expect(data.second.second.first == 32)
    #expect(data.second.second.second == 96)
    var copy = Color.Resolved.clear
    copy.animatableData = data
    #expect(copy == color)
  }

  @Test func `every byte survives decoding and encoding`() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      #expect(SRGBTransfer.byte(SRGBTransfer.encode(SRGBTransfer.decode(encoded))) == byte)
      #expect(
        SRGBTransfer.byte(SRGBTransfer.encode(Double(Float(SRGBTransfer.decode(encoded))))) == byte)
      #expect(SRGBTransfer.decodedBytes[byte] == Float(SRGBTransfer.decode(encoded)))
    }
  }

  @Test func `the transfer function is odd and takes any number`() {
    for value in [0.001, 0.04, 0.2, 1, 2.5] {
      #expect(SRGBTransfer.decode(-value) == -SRGBTransfer.decode(value))
      #expect(SRGBTransfer.encode(-value) == -SRGBTransfer.encode(value))
      #expect(abs(SRGBTransfer.encode(SRGBTransfer.decode(value)) - value) < 1e-7)
    }
    #expect(SRGBTransfer.encode(.nan).isNaN)
    #expect(SRGBTransfer.byte(.nan) == 0)
    #expect(SRGBTransfer.byte(.infinity) == 255)
    #expect(SRGBTransfer.byte(-.infinity) == 0)
  }

  @Test func `system colours follow the colour scheme`() {
    #expect(Color.red.resolve(in: light).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: dark).description == "#FF453AFF")
    #expect(Color.primary.resolve(in: light).description == "#000000FF")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
    #expect(Color.secondary.resolve(in: light).description == "#3C3C4399")
    #expect(Color.white.resolve(in: dark).description == "#FFFFFFFF")
    #expect(Color.clear.resolve(in: light).opacity == 0)
    #expect("\(Color.accentColor) \(Color.mint)" == "accentColor mint")
  }

  @Test func `the accent colour is the tint, and blue without one`() {
    #expect(Color.accentColor.resolve(in: light) == Color.blue.resolve(in: light))
    var tinted = light
    tinted.tintColor = .green
    #expect(Color.accentColor.resolve(in: tinted) == Color.green.resolve(in: light))
    tinted.tintColor = .accentColor.opacity(0.5)
    #expect(Color.accentColor.resolve(in: tinted).description == "#007AFF80")
  }

  @Test func `hues turn`() {
    let hues = [-1.75, 0.25, 1.25, 7.25].map {
      Color(hue: $0, saturation: 0.5, brightness: 0.5)
    }
    #expect(Set(hues).count == 1)
    #expect(
      Color(hue: 0.5, saturation: 1, brightness: 1).resolve(in: light).description
        == "#00FFFFFF")
    #expect(
      Color(hue: 5.0 / 6, saturation: 1, brightness: 1).resolve(in: light).description
        == "#FF00FFFF")
    // No trap.
    _ = Color(hue: .nan, saturation: .infinity, brightness: -.infinity).description
    _ = Color.red.opacity(.nan).description
    _ = Color.red.opacity(.infinity).description
  }

  @Test func `colours made alike are equal`() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0))
    #expect(Color(white: 0) == .black)
    #expect(Color.red != .blue)
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
  }

  @Test func `a mix is the gradient's middle, and its ends are the colours`() {
    let mix = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)
    #expect(mix.resolve(in: light).description == "#8C53A2FF")
    #expect(
      Color.white.mix(with: .black, by: 0.5, in: .device).resolve(in: light).description
        == "#808080FF")
    #expect(Color.red.mix(with: .blue, by: 0).resolve(in: light).description == "#FF3B30FF")
    #expect(Color.red.mix(with: .blue, by: 7).resolve(in: light).description == "#007AFFFF")
  }

  @Test func `resolved colours are coded as a list of four numbers`() throws {
    let color = Color.Resolved(linearRed: 1, linearGreen: 0.5, linearBlue: 0.25, opacity: 0.75)
    let data = try JSONEncoder().encode(color)
    #expect(String(decoding: data, as: UTF8.self) == "[1,0.5,0.25,0.75]")
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }
}
