import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Grids, lazy containers, scroll views, safe areas and pixels.
extension LayoutGoldenTests {
  nonisolated static let containers: [LayoutScene] = [
    LayoutScene(
      "fits-by-width-alone", width: 60, height: 40, at: [(.red, rect(10, -10, 40, 60))]
    ) {
      ViewThatFits(in: .horizontal) {
        panel(.red, 40, 60)
        panel(.green, 20, 20)
      }
    },
    // Ideal widths of 80, 44 and 20 in 50: the second. It is offered the 50, and gets 44.
    LayoutScene(
      "fits-second-of-three", width: 50, height: 40,
      at: [(.green, rect(3, 12, 20, 16)), (.blue, rect(27, 12, 20, 16))]
    ) {
      ViewThatFits {
        panel(.red, 80, 16)
        HStack(spacing: 4) {
          panel(.green, 20, 16)
          panel(.blue, 20, 16)
        }
        panel(.yellow, 20, 16)
      }
    },
    // Columns of 20 and 30, 54 with what is between: as wide as that is the bar of all columns,
    // which asks for none. 10 + 4 + 6 + 4 + 10 high, from (21, 15).
    LayoutScene(
      "grid-bar-of-all-columns",
      at: [
        (.red, rect(21, 15, 20, 10)), (.green, rect(45, 15, 30, 10)),
        (.yellow, rect(21, 29, 54, 6)), (.blue, rect(21, 39, 20, 10)),
        (.purple, rect(45, 39, 30, 10)),
      ]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          panel(.red, 20, 10)
          panel(.green, 30, 10)
        }
        panel(.yellow, nil, 6).gridCellUnsizedAxes(.horizontal)
        GridRow {
          panel(.blue, 20, 10)
          panel(.purple, 30, 10)
        }
      }
    },
    // Columns of 40 and 20, rows of 30 and 10, from (16, 10). A quarter of red is at a quarter of
    // its column, 8 in; its bottom at the row's.
    LayoutScene(
      "grid-anchor-point",
      at: [
        (.red, rect(24, 30, 8, 10)), (.green, rect(65, 10, 10, 30)), (.blue, rect(16, 44, 40, 10)),
        (.yellow, rect(60, 44, 20, 10)),
      ]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          panel(.red, 8, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
          panel(.green, 10, 30)
        }
        GridRow {
          panel(.blue, 40, 10)
          panel(.yellow, 20, 10)
        }
      }.shown
    },
    // (96 + 4) / (20 + 4) = 4 columns fit, of (96 - 3 * 4) / 4 = 21 each. Two lines, 14 + 4 + 14.
    LayoutScene(
      "lazy-grid-adaptive",
      at: [
        (.red, rect(0, 16, 21, 14)), (.green, rect(25, 16, 21, 14)), (.blue, rect(50, 16, 21, 14)),
        (.yellow, rect(75, 16, 21, 14)), (.purple, rect(0, 34, 21, 14)),
      ]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 4)], spacing: 4) {
        panel(.red, nil, 14)
        panel(.green, nil, 14)
        panel(.blue, nil, 14)
        panel(.yellow, nil, 14)
        panel(.purple, nil, 14)
      }
    },
    // 96 - 2 * 8 - 20 = 60: the second takes its half, the third 16 of the other half. The three
    // are 82 wide, at the leading edge.
    LayoutScene(
      "lazy-grid-fixed-and-flexible",
      at: [
        (.red, rect(0, 24, 20, 16)), (.green, rect(28, 24, 30, 16)), (.blue, rect(66, 24, 16, 16)),
      ]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(20)), GridItem(), GridItem(.flexible(maximum: 16))],
        alignment: .leading
      ) {
        panel(.red, nil, 16)
        panel(.green, nil, 16)
        panel(.blue, nil, 16)
      }
    },
    // Rows of 20 and 10, 4 apart, filled column by column: 34 high, 12 + 4 + 12 wide.
    LayoutScene(
      "lazy-grid-of-rows",
      at: [
        (.red, rect(34, 15, 12, 20)), (.green, rect(34, 39, 12, 10)), (.blue, rect(50, 15, 12, 20)),
      ]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(10))], spacing: 4) {
        panel(.red, 12)
        panel(.green, 12)
        panel(.blue, 12)
      }
    },
    // Scrolled by 10, the header is still at the top; the first row, once 12 down, is at 2.
    LayoutScene(
      "lazy-header-pinned", wheel: CGSize(width: 0, height: -10),
      at: [
        (.red, rect(0, 0, 96, 12)), (.green, rect(0, 2, 96, 20)), (.blue, rect(0, 22, 96, 20)),
        (.yellow, rect(0, 42, 96, 20)),
      ]
    ) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            panel(.green, nil, 20)
            panel(.blue, nil, 20)
            panel(.yellow, nil, 20)
            panel(.purple, nil, 40)
          } header: {
            panel(.red, nil, 12)
          }
        }
      }.scrollIndicators(.hidden)
    },
    // 40 of 136 points on. The bar is 36 of a track of 58, 22 * 40 / 136 = 6.47 down, 3 from the
    // view's edge.
    LayoutScene(
      "scroll-offset-and-indicator", wheel: CGSize(width: 0, height: -40),
      at: [(.red, rect(18, -40, 60, 100)), (.blue, rect(18, 60, 60, 100))]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          panel(.red, 60, 100)
          panel(.blue, 60, 100)
        }
      }.shown
    },
    // 24 points do not fit. It begins with its right end in view, red at 36; then 12 to the right.
    LayoutScene(
      "scroll-right-to-left", .rightToLeft, wheel: CGSize(width: 12, height: 0),
      at: [(.red, rect(48, 17, 60, 30)), (.blue, rect(-12, 17, 60, 30))]
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          panel(.red, 60, 30)
          panel(.blue, 60, 30)
        }
      }.shown
    },
    LayoutScene(
      "scroll-margins", at: [(.red, rect(12, 8, 72, 40)), (.blue, rect(12, 48, 72, 40))]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          panel(.red, nil, 40)
          panel(.blue, nil, 40)
        }
      }
      .contentMargins(.horizontal, 12, for: .scrollContent)
      .contentMargins(.top, 8, for: .scrollContent)
    },
    // (96 - 2 * 6 - 4) / 2 = 40 each: two in view between margins of 6.
    LayoutScene(
      "scroll-container-relative",
      at: [
        (.red, rect(6, 17, 40, 30)), (.green, rect(50, 17, 40, 30)), (.blue, rect(94, 17, 40, 30)),
      ]
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 4) {
          ForEach([Color.red, .green, .blue], id: \.self) {
            panel($0, nil, 30).containerRelativeFrame(.horizontal, count: 2, spacing: 4)
          }
        }
      }.contentMargins(.horizontal, 6, for: .scrollContent)
    },
  ]

  private nonisolated static let bars = EdgeInsets(top: 10, leading: 4, bottom: 6, trailing: 8)

  nonisolated static let places: [LayoutScene] = [
    // 84 by 48 are safe, from (4, 10). Green reaches up to the window's edge, and no other.
    LayoutScene(
      "safe-area-ignored-edge", safeArea: bars,
      at: [(.green, rect(4, 0, 84, 58)), (.red, rect(8, 14, 76, 40))]
    ) {
      ZStack {
        panel(.green).ignoresSafeArea(edges: .top)
        panel(.red).padding(4)
      }
    },
    LayoutScene(
      "safe-area-background", safeArea: bars,
      at: [(.yellow, rect(0, 0, 96, 64)), (.red, rect(4, 10, 84, 48))]
    ) { panel(.red).background(.yellow) },
    LayoutScene(
      "safe-area-inset", at: [(.red, rect(0, 0, 96, 48)), (.blue, rect(0, 52, 96, 12))]
    ) { panel(.red).safeAreaInset(edge: .bottom, spacing: 4) { panel(.blue, nil, 12) } },
    // The bar is at the right, the padding under it and 4 more; what ignores it lies behind it.
    LayoutScene(
      "safe-area-inset-right-to-left", .rightToLeft,
      at: [
        (.blue, rect(80, 22, 16, 20)), (.red, rect(0, 0, 96, 64)), (.green, rect(0, 0, 76, 64)),
      ]
    ) {
      ZStack {
        panel(.red).ignoresSafeArea()
        panel(.green).safeAreaPadding(.leading, 4)
      }
      .safeAreaInset(edge: .leading, spacing: 0) { panel(.blue, 16, 20) }
    },
    // 9.5 goes up to 10, 20.5 to 21.
    LayoutScene(
      "scale-one-half-up", width: 30, height: 30, at: [(.red, rect(10, 10, 11, 11))]
    ) { panel(.red, 11, 11) },
    // Sixths of 10 points at 1.5: edges at 0, 2.5, 5, 7.5 and 10 pixels go to 0, 3, 5, 8 and 10.
    LayoutScene(
      "scale-one-and-a-half", width: 10, height: 10, scale: 1.5,
      at: [
        (.red, rect(0, 0, 2, 10)), (.green, rect(2, 0, 4.0 / 3, 10)),
        (.blue, rect(10.0 / 3, 0, 2, 10)),
      ]
    ) { sixths },
    // Sixths of 10 points at 3: edges at 5, 10, 15 pixels.
    LayoutScene(
      "scale-three", width: 10, height: 10, scale: 3,
      at: [
        (.red, rect(0, 0, 5.0 / 3, 10)), (.green, rect(5.0 / 3, 0, 5.0 / 3, 10)),
        (.blue, rect(10.0 / 3, 0, 5.0 / 3, 10)),
      ]
    ) { sixths },
    // 4 by 3 in 60 by 60 is 60 by 45, from 9.5 up to 10; in 60 by 30 it is 40 by 30.
    LayoutScene(
      "aspect-ratio-boxes", width: 128, height: 64,
      at: [(.red, rect(1, 10, 60, 45)), (.blue, rect(77, 17, 40, 30))]
    ) {
      HStack(spacing: 6) {
        panel(.red).aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
          .frame(width: 60, height: 60).shown
        panel(.blue).aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
          .frame(width: 60, height: 30).shown
      }
    },
    // Moved is what is seen, the row is as it was: 16 + 4 + 16 + 4 + 16 from 20.
    LayoutScene(
      "offset-leaves-layout",
      at: [
        (.red, rect(20, 24, 16, 16)), (.green, rect(46, 34, 16, 16)), (.blue, rect(60, 24, 16, 16)),
      ]
    ) {
      HStack(spacing: 4) {
        panel(.red, 16, 16)
        panel(.green, 16, 16).offset(x: 6, y: 10)
        panel(.blue, 16, 16)
      }.shown
    },
    LayoutScene("overlay-alignments") {
      panel(.blue, 80, 48)
        .overlay(alignment: .topLeading) { panel(.red, 12, 8) }
        .overlay(alignment: .top) { panel(.green, 12, 8) }
        .overlay(alignment: .topTrailing) { panel(.yellow, 12, 8) }
        .overlay(alignment: .leading) { panel(.yellow, 12, 8) }
        .overlay { panel(.red, 12, 8) }
        .overlay(alignment: .trailing) { panel(.green, 12, 8) }
        .overlay(alignment: .bottomLeading) { panel(.green, 12, 8) }
        .overlay(alignment: .bottom) { panel(.yellow, 12, 8) }
        .overlay(alignment: .bottomTrailing) { panel(.red, 12, 8) }
    },
    // Half of the reader's 96 by 64; the reader puts it at its upper left, not in its middle.
    LayoutScene("geometry-reader", at: [(.red, rect(0, 0, 48, 32))]) {
      GeometryReader { panel(.red, $0.size.width / 2, $0.size.height / 2) }.shown
    },
  ]
}

/// Six columns side by side; the first three have colours of their own.
@MainActor private var sixths: some View {
  HStack(spacing: 0) {
    Color.red
    Color.green
    Color.blue
    Color.gray
    Color.white
    Color.black
  }
}
