import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("ViewThatFits") @MainActor struct ViewThatFitsTests {
  private func widths(_ size: CGSize, in axes: Axis.Set = [.horizontal, .vertical]) -> [CGFloat] {
    Screen((), size: size) {
      ViewThatFits(in: axes) {
        Color.red.frame(width: 80, height: 10)
        Color.green.frame(width: 50, height: 30)
        Color.blue.frame(width: 30, height: 20)
      }
    }.fills.map(\.shownRect.width)
  }

  @Test("shows the first view whose ideal size fits, and only that; else the last one")
  func first() {
    #expect(widths(CGSize(width: 100, height: 100)) == [80])
    #expect(widths(CGSize(width: 80, height: 10)) == [80])
    #expect(widths(CGSize(width: 79, height: 100)) == [50])
    #expect(widths(CGSize(width: 79, height: 29)) == [30])
    #expect(widths(CGSize(width: 10, height: 5)) == [30])
  }

  @Test("has the guides of the view that it shows")
  func guides() {
    let screen = Screen((), size: CGSize(width: 100, height: 100)) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Color.blue.frame(width: 10, height: 10)
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 200, height: 40).alignmentGuide(.lastTextBaseline) { _ in 40 }
          Color.green.frame(width: 20, height: 40).alignmentGuide(.lastTextBaseline) { _ in 10 }
        }
      }
    }
    // The blue one's bottom is at 10 of the green one.
    #expect(screen.rect(Color.blue)?.minY == screen.rect(Color.green)?.minY)
  }

  @Test("looks at the axes that count")
  func axes() {
    #expect(widths(CGSize(width: 79, height: 5), in: .horizontal) == [50])
    #expect(widths(CGSize(width: 5, height: 29), in: .vertical) == [80])
    #expect(widths(CGSize(width: 5, height: 5), in: []) == [80])
  }

  @Test("offers the view what there is, and is as large as that")
  func offer() throws {
    let measured = try #require(
      Measured {
        ViewThatFits {
          Color.red.frame(minWidth: 0, idealWidth: 40, minHeight: 0, idealHeight: 40)
          Color.red.frame(width: 20, height: 20)
        }
      })
    #expect(measured.size(70, 50) == CGSize(width: 70, height: 50))
    #expect(measured.size(39, 50) == CGSize(width: 20, height: 20))
    #expect(measured.size(nil, nil) == CGSize(width: 40, height: 40))
    #expect(measured.size(nil, 39) == CGSize(width: 20, height: 20))
    let empty = try #require(Measured { ViewThatFits {} })
    #expect(empty.size(100, 100) == .zero)
  }

  @Test("follows the space there is; views keep their state, appear and disappear")
  func changes() {
    struct Counting: View {
      var width: CGFloat
      var log: Log<String>
      @State private var taps = 0
      var body: some View {
        Color.red.frame(width: width, height: CGFloat(10 + taps))
          .onTapGesture { taps += 1 }
          .onAppear { log("\(Int(width)) appears") }
          .onDisappear { log("\(Int(width)) disappears") }
      }
    }
    let log = Log<String>()
    let screen = Screen(CGFloat(100)) { width in
      ViewThatFits(in: .horizontal) {
        Counting(width: 80, log: log)
        Counting(width: 40, log: log)
      }.frame(width: width)
    }
    #expect(log.entries == ["80 appears"])
    screen.tap(50, 50)
    #expect(screen.fills.map(\.shownRect.size) == [CGSize(width: 80, height: 11)])
    screen.set(60)
    screen.step()
    #expect(screen.fills.map(\.shownRect.size) == [CGSize(width: 40, height: 10)])
    #expect(log.entries == ["80 appears", "80 disappears", "40 appears"])
    screen.set(100)
    screen.step()
    #expect(screen.fills.map(\.shownRect.size) == [CGSize(width: 80, height: 11)])
    #expect(log.entries.suffix(2) == ["40 disappears", "80 appears"])
  }

  @Test("is hit where its view is, and nowhere else")
  func hits() {
    let log = Log<String>()
    let screen = Screen(()) {
      ViewThatFits {
        Color.red.frame(width: 200, height: 200).onTapGesture { log("large") }
        Color.blue.frame(width: 20, height: 20).onTapGesture { log("small") }
      }
    }
    screen.tap(10, 10)
    #expect(log.entries.isEmpty)
    screen.tap(50, 50)
    #expect(log.entries == ["small"])
  }

  @Test("chooses anew when a view in it takes another size")
  func grown() {
    let screen = Screen(CGFloat(50)) { width in
      ViewThatFits {
        Color.red.frame(width: width, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(screen.rect(.red) != nil && screen.rect(.blue) == nil)
    screen.set(150)
    screen.step()
    #expect(screen.rect(.red) == nil && screen.rect(.blue) != nil)
    screen.set(60)
    screen.step()
    #expect(screen.rect(.red)?.width == 60 && screen.rect(.blue) == nil)
  }

  @Test("lets go of views that leave, shown or not")
  func leaving() {
    let screen = Screen((true, true)) { hasLarge, hasSmall in
      ViewThatFits {
        if hasLarge { Color.red.frame(width: 90, height: 10) }
        if hasSmall { Color.blue.frame(width: 10, height: 10) }
      }
    }
    #expect(screen.rect(.red) != nil && screen.rect(.blue) == nil)
    screen.set((false, true))
    screen.step(2)
    screen.settle()
    #expect(screen.rect(.red) == nil && screen.rect(.blue) != nil)
    screen.set((true, true))
    screen.settle()
    #expect(screen.rect(.red) != nil && screen.rect(.blue) == nil)
    screen.set((true, false))
    screen.settle()
    #expect(screen.rect(.red) != nil)
    screen.set((false, false))
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("what is not shown does not appear, however deep it lies")
  func unshown() {
    let log = Log<String>()
    let screen = Screen((width: CGFloat(60), hasMore: false)) { value in
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          VStack {
            Color.red.frame(width: 80, height: 10).onAppear { log("wide") }
            if value.hasMore { Color.red.frame(height: 5).onAppear { log("more") } }
            Color.red.frame(height: 5).onChange(of: 1, initial: true) { log("initial") }
          }.onDisappear { log("wide gone") }
        }
        VStack { Color.blue.frame(width: 40, height: 10).onAppear { log("narrow") } }
      }.frame(width: value.width)
    }
    #expect(log.entries == ["narrow"])
    // Nor does what comes while it is not shown.
    screen.set((60, true))
    screen.step()
    #expect(log.entries == ["narrow"])
    screen.set((100, true))
    screen.step()
    #expect(log.entries == ["narrow", "wide", "more", "initial"])
    screen.set((60, true))
    screen.step()
    #expect(log.entries == ["narrow", "wide", "more", "initial", "wide gone", "narrow"])
  }

  @Test("keeps the distance from its neighbours that the view shown asks for")
  func spacing() {
    let screen = Screen(CGFloat(100)) { width in
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10)
        ViewThatFits(in: .horizontal) {
          Color.green.frame(width: 80, height: 10)
          VStack(spacing: 0) {
            Spacer(minLength: 0)
            Color.blue.frame(width: 20, height: 10)
          }.fixedSize()
        }
      }.frame(width: width)
    }
    func gap() -> CGFloat? {
      guard let red = screen.rect(.red), let other = screen.rect(.green) ?? screen.rect(.blue)
      else { return nil }
      return other.minY - red.maxY
    }
    #expect(gap() == 8)
    screen.set(50)
    screen.step()
    // A spacer keeps no distance.
    #expect(screen.rect(.blue) != nil)
    #expect(gap() == 0)
    screen.set(100)
    screen.step()
    #expect(gap() == 8)
  }
}

