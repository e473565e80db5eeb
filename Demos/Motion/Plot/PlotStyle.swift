import Foundation
import TweenPaint

/// A colour as it is written: 0xRRGGBB in encoded sRGB, and how much it covers.
struct PlotColor: Equatable {
  var rgb: UInt32
  var alpha = 1.0

  func withAlpha(_ alpha: Double) -> PlotColor { PlotColor(rgb: rgb, alpha: alpha) }

  var resolved: Color.Resolved {
    func channel(_ shift: UInt32) -> Float { Float(rgb >> shift & 255) / 255 }
    return Color.Resolved(
      red: channel(16), green: channel(8), blue: channel(0), opacity: Float(alpha))
  }

  /// `#4F6BED`.
  var hex: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// Sizes and colours of a plot.
struct PlotStyle: Equatable {
  /// In points.
  var size: CGSize
  /// Pixels per point.
  var scale: Double
  var isDark: Bool

  init(size: CGSize? = nil, scale: Double? = nil, isDark: Bool = false) {
    self.size = size ?? CGSize(width: 960, height: 600)
    self.scale = scale ?? 2
    self.isDark = isDark
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> PlotColor {
    PlotColor(rgb: isDark ? dark : light)
  }

  var paper: PlotColor { color(0xFFFFFF, 0x0F1117) }
  var panel: PlotColor { color(0xF7F8FA, 0x171A22) }
  var grid: PlotColor { color(0xE7E9EE, 0x262A35) }
  var axis: PlotColor { color(0xC9CDD6, 0x3A4050) }
  var target: PlotColor { color(0x8A91A0, 0x7C8496) }
  var heading: PlotColor { color(0x12151C, 0xF3F5F9) }
  var text: PlotColor { color(0x3B4252, 0xC8CEDA) }
  var label: PlotColor { color(0x767E8E, 0x8D95A6) }

  /// The colour of the series `index`; they come again after the eighth.
  func series(_ index: Int) -> PlotColor {
    let light: [UInt32] = [
      0x3E63DD, 0xE5484D, 0x12A594, 0xF08C00, 0x8E4EC6, 0x30A46C, 0xD6409F, 0x687076,
    ]
    let dark: [UInt32] = [
      0x6E8BFF, 0xFF6369, 0x2BD9C0, 0xFFB224, 0xB47AEA, 0x4CC38A, 0xF065B8, 0x9BA1A6,
    ]
    return color(light[index % light.count], dark[index % dark.count])
  }
}
