import Foundation
import TestSupport
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A row that tells when it comes and goes.
private struct Row: View {
  let index: Int
  let log: Log<String>
  var body: some View {
    log("body \(index)")
    return Color.red.frame(height: 20)
      .onAppear { log("appear \(index)") }
      .onDisappear { log("disappear \(index)") }
  }
}

/// A row that grows at a tap, with a state that others see as long as it is there.
private struct Growing: View {
  final class Mark: ObservableObject {}
  final class Marks { weak var first: Mark? }

  let index: Int
  let marks: Marks
  @StateObject private var mark = Mark()
  @State private var isTall = false
  var body: some View {
    if index == 0 { marks.first = mark }
    return Color.red.frame(width: 60, height: isTall ? 40 : 20).onTapGesture { isTall.toggle() }
  }
}

@Suite("Modifiers around the rows of a lazy stack") @MainActor struct ModifiedRowsTests {
  private func bodies(_ log: Log<String>) -> Int { log.entries.count { $0.hasPrefix("body") } }

  /// Where what is 20 high begins: no scroll indicator is.
  private func edges<Value>(_ screen: Screen<Value>) -> Set<CGFloat> {
    Set(screen.fills.filter { $0.shownRect.height == 20 }.map(\.shownRect.minX))
  }

  @Test("leave rows to be made when they come into view, and are put around each")
  func staysLazy() {
    let log = Log<String>()
    let screen = Screen(2.0) { inset in
      ScrollView {
        LazyVStack(spacing: 0) {
          Group {
            ForEach(0..<11_000, id: \.self) { Row(index: $0, log: log) }
              .padding(.leading, inset)
          }
          .opacity(0.5)
          .offset(x: 1)
        }
      }
    }
    #expect(bodies(log) == 7)
    #expect(screen.scroll?.contentSize.height == 220_000)
    #expect(screen.fills.allSatisfy { $0.opacity == 0.5 && $0.shownRect.minX == 3 })
    screen.wheel(0, -200)
    log.clear()
    for _ in 0..<50 { screen.wheel(0, -20) }
    #expect(bodies(log) == 50)
    #expect(log.entries.count { $0.hasPrefix("appear") } == 50)
    #expect(log.entries.count { $0.hasPrefix("disappear") } == 50)
    #expect(screen.fills.count <= 9)
    // Another value of the modifier reaches those in view, and those that come later.
    screen.set(4)
    screen.step()
    #expect(edges(screen) == [5])
    screen.wheel(0, -5_000)
    #expect(edges(screen) == [5])
    #expect(screen.warnings.isEmpty)
  }

  @Test("tell rows that come back into view that they do")
  func comesBack() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Row(index: $0, log: log) }.padding(.leading, 1)
            .border(.blue)
        }
      }
    }
    screen.wheel(0, -400)
    #expect(log.entries.contains("disappear 0"))
    log.clear()
    screen.wheel(0, 400)
    #expect(log.entries.contains("appear 0"))
    #expect(bodies(log) == 0)
  }

  @Test("of effects follow a row that came back, let it leave by its transition, and let go of it")
  func effectsAroundReturned() {
    let marks = Growing.Marks()
    let screen = Screen(Array(0..<100)) { rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { Growing(index: $0, marks: marks) }
            .visualEffect { effect, _ in effect.opacity(0.5) }
        }
      }
    }
    func heights() -> [CGFloat] {
      screen.fills.filter { $0.shownRect.width == 60 }.map(\.shownRect)
        .sorted { $0.minY < $1.minY }.prefix(2).map(\.height)
    }
    screen.wheel(0, -400)
    screen.wheel(0, 400)
    #expect(heights() == [20, 20])
    screen.tap(50, 10)
    screen.step()
    #expect(heights() == [40, 20])
    #expect(marks.first != nil)
    screen.change(Array(1..<100), .linear(duration: 1))
    screen.step(31)
    let least = screen.fills.filter { $0.shownRect.width == 60 }.map(\.opacity).min() ?? 0
    #expect(abs(least - 0.25) < 1e-6)
    screen.settle()
    #expect(heights() == [20, 20])
    #expect(marks.first == nil)
  }

  @Test("let rows leave by their transition, and come by it")
  func transitions() {
    let screen = Screen([0, 1, 2]) { rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { _ in Color.red.frame(height: 20) }.padding(.leading, 1)
        }
      }
    }
    screen.change([0, 2], .linear(duration: 1))
    screen.step(31)
    let opacities = screen.fills.map(\.opacity).sorted()
    #expect(opacities.count == 3)
    #expect(abs((opacities.first ?? 0) - 0.5) < 1e-9)
    screen.settle()
    #expect(screen.fills.count == 2)
    screen.change([0, 1, 2], .linear(duration: 1))
    screen.step(31)
    #expect(abs((screen.fills.map(\.opacity).min() ?? 0) - 0.5) < 0.02)
    screen.settle()
    #expect(screen.fills.map(\.opacity) == [1, 1, 1])
  }

  @Test("leave a section its header and footer, kept in view, and are put around each")
  func sections() throws {
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<20, id: \.self) { _ in
            Section {
              ForEach(0..<500, id: \.self) { _ in Color.red.frame(height: 20) }
            } header: {
              Color.green.frame(height: 20)
            } footer: {
              Color.blue.frame(height: 20)
            }
            .padding(.leading, 6)
          }
        }
      }
    }
    // A section is 502 * 20.
    #expect(screen.scroll?.contentSize.height == CGFloat(20 * 10_040))
    let pinned = CGRect(x: 6, y: 0, width: 94, height: 20)
    #expect(screen.rect(.green) == pinned)
    screen.wheel(0, -3_005)
    #expect(screen.rect(.green) == pinned)
    #expect(screen.fills.count <= 10)
    #expect(edges(screen) == [6])
    screen.wheel(0, -6_975)
    // 9,980 down, the footer begins 40 below: after the last of the rows, which end at 10,020.
    #expect(screen.rect(.blue) == CGRect(x: 6, y: 40, width: 94, height: 20))
  }

  @Test("are found by the ids of the rows")
  func targets() {
    let screen = Screen(0) { target in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5_000, id: \.self) { _ in Color.red.frame(height: 20) }.padding(1)
          }
        }
        .onChange(of: target) { proxy.scrollTo(target, anchor: .top) }
      }
    }
    screen.set(3_000)
    screen.step()
    screen.settle()
    #expect(screen.scroll?.offset.y == CGFloat(66_000))
  }
}
