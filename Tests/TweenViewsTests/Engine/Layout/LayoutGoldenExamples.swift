import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The examples that explain layout in talks, small.
extension LayoutGoldenTests {
  /// "Delicious", an image, "Avocado toast", 8 points apart.
  private static func toast(priority: Double) -> some View {
    HStack {
      wordPanel(.red, 30, height: 12)
      panel(.green, 10, 10)
      wordPanel(.blue, 50, height: 12).layoutPriority(priority)
    }
  }

  /// Text with its baseline at 12, an image of 20 on 87.4 % of its height, text with it at 19.
  private static func baselines(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      wordPanel(.red, 20, height: 16, baseline: 12)
      panel(.green, 20, 20).alignmentGuide(alignment) { $0[.bottom] * 0.874 }
      wordPanel(.blue, 30, height: 24, baseline: 19)
    }.shown
  }

  nonisolated static let examples: [LayoutScene] = [
    // 112 - 16 = 96: the image takes 10 of 32, red 30 of 43, blue 50 of 56. 30 + 8 + 10 + 8 + 50
    // is 106, from (112 - 106) / 2 = 3.
    LayoutScene(
      "toast-with-room", width: 112, height: 32,
      at: [
        (.red, rect(3, 10, 30, 12)), (.green, rect(41, 11, 10, 10)),
        (.blue, rect(59, 10, 50, 12)),
      ]
    ) { toast(priority: 0) },
    // 70 - 16 = 54: the image takes 10 of 18, each text its half of 44.
    LayoutScene(
      "toast-cut-alike", width: 70, height: 32,
      at: [
        (.red, rect(0, 10, 22, 12)), (.green, rect(30, 11, 10, 10)),
        (.blue, rect(48, 10, 22, 12)),
      ]
    ) { toast(priority: 0) },
    // 90 - 16 = 74, 16 set aside for the image and three dots: blue takes 50 of 58. Of the 24 left
    // the image takes 10, red the rest.
    LayoutScene(
      "toast-subject-whole", width: 90, height: 32,
      at: [
        (.red, rect(0, 10, 14, 12)), (.green, rect(22, 11, 10, 10)),
        (.blue, rect(40, 10, 50, 12)),
      ]
    ) { toast(priority: 1) },
    LayoutScene(
      "padding-under-background",
      at: [(.red, rect(28, 26, 40, 12)), (.green, rect(18, 16, 60, 32))]
    ) { wordPanel(.red, 40, height: 12).padding(10).background(.green) },
    LayoutScene(
      "background-under-padding",
      at: [(.red, rect(28, 26, 40, 12)), (.green, rect(28, 26, 40, 12))]
    ) { wordPanel(.red, 40, height: 12).opacity(0.5).background(.green).padding(10).shown },
    LayoutScene(
      "image-in-larger-frame",
      at: [(.red, rect(38, 22, 20, 20)), (.green, rect(33, 17, 30, 30))]
    ) { panel(.red, 20, 20).frame(width: 30, height: 30).background(.green) },
    // Guides at 12, 17.48 and 19: from 19 above the line to 5 below, 24 points from 8. The image is
    // at 8 + 19 - 17.48 = 9.52, on half points 9.5.
    LayoutScene(
      "baseline-guide", width: 76, height: 40, scale: 2,
      at: [
        (.red, rect(3, 15, 20, 16)), (.green, rect(23, 9.5, 20, 20)), (.blue, rect(43, 8, 30, 24)),
      ]
    ) { baselines(.lastTextBaseline) },
    // The left column's guide is 4 down, the right one's 8: from 8 above to 16 below, 24 points
    // from 12. Of 114 points the left column takes 28, the other 86.
    LayoutScene(
      "mid-star-and-title", width: 120, height: 48,
      at: [
        (.yellow, rect(0, 16, 28, 8)), (.gray, rect(8, 26, 12, 6)), (.red, rect(34, 12, 36, 16)),
        (.green, rect(108, 14, 12, 12)), (.blue, rect(34, 30, 50, 6)),
      ]
    ) {
      HStack(alignment: .midStarAndTitle, spacing: 6) {
        VStack(spacing: 2) {
          wordPanel(.yellow, 28, height: 8).alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
          wordPanel(.gray, 12, height: 6)
        }
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: 0) {
            wordPanel(.red, 36, height: 16)
              .alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
            Spacer(minLength: 0)
            panel(.green, 12, 12)
          }
          wordPanel(.blue, 50, height: 6)
        }
      }
    },
    // The red stack's guide is the mean of 4 and 22: the line is 13 down in it, in the middle of
    // blue, which is 40 high and so 7 higher.
    LayoutScene(
      "guides-mean-of-children",
      at: [
        (.red, rect(30, 19, 16, 8)), (.green, rect(30, 37, 16, 8)), (.blue, rect(50, 12, 16, 40)),
      ]
    ) {
      HStack(alignment: .midStarAndTitle, spacing: 4) {
        VStack(spacing: 10) {
          panel(.red, 16, 8).alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
          panel(.green, 16, 8).alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
        }.shown
        panel(.blue, 16, 40).alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
      }
    },
    // Halfway from a row, red at (18, 22), blue at (58, 22), to a column, (38, 7) and (38, 37).
    LayoutScene(
      "any-layout-midway", frame: 31,
      at: [(.red, rect(28, 14.5, 20, 20)), (.blue, rect(48, 29.5, 20, 20))]
    ) { TurningRow() },
  ]

  nonisolated static let directions: [LayoutScene] = [
    // From left to right green would be 6 further in than red: 6...26 of 40, mirrored 14...34.
    LayoutScene(
      "right-to-left-guides", .rightToLeft,
      at: [(.red, rect(28, 17, 40, 14)), (.green, rect(42, 33, 20, 14))]
    ) {
      VStack(alignment: .leading, spacing: 2) {
        panel(.red, 40, 14)
        panel(.green, 20, 14).alignmentGuide(.leading) { _ in -6 }
      }.shown
    },
    LayoutScene(
      "right-to-left-frames", .rightToLeft,
      at: [(.red, rect(62, 6, 16, 10)), (.blue, rect(18, 48, 16, 10))]
    ) {
      VStack(spacing: 4) {
        panel(.red, 16, 10).frame(width: 60, height: 24, alignment: .topLeading).shown
        panel(.blue, 16, 10).frame(width: 60, height: 24, alignment: .bottomTrailing).shown
      }
    },
    // The middle of red is 20 from the right; green moves 10 to the left, blue by its edge inset.
    LayoutScene(
      "right-to-left-places", .rightToLeft,
      at: [
        (.red, rect(66, 4, 20, 20)), (.green, rect(33, 27, 10, 10)), (.blue, rect(80, 48, 10, 16)),
      ]
    ) {
      ZStack(alignment: .bottomLeading) {
        panel(.red, 20, 20).position(x: 20, y: 14)
        panel(.green, 10, 10).offset(x: 10).frame(maxWidth: .infinity, maxHeight: .infinity)
        panel(.blue, 10, 16).padding(.leading, 6)
      }
    },
    // Corners called leading are at the right; the triangle of points is drawn mirrored, and the
    // shape that says it stays is not.
    LayoutScene("right-to-left-shapes", .rightToLeft) {
      HStack(spacing: 6) {
        UnevenRoundedRectangle(topLeadingRadius: 14, bottomTrailingRadius: 8).fill(.red)
        Slope().fill(.green)
        Slope(behavior: .fixed).fill(.blue)
      }.padding(8)
    },
    LayoutScene(
      "right-to-left-layers", .rightToLeft,
      at: [
        (.green, rect(72, 8, 12, 8)), (.yellow, rect(12, 50, 16, 6)), (.red, rect(12, 8, 72, 48)),
      ]
    ) {
      panel(.red, 72, 48)
        .overlay(alignment: .topLeading) { panel(.green, 12, 8) }
        .overlay(alignment: .bottomTrailing) { panel(.yellow, 16, 6) }
    },
    // The grid is 48 by 26. Spanning both columns from the leading side: red from the right edge;
    // green's column is 20 wide and at the right.
    LayoutScene(
      "right-to-left-grid-spans", .rightToLeft,
      at: [
        (.red, rect(36, 19, 36, 12)), (.green, rect(60, 33, 12, 12)), (.blue, rect(24, 33, 24, 12)),
        (.yellow, rect(52, 33, 6, 12)),
      ]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow { panel(.red, 36, 12).gridCellColumns(2) }
        GridRow {
          HStack(spacing: 2) {
            panel(.green, 12, 12)
            panel(.yellow, 6, 12)
          }
          panel(.blue, 24, 12)
        }
      }.shown
    },
  ]
}

/// Turns from a row into a column in a second.
private struct TurningRow: View {
  @State private var isColumn = false

  var body: some View {
    let layout =
      isColumn ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 20))
    layout {
      panel(.red, 20, 20)
      panel(.blue, 20, 20)
    }
    .onAppear { withAnimation(.linear(duration: 1)) { isColumn = true } }
  }
}

/// A slope down from the left.
private struct Slope: Shape {
  var behavior = LayoutDirectionBehavior.mirrors()
  var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
