import Foundation
import TestSupport
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Counts the taps on what it wraps in state, and shows them as opacity 1/(1 + taps).
private struct Card<Content: View>: View {
  let content: Content
  @State private var taps = 0
  var body: some View {
    ZStack { content }.opacity(1 / Double(1 + taps)).onTapGesture { taps += 1 }
  }
}

/// A row that others can tell to be there.
private struct Marked: View {
  final class Mark: ObservableObject {}
  final class Marks {
    private var all: [() -> Mark?] = []
    var count: Int { all.count { $0() != nil } }
    func add(_ mark: Mark) { all.append { [weak mark] in mark } }
  }

  let marks: Marks
  @StateObject private var mark = Mark()
  var body: some View {
    Color.red.frame(height: 20).onAppear { marks.add(mark) }
  }
}

@Suite("Subviews in a lazy stack") @MainActor struct LazySubviewTests {
  private func row(_ index: Int, _ log: Log<String>) -> some View {
    log("row \(index)")
    return Color.red.frame(height: 20)
      .onAppear { log("appear \(index)") }
      .onDisappear { log("disappear \(index)") }
  }

  @Test("are made when they come into view, right through the rows of their content")
  func lazy() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(
            subviews: Group {
              Color.green.frame(height: 20)
              ForEach(0..<11_000, id: \.self) { row($0, log) }.padding(.leading, 1)
            }
          ) { subview in
            let _ = log("card")
            Card(content: subview)
          }
        }
      }
    }
    #expect(screen.scroll?.contentSize.height == 220_020)
    #expect(log.entries.count { $0 == "card" } == 7)
    #expect(log.entries.count { $0.hasPrefix("row") } == 6)
    #expect(log.entries.count { $0.hasPrefix("appear") } == 6)
    screen.wheel(0, -220)
    log.clear()
    for _ in 0..<50 { screen.wheel(0, -20) }
    #expect(log.entries.count { $0 == "card" } == 50)
    #expect(log.entries.count { $0.hasPrefix("row") } == 50)
    #expect(log.entries.count { $0.hasPrefix("appear") } == 50)
    #expect(log.entries.count { $0.hasPrefix("disappear") } == 50)
    #expect(screen.fills.count <= 9)
    log.clear()
    screen.wheel(0, -100_000)
    #expect(log.entries.count { $0 == "card" } <= 8)
    // Far away and back: what was in view for the last time long ago is made anew.
    for _ in 0..<60 { screen.wheel(0, -200) }
    log.clear()
    screen.wheel(0, 1_000_000)
    #expect(log.entries.contains("appear 0"))
    #expect(screen.fills.count { $0.shownRect.height == 20 } >= 6)
    #expect(screen.warnings.isEmpty)
  }

  @Test("are found by the ids of the rows that they are, in steps that make few")
  func targets() {
    let log = Log<String>()
    let screen = Screen(0) { target in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(subviews: ForEach(0..<11_000, id: \.self) { row($0, log) }) {
              Card(content: $0)
            }
          }
        }
        .onChange(of: target) { proxy.scrollTo(target, anchor: .top) }
      }
    }
    log.clear()
    screen.set(9_000)
    screen.step()
    screen.settle()
    #expect(screen.scroll?.offset.y == CGFloat(180_000))
    // Two viewports of five rows.
    #expect(Set(log.entries.filter { $0.hasPrefix("row") }).count <= 16)
  }

  @Test("keep the state of what is around them while rows come and go, out of view too")
  func state() {
    let screen = Screen(Array(0..<3_000)) { ids in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(ids, id: \.self) { _ in Color.red.frame(height: 20) }) {
            Card(content: $0)
          }
        }
      }
    }
    screen.tap(50, 30)
    #expect(screen.fills.prefix(3).map(\.opacity) == [1, 0.5, 1])
    screen.set([-1] + Array(0..<3_000))
    screen.step(2)
    #expect(screen.fills.prefix(3).map(\.opacity) == [1, 1, 0.5])
    screen.wheel(0, -400)
    screen.set(Array(1..<3_000))
    screen.step(2)
    screen.wheel(0, 1_000)
    #expect(screen.fills.prefix(3).map(\.opacity) == [0.5, 1, 1])
    screen.set([])
    screen.step(2)
    screen.set([7, 1])
    screen.step(2)
    #expect(screen.fills.filter { $0.shownRect.height == 20 }.map(\.opacity) == [1, 1])
    #expect(screen.warnings.isEmpty)
  }

  @Test("of sections that are shown as sections stay lazy, with pinned headers")
  func sections() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(
            sections: ForEach(0..<3, id: \.self) { _ in
              Section {
                ForEach(0..<1_000, id: \.self) { row($0, log) }
              } header: {
                Color.green.frame(height: 20)
              }
            }
          ) { section in
            Section {
              section.content
            } header: {
              section.header
            }
          }
        }
      }
    }
    #expect(screen.scroll?.contentSize.height == CGFloat(3 * 1_001 * 20))
    #expect(log.entries.count { $0.hasPrefix("row") } <= 8)
    screen.wheel(0, -5_010)
    #expect(screen.rect(.green)?.minY == 0)
    #expect(log.entries.count { $0.hasPrefix("row") } <= 18)
  }

  @Test("both show where their rows have one id, and one warning says so")
  func duplicates() {
    let ids = [0, 1, 2, 2, 3] + (4..<5_000)
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(ids, id: \.self) { _ in Color.red.frame(height: 20) }) {
            Card(content: $0)
          }
        }
      }
    }
    screen.settle()
    #expect(screen.scroll?.contentSize.height == CGFloat(5_001 * 20))
    let rows = screen.fills.filter { $0.shownRect.height == 20 }.map(\.shownRect.minY)
    #expect(rows == rows.indices.map { CGFloat($0) * 20 })
    #expect(rows.count >= 5)
    #expect(!screen.warnings.isEmpty)
  }

  @Test("are resolved for what is seen of them, if they are a million")
  func million() {
    let log = Log<Int>()
    let screen = Screen(0) { _ in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(
            subviews: ForEach(0..<1_000_000, id: \.self) { number in
              let _ = log(number)
              Color.red.frame(height: 20)
            }
          ) { subview in ZStack { subview } }
        }
      }
    }
    #expect(log.entries.count <= 8)
    #expect(screen.scroll?.contentSize.height == CGFloat(20_000_000))
    screen.set(1)
    screen.step()
    #expect(log.entries.count <= 16)
  }

  @Test("are let go of once many others were in view, with effects around their list, too")
  func longOutOfView() {
    func count<Rows: View>(_ rows: (ForEach<Range<Int>, Int, Marked>) -> Rows) -> Int {
      let marks = Marked.Marks()
      let list = rows(ForEach(0..<2_000, id: \.self) { _ in Marked(marks: marks) })
      let screen = Screen(()) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(subviews: list) { $0 } } }
      }
      for _ in 0..<120 { screen.wheel(0, -100) }
      return marks.count
    }
    let plain = count { $0.opacity(0.5) }
    #expect(plain > 400 && plain < 550)
    #expect(count { $0.visualEffect { effect, _ in effect.opacity(0.5) } } == plain)
  }
}
