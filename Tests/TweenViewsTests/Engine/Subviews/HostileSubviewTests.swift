import Foundation
import TestSupport
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Resolves itself.
private struct Endless: View {
  var body: some View { Group(subviews: Endless()) { $0 } }
}

/// Keeps the first subview that it was ever given.
private struct Hoarder<Content: View>: View {
  let content: Content
  @State private var kept = Kept()
  private final class Kept { var subview: Subview? }

  var body: some View {
    Group(subviews: content) { subviews in
      let _ = kept.subview = kept.subview ?? subviews.first
      Color.green.frame(height: CGFloat(subviews.count))
      kept.subview
    }
  }
}

@Suite("Subviews that programs misuse") @MainActor struct HostileSubviewTests {
  @Test("of a view that resolves itself are too deep, by a sentence with its path")
  func endless() {
    let size = CGSize(width: 100, height: 100)
    let graph = ViewGraph(content: Endless(), configuration: .init(size: size))
    let failures = Log<String>()
    graph.onFailure = { failures($0) }
    graph.advance(to: .zero)
    #expect(failures.entries.count == 1)
    #expect(failures.entries.first?.contains("Endless") == true)
    #expect(graph.nextWork == .idle)
  }

  @Test("may be kept longer than they are there, and show nothing then")
  func kept() {
    let screen = Screen([0, 1]) { ids in
      VStack(spacing: 0) {
        Hoarder(content: ForEach(ids, id: \.self) { _ in Color.red.frame(height: 10) })
      }
    }
    #expect(screen.fills.map(\.shownRect.height) == [2, 10])
    for ids in [[1], [], [0, 2], [0]] {
      screen.set(ids)
      screen.step(2)
      #expect(screen.rect(.green)?.height ?? 0 == CGFloat(ids.count))
    }
  }

  @Test("may take turns at one place, each with its own state")
  func turns() {
    let log = Log<String>()
    let screen = Screen(0) { index in
      ZStack {
        Group(
          subviews: ForEach(0..<3, id: \.self) { number in
            Color(white: Double(number) / 2).onAppear { log("+\(number)") }
              .onDisappear { log("-\(number)") }
          }
        ) { subviews in
          subviews[index]
        }
      }
    }
    for index in [1, 2, 0, 1] {
      screen.set(index)
      screen.step(2)
      #expect(screen.fills.count == 1)
      #expect(screen.colors == [Color(white: Double(index) / 2).resolve(in: .init())])
    }
    #expect(log.entries == ["+0", "-0", "+1", "-1", "+2", "-2", "+0", "-0", "+1"])
  }

  @Test("change their views under the same row, from one to many and back")
  func changingRows() {
    let screen = Screen(1) { count in
      HStack(spacing: 0) {
        ForEach(
          subviews: ForEach(0..<2, id: \.self) { row in
            if count != 1 {
              ForEach(0..<count, id: \.self) { _ in Color.red }
            } else {
              AnyView(Color.green)
            }
          }
        ) { subview in ZStack { subview } }
      }
    }
    for (count, shown) in [(1, 2), (3, 6), (0, 0), (2, 4), (1, 2)] {
      screen.change(count, .linear(duration: 0.1))
      screen.step(2)
      screen.settle()
      #expect(screen.fills.count == shown)
    }
    #expect(screen.warnings.isEmpty)
  }

  @Test("come in any container that shows one or some of its views")
  func containers() {
    let screen = Screen(CGFloat(100)) { width in
      ZStack {
        Group(subviews: ForEach(0..<2) { Color.red.frame(width: $0 == 0 ? 80 : 30) }) { subviews in
          ViewThatFits(in: .horizontal) { subviews }.frame(width: width)
          Color.clear.overlay { subviews[0] }.hidden()
        }
      }
    }
    #expect(screen.fills.map(\.shownRect.width) == [80])
    screen.set(50)
    screen.step(2)
    #expect(screen.fills.map(\.shownRect.width) == [30])
    screen.set(100)
    screen.step(2)
    #expect(screen.fills.map(\.shownRect.width) == [80])
  }
}
