import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Pictures of symbols") @MainActor struct SymbolGoldenTests {
  @Test("are as they were looked at", arguments: still + moving)
  func pictures(_ scene: LayoutScene) throws {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(scene.shownGraph().displayList)
    try expectImage(renderer.bitmap, named: scene.name)
  }

  @MainActor private static func row<Content: View>(
    _ size: CGFloat = 28, @ViewBuilder content: () -> Content
  ) -> some View {
    HStack(spacing: 6, content: content).font(.system(size: size)).foregroundStyle(Color.blue)
  }

  nonisolated static let still: [LayoutScene] = [
    LayoutScene("weights", width: 128, height: 40) {
      row(20) {
        ForEach([Font.Weight.ultraLight, .regular, .bold, .black], id: \.self) {
          Image(systemName: "gearshape").fontWeight($0)
        }
      }
    },
    LayoutScene("scales", width: 96, height: 40) {
      row(20) {
        Image(systemName: "heart.fill").imageScale(.small)
        Image(systemName: "heart.fill")
        Image(systemName: "heart.fill").imageScale(.large)
      }
    },
    LayoutScene("hierarchical", width: 96, height: 40) {
      row {
        Image(systemName: "cloud.rain.fill")
        Image(systemName: "cloud.rain.fill").symbolRenderingMode(.hierarchical)
      }
    },
    LayoutScene("palette", width: 96, height: 40) {
      row {
        Image(systemName: "cloud.rain.fill").foregroundStyle(.gray, .cyan)
        Image(systemName: "person.2.fill").foregroundStyle(.red, .green)
      }
    },
    LayoutScene("multicolour", width: 96, height: 40) {
      row {
        Image(systemName: "sun.max.fill")
        Image(systemName: "exclamationmark.triangle.fill")
      }.symbolRenderingMode(.multicolor)
    },
    LayoutScene("variants", width: 128, height: 40) {
      row(22) {
        Image(systemName: "bell")
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.slash)
        Image(systemName: "bell").symbolVariant(.circle.fill)
      }
    },
    LayoutScene("variable-value", width: 128, height: 40) {
      row {
        Image(systemName: "wifi", variableValue: 0)
        Image(systemName: "wifi", variableValue: 0.5)
        Image(systemName: "wifi", variableValue: 1)
      }
    },
    LayoutScene("left-to-right", width: 96, height: 40) {
      row {
        Image(systemName: "chevron.forward")
        Image(systemName: "book.fill")
      }
    },
    LayoutScene("right-to-left", width: 96, height: 40, .rightToLeft) {
      row {
        Image(systemName: "chevron.forward")
        Image(systemName: "book.fill")
      }
    },
    LayoutScene("unknown", width: 64, height: 40) { row { Image(systemName: "no.such.symbol") } },
    LayoutScene("gradient", width: 64, height: 48) {
      Image(systemName: "star.fill").font(.system(size: 36))
        .foregroundStyle(
          LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
    },
    LayoutScene("resized", width: 96, height: 48) {
      HStack(spacing: 8) {
        Image(systemName: "house.fill").resizable().frame(width: 60, height: 30)
        Image(systemName: "house.fill").resizable().scaledToFit().frame(width: 20, height: 40)
      }
    },
  ]

  /// Effects at a moment of theirs.
  nonisolated static let moving: [LayoutScene] = [
    LayoutScene("bounce-out", width: 64, height: 48, frame: 9) {
      row { Image(systemName: "bell.fill").symbolEffect(.bounce).border(.gray) }
    },
    LayoutScene("wiggle", width: 64, height: 48, frame: 3) {
      row { Image(systemName: "bell.fill").symbolEffect(.wiggle).border(.gray) }
    },
    LayoutScene("variable-colour", width: 64, height: 48, frame: 30) {
      row { Image(systemName: "wifi").symbolEffect(.variableColor.cumulative) }
    },
    LayoutScene("rotate-eighth", width: 64, height: 48, frame: 9) {
      row { Image(systemName: "bell.fill").symbolEffect(.rotate).border(.gray) }
    },
    LayoutScene("replace-midway", width: 64, height: 48, frame: 9) {
      row(36) { Replaced() }
    },
  ]
}

/// Becomes another symbol once it appears.
private struct Replaced: View {
  @State private var isPlaying = false

  var body: some View {
    Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      .contentTransition(.symbolEffect(.replace.upUp))
      .onAppear { isPlaying = true }
  }
}
