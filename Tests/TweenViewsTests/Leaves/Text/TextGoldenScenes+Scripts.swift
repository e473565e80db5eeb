import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Writing systems, places on the canvas, and values in words.
extension TextGoldenTests {
  nonisolated static let scripts: [TextScene] = [
    TextScene("arabic", width: 120, height: 88) {
      Text("مرحبا بالعالم، هذه لغة عربية").frame(width: 112, alignment: .leading).shown
    },
    TextScene("arabic-serif-and-bold", width: 120, height: 80) {
      VStack(spacing: 2) {
        Text("السلام").fontDesign(.serif)
        Text("السلام").bold()
      }.font(.title3)
    },
    TextScene("arabic-in-colours", width: 112, height: 48) {
      (Text("سل").foregroundStyle(.red) + Text("ام")).font(.title)
    },
    TextScene("hebrew", width: 112, height: 64) {
      VStack(spacing: 2) {
        Text("שלום עולם")
        Text("שָׁלוֹם אֶרֶץ")
      }.font(.title3)
    },
    TextScene("both-directions", width: 120, height: 72) {
      VStack(alignment: .leading, spacing: 2) {
        Text("abc שלום (1) xyz").shown
        Text("שלום abc 123 עולם").shown
        Text("a \u{202B}b שלום c\u{202C} d").shown
      }.font(.footnote)
    },
    TextScene("right-to-left", width: 120, height: 72, .rightToLeft) {
      VStack(alignment: .leading, spacing: 2) {
        Text("שלום, זה טקסט בשורות").shown
        Text("12:30 - 14:00").shown
      }.frame(width: 112, alignment: .leading)
    },
    TextScene("right-to-left-truncated", width: 112, height: 64, .rightToLeft) {
      VStack(spacing: 2) {
        Text("שלום עולם וכל אשר בו").lineLimit(1).shown
        Text("שלום עולם וכל אשר בו").lineLimit(1).truncationMode(.middle).shown
      }.frame(width: 100)
    },
    TextScene("devanagari", width: 112, height: 64) {
      VStack(spacing: 2) {
        Text("नमस्ते दुनिया")
        Text("क्षत्रिय श्रीमान्")
      }
    },
    TextScene("greek-and-cyrillic", width: 120, height: 80) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Καλημέρα")
        Text("Доброе утро")
        Text("Київ, љубав").italic()
      }
    },
    TextScene("thai-and-tamil", width: 112, height: 96) {
      VStack(alignment: .leading, spacing: 2) {
        Text("สวัสดีชาวโลกที่น่ารัก").frame(width: 90, alignment: .leading).shown
        Text("வணக்கம்")
      }
    },
    TextScene("emoji", width: 128, height: 72) {
      VStack(spacing: 2) {
        Text("Hi 😀🎉❤️")
        Text("👍🏽👩‍🚀🇩🇪1️⃣ ☕︎")
      }
    },
    TextScene("missing-glyphs", width: 112, height: 48) {
      Text("a\u{10FFFD}b\u{378}c").font(.title2)
    },
  ]

  nonisolated static let places: [TextScene] = [
    TextScene("rotated", width: 112, height: 112) {
      ZStack {
        ForEach(0..<6) {
          Text("Turn").padding(.leading, 60).rotationEffect(.degrees(60 * Double($0) + 10))
        }
      }.font(.footnote)
    },
    TextScene("scaled", width: 120, height: 120) {
      VStack(spacing: 22) {
        Text("Sharp").scaleEffect(2.5)
        Text("Wide").scaleEffect(x: 2, y: 0.7)
        Text("Small").scaleEffect(0.5)
      }
    },
    TextScene("tilted", width: 112, height: 80) {
      Text("Tilted").font(.largeTitle.bold()).underline()
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    },
    TextScene("fractional-places", width: 96, height: 96) {
      VStack(alignment: .leading, spacing: 0.25) {
        ForEach(0..<5) { Text("ill fit").offset(x: CGFloat($0) / 4, y: CGFloat($0) / 4) }
      }.font(.footnote)
    },
    TextScene("scale-2", width: 60, height: 60, scale: 2) {
      VStack(spacing: 1) {
        Text("Retina").font(.footnote)
        Text("Retina").font(.caption2).underline()
      }
    },
    TextScene("scale-1.25", width: 96, height: 64, scale: 1.25) {
      VStack(spacing: 1) {
        Text("Five quarters")
        Text("of a pixel").font(.footnote).italic()
      }
    },
    TextScene("scale-3", width: 40, height: 40, scale: 3) {
      VStack(spacing: 1) {
        Text("Thrice").font(.caption)
        Text("Thrice").font(.system(size: 7))
      }
    },
    TextScene("blurred-and-shadowed", width: 112, height: 80) {
      VStack(spacing: 8) {
        Text("Blurred").blur(radius: 1.5)
        Text("Shadow").shadow(color: .red, radius: 1, x: 2, y: 2)
      }.font(.title3.bold())
    },
    TextScene("clipped", width: 96, height: 48) {
      Text("Clipped").font(.largeTitle).fixedSize().frame(width: 60, height: 24).clipped().shown
    },
  ]

  /// 14 November 2023, 22:13:20 UTC.
  private nonisolated static let date = Date(timeIntervalSince1970: 1_700_000_000)
  /// What a stage begins with.
  private nonisolated static let present = Date(timeIntervalSinceReferenceDate: 0)

  nonisolated static let values: [TextScene] = [
    TextScene("date-styles", width: 128, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(present + 674, style: .relative)
        Text(present + 674, style: .offset)
        Text(present + 674, style: .timer)
        Text(date...date + 5400)
      }.font(.caption2)
    },
    TextScene("dates-by-locale", width: 128, height: 88) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["en_US", "de_DE", "el_GR", "ru_RU", "ar_EG"], id: \.self) {
          Text(date, style: .date).environment(\.locale, Locale(identifier: $0))
        }
      }.font(.caption2)
    },
    TextScene("numbers-by-locale", width: 128, height: 96) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["en_US", "de_DE", "fr_CH", "hi_IN", "ar_EG"], id: \.self) {
          Text(1_234_567.5, format: .number).environment(\.locale, Locale(identifier: $0))
        }
      }.font(.footnote)
    },
    TextScene("formats", width: 128, height: 80) {
      VStack(alignment: .leading, spacing: 0) {
        Text(0.256, format: .percent)
        Text(1299.5, format: .currency(code: "EUR"))
        Text("\(3.14159, specifier: "%.2f") and \(42)")
        Text(["one", "two", "three"], format: .list(type: .and))
      }.font(.footnote)
    },
  ]
}
