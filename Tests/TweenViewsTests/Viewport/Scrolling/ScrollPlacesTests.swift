import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Scrolled content, told by those who read places, and under bars.
@Suite("Places in scrolled content") @MainActor struct ScrollPlacesTests {
  @Test("a reader in scrolled content follows its place in the window as it moves")
  func parallax() throws {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(width: 100, height: 30)
          GeometryReader { proxy in
            let place = proxy.frame(in: .global).minY
            let _ = log(
              "\(Int(place)) \(Int(proxy.frame(in: .scrollView).minY)) "
                + "\(Int(proxy.bounds(of: .scrollView)?.minY ?? -1))")
            Color.red.offset(y: -place / 2)
          }
          .frame(width: 100, height: 40)
          Color.blue.frame(width: 100, height: 500)
        }
      }
    }
    #expect(log.entries == ["30 30 -30"])
    log.clear()
    screen.pointer(.down, 50, 90)
    screen.step()
    screen.pointer(.move, 50, 70)
    screen.step()
    // 20 points up, of which the first 10 are the press's own: the reader at 20, what it shows at
    // 20 - 10.
    #expect(log.entries.last == "20 20 -20")
    #expect(screen.rect(.red)?.minY == 10)
    screen.pointer(.move, 50, 40)
    screen.step()
    #expect(log.entries.last == "-10 -10 10")
  }

  @Test("a reader in scrolled content takes 10 points where it is offered no length")
  func size() {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { _ in Color.red }
          Color.green.frame(height: 20)
        }
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(screen.rect(.green)?.minY == 10)
  }

  @Test("content goes on under a bar, and rests beside it at either end")
  func stickyFooter() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 150)
          Color.blue.frame(width: 100, height: 10)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.yellow.frame(height: 15) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
    }
    #expect(screen.rect(.green) == CGRect(x: 0, y: 80, width: 100, height: 20))
    #expect(screen.rect(.yellow) == CGRect(x: 0, y: 0, width: 100, height: 15))
    // At rest it begins under the upper bar; it is shown as far as the window's end.
    #expect(screen.rect(.red)?.minY == 15)
    let scroll = try #require(screen.scroll)
    #expect(scroll.viewport == CGSize(width: 100, height: 100))
    #expect(scroll.contentSize == CGSize(width: 100, height: 195))
    #expect(scroll.bounds[.vertical] == 0...95)
    screen.pointer(.down, 50, 70)
    screen.step()
    screen.pointer(.move, 50, -35)
    screen.step()
    // 95 points beyond the press's own 10, at the end: the last of it is above the lower bar.
    #expect(screen.rect(.blue)?.maxY == 80)
    // The finger is on what is behind the bars too.
    #expect(scroll.reaches(CGPoint(x: 50, y: 90)))
  }

  @Test("what is in scrolled content knows of no safe area around it")
  func inside() {
    let log = Log<EdgeInsets>()
    let screen = Screen((), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 30).background(Color.red)
          GeometryReader { proxy in
            let _ = log(proxy.safeAreaInsets)
            Color.clear
          }
          .frame(height: 500)
        }
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 20, width: 100, height: 30))
    #expect(log.entries == [EdgeInsets()])
  }

  @Test("a footer that grows gives the content a longer way, and moves nothing")
  func growingFooter() throws {
    let screen = Screen(CGFloat(20)) { height in
      ScrollView { Color.red.frame(width: 100, height: 150) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: height) }
    }
    #expect(screen.scroll?.bounds[.vertical] == 0...70)
    screen.set(50)
    screen.step()
    #expect(screen.rect(.red)?.minY == 0)
    #expect(screen.scroll?.bounds[.vertical] == 0...100)
  }

  @Test("safe area padding is the content's margin")
  func padding() {
    let screen = Screen(()) {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 40) }
        .safeAreaPadding(.horizontal, 12)
    }
    #expect(screen.rect(.red)?.minX == 12)
    #expect(screen.scroll?.bounds[.horizontal] == 0...224)
    #expect(screen.scroll?.viewport.width == 100)
  }

  @Test("preferences of rows come and go with the rows that are shown")
  func rows() {
    enum Rows: PreferenceKey {
      static let defaultValue: [Int] = []
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    let log = Log<[Int]>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color.red.frame(width: 100, height: 50).preference(key: Rows.self, value: [row])
          }
        }
      }
      .onPreferenceChange(Rows.self) { log($0) }
    }
    let first = log.entries.last ?? []
    #expect(first.first == 0 && first.count < 20)
    screen.pointer(.down, 50, 90)
    screen.step()
    for y in stride(from: 50, through: -800, by: -50) {
      screen.pointer(.move, 50, CGFloat(y))
      screen.step()
    }
    let last = log.entries.last ?? []
    #expect(last == last.sorted() && last.count < 20)
    // 890 points up.
    #expect(last.contains(17) && last.contains(19))
  }
}
