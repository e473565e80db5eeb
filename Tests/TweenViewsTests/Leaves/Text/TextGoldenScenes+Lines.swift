import Foundation
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// How texts are arranged in lines.
extension TextGoldenTests {
  private nonisolated static let pangram = "The five boxing wizards jump quickly"

  nonisolated static let lines: [TextScene] = [
    TextScene("alignments", width: 128, height: 72) {
      HStack(spacing: 6) {
        ForEach(TextAlignment.allCases, id: \.self) {
          Text("a\nfew\nlines").multilineTextAlignment($0).shown
        }
      }.font(.footnote)
    },
    TextScene("line-spacing", width: 96, height: 96) {
      HStack(alignment: .top, spacing: 8) {
        Text("one\ntwo\nthree").shown
        Text("one\ntwo\nthree").lineSpacing(8).shown
      }.font(.footnote)
    },
    TextScene("wrapping", width: 112, height: 96) {
      Text(pangram).frame(width: 104, alignment: .leading).shown
    },
    TextScene("wrapping-a-long-word", width: 96, height: 112) {
      Text("a Donaudampfschifffahrt b").frame(width: 80, alignment: .leading).shown
    },
    TextScene("wrapping-at-hyphens-and-not-at-hard-blanks", width: 112, height: 128) {
      VStack(alignment: .leading, spacing: 4) {
        Text("well-known-facts").frame(width: 80, alignment: .leading).shown
        Text("100\u{A0}km to\u{A0}go").frame(width: 80, alignment: .leading).shown
      }
    },
    TextScene("wrapping-ideal-height", width: 96, height: 96) {
      Text(pangram).font(.caption).fixedSize(horizontal: false, vertical: true)
        .frame(width: 80, height: 20).shown
    },
    TextScene("truncated", width: 112, height: 80) {
      VStack(spacing: 4) {
        ForEach([Text.TruncationMode.tail, .middle, .head], id: \.self) {
          Text(pangram).truncationMode($0).lineLimit(1)
        }
      }.frame(width: 100).shown
    },
    TextScene("truncated-second-line", width: 112, height: 56) {
      Text(pangram).lineLimit(2).frame(width: 100, alignment: .leading).shown
    },
    TextScene("truncated-by-height", width: 112, height: 64) {
      Text(pangram).frame(width: 90, height: 44, alignment: .topLeading).shown
    },
    TextScene("line-limits", width: 128, height: 96) {
      HStack(alignment: .top, spacing: 4) {
        Text("a b c d e").lineLimit(1).frame(width: 24).shown
        Text("a b c d e").lineLimit(3).frame(width: 10).shown
        Text("a b").lineLimit(2...4).frame(width: 30).shown
        Text("a b").lineLimit(3, reservesSpace: true).frame(width: 30).shown
      }.font(.footnote)
    },
    TextScene("scaled-to-fit", width: 112, height: 88) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Minimum scale").shown
        Text("Minimum scale").minimumScaleFactor(0.5).shown
        Text("Minimum scale").minimumScaleFactor(0.9).shown
      }.lineLimit(1).frame(width: 90)
    },
    TextScene("tightened", width: 112, height: 64) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Just too wide").shown
        Text("Just too wide").allowsTightening(true).shown
      }.lineLimit(1).frame(width: 102)
    },
    TextScene("newlines-and-tabs", width: 96, height: 112) {
      Text("a\tb\nlong\tc\n\nlast\n").shown
    },
    TextScene("first-baselines", width: 128, height: 64) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("Ag").font(.largeTitle).shown
        Text("two\nlines").font(.caption).shown
        Text("Ag").shown
      }
    },
    TextScene("last-baselines", width: 128, height: 64) {
      HStack(alignment: .lastTextBaseline, spacing: 4) {
        Text("Ag").font(.largeTitle).shown
        Text("two\nlines").font(.caption).shown
        Text("Ag").shown
      }
    },
    TextScene("stacked-texts", width: 112, height: 96) {
      VStack(alignment: .leading) {
        Text("Title").font(.title2).shown
        Text("and what it says").font(.footnote).shown
        Text("below").shown
      }
    },
    TextScene("mixed-sizes-in-lines", width: 120, height: 96) {
      (Text("Small ").font(.caption) + Text("large ").font(.title)
        + Text("and small again, in lines").font(.caption))
        .frame(width: 112, alignment: .leading).shown
    },
  ]
}
