import Foundation
import Testing
import TweenGraphics
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenUIKit

@Suite struct UIColorTests {
  private static func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func `components come back as they were given, so that cutting them to bytes loses none`() {
    for byte in 0...255 {
      let given = CGFloat(byte) / 255
      var red: CGFloat = 0
      var alpha: CGFloat = 0
      UIColor(red: given, green: 0, blue: 0, alpha: given)
        .getRed(&red, green: nil, blue: nil, alpha: &alpha)
      #expect(red == given && alpha == given)
      // A colour of views has floats of linear light, and still is that byte.
      UIColor(Color(red: Double(given), green: 0, blue: 0))
        .getRed(&red, green: nil, blue: nil, alpha: nil)
      #expect(red == given, "\(byte)")
    }
  }

  @Test func `system colours are the phone's, light and dark`() {
    #expect(Self.bytes(.systemGray6, .light) == [242, 242, 247, 255])
    #expect(Self.bytes(.systemGray6, .dark) == [28, 28, 30, 255])
    #expect(Self.bytes(.label, .light) == [0, 0, 0, 255])
    #expect(Self.bytes(.label, .dark) == [255, 255, 255, 255])
    #expect(Self.bytes(.secondarySystemGroupedBackground, .dark) == [28, 28, 30, 255])
    #expect(Self.bytes(.secondaryLabel, .light) == [60, 60, 67, 153])
    var environment = EnvironmentValues()
    environment._colorSchemeContrast = .increased
    #expect(
      Color(uiColor: .systemRed).resolve(in: environment) == Color.red.resolve(in: environment))
    #expect(Color(UIColor.systemGray2).resolve(in: environment).description == "#8E8E93FF")
    // Not the system's.
    #expect(Self.bytes(.red, .dark) == [255, 0, 0, 255])
    #expect(Self.bytes(.brown, .light) == [153, 102, 51, 255])
  }

  @Test func `a dynamic colour is asked for the surroundings it is shown in`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemGray2 }
    #expect(Self.bytes(color, .dark) == [255, 255, 255, 255])
    #expect(Self.bytes(color, .light) == [174, 174, 178, 255])
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Color(uiColor: color).resolve(in: environment).red == 1)
  }

  @Test func `an alpha takes the place of a colour's own, in each appearance`() {
    #expect(Self.bytes(.secondaryLabel.withAlphaComponent(0.2), .light) == [60, 60, 67, 51])
    #expect(Self.bytes(.secondaryLabel.withAlphaComponent(0.2), .dark) == [235, 235, 245, 51])
    #expect(UIColor.red.withAlphaComponent(1) == .red)
  }

  @Test func `views' colours and UIKit's lead to each other and back`() {
    #expect(UIColor(Color(uiColor: .systemGroupedBackground)) == .systemGroupedBackground)
    #expect(Color(UIColor(Color.red)) == .red)
    #expect(Color(.systemRed) == .red)
    #expect(UIColor(Color.red) != .red)
  }

  @Test func `hue, saturation and brightness are those of the six sextants`() {
    // 0.25 of the turn is halfway from yellow to green: (0.5, 1, 0).
    for (rgb, expected) in [
      ((1.0, 0.0, 0.0), (0.0, 1.0, 1.0)), ((0.5, 1, 0), (0.25, 1, 1)),
      ((0, 0, 0.5), (2.0 / 3, 1, 0.5)),
      ((1, 0.5, 0.75), (11.0 / 12, 0.5, 1)), ((0.4, 0.4, 0.4), (0, 0, 0.4)), ((0, 0, 0), (0, 0, 0)),
    ] {
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
      UIColor(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(hue - expected.0) < 1e-12 && abs(saturation - expected.1) < 1e-12)
      #expect(abs(brightness - expected.2) < 1e-12)
    }
    #expect(
      Self.bytes(UIColor(hue: 0.25, saturation: 1, brightness: 1, alpha: 1), .light) == [
        128, 255, 0, 255,
      ])
  }

  @Test func `only greys have a shade of white`() {
    var white: CGFloat = -1
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
    white = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
  }

  @Test func `a literal is a UIColor where nothing says which type it should be`() {
    let literal = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(Self.bytes(literal, .light) == [51, 102, 153, 255])
    #expect(type(of: literal) == UIColor.self)
    let color: Color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    let wrapped = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    let environment = EnvironmentValues()
    #expect(wrapped.resolve(in: environment) == color.resolve(in: environment))
    #expect(Color(literal).resolve(in: environment) == color.resolve(in: environment))
  }

  @Test func `an unknown name is no colour`() {
    #expect(UIColor(named: "Nowhere") == nil)
  }

  @Test func `colours of Core Graphics have the numbers of UIKit's`() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(color.cgColor.components == [0.2, 0.4, 0.6, 0.5])
    #expect(Self.bytes(UIColor(cgColor: color.cgColor), .dark) == [51, 102, 153, 128])
  }
}
