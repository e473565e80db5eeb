import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Pictures of layouts") @MainActor struct LayoutGoldenTests {
  @Test("are as they were looked at", arguments: stacks + frames + grids + others)
  func pictures(_ scene: LayoutScene) throws { try check(scene) }

  @Test("have their numbers by hand", arguments: examples + directions + containers + places)
  func derived(_ scene: LayoutScene) throws { try check(scene) }

  private func check(_ scene: LayoutScene) throws {
    let graph = scene.shownGraph()
    for (color, rect) in scene.rects {
      let shown = try #require(graph.rect(color), "\(color)")
      #expect(rect.isNear(shown), "\(color): \(shown), by hand \(rect)")
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(graph.displayList)
    try expectImage(renderer.bitmap, named: scene.name)
  }

  nonisolated static let stacks: [LayoutScene] = [
    LayoutScene("stack-default-spacing") {
      HStack {
        panel(.red)
        panel(.green)
        panel(.blue)
      }
    },
    LayoutScene("stack-fixed-and-flexible") {
      HStack(spacing: 2) {
        panel(.red, 20)
        panel(.green)
        panel(.blue).frame(maxWidth: 12)
      }
    },
    LayoutScene("stack-priorities") {
      HStack(spacing: 2) {
        panel(.red).frame(minWidth: 10)
        panel(.green).frame(maxWidth: 60).layoutPriority(1)
        panel(.blue).frame(minWidth: 10)
      }
    },
    LayoutScene("stack-spacers") {
      VStack(spacing: 0) {
        HStack {
          panel(.red, 12, 12)
          Spacer()
          panel(.green, 12, 12)
        }
        Spacer(minLength: 4)
        HStack {
          Spacer()
          panel(.blue, 12, 12)
          Spacer()
        }
      }.padding(4)
    },
    LayoutScene("stack-cross-alignment", width: 120) {
      HStack(spacing: 6) {
        ForEach(0..<3) { index in
          HStack(alignment: [VerticalAlignment.top, .center, .bottom][index], spacing: 1) {
            panel(.red, 8, 40)
            panel(.green, 8, 20)
            panel(.blue, 8, 10)
          }.shown
        }
      }
    },
    LayoutScene("stack-guides") {
      VStack(alignment: .leading, spacing: 2) {
        panel(.red, 40, 14)
        panel(.green, 40, 14).alignmentGuide(.leading) { _ in -16 }
        panel(.blue, 40, 14).alignmentGuide(.leading) { $0[.trailing] - 24 }
      }.shown
    },
    LayoutScene("stack-overflow") {
      HStack(spacing: 4) {
        panel(.red, 50, 20)
        panel(.green, 50, 30)
        panel(.blue, 50, 20)
      }
    },
    LayoutScene("stack-dividers") {
      HStack(spacing: 4) {
        VStack(spacing: 4) {
          panel(.red)
          Divider()
          panel(.green)
        }
        Divider()
        panel(.blue)
      }.padding(4)
    },
    LayoutScene("depth-alignment") {
      ZStack(alignment: .bottomTrailing) {
        panel(.red, 70, 50)
        panel(.green, 40, 30)
        panel(.blue, 16, 16)
      }
    },
    LayoutScene("depth-priority") {
      ZStack {
        panel(.blue, 80, 60)
        panel(.red, 30, 20).layoutPriority(1)
      }.shown.border(.black)
    },
    LayoutScene("stack-right-to-left", .rightToLeft) {
      HStack(alignment: .top, spacing: 3) {
        panel(.red, 10, 50)
        panel(.green).padding(.leading, 10)
        panel(.blue, 20, 20).offset(x: 4)
      }.padding(.trailing, 6)
    },
  ]

  nonisolated static let frames: [LayoutScene] = [
    LayoutScene("frame-alignments", width: 96, height: 96) {
      VStack(spacing: 3) {
        ForEach(0..<3) { row in
          HStack(spacing: 3) {
            ForEach(0..<3) { column in
              panel(.blue, 10, 8)
                .frame(
                  width: 28, height: 28,
                  alignment: Alignment(
                    horizontal: [HorizontalAlignment.leading, .center, .trailing][column],
                    vertical: [VerticalAlignment.top, .center, .bottom][row])
                ).shown
            }
          }
        }
      }
    },
    LayoutScene("frame-overflow") {
      HStack(spacing: 30) {
        panel(.red.opacity(0.5), 40, 20).frame(width: 16, height: 40).shown
        panel(.green.opacity(0.5), 40, 20).frame(width: 16, height: 40, alignment: .leading).shown
      }
    },
    LayoutScene("frame-flexible") {
      VStack(alignment: .leading, spacing: 4) {
        panel(.red, 20, 12).frame(maxWidth: .infinity, alignment: .trailing).shown
        panel(.green).frame(minWidth: 10, maxWidth: 50, minHeight: 8, maxHeight: 12).shown
        panel(.blue, 20, 12).frame(minWidth: 40).shown
      }
    },
    LayoutScene("frame-ideal-size") {
      HStack(spacing: 4) {
        panel(.red).frame(idealWidth: 24, idealHeight: 40).fixedSize()
        panel(.green).fixedSize()
        panel(.blue).frame(idealHeight: 30).fixedSize(horizontal: false, vertical: true)
      }
    },
    LayoutScene("padding") {
      HStack(spacing: 0) {
        panel(.red).padding(6).shown
        panel(.green).padding([.leading, .bottom], 10).background(.yellow)
        panel(.blue).padding(-3)
      }.padding(8)
    },
    LayoutScene("aspect-fit") {
      HStack(spacing: 4) {
        panel(.red).aspectRatio(2, contentMode: .fit).frame(maxHeight: .infinity).shown
        panel(.green).aspectRatio(0.5, contentMode: .fit).frame(maxHeight: .infinity).shown
      }
    },
    LayoutScene("aspect-fill") {
      HStack(spacing: 8) {
        panel(.red.opacity(0.6)).aspectRatio(2, contentMode: .fill).frame(width: 30, height: 30)
          .shown.clipped()
        panel(.green.opacity(0.6)).aspectRatio(2, contentMode: .fill).frame(width: 20, height: 20)
          .shown
      }
    },
    LayoutScene("layers") {
      panel(.red, 40, 30)
        .overlay(alignment: .topTrailing) { panel(.green, 14, 10) }
        .overlay(alignment: .bottom) { panel(.yellow, 60, 8) }
        .background(alignment: .leading) { panel(.blue, 60, 50) }
    },
    LayoutScene("position") {
      ZStack {
        panel(.red, 20, 20).position(x: 20, y: 14)
        panel(.green, 20, 20).position(x: 76, y: 50)
        panel(.blue, 10, 10).offset(x: 20, y: -10)
      }
    },
    LayoutScene("scale-half-pixels", width: 60, height: 40, scale: 2) {
      HStack(spacing: 0) {
        ForEach(0..<7) { panel([Color.red, .green, .blue][$0 % 3]) }
      }
    },
    LayoutScene("scale-quarters", width: 61, height: 41, scale: 1.25) {
      VStack(spacing: 1) {
        ForEach(0..<5) { panel([Color.red, .green, .blue][$0 % 3]) }
      }.padding(2)
    },
  ]

  nonisolated static let grids: [LayoutScene] = [
    LayoutScene("grid-sizes") {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          panel(.red, 10, 10)
          panel(.green, 30, 16)
          panel(.blue, 6, 6)
        }
        GridRow {
          panel(.blue, 24, 20)
          panel(.red, 10, 10)
          panel(.green, 14, 8)
        }
      }.shown
    },
    LayoutScene("grid-flexible") {
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          panel(.red)
          panel(.green, 20)
          panel(.blue)
        }
        GridRow {
          panel(.blue)
          panel(.red)
        }.frame(maxHeight: 14)
      }
    },
    LayoutScene("grid-spans") {
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          panel(.red, 60, 12).gridCellColumns(2)
          panel(.green, 16, 12)
        }
        GridRow {
          panel(.blue, 16, 12)
          panel(.red, 16, 12)
          panel(.green, 8, 12)
        }
        Divider()
        GridRow {
          panel(.blue, 16, 12)
          panel(.green, 50, 12).gridCellColumns(2).gridCellAnchor(.trailing)
        }
      }
    },
    LayoutScene("grid-alignments") {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          panel(.red, 28, 18)
          panel(.red, 28, 18)
          panel(.red, 28, 18)
        }
        GridRow(alignment: .bottom) {
          panel(.green, 10, 8)
          panel(.green, 10, 18).gridColumnAlignment(.trailing)
          panel(.green, 10, 8).gridCellAnchor(.center)
        }
        GridRow {
          panel(.blue, 10, 18)
          panel(.blue, 10, 8)
          panel(.blue, 10, 8).gridCellAnchor(.bottomTrailing)
        }
      }.shown
    },
    LayoutScene("grid-empty-cells") {
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          panel(.red, 20, 14)
          panel(.green, 20, 14)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          panel(.blue, 20, 14)
          panel(.red, 20, 14)
        }
      }.shown
    },
    LayoutScene("grid-right-to-left", .rightToLeft) {
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          panel(.red, 10, 12)
          panel(.green, 40, 12)
        }
        GridRow {
          panel(.blue, 24, 12)
          panel(.yellow, 10, 12).gridColumnAlignment(.trailing)
        }
        GridRow { panel(.purple, 36, 12).gridCellColumns(2) }
      }.shown
    },
  ]

  nonisolated static let others: [LayoutScene] = [
    LayoutScene("fits-first", width: 96, height: 40) {
      ViewThatFits {
        HStack {
          panel(.red, 36, 16)
          panel(.green, 36, 16)
        }
        VStack { panel(.blue, 10, 10) }
      }
    },
    LayoutScene("fits-last", width: 60, height: 40) {
      ViewThatFits {
        HStack {
          panel(.red, 36, 16)
          panel(.green, 36, 16)
        }
        VStack(spacing: 2) {
          panel(.red, 36, 16)
          panel(.green, 36, 16)
        }
      }
    },
    LayoutScene("container-relative") {
      VStack(alignment: .leading, spacing: 4) {
        panel(.red, nil, 12).containerRelativeFrame(.horizontal, count: 4, spacing: 8)
        panel(.green, nil, 12).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
        panel(.blue, nil, 12).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
      }.frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutScene("mirrored-behaviour", .rightToLeft) {
      VStack(spacing: 4) {
        HStack(spacing: 2) {
          panel(.red, 30)
          panel(.green)
        }
        HStack(spacing: 2) {
          panel(.red, 30)
          panel(.green)
        }.layoutDirectionBehavior(.mirrors(in: .leftToRight))
        HStack(spacing: 2) {
          panel(.red, 30)
          panel(.green)
        }.layoutDirectionBehavior(.mirrors())
      }
    },
  ]
}
