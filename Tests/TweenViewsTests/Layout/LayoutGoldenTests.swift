import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenViews

/// One picture of a layout: a claim a person can check by looking.
struct LayoutScene: Sendable, CustomTestStringConvertible {
  let name: String
  var size = CGSize(width: 96, height: 64)
  var scale = 1.0
  var direction = LayoutDirection.leftToRight
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, width: CGFloat = 96, height: CGFloat = 64, scale: Double = 1,
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.direction = direction
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}

/// A box with a border, so that its extent is seen.
@MainActor private func box(_ color: Color, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
  -> some View
{
  color.overlay { Color.black.opacity(0.25).padding(2) }.frame(width: width, height: height)
}

/// The frame's extent behind a view.
extension View {
  @MainActor fileprivate var shown: some View { background(Color(white: 0.85)) }
}

@Suite("Pictures of layouts") @MainActor struct LayoutGoldenTests {
  @Test("are as they were looked at", arguments: stacks + frames + grids + others)
  func pictures(_ scene: LayoutScene) throws {
    let graph = ViewGraph(
      content: scene.view().environment(\.layoutDirection, scene.direction),
      configuration: ViewGraph.Configuration(size: scene.size, scale: scene.scale))
    graph.advance(to: .zero)
    let renderer = Renderer(threadCount: 1)
    try renderer.render(graph.displayList)
    try expectImage(renderer.bitmap, named: scene.name)
  }

  nonisolated static let stacks: [LayoutScene] = [
    LayoutScene("stack-default-spacing") {
      HStack {
        box(.red)
        box(.green)
        box(.blue)
      }
    },
    LayoutScene("stack-fixed-and-flexible") {
      HStack(spacing: 2) {
        box(.red, 20)
        box(.green)
        box(.blue).frame(maxWidth: 12)
      }
    },
    LayoutScene("stack-priorities") {
      HStack(spacing: 2) {
        box(.red).frame(minWidth: 10)
        box(.green).frame(maxWidth: 60).layoutPriority(1)
        box(.blue).frame(minWidth: 10)
      }
    },
    LayoutScene("stack-spacers") {
      VStack(spacing: 0) {
        HStack {
          box(.red, 12, 12)
          Spacer()
          box(.green, 12, 12)
        }
        Spacer(minLength: 4)
        HStack {
          Spacer()
          box(.blue, 12, 12)
          Spacer()
        }
      }.padding(4)
    },
    LayoutScene("stack-cross-alignment", width: 120) {
      HStack(spacing: 6) {
        ForEach(0..<3) { index in
          HStack(alignment: [VerticalAlignment.top, .center, .bottom][index], spacing: 1) {
            box(.red, 8, 40)
            box(.green, 8, 20)
            box(.blue, 8, 10)
          }.shown
        }
      }
    },
    LayoutScene("stack-guides") {
      VStack(alignment: .leading, spacing: 2) {
        box(.red, 40, 14)
        box(.green, 40, 14).alignmentGuide(.leading) { _ in -16 }
        box(.blue, 40, 14).alignmentGuide(.leading) { $0[.trailing] - 24 }
      }.shown
    },
    LayoutScene("stack-overflow") {
      HStack(spacing: 4) {
        box(.red, 50, 20)
        box(.green, 50, 30)
        box(.blue, 50, 20)
      }
    },
    LayoutScene("stack-dividers") {
      HStack(spacing: 4) {
        VStack(spacing: 4) {
          box(.red)
          Divider()
          box(.green)
        }
        Divider()
        box(.blue)
      }.padding(4)
    },
    LayoutScene("depth-alignment") {
      ZStack(alignment: .bottomTrailing) {
        box(.red, 70, 50)
        box(.green, 40, 30)
        box(.blue, 16, 16)
      }
    },
    LayoutScene("depth-priority") {
      ZStack {
        box(.blue, 80, 60)
        box(.red, 30, 20).layoutPriority(1)
      }.shown.border(.black)
    },
    LayoutScene("stack-right-to-left", .rightToLeft) {
      HStack(alignment: .top, spacing: 3) {
        box(.red, 10, 50)
        box(.green).padding(.leading, 10)
        box(.blue, 20, 20).offset(x: 4)
      }.padding(.trailing, 6)
    },
  ]

  nonisolated static let frames: [LayoutScene] = [
    LayoutScene("frame-alignments", width: 96, height: 96) {
      VStack(spacing: 3) {
        ForEach(0..<3) { row in
          HStack(spacing: 3) {
            ForEach(0..<3) { column in
              box(.blue, 10, 8)
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
        box(.red.opacity(0.5), 40, 20).frame(width: 16, height: 40).shown
        box(.green.opacity(0.5), 40, 20).frame(width: 16, height: 40, alignment: .leading).shown
      }
    },
    LayoutScene("frame-flexible") {
      VStack(alignment: .leading, spacing: 4) {
        box(.red, 20, 12).frame(maxWidth: .infinity, alignment: .trailing).shown
        box(.green).frame(minWidth: 10, maxWidth: 50, minHeight: 8, maxHeight: 12).shown
        box(.blue, 20, 12).frame(minWidth: 40).shown
      }
    },
    LayoutScene("frame-ideal-size") {
      HStack(spacing: 4) {
        box(.red).frame(idealWidth: 24, idealHeight: 40).fixedSize()
        box(.green).fixedSize()
        box(.blue).frame(idealHeight: 30).fixedSize(horizontal: false, vertical: true)
      }
    },
    LayoutScene("padding") {
      HStack(spacing: 0) {
        box(.red).padding(6).shown
        box(.green).padding([.leading, .bottom], 10).background(.yellow)
        box(.blue).padding(-3)
      }.padding(8)
    },
    LayoutScene("aspect-fit") {
      HStack(spacing: 4) {
        box(.red).aspectRatio(2, contentMode: .fit).frame(maxHeight: .infinity).shown
        box(.green).aspectRatio(0.5, contentMode: .fit).frame(maxHeight: .infinity).shown
      }
    },
    LayoutScene("aspect-fill") {
      HStack(spacing: 8) {
        box(.red.opacity(0.6)).aspectRatio(2, contentMode: .fill).frame(width: 30, height: 30)
          .shown.clipped()
        box(.green.opacity(0.6)).aspectRatio(2, contentMode: .fill).frame(width: 20, height: 20)
          .shown
      }
    },
    LayoutScene("layers") {
      box(.red, 40, 30)
        .overlay(alignment: .topTrailing) { box(.green, 14, 10) }
        .overlay(alignment: .bottom) { box(.yellow, 60, 8) }
        .background(alignment: .leading) { box(.blue, 60, 50) }
    },
    LayoutScene("position") {
      ZStack {
        box(.red, 20, 20).position(x: 20, y: 14)
        box(.green, 20, 20).position(x: 76, y: 50)
        box(.blue, 10, 10).offset(x: 20, y: -10)
      }
    },
    LayoutScene("scale-half-pixels", width: 60, height: 40, scale: 2) {
      HStack(spacing: 0) {
        ForEach(0..<7) { box([Color.red, .green, .blue][$0 % 3]) }
      }
    },
    LayoutScene("scale-quarters", width: 61, height: 41, scale: 1.25) {
      VStack(spacing: 1) {
        ForEach(0..<5) { box([Color.red, .green, .blue][$0 % 3]) }
      }.padding(2)
    },
  ]

  nonisolated static let grids: [LayoutScene] = [
    LayoutScene("grid-sizes") {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          box(.red, 10, 10)
          box(.green, 30, 16)
          box(.blue, 6, 6)
        }
        GridRow {
          box(.blue, 24, 20)
          box(.red, 10, 10)
          box(.green, 14, 8)
        }
      }.shown
    },
    LayoutScene("grid-flexible") {
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          box(.red)
          box(.green, 20)
          box(.blue)
        }
        GridRow {
          box(.blue)
          box(.red)
        }.frame(maxHeight: 14)
      }
    },
    LayoutScene("grid-spans") {
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          box(.red, 60, 12).gridCellColumns(2)
          box(.green, 16, 12)
        }
        GridRow {
          box(.blue, 16, 12)
          box(.red, 16, 12)
          box(.green, 8, 12)
        }
        Divider()
        GridRow {
          box(.blue, 16, 12)
          box(.green, 50, 12).gridCellColumns(2).gridCellAnchor(.trailing)
        }
      }
    },
    LayoutScene("grid-alignments") {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          box(.red, 28, 18)
          box(.red, 28, 18)
          box(.red, 28, 18)
        }
        GridRow(alignment: .bottom) {
          box(.green, 10, 8)
          box(.green, 10, 18).gridColumnAlignment(.trailing)
          box(.green, 10, 8).gridCellAnchor(.center)
        }
        GridRow {
          box(.blue, 10, 18)
          box(.blue, 10, 8)
          box(.blue, 10, 8).gridCellAnchor(.bottomTrailing)
        }
      }.shown
    },
    LayoutScene("grid-empty-cells") {
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          box(.red, 20, 14)
          box(.green, 20, 14)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          box(.blue, 20, 14)
          box(.red, 20, 14)
        }
      }.shown
    },
    LayoutScene("grid-right-to-left", .rightToLeft) {
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          box(.red, 10, 12)
          box(.green, 40, 12)
        }
        GridRow {
          box(.blue, 24, 12)
          box(.yellow, 10, 12).gridColumnAlignment(.trailing)
        }
        GridRow { box(.purple, 36, 12).gridCellColumns(2) }
      }.shown
    },
  ]

  nonisolated static let others: [LayoutScene] = [
    LayoutScene("fits-first", width: 96, height: 40) {
      ViewThatFits {
        HStack {
          box(.red, 36, 16)
          box(.green, 36, 16)
        }
        VStack { box(.blue, 10, 10) }
      }
    },
    LayoutScene("fits-last", width: 60, height: 40) {
      ViewThatFits {
        HStack {
          box(.red, 36, 16)
          box(.green, 36, 16)
        }
        VStack(spacing: 2) {
          box(.red, 36, 16)
          box(.green, 36, 16)
        }
      }
    },
    LayoutScene("container-relative") {
      VStack(alignment: .leading, spacing: 4) {
        box(.red, nil, 12).containerRelativeFrame(.horizontal, count: 4, spacing: 8)
        box(.green, nil, 12).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
        box(.blue, nil, 12).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
      }.frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutScene("mirrored-behaviour", .rightToLeft) {
      VStack(spacing: 4) {
        HStack(spacing: 2) {
          box(.red, 30)
          box(.green)
        }
        HStack(spacing: 2) {
          box(.red, 30)
          box(.green)
        }.layoutDirectionBehavior(.mirrors(in: .leftToRight))
        HStack(spacing: 2) {
          box(.red, 30)
          box(.green)
        }.layoutDirectionBehavior(.mirrors())
      }
    },
  ]
}