@Suite("A frame relative to its container") @MainActor struct ContainerRelativeFrameTests {
  private func rect<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGRect? {
    Screen((), size: CGSize(width: 200, height: 100)) { content() }.rect(.red)
  }

  @Test("is as long as the window, on its axes")
  func whole() {
    #expect(
      rect { Color.red.frame(height: 10).containerRelativeFrame(.horizontal).fixedSize() }
        == CGRect(x: 0, y: 45, width: 200, height: 10))
    #expect(
      rect { Color.red.containerRelativeFrame([.horizontal, .vertical]).padding(20) }
        == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      rect {
        Color.red.frame(width: 20, height: 10)
          .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
      } == CGRect(x: 180, y: 90, width: 20, height: 10))
  }

  @Test("takes so many of so many parts, with the distances between")
  func parts() {
    // 5 parts of (200 - 4 * 10) / 5 = 32 points.
    #expect(
      rect { Color.red.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10) }?.width
        == 74)
    #expect(
      rect { Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 0) }?.height == 25)
    #expect(
      rect { Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: 10) }?.width == 200)
    #expect(
      rect { Color.red.containerRelativeFrame(.horizontal, count: 3, span: -1, spacing: 10) }?.width
        == 0)
  }

  @Test("takes the length that a closure makes of the container's")
  func closure() {
    #expect(
      rect {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 4 : length - 30
        }
      }?.size == CGSize(width: 50, height: 70))
  }

  @Test("follows the window, whatever it is offered itself")
  func resize() {
    let screen = Screen(()) {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal).fixedSize()
    }
    screen.graph.send(.resize(CGSize(width: 300, height: 50)))
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 0, y: 20, width: 300, height: 10))
  }

  @Test("in a scroll view is relative to what is in view of it")
  func scrolling() {
    let screen = Screen(CGFloat(80)) { width in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          Color.blue.containerRelativeFrame([.horizontal, .vertical])
        }
      }.frame(width: width, height: 40)
    }
    #expect(screen.rect(.red)?.size == CGSize(width: 35, height: 40))
    #expect(screen.rect(.blue)?.size == CGSize(width: 80, height: 40))
    screen.set(60)
    screen.step()
    #expect(screen.rect(.red)?.width == 25)
    #expect(screen.rect(.blue)?.width == 60)
  }

  @Test("ignores lengths that are none, with one warning")
  func hostile() {
    for length in [CGFloat.nan, .infinity, -1] {
      let screen = Screen(()) { Color.red.containerRelativeFrame(.horizontal) { _, _ in length } }
      #expect(screen.rect(.red)?.width == 100)
      #expect(screen.warnings.count == 1)
    }
  }
}

