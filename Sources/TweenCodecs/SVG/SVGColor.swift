import Foundation
import TweenPaint

/// Reads colours in the syntax of CSS.
enum SVGColor {
  /// nil for a text that is not a colour.
  static func color(_ text: String) -> Color.Resolved? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "transparent" { return Color.Resolved.black.faded(0) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let arguments = text[text.index(after: open)...].dropLast()
      return function(String(text[..<open]), arguments)
    }
    return SVGColorNames.colors[text].map { byte($0 >> 16, $0 >> 8, $0, 255) }
  }

  private static func byte(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> Color.Resolved {
    func share(_ value: Int) -> Float { Float(value & 255) / 255 }
    return Color.Resolved(
      red: share(red), green: share(green), blue: share(blue), opacity: share(alpha))
  }

  /// #rgb, #rgba, #rrggbb, #rrggbbaa
  private static func hexadecimal(_ digits: Substring) -> Color.Resolved? {
    guard digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    func doubled(_ shift: Int) -> Int { (value >> shift & 15) * 17 }
    switch digits.count {
    case 3: return byte(doubled(8), doubled(4), doubled(0), 255)
    case 4: return byte(doubled(12), doubled(8), doubled(4), doubled(0))
    case 6: return byte(value >> 16, value >> 8, value, 255)
    case 8: return byte(value >> 24, value >> 16, value >> 8, value)
    default: return nil
    }
  }

  /// rgb(), rgba(), hsl(), hsla(): with commas, or with blanks and a slash before the opacity.
  private static func function(_ name: String, _ arguments: Substring) -> Color.Resolved? {
    let words = arguments.split { ", /\t\n".contains($0) }
    guard words.count == 3 || words.count == 4 else { return nil }
    let opacity = words.count == 4 ? share(words[3], full: 1) : 1
    guard let opacity else { return nil }
    switch name {
    case "rgb", "rgba":
      let channels = words.prefix(3).compactMap { share($0, full: 255) }
      guard channels.count == 3 else { return nil }
      return Color.Resolved(
        red: channels[0], green: channels[1], blue: channels[2], opacity: opacity)
    case "hsl", "hsla":
      let degrees = words[0].hasSuffix("deg") ? words[0].dropLast(3) : words[0]
      guard let hue = Double(degrees), hue.isFinite, let saturation = share(words[1], full: 100),
        let lightness = share(words[2], full: 100)
      else { return nil }
      return hsl(hue, saturation, lightness, opacity)
    default: return nil
    }
  }

  /// A percentage, "40%", or a number whose full value is `full`; clamped to 0...1.
  private static func share(_ word: Substring, full: Float) -> Float? {
    let isPercent = word.hasSuffix("%")
    guard let value = Float(isPercent ? word.dropLast() : word), value.isFinite else { return nil }
    return min(max(value / (isPercent ? 100 : full), 0), 1)
  }

  private static func hsl(
    _ hue: Double, _ saturation: Float, _ lightness: Float, _ opacity: Float
  ) -> Color.Resolved {
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Float {
      let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let place = Float(turn < 0 ? turn + 12 : turn)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return Color.Resolved(red: channel(0), green: channel(8), blue: channel(4), opacity: opacity)
  }
}
