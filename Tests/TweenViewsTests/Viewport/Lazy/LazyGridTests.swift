import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A lazy grid") @MainActor struct LazyGridTests {
  private func lengths(_ items: [GridItem], _ offer: CGFloat?) -> [CGFloat] {
    GridItem.tracks(items, offer: offer).map(\.length)
  }

  @Test("takes numbers of any size")
  func hugeNumbers() {
    let far = GridItem(.flexible(), spacing: -1e308)
    for offer: CGFloat? in [nil, 0, 300, 1e308] {
      let tracks = GridItem.tracks([far, far, GridItem(.adaptive(minimum: 10))], offer: offer)
      #expect(tracks.allSatisfy { $0.start.isFinite && $0.length.isFinite })
    }
  }

  @Test("shares what fixed items and spacing leave, in turn and within bounds")
  func tracks() {
    #expect(lengths([GridItem(.fixed(50)), GridItem(), GridItem()], 216) == [50, 75, 75])
    // (300 - 16) / 3 is too much for the second: the third is offered what that leaves.
    #expect(
      lengths([GridItem(), GridItem(.flexible(maximum: 50)), GridItem()], 301)
        == [95, 50, 140])
    #expect(lengths([GridItem(.flexible(minimum: 80)), GridItem(spacing: 0)], 100) == [80, 12])
    #expect(lengths([GridItem(.adaptive(minimum: 50))], 205) == [63, 63, 63])
    #expect(lengths([GridItem(.adaptive(minimum: 50, maximum: 55))], 200) == [55, 55, 55])
    #expect(lengths([GridItem(.adaptive(minimum: 500))], 200) == [500])
    #expect(lengths([GridItem(.fixed(.nan)), GridItem(.flexible(minimum: .nan))], .nan) == [0, 0])
    #expect(lengths([GridItem(), GridItem(.fixed(30))], nil) == [10, 30])
    #expect(lengths([GridItem(.adaptive(minimum: 0), spacing: 0)], 200).count == 1)
    let starts = GridItem.tracks(
      [GridItem(.fixed(20), spacing: 3), GridItem(.fixed(20))], offer: 100
    ).map(\.start)
    #expect(starts == [0, 23])
  }

  @Test("fills lines of columns, and makes those in view")
  func lines() throws {
    let count = Log<Int>()
    let screen = Screen(()) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 4)], spacing: 5) {
          ForEach(0..<10_000) { index in
            Tile(index: index, log: count)
          }
        }
      }
    }
    // (100 + 4) / 24: four columns of 22; 2500 lines of 30 and 5.
    #expect(screen.scroll?.contentSize == CGSize(width: 100, height: 2500 * 35 - 5))
    let rects = screen.fills.map(\.shownRect)
    #expect(rects.prefix(5).map(\.minX) == [0, 26, 52, 78, 0])
    #expect(rects.prefix(5).map(\.minY) == [0, 0, 0, 0, 35])
    #expect(rects.allSatisfy { $0.size == CGSize(width: 22, height: 30) })
    #expect(Set(count.entries).count == 16)
    screen.wheel(0, -35 * 1000)
    count.clear()
    screen.wheel(0, -35)
    #expect(count.entries.count == 4)
  }

  @Test("shows all of a sole line, before and after there are more columns")
  func soleLine() {
    let screen = Screen(CGFloat(100)) { width in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 4)], spacing: 5) {
          ForEach(0..<3) { _ in Color.red.frame(height: 30) }
        }
        .frame(width: width)
      }
    }
    // Four columns of 22 in a width of 100, one in 20.
    #expect(screen.fills.count == 3)
    #expect(screen.fills.allSatisfy { $0.shownRect.minY == 0 })
    screen.change(20, nil)
    screen.step(2)
    #expect(screen.fills.map(\.shownRect.minY) == [0, 35, 70])
    screen.change(100, nil)
    screen.step(2)
    #expect(screen.fills.count == 3 && screen.fills.allSatisfy { $0.shownRect.minY == 0 })
  }

  @Test("aligns views in their cells, and its columns in the width that is left")
  func alignment() throws {
    let screen = Screen(()) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(30), spacing: 0, alignment: .bottomTrailing),
          GridItem(.fixed(30), alignment: .topLeading),
        ], alignment: .trailing
      ) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 40)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 60, y: 60, width: 10, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 70, y: 30, width: 20, height: 40))
  }

  @Test("gives headers a line of their own, and fills columns of a horizontal one")
  func sections() throws {
    let screen = Screen(()) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
        Section(header: Color.blue.frame(height: 10)) {
          ForEach(0..<3) { _ in Color.red.frame(height: 20) }
        }
        Section(header: Color.green.frame(height: 10)) {
          ForEach(0..<1) { _ in Color.red.frame(height: 20) }
        }
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 10, width: 100, height: 10))
    #expect(screen.rect(.green) == CGRect(x: 0, y: 60, width: 100, height: 10))
    let reds = screen.fills.filter { $0.shownRect.height == 20 }.map(\.shownRect.origin)
    #expect(
      reds == [
        CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 70),
      ])
    let across = Screen(()) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
          ForEach(0..<1000) { _ in Color.red.frame(width: 30) }
        }
      }
    }
    #expect(across.scroll?.contentSize.width == CGFloat(500 * 40 - 10))
    #expect(
      across.fills.prefix(3).map(\.shownRect)
        == [
          CGRect(x: 0, y: 6, width: 30, height: 40), CGRect(x: 0, y: 54, width: 30, height: 40),
          CGRect(x: 40, y: 6, width: 30, height: 40),
        ])
  }
}

private struct Tile: View {
  let index: Int
  let log: Log<Int>
  var body: some View {
    log(index)
    return Color.red.frame(height: 30)
  }
}
