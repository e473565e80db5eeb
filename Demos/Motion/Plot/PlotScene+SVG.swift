import Foundation
import TweenGeometry
import TweenText

extension PlotScene {
  /// The drawing as an SVG document: strokes stay strokes, text stays text.
  var svg: String {
    var definitions = ""
    var body = ""
    for (index, element) in elements.enumerated() {
      switch element {
      case .fill(let path, .solid(let color)):
        body += "<path d=\"\(Self.data(path))\" \(Self.paint("fill", color))/>\n"
      case .fill(let path, .fade(let color, let top, let bottom)):
        definitions +=
          "<linearGradient id=\"fade\(index)\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" "
          + "y1=\"\(Self.number(top))\" x2=\"0\" y2=\"\(Self.number(bottom))\">"
          + "<stop offset=\"0\" stop-color=\"\(color.hex)\" "
          + "stop-opacity=\"\(Self.number(color.alpha))\"/>"
          + "<stop offset=\"1\" stop-color=\"\(color.hex)\" stop-opacity=\"0\"/>"
          + "</linearGradient>\n"
        body += "<path d=\"\(Self.data(path))\" fill=\"url(#fade\(index))\"/>\n"
      case .stroke(let path, let style, let color):
        body +=
          "<path d=\"\(Self.data(path))\" fill=\"none\" \(Self.paint("stroke", color)) "
          + Self.attributes(style) + "/>\n"
      case .text(let text): body += Self.element(text)
      }
    }
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="Inter, sans-serif">
      \(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\
      <rect width="\(width)" height="\(height)" \(Self.paint("fill", paper))/>
      \(body)</svg>

      """
  }

  private static func element(_ text: Text) -> String {
    let anchor =
      switch text.anchor {
      case .start: ""
      case .middle: " text-anchor=\"middle\""
      case .end: " text-anchor=\"end\""
      }
    let weight = text.font.weight == 400 ? "" : " font-weight=\"\(number(text.font.weight))\""
    let digits = text.font.isMonospacedDigit ? " font-variant-numeric=\"tabular-nums\"" : ""
    return "<text x=\"\(number(text.position.x))\" y=\"\(number(text.position.y))\" "
      + "font-size=\"\(number(text.font.size))\"\(weight)\(digits)\(anchor) "
      + "\(paint("fill", text.color))>\(escaped(text.string))</text>\n"
  }

  private static func attributes(_ style: StrokeStyle) -> String {
    var words = ["stroke-width=\"\(number(style.lineWidth))\""]
    if style.lineCap != .butt {
      words.append("stroke-linecap=\"\(style.lineCap == .round ? "round" : "square")\"")
    }
    if style.lineJoin != .miter {
      words.append("stroke-linejoin=\"\(style.lineJoin == .round ? "round" : "bevel")\"")
    }
    if !style.dash.isEmpty {
      words.append(
        "stroke-dasharray=\"\(style.dash.map { number($0) }.joined(separator: " "))\"")
    }
    return words.joined(separator: " ")
  }

  private static func paint(_ attribute: String, _ color: PlotColor) -> String {
    let opacity = color.alpha == 1 ? "" : " \(attribute)-opacity=\"\(number(color.alpha))\""
    return "\(attribute)=\"\(color.hex)\"\(opacity)"
  }

  private static func data(_ path: Path) -> String {
    func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    var words: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): words.append("M\(text(to))")
      case .line(let to): words.append("L\(text(to))")
      case .quadCurve(let to, let control): words.append("Q\(text(control)) \(text(to))")
      case .curve(let to, let control1, let control2):
        words.append("C\(text(control1)) \(text(control2)) \(text(to))")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined()
  }

  /// Rounded to hundredths of a point.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return value.description }
    let whole = Int64(hundredths)
    let rest = abs(whole % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(abs(whole / 100))" }
    let fraction = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(abs(whole / 100)).\(fraction)"
  }

  /// The text for XML: special characters as entities, forbidden control characters as blanks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
