import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A grid") @MainActor struct GridTests {
  private func rects<Content: View>(
    size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping () -> Content
  ) -> [CGRect] {
    Screen((), size: size) { content() }.fills.map(\.shownRect)
  }

  private func box(_ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> some View {
    color.frame(width: width, height: height)
  }

  @Test("has columns as wide as their widest cell, and rows as high as their highest")
  func sizes() {
    // 20 + 10 + 30 points across and 20 + 6 + 30 down, in the middle of 100 x 100: from (20, 22).
    #expect(
      rects {
        Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 6) {
          GridRow {
            box(10, 10)
            box(30, 20)
          }
          GridRow {
            box(20, 30)
            box(5, 5)
          }
        }
      } == [
        CGRect(x: 20, y: 22, width: 10, height: 10), CGRect(x: 50, y: 22, width: 30, height: 20),
        CGRect(x: 20, y: 48, width: 20, height: 30), CGRect(x: 50, y: 48, width: 5, height: 5),
      ])
  }

  @Test("shares what it is offered among flexible cells, 8 points apart by default")
  func flexible() {
    #expect(
      rects {
        Grid {
          GridRow {
            Color.red
            Color.red
          }
          GridRow {
            Color.red
            Color.red
          }
        }
      } == [
        CGRect(x: 0, y: 0, width: 46, height: 46), CGRect(x: 54, y: 0, width: 46, height: 46),
        CGRect(x: 0, y: 54, width: 46, height: 46), CGRect(x: 54, y: 54, width: 46, height: 46),
      ])
    // A column of 20 points leaves 72 to the other; both rows have a cell that takes what it gets.
    #expect(
      rects {
        Grid {
          GridRow {
            box(20, 12)
            Color.red
          }
          GridRow {
            box(10, 12)
            Color.red
          }
        }
      }.last == CGRect(x: 28, y: 54, width: 72, height: 46))
  }

  @Test("takes its ideal size where nothing is offered, and at least what its cells need")
  func proposals() throws {
    let grid = try #require(
      Measured {
        Grid(horizontalSpacing: 2, verticalSpacing: 4) {
          GridRow {
            box(20, 12)
            Color.red.frame(maxHeight: 12)
          }
          GridRow {
            Color.red.frame(minWidth: 5).frame(maxHeight: 20)
            Color.red.frame(maxHeight: 30)
          }
        }
      })
    #expect(grid.size(nil, nil) == CGSize(width: 32, height: 26))
    #expect(grid.size(0, 0) == CGSize(width: 22, height: 16))
    #expect(grid.size(200, 100) == CGSize(width: 200, height: 46))
    #expect(grid.size(.infinity, .infinity) == CGSize(width: CGFloat.infinity, height: 46))
    #expect(grid.size(200, nil).width == 200)
    let empty = try #require(Measured { Grid {} })
    #expect(empty.size(100, 100) == .zero)
    #expect(empty.element.layoutPriority == -.infinity)
  }

  @Test("aligns cells by anchor before column, row and its own alignment")
  func alignments() {
    let found = rects {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40, 40)
          box(40, 40)
        }
        GridRow(alignment: .bottom) {
          box(10, 10)
          box(10, 30).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(20, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
          box(10, 20)
        }
      }
    }
    // 80 x 90 points from (10, 5): columns at 10 and 50, rows at 5, 45 and 75.
    #expect(
      found == [
        CGRect(x: 10, y: 5, width: 40, height: 40), CGRect(x: 50, y: 5, width: 40, height: 40),
        CGRect(x: 10, y: 65, width: 10, height: 10), CGRect(x: 80, y: 45, width: 10, height: 30),
        CGRect(x: 20, y: 85, width: 20, height: 10), CGRect(x: 80, y: 75, width: 10, height: 20),
      ])
  }

  @Test("lines views of a column or row up on guides that they set")
  func guides() {
    let found = rects {
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 20).gridColumnAlignment(.trailing)
          box(10, 30).alignmentGuide(.top) { _ in 10 }
        }
        GridRow {
          box(30, 10).alignmentGuide(.trailing) { _ in 20 }
          box(10, 10)
        }
      }
    }
    // The column reaches 20 points before its line and 10 behind; the first row 10 above its line
    // and 20 below. 40 x 40 points from (30, 30).
    #expect(
      found == [
        CGRect(x: 40, y: 40, width: 10, height: 20), CGRect(x: 60, y: 30, width: 10, height: 30),
        CGRect(x: 30, y: 60, width: 30, height: 10), CGRect(x: 60, y: 60, width: 10, height: 10),
      ])
  }

  @Test("lets a cell reach across several columns, which it widens in equal parts")
  func spans() {
    #expect(
      rects {
        Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box(70, 20).gridCellColumns(2)
            box(10, 10)
          }
          GridRow {
            box(10, 20)
            box(20, 20)
            box(10, 20)
          }
        }
      } == [
        // 10 + 10 + 20 points are 30 too few: the columns have 25 and 35.
        CGRect(x: 5, y: 30, width: 70, height: 20), CGRect(x: 85, y: 30, width: 10, height: 10),
        CGRect(x: 5, y: 50, width: 10, height: 20), CGRect(x: 40, y: 50, width: 20, height: 20),
        CGRect(x: 85, y: 50, width: 10, height: 20),
      ])
    // One that is small, or takes what it is offered, leaves fixed columns as they are.
    #expect(
      rects {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box(10, 10).gridCellColumns(2) }
          GridRow {
            box(40, 10)
            box(40, 10)
          }
        }
      }.first == CGRect(x: 45, y: 40, width: 10, height: 10))
  }

  @Test("gives a view outside of rows all columns, however wide that makes them")
  func wholeRows() {
    func found(_ unsized: Axis.Set) -> [CGRect] {
      rects {
        Grid(horizontalSpacing: 10, verticalSpacing: 4) {
          GridRow {
            box(20, 20)
            box(30, 20)
          }
          Divider().gridCellUnsizedAxes(unsized)
          GridRow { box(20, 20) }
        }
      }
    }
    // The divider takes all 100 points: 40 more than the columns have, so they are 40 and 50.
    #expect(
      found([]) == [
        CGRect(x: 10, y: 26, width: 20, height: 20), CGRect(x: 60, y: 26, width: 30, height: 20),
        CGRect(x: 0, y: 50, width: 100, height: 1), CGRect(x: 10, y: 55, width: 20, height: 20),
      ])
    #expect(
      found(.horizontal).map { CGRect(x: $0.minX, y: 0, width: $0.width, height: 0) } == [
        CGRect(x: 20, y: 0, width: 20, height: 0), CGRect(x: 50, y: 0, width: 30, height: 0),
        CGRect(x: 20, y: 0, width: 60, height: 0), CGRect(x: 20, y: 0, width: 20, height: 0),
      ])
  }

  @Test("keeps empty cells open without giving them room of their own")
  func emptyCells() {
    #expect(
      rects {
        Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow {
            Color.green.gridCellUnsizedAxes([.horizontal, .vertical])
            box(20, 10)
          }
          GridRow { box(30, 10) }
          GridRow {}
        }
      } == [
        CGRect(x: 23, y: 38, width: 30, height: 10), CGRect(x: 58, y: 38, width: 20, height: 10),
        CGRect(x: 23, y: 53, width: 30, height: 10),
      ])
  }

  @Test("gives columns and rows of higher priority their part first")
  func priorities() {
    #expect(
      rects {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(minWidth: 10)
            Color.red.frame(maxWidth: 70).layoutPriority(1)
          }
        }
      }.map(\.width) == [30, 70])
  }

  @Test("runs from right to left where the layout does")
  func mirrored() {
    let size = CGSize(width: 100, height: 60)
    func found(_ direction: LayoutDirection) -> [CGRect] {
      rects(size: size) {
        Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 2) {
          GridRow {
            box(10, 10)
            box(30, 12).gridCellAnchor(.bottomTrailing)
          }
          GridRow { box(50, 20).gridCellColumns(2) }
          box(20, 4)
          GridRow {
            Color.red
            box(12, 6).gridColumnAlignment(.trailing)
          }
        }.environment(\.layoutDirection, direction)
      }
    }
    let mirrored = found(.leftToRight).map {
      CGRect(x: 100 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(found(.rightToLeft) == mirrored)
  }

  @Test("takes rows from loops, conditions and groups, and modifiers on rows go around each cell")
  func builders() {
    let screen = Screen(2, size: CGSize(width: 100, height: 200)) { count in
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        Group {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              ForEach(0...row, id: \.self) { _ in box(10, 10) }
              if row == 1 { box(5, 5, .blue) }
            }.padding(row == 1 ? 5 : 0)
          }
        }
      }
    }
    // Columns of 20, 20 and 15; rows of 10 and 20.
    #expect(
      screen.fills.map(\.shownRect) == [
        CGRect(x: 23, y: 85, width: 10, height: 10), CGRect(x: 28, y: 100, width: 10, height: 10),
        CGRect(x: 48, y: 100, width: 10, height: 10), CGRect(x: 68, y: 100, width: 5, height: 5),
      ])
    screen.set(3)
    screen.step()
    #expect(screen.fills.count == 7)
    screen.set(1)
    screen.step(60)
    #expect(screen.fills.map(\.shownRect) == [CGRect(x: 45, y: 95, width: 10, height: 10)])
  }

  @Test("lets cells glide where a row comes or goes in an animation")
  func animatedRows() throws {
    let screen = Screen(false) { isLonger in
      Grid(verticalSpacing: 0) {
        if isLonger { GridRow { box(40, 20, .blue) } }
        GridRow { box(20, 20) }
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 40, y: 40, width: 20, height: 20))
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(abs(try #require(screen.rect(.red)).minY - 45) < 1e-9)
    #expect(try #require(screen.fill(.blue)).opacity < 0.6)
    screen.settle()
    #expect(screen.rect(.red)?.minY == 50)
    #expect(screen.rect(.blue) == CGRect(x: 30, y: 30, width: 40, height: 20))
  }

  @Test("follows what its cells say as it changes")
  func changes() {
    struct Values {
      var span = 1
      var anchor = UnitPoint.center
      var unsized: Axis.Set = []
      var guide = HorizontalAlignment.center
    }
    let screen = Screen(Values()) { values in
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10).gridCellColumns(values.span).gridColumnAlignment(values.guide)
            .padding(0)
        }
        GridRow {
          box(40, 10, .green).gridCellUnsizedAxes(values.unsized)
          box(40, 10, .blue).gridCellAnchor(values.anchor).opacity(1)
        }
      }
    }
    #expect(screen.rect(.red)?.minX == 20)
    screen.set(Values(guide: .trailing))
    screen.step()
    #expect(screen.rect(.red)?.minX == 30)
    screen.set(Values(span: 2))
    screen.step()
    #expect(screen.rect(.red)?.minX == 40)
    screen.set(Values(unsized: .horizontal))
    screen.step()
    #expect(screen.rect(.blue)?.minX == 40)
    screen.set(Values())
    screen.step()
    #expect(screen.rect(.blue)?.minX == 50)
  }

  @Test("is a layout too, which may take another's place")
  func asLayout() throws {
    let screen = Screen(true) { isGrid in
      let layout =
        isGrid
        ? AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      layout {
        GridRow {
          box(20, 10)
          box(20, 10, .blue)
        }
        GridRow { box(30, 10, .green) }
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 55, y: 40, width: 20, height: 10))
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    // From (55, 40) to (35, 45).
    let rect = try #require(screen.rect(.blue))
    #expect(abs(rect.minX - 45) < 1e-9 && abs(rect.minY - 42.5) < 1e-9)
  }

  @Test("rows elsewhere are like groups")
  func rowsElsewhere() {
    #expect(
      rects {
        VStack(spacing: 0) {
          GridRow {
            Color.red
            Color.red
          }
        }
      }.map(\.height) == [50, 50])
  }

  @Test("asks in proportion to its cells")
  func cost() {
    func questions(_ rows: Int, _ columns: Int) -> Int {
      let graph = ViewGraph(
        content: Grid {
          ForEach(0..<rows, id: \.self) { _ in
            GridRow { ForEach(0..<columns, id: \.self) { _ in Color.red } }
          }
        }, configuration: ViewGraph.Configuration(size: CGSize(width: 900, height: 900)))
      graph.advance(to: .zero)
      return graph.report.layoutCalls
    }
    let one = questions(10, 10)
    #expect(one <= 100 * 9)
    #expect(questions(40, 10) <= 4 * one)
    #expect(questions(10, 40) <= 4 * one)
  }

  @Test("of absurd spans, spacings and alignments neither traps nor hangs")
  func hostile() {
    let screen = Screen(CGFloat(0)) { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          box(10, 10).gridCellColumns(Int.max)
          box(10, 10).gridCellColumns(Int.min)
          box(10, 10).gridCellColumns(1_000_000)
        }
        GridRow {
          box(10, 10).gridCellAnchor(UnitPoint(x: number, y: number))
          Color.red.frame(minWidth: number).gridColumnAlignment(.trailing)
          Color.red.alignmentGuide(.trailing) { _ in number }
        }
        Color.red.frame(width: number)
      }
    }
    #expect(screen.warnings.filter { $0.contains("columns") }.count == 1)
    for number: CGFloat in [.nan, .infinity, -.infinity, -50, 1e300] {
      screen.set(number)
      screen.step()
    }
    screen.set(0)
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
  }
}
