import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What texts are filled with and made of.
extension TextGoldenTests {
  nonisolated static let paints: [TextScene] = [
    TextScene("gradient-across-lines", width: 112, height: 72) {
      Text("Gradients go across").font(.title2.bold())
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    },
    TextScene("gradients", width: 112, height: 96) {
      VStack(spacing: 2) {
        Text("Radial").foregroundStyle(
          RadialGradient(
            colors: [.yellow, .purple], center: .center, startRadius: 0, endRadius: 40))
        Text("Angular").foregroundStyle(
          AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
        Text("Vertical").foregroundStyle(Color.orange.gradient)
      }.font(.title2.bold())
    },
    TextScene("hierarchy", width: 112, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
    },
    TextScene("hierarchy-of-a-colour-in-the-dark", width: 112, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Blue").foregroundStyle(.blue)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black).environment(\.colorScheme, .dark)
    },
    TextScene("styled-runs", width: 120, height: 64) {
      Text("Red ").foregroundStyle(.red) + Text("bold ").bold()
        + Text("green ").foregroundStyle(.green).italic() + Text("plain")
    },
    TextScene("runs-inside-a-word", width: 112, height: 40) {
      (Text("AV").foregroundStyle(.red) + Text("AT").foregroundStyle(.blue) + Text("AR"))
        .font(.title2)
    },
    TextScene("nested-runs", width: 112, height: 64) {
      (Text("out ") + (Text("in ") + Text("deep").bold()).foregroundStyle(.red) + Text(" out"))
        .italic().font(.title3)
    },
    TextScene("opacity", width: 112, height: 72) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Half").underline().opacity(0.5)
        (Text("Half ").foregroundStyle(.red) + Text("seen").strikethrough()).opacity(0.5)
      }.font(.title3)
    },
    TextScene("over-shapes", width: 112, height: 64) {
      ZStack {
        Circle().fill(.blue).frame(width: 62)
        Text("Over").font(.title2.bold()).foregroundStyle(.white)
        Text("Over it").font(.title2.bold()).foregroundStyle(.red.opacity(0.4)).offset(x: 12, y: 18)
      }
    },
    TextScene("shadow-styles", width: 112, height: 80) {
      VStack(spacing: 6) {
        Text("Drop").foregroundStyle(.orange.shadow(.drop(radius: 2, y: 2)))
        Text("Inner").foregroundStyle(.yellow.shadow(.inner(radius: 1, y: 1)))
      }.font(.title.bold())
    },
    TextScene("masking", width: 112, height: 48) {
      LinearGradient(
        colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing
      ).mask { Text("Mask").font(.system(size: 36, weight: .black)) }
    },
    TextScene("blended", width: 112, height: 48) {
      HStack(spacing: 0) {
        Color.red
        Color.white
        Color.blue
      }.overlay { Text("Difference").foregroundStyle(.white).blendMode(.difference) }
    },
    TextScene("attributed-string", width: 120, height: 80) { Text(attributed) },
    TextScene("backgrounds", width: 120, height: 112) {
      Text(backed).frame(width: 112, alignment: .leading)
    },
    TextScene("shadow-of-one-run", width: 128, height: 40) {
      (Text("One ") + Text("dark").foregroundStyle(.orange.shadow(.drop(radius: 2, y: 2)))
        + Text(" run")).font(.headline)
    },
    TextScene("markdown", width: 120, height: 120) {
      Text("**Strong** and *soft*, `code` and ~~gone~~, ***both*** and \\*kept\\*")
        .frame(width: 112, alignment: .leading)
    },
    TextScene("links", width: 120, height: 80) {
      VStack(alignment: .leading, spacing: 4) {
        Text("See [the site](https://example.org) or not")
        Text("See [the site](https://example.org)").tint(.green)
      }.frame(width: 112, alignment: .leading)
    },
    TextScene("symbols-among-letters", width: 120, height: 64) {
      VStack(alignment: .leading, spacing: 2) {
        Text("\(Image(systemName: "star.fill")) Star \(Image(systemName: "heart"))")
        Text("\(Image(systemName: "star.fill")) Bold").font(.title3.bold()).foregroundStyle(.orange)
      }
    },
    TextScene("images-among-letters", width: 112, height: 48) {
      (Text("a ") + Text(Image(bitmap: checks)) + Text(" b ")
        + Text(Image(bitmap: checks)).baselineOffset(-4) + Text(" c")).shown
    },
    TextScene("redacted", width: 120, height: 80) {
      VStack(alignment: .leading, spacing: 4) {
        Text("A title").font(.title3).foregroundStyle(.blue)
        Text("and a longer text in two lines")
      }.frame(width: 112, alignment: .leading).redacted(reason: .placeholder)
    },
  ]

  private nonisolated static var attributed: AttributedString {
    var string = AttributedString("Plain ")
    var red = AttributedString("red ")
    red.foregroundColor = .red
    var large = AttributedString("large ")
    large.font = .title
    var lined = AttributedString("lined ")
    lined.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    var wide = AttributedString("wide")
    wide.tracking = 3
    wide.baselineOffset = 4
    string += red + large + lined + wide
    return string
  }

  private nonisolated static var backed: AttributedString {
    var marked = AttributedString("marked in two lines")
    marked.backgroundColor = .yellow
    var other = AttributedString("large")
    other.backgroundColor = .mint
    other.font = .title
    return AttributedString("Words ") + marked + AttributedString(" and ") + other
  }

  /// 12 x 12 pixels.
  private nonisolated static var checks: Bitmap {
    Bitmap(
      width: 12, height: 12,
      pixels: (0..<144).map { ($0 / 12 / 4 + $0 % 12 / 4) % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF })
  }
}
