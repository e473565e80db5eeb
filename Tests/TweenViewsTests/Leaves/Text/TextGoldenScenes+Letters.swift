import Foundation
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Fonts, and what is said of characters.
extension TextGoldenTests {
  private nonisolated static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  nonisolated static let fonts: [TextScene] = [
    TextScene("styles-large", width: 128, height: 128) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Large T").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
      }
    },
    TextScene("styles-small", width: 96, height: 128) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
    },
    TextScene("weights", width: 120, height: 120) {
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        ForEach(0..<3) { row in
          GridRow {
            ForEach(0..<3) { column in
              Text("Rag").font(.system(size: 18, weight: weights[row * 3 + column]))
            }
          }
        }
      }
    },
    TextScene("weights-italic", width: 120, height: 120) {
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        ForEach(0..<3) { row in
          GridRow {
            ForEach(0..<3) { column in
              Text("Rag").fontWeight(weights[row * 3 + column]).italic()
            }
          }
        }
      }.font(.system(size: 18))
    },
    TextScene("designs", width: 112, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Agile 12").fontDesign(.default)
        Text("Agile 12").fontDesign(.serif)
        Text("Agile 12").fontDesign(.rounded)
        Text("Agile 12").fontDesign(.monospaced)
      }.font(.system(size: 17))
    },
    TextScene("designs-bold-italic", width: 112, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Agile 12").fontDesign(.default)
        Text("Agile 12").fontDesign(.serif)
        Text("Agile 12").fontDesign(.rounded)
        Text("Agile 12").fontDesign(.monospaced)
      }.font(.system(size: 17)).bold().italic()
    },
    TextScene("widths", width: 120, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(
          Array([Font.Width.compressed, .condensed, .standard, .expanded].enumerated()), id: \.0
        ) {
          Text("Width").fontWidth($0.1)
        }
      }
    },
    TextScene("type-sizes", width: 128, height: 96) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        ForEach(
          [DynamicTypeSize.xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge],
          id: \.self
        ) { Text("A").dynamicTypeSize($0) }
      }
    },
    TextScene("type-sizes-accessible", width: 128, height: 64) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ForEach(
          [
            DynamicTypeSize.accessibility1, .accessibility2, .accessibility3, .accessibility4,
          ], id: \.self
        ) { Text("A").dynamicTypeSize($0) }
      }
    },
    TextScene("type-size-keeps-fixed-sizes", width: 128, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        Text("fixed").font(.system(size: 12))
        Text("style").font(.caption)
        Text("custom").font(.custom("Inter", size: 12))
        Text("custom fixed").font(.custom("Inter", fixedSize: 12))
      }.dynamicTypeSize(.xxxLarge)
    },
    TextScene("designs-lightest-and-black", width: 120, height: 128) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([Font.Design.serif, .rounded, .monospaced], id: \.self) { design in
          Text("Agile 12").font(.system(size: 15, weight: .ultraLight, design: design))
          Text("Agile 12").font(.system(size: 15, weight: .black, design: design))
        }
      }.fixedSize()
    },
    TextScene("custom-family", width: 112) {
      VStack {
        Text("Quicksand").font(.custom("Quicksand", size: 18))
        Text("Bold").font(.custom("Quicksand", size: 18)).bold()
      }
    },
    TextScene("small-capitals", width: 112, height: 104) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Small Caps").font(.body.smallCaps())
        Text("Small Caps").font(.body.lowercaseSmallCaps())
        Text("Small Caps").font(.body.uppercaseSmallCaps())
        Text("Small Caps").font(.system(.body, design: .serif).smallCaps())
      }
    },
    TextScene("monospaced-digits", width: 112, height: 80) {
      HStack(spacing: 12) {
        Text("1:11\n8:88\n4,17")
        Text("1:11\n8:88\n4,17").monospacedDigit()
      }
    },
    TextScene("leading", width: 112, height: 64) {
      HStack(alignment: .top, spacing: 8) {
        Text("Ag\nAg").font(.body.leading(.tight)).shown
        Text("Ag\nAg").shown
        Text("Ag\nAg").font(.body.leading(.loose)).shown
      }
    },
    TextScene("secondary-scale", width: 112, height: 40) {
      Text("72") + Text(" bpm").textScale(.secondary) + Text(" up")
    },
    TextScene("tiny", width: 96, height: 64) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach([5.0, 6, 7, 8, 9], id: \.self) {
          Text("Handgloves \(Int($0))").font(.system(size: $0))
        }
      }
    },
    TextScene("huge", width: 128, height: 128) {
      Text("Qg").font(.system(size: 90, weight: .light)).fixedSize()
    },
  ]

  nonisolated static let characters: [TextScene] = [
    TextScene("tracking", width: 112, height: 80) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Letters").tracking(-1).shown
        Text("Letters").shown
        Text("Letters").tracking(4).shown
      }
    },
    TextScene("kerning-keeps-ligatures", width: 96, height: 80) {
      VStack(alignment: .leading, spacing: 2) {
        Text("affine")
        Text("affine").kerning(3)
        Text("affine").tracking(3)
      }.fontDesign(.serif)
    },
    TextScene("baseline-offset", width: 96, height: 48) {
      (Text("x") + Text("2").font(.caption).baselineOffset(8) + Text(" CO")
        + Text("2").font(.caption).baselineOffset(-4)).shown
    },
    TextScene("underline", width: 112, height: 72) {
      VStack(alignment: .leading, spacing: 4) {
        Text("jumping").underline()
        Text("jumping").underline(color: .red)
        (Text("one ") + Text("two").underline() + Text(" three")).strikethrough(false)
      }
    },
    TextScene("underline-patterns", width: 112, height: 128) {
      VStack(alignment: .leading, spacing: 3) {
        ForEach(
          Array(
            [
              Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot,
            ].enumerated()), id: \.0
        ) { Text("Underlined").underline(pattern: $0.1, color: .blue) }
      }
    },
    TextScene("strikethrough", width: 120, height: 88) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Was $12").strikethrough()
        Text("Was $12").strikethrough(pattern: .dash, color: .red)
        (Text("Was ") + Text("$12").font(.title).strikethrough(color: .orange))
      }
    },
    TextScene("strokes-on-whole-pixels", width: 90, height: 40, scale: 1.25) {
      VStack(alignment: .leading, spacing: 1.3) {
        Text("underline").underline()
        Text("strike").strikethrough()
      }.font(.footnote)
    },
    TextScene("letter-case", width: 128, height: 96) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Straße").textCase(.uppercase)
        Text("Straße").textCase(.lowercase)
        Text("Straße").textCase(nil)
        Text("İstanbul ışık").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
      }
    },
    TextScene("combining-marks", width: 112, height: 64) {
      VStack(alignment: .leading, spacing: 2) {
        Text("é e\u{301} ệ e\u{323}\u{302}")
        Text("n\u{303} o\u{308} A\u{30A} z\u{30C}")
      }.font(.title3)
    },
    TextScene("ligatures-and-contexts", width: 112, height: 80) {
      VStack(alignment: .leading, spacing: 2) {
        Text("office fluff")
        Text("<- -> 3x4")
        Text("10:30 1:a (A)")
      }
    },
    TextScene("kerned-pairs", width: 112, height: 64) {
      VStack(alignment: .leading, spacing: 2) {
        Text("AVATAR To.")
        Text("AVATAR To.").font(.body.monospaced())
      }
    },
  ]
}