@Suite("A view's behaviour in layouts of the other direction") @MainActor
struct LayoutDirectionBehaviorTests {
  private func rects(
    _ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection
  ) -> [CGRect] {
    Screen(()) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 10)
      }.frame(width: 100, alignment: .leading)
        .layoutDirectionBehavior(behavior)
        .environment(\.layoutDirection, direction)
    }.fills.map(\.shownRect)
  }

  @Test("mirrors what was designed for one direction in the other")
  func mirrors() {
    let plain = [
      CGRect(x: 0, y: 45, width: 20, height: 10), CGRect(x: 20, y: 45, width: 40, height: 10),
    ]
    let mirrored = [
      CGRect(x: 80, y: 45, width: 20, height: 10), CGRect(x: 40, y: 45, width: 40, height: 10),
    ]
    #expect(rects(.mirrors(), .leftToRight) == plain)
    #expect(rects(.mirrors(), .rightToLeft) == mirrored)
    #expect(rects(.fixed, .leftToRight) == plain)
    #expect(rects(.fixed, .rightToLeft) == mirrored)
    // Designed for right to left: mirrored from left to right.
    #expect(rects(.mirrors(in: .leftToRight), .rightToLeft) == mirrored)
    #expect(rects(.mirrors(in: .leftToRight), .leftToRight) == plain)
  }
}
