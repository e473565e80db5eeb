import Foundation
import TweenCombine
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A row that tells when its body is evaluated, and when it comes and goes.
private struct Row: View {
  let index: Int
  let height: CGFloat
  let log: Log<String>
  var body: some View {
    log("body \(index)")
    return Color.red.frame(height: height)
      .onAppear { log("appear \(index)") }
      .onDisappear { log("disappear \(index)") }
  }
}

/// A row that counts the taps on it.
private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Color(white: count == 0 ? 0 : 0.5).frame(height: 20).onTapGesture { count += 1 }
  }
}

private final class Switch: ObservableObject { @Published var isOn = true }

/// A row of two elements, each in a padding of its own, of which the second goes and comes.
private struct PaddedPair: View {
  @ObservedObject var second: Switch
  var body: some View {
    Group {
      Color.red.frame(height: 8)
      if second.isOn { Color.blue.frame(height: 8) }
    }
    .padding(1)
  }
}

@Suite("A lazy stack") @MainActor struct LazyStackTests {
  private func list(_ count: Int, height: CGFloat = 20, _ log: Log<String>) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(index: $0, height: height, log: log) }
      }
    }
  }

  private func bodies(_ log: Log<String>) -> Int {
    log.entries.count { $0.hasPrefix("body") }
  }

  @Test("makes the rows in view and one more, however many there are")
  func makesFew() throws {
    let log = Log<String>()
    let screen = Screen(()) { list(11_000, log) }
    // Rows 0 to 4 are in view, the sixth begins where they end; one more on the far side.
    #expect(bodies(log) == 7)
    #expect(log.entries.filter { $0.hasPrefix("appear") }.count == 7)
    #expect(screen.scroll?.contentSize == CGSize(width: 100, height: 220_000))
    #expect(screen.graph.nextWork == .idle)
    #expect(screen.warnings.isEmpty)
  }

  @Test("evaluates a body for each row that comes into view, and lays out only what is there")
  func scrolls() throws {
    let log = Log<String>()
    let screen = Screen(()) { list(11_000, log) }
    screen.wheel(0, -200)
    log.clear()
    for _ in 0..<50 { screen.wheel(0, -20) }
    #expect(bodies(log) == 50)
    #expect(log.entries.filter { $0.hasPrefix("disappear") }.count == 50)
    #expect(screen.graph.report.layoutCalls < 60)
    log.clear()
    screen.wheel(0, -5)
    #expect(log.entries.isEmpty)
    #expect(screen.graph.report.layoutCalls == 0)
    #expect(screen.fills.count <= 9)
    // Far away: again only what is in view.
    log.clear()
    screen.wheel(0, -100_000)
    #expect(bodies(log) <= 8)
    #expect(screen.fills.map(\.shownRect).allSatisfy { $0.height == 20 || $0.width == 3 })
  }

  @Test("keeps the nodes of the rows in view and of the last 500, no more")
  func bounded() throws {
    let log = Log<String>()
    let screen = Screen(()) { list(11_000, log) }
    for _ in 0..<130 { screen.wheel(0, -100) }
    let nodes = try #require(screen.graph.root?.all(LeafNode.self)).count
    #expect(nodes <= 510)
    #expect(screen.scroll?.offset.y == 13_000)
  }

  @Test("keeps the state of rows that come back, and tells them that they appear again")
  func state() throws {
    let screen = Screen(()) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Counter() } } }
    }
    screen.tap(50, 30)
    #expect(
      screen.colors.filter { $0 != Color(white: 0).resolve(in: EnvironmentValues()) }.count == 1)
    screen.wheel(0, -2000)
    screen.settle()
    #expect(Set(screen.colors.map(\.linearRed)).count == 1)
    screen.wheel(0, 2000)
    screen.settle()
    #expect(Set(screen.colors.map(\.linearRed)).count == 2)
    let log = Log<String>()
    let rows = Screen(()) { list(1000, log) }
    rows.wheel(0, -400)
    log.clear()
    rows.wheel(0, 400)
    #expect(log.entries.filter { $0 == "appear 0" }.count == 1)
    #expect(bodies(log) == 0)
  }

  @Test("corrects wrong estimates without moving what is in view")
  func estimates() throws {
    // The first rows are 20 high, the others 35: sums are known.
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { index in
            Color(white: Double(index) / 1000).frame(height: index < 20 ? 20 : 35)
          }
        }
      }
    }
    #expect(screen.scroll?.contentSize.height == 20_000)
    screen.wheel(0, -10_000)
    func top() -> (white: Float, y: CGFloat)? {
      screen.fills.compactMap { fill -> (white: Float, y: CGFloat)? in
        guard case .solid(let color) = fill.paint, fill.shownRect.width > 50 else { return nil }
        return (color.linearRed, fill.shownRect.minY)
      }.filter { $0.y > -35 }.min { $0.y < $1.y }
    }
    // Up by small steps: rows come in above that are longer than estimated, and each step moves
    // what is in view by just that step.
    for _ in 0..<200 {
      let before = try #require(top())
      screen.wheel(0, 7)
      let after = screen.fills.first { fill in
        guard case .solid(let color) = fill.paint else { return false }
        return color.linearRed == before.white
      }
      #expect(after?.shownRect.minY == before.y + 7)
    }
    screen.wheel(0, 100_000)
    #expect(screen.scroll?.offset.y == 0)
    #expect(top()?.y == 0)
  }

  @Test("inserts and removes rows in view by their transitions; others come and go unseen")
  func transitions() throws {
    let screen = Screen(Array(0..<1000)) { ids in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            Color.red.frame(height: 20).opacity(id == 2 ? 0.5 : 1)
          }
        }
      }
    }
    #expect(screen.fills.count == 7)
    screen.change(Array(0..<1000).filter { $0 != 2 }, .linear(duration: 1))
    screen.step(31)
    // Halfway: the leaving row behind, fading where it was.
    let leaving = try #require(screen.fills.first)
    #expect(abs(leaving.opacity - 0.25) < 1e-6)
    #expect(leaving.shownRect.minY == 40)
    screen.settle()
    #expect(screen.fills.count == 7)
    screen.change([-1] + Array(0..<1000).filter { $0 != 2 }, .linear(duration: 1))
    screen.step(31)
    #expect(screen.fills.contains { abs($0.opacity - 0.5) < 1e-6 })
    screen.settle()
    screen.change(Array((-1..<1000).filter { $0 < 500 || $0 > 600 }), .linear(duration: 1))
    #expect(screen.scroll?.contentSize.height == CGFloat(20 * (1000 - 101 + 1)))
  }

  @Test("outside of a scroll view is as long as its rows, and makes those on the canvas")
  func outside() throws {
    let log = Log<String>()
    let screen = Screen(()) {
      LazyVStack(spacing: 2) {
        ForEach(0..<3, id: \.self) { Row(index: $0, height: 10, log: log) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(screen.fills.map(\.shownRect.minY) == [0, 12, 24])
    #expect(screen.fills.allSatisfy { $0.shownRect.width == 100 })
    let many = Screen(()) {
      LazyVStack(spacing: 0) {
        ForEach(0..<5000, id: \.self) { Row(index: $0, height: 10, log: log) }
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(many.fills.count == 12)
  }

  @Test("shows a row at its edge that had no views, once it has some")
  func emptyRowsAtTheEdge() {
    let screen = Screen([false, false, false, true]) { rows in
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(rows.indices, id: \.self) { index in
            if rows[index] { (index < 3 ? Color.blue : .red).frame(height: 20) }
          }
        }
      }
    }
    #expect(screen.rect(.red)?.minY == 0)
    screen.set([true, false, false, true])
    screen.step()
    #expect(screen.rect(.blue)?.minY == 0)
    #expect(screen.rect(.red)?.minY == 24)
  }

  @Test("lays out a row that comes back into view as it is by then, whatever is around its views")
  func changedRowsComeBack() {
    let screen = Screen((top: 20.0, last: 30.0)) { sides in
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.green.frame(height: sides.top)
          Color.red.frame(height: 20)
          ForEach(0..<1, id: \.self) { _ in
            AnyView(AnyView(Color.blue.frame(width: sides.last, height: 20)).frame(width: nil))
              .opacity(0.9)
          }
        }
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 35, y: 40, width: 30, height: 20))
    screen.set((top: 300, last: 30))
    screen.step()
    #expect(screen.rect(.blue) == nil)
    screen.set((top: 20, last: 60))
    screen.step()
    #expect(screen.rect(.blue) == CGRect(x: 20, y: 40, width: 60, height: 20))
  }

  @Test("runs along the other axis too, from the right where that is where it begins")
  func horizontal() throws {
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 5) {
          ForEach(0..<1000) { index in
            Color(white: Double(index) / 1000).frame(width: 20, height: 30)
          }
        }
      }
      .frame(height: 40)
      .environment(\.layoutDirection, direction)
    }
    #expect(screen.scroll?.contentSize.width == 24_995)
    #expect(screen.fills.first?.shownRect == CGRect(x: 0, y: 30, width: 20, height: 30))
    #expect(screen.fills.count == 6)
    let mirrored = Screen(()) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) {
          ForEach(0..<1000) { _ in Color.red.frame(width: 20, height: 30) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.fills.map(\.shownRect.maxX).max() == 100)
    #expect(mirrored.fills.count == 6)
    mirrored.wheel(25, 0)
    #expect(mirrored.fills.contains { $0.shownRect.minX == 5 && $0.shownRect.width == 20 })
  }

  @Test("keeps section headers in view while their section is")
  func pinned() throws {
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<50) { section in
            Section {
              ForEach(0..<10) { _ in Color.red.frame(height: 20) }
            } header: {
              Color.blue.frame(height: 30)
            }
          }
        }
      }
    }
    func headers() -> [CGFloat] {
      screen.fills.filter { $0.shownRect.height == 30 && $0.shownRect.width == 100 }
        .map(\.shownRect.minY)
    }
    #expect(headers().first == 0)
    screen.wheel(0, -100)
    #expect(headers().contains(0))
    // The next header, at 230, pushes the first one out.
    screen.wheel(0, -115)
    #expect(headers().contains(-15))
    #expect(headers().contains(15))
    screen.wheel(0, -30)
    #expect(headers().contains(0))
    // In front of the rows.
    let last = try #require(screen.fills.last { $0.shownRect.width == 100 })
    #expect(last.shownRect.height == 30)
  }

  @Test("keeps pinned headers and footers clear of bars")
  func pinnedBesideBars() {
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<5) { _ in
            Section {
              ForEach(0..<20) { _ in Color.red.frame(height: 20) }
            } header: {
              Color.blue.frame(height: 30)
            } footer: {
              Color.purple.frame(height: 12)
            }
          }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 20) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 10) }
    }
    func places(_ height: CGFloat) -> [CGFloat] {
      screen.fills.filter { $0.shownRect.height == height }.map(\.shownRect.minY)
    }
    #expect(places(30) == [20] && places(12) == [78])
    screen.wheel(0, -100)
    #expect(places(30) == [20] && places(12) == [78])
    // The end of the section, at 442, is in view: its footer and the next header where they are.
    screen.wheel(0, -295)
    #expect(places(12).contains(20 + 430 - 395) && places(30).contains(20 + 442 - 395))
  }

  @Test("takes hostile spacing, sizes and ids")
  func hostile() throws {
    for spacing in [CGFloat.nan, -1000, -20, .infinity, 1e300] {
      let screen = Screen([1, 2, 2, 3]) { ids in
        ScrollView {
          LazyVStack(spacing: spacing) {
            ForEach(ids, id: \.self) { _ in Color.red.frame(height: 20) }
            ForEach(0..<0) { _ in Color.red }
            EmptyView()
            ForEach(0..<100) { index in
              if index % 2 == 0 { Color.blue.frame(width: 10, height: 0) }
            }
          }
        }
      }
      screen.wheel(0, -30)
      screen.set([])
      screen.step()
      screen.set([7, 8])
      screen.wheel(0, -1e9)
      screen.settle()
      let offset = try #require(screen.scroll?.offset)
      #expect(offset.y.isFinite)
      #expect(screen.warnings.count == 1)
    }
  }

  @Test("from the right, too, corrects wrong estimates without moving what is in view")
  func mirroredEstimates() throws {
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { index in
            Color(white: Double(index + 1) / 1024)
              .frame(width: index < 20 ? 20 : index % 3 == 0 ? 45 : 8, height: 20)
          }
        }
      }
      .scrollIndicators(.hidden)
      .environment(\.layoutDirection, .rightToLeft)
    }
    func places() -> [Float: CGFloat] {
      var places: [Float: CGFloat] = [:]
      for fill in screen.fills {
        if case .solid(let color) = fill.paint { places[color.linearRed] = fill.shownRect.maxX }
      }
      return places
    }
    // Far into rows whose lengths are none of those estimated, and back again.
    for way in Array(repeating: CGFloat(17), count: 60) + Array(repeating: -13, count: 60) {
      let before = places()
      screen.wheel(way, 0)
      let after = places()
      let both = before.keys.filter { after[$0] != nil }.sorted()
      #expect(!both.isEmpty)
      for row in both { #expect(abs((after[row] ?? 0) - (before[row] ?? 0) - way) < 1e-6) }
    }
    screen.wheel(4000, 0)
    let before = places()
    screen.wheel(-21, 0)
    let after = places()
    for (row, place) in before where after[row] != nil {
      #expect(abs((after[row] ?? 0) - place + 21) < 1e-6)
    }
  }

  @Test("has views that are no rows come and go with what is in view, and without transitions")
  func statics() {
    let log = Log<String>()
    let screen = Screen(true) { hasFirst in
      ScrollView {
        LazyVStack(spacing: 0) {
          if hasFirst {
            Color.blue.frame(height: 20)
              .onAppear { log("appears") }.onDisappear { log("disappears") }
          }
          ForEach(0..<100) { _ in Color.red.frame(height: 20) }
        }
      }
    }
    #expect(log.entries == ["appears"])
    withAnimation(.linear(duration: 1)) { screen.wheel(0, -200) }
    #expect(log.entries == ["appears", "disappears"])
    #expect(screen.rect(.blue) == nil)
    screen.wheel(0, 200)
    #expect(log.entries == ["appears", "disappears", "appears"])
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 0, width: 100, height: 20))
    // Taken away, it fades.
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(abs((screen.fill(.blue)?.opacity ?? 0) - 0.5) < 1e-9)
    screen.settle()
    #expect(log.entries.last == "disappears")
    #expect(screen.rect(.blue) == nil)
  }

  @Test("does not have rows appear that were made and never shown")
  func unshown() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { index in
            VStack { Color.red.frame(height: 20).onAppear { log("\(index)") } }
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    // Row 0 is made to begin with, before it is known what is in view.
    #expect(Set(log.entries) == Set((94...99).map { "\($0)" }))
    screen.wheel(0, 40)
    #expect(log.entries.contains("93") && !log.entries.contains("0"))
  }

  @Test("rows that were told the place of a view follow it, those made later too")
  func readPlaces() {
    let screen = Screen(()) {
      GeometryReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { _ in Color.red.frame(width: proxy.size.width / 2, height: 20) }
          }
        }
      }
    }
    func widths() -> Set<CGFloat> { Set(screen.fills.map(\.shownRect.width).filter { $0 > 3 }) }
    #expect(widths() == [50])
    screen.wheel(0, -90)
    screen.wheel(0, -90)
    #expect(widths() == [50])
    screen.graph.send(.resize(CGSize(width: 60, height: 100)))
    screen.step()
    #expect(widths() == [30])
    screen.wheel(0, 150)
    #expect(widths() == [30])
  }

  @Test("knows sections under a condition, a group and an id, and makes their rows when in view")
  func nestedSections() throws {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<50) { index in
            Group {
              if index % 2 == 0 {
                Section {
                  ForEach(0..<10) { Row(index: index * 10 + $0, height: 20, log: log) }
                } header: {
                  Color.blue.frame(height: 30)
                }
              } else {
                Section { ForEach(0..<1) { Row(index: index * 10 + $0, height: 20, log: log) } }
              }
            }
            .id("section \(index)")
          }
        }
      }
    }
    // The header, four rows that show and one more.
    #expect(bodies(log) <= 6)
    screen.wheel(0, -100)
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 0, width: 100, height: 30))
    // Past the first two sections, at 250: the third one's header.
    screen.wheel(0, -170)
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test("shows the rows of a ForEach in a section's header")
  func headerRows() {
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            ForEach(0..<40) { _ in Color.red.frame(height: 20) }
          } header: {
            ForEach(0..<3) { _ in Color.blue.frame(height: 10) }
          }
        }
      }
    }
    let headers = screen.fills.map(\.shownRect).filter { $0.height == 10 }
    #expect(headers.map(\.minY) == [0, 10, 20])
    screen.wheel(0, -100)
    #expect(!screen.fills.contains { $0.shownRect.height == 10 })
  }

  @Test("lets go of a view that goes while its row is out of view, in a list's modifier too")
  func goesOutOfView() {
    let second = Switch()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in PaddedPair(second: second) }
        }
      }
    }
    screen.wheel(0, -1_000)
    second.isOn = false
    screen.step()
    screen.settle()
    #expect(screen.retiredNodes == [])
    screen.wheel(0, 1_000)
    #expect(screen.rect(.blue) == nil)
    second.isOn = true
    screen.step()
    screen.settle()
    #expect(screen.rect(.blue) != nil)
    #expect(screen.retiredNodes == [])
  }

  @Test("leaves nothing behind in the scroll view when it goes")
  func sweeps() throws {
    let screen = Screen(0) { id in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.red.frame(height: 20).containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
        .id(id)
      }
    }
    for id in 1...200 {
      screen.set(id)
      screen.step()
    }
    let scroll = try #require(screen.scroll)
    #expect(scroll.followers.count <= 2)
    #expect(scroll.targetLayouts.count <= 2)
    #expect(scroll.relativeFrames.count <= 128)
    screen.graph.send(.resize(CGSize(width: 80, height: 100)))
    screen.step()
    #expect(scroll.relativeFrames.count <= 10)
  }
}
