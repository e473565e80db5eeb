import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenViews

/// An element that counts how often it is asked for its id.
private struct Entry: Identifiable {
  var number: Int
  let log: Log<Int>
  var id: Int {
    log(number)
    return number
  }
}

/// A row that keeps the number it came with.
private struct Keeper: View {
  let number: Int
  @State private var first: Int
  init(number: Int) {
    self.number = number
    _first = State(initialValue: number)
  }
  var body: some View {
    Color(white: first == number ? 0.25 : 0.75).frame(height: 20)
  }
}

@Suite("A lazy stack of very many rows") @MainActor struct VastListTests {
  private static let count = 100_000

  private func entries(_ log: Log<Int>, _ numbers: some Sequence<Int>) -> [Entry] {
    numbers.map { Entry(number: $0, log: log) }
  }

  private func list(_ entries: [Entry]) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(entries) { Keeper(number: $0.number) } }
    }
  }

  @Test("asks those in view for their ids, at first, in each scroll and in an update")
  func asksFew() throws {
    let log = Log<Int>()
    let entries = entries(log, 0..<Self.count)
    let screen = Screen(0) { _ in list(entries) }
    #expect(log.entries.count < 100)
    #expect(screen.scroll?.contentSize.height == CGFloat(Self.count) * 20)
    log.clear()
    screen.wheel(0, -1_000_000)
    screen.step()
    #expect(log.entries.count < 100)
    #expect(log.entries.contains(50_002))
    log.clear()
    screen.set(1)
    screen.step()
    #expect(log.entries.count < 100)
    #expect(screen.warnings.isEmpty)
  }

  @Test("keeps the state and the place of rows when others come and go around them")
  func changes() throws {
    let log = Log<Int>()
    let screen = Screen(entries(log, 0..<Self.count)) { list($0) }
    screen.wheel(0, -200)
    screen.step()
    screen.set(entries(log, 0..<Self.count + 10))
    screen.step()
    #expect(screen.scroll?.contentSize.height == CGFloat(Self.count + 10) * 20)
    screen.set(entries(log, -3..<Self.count + 10))
    screen.step()
    screen.set(entries(log, (-3..<Self.count).filter { $0 != 12 }))
    screen.step()
    screen.settle()
    #expect(screen.scroll?.contentSize.height == CGFloat(Self.count + 2) * 20)
    // A row of another number would have taken over a state that is not its own.
    let kept = Color(white: 0.25).resolve(in: EnvironmentValues())
    #expect(screen.colors.allSatisfy { $0 == kept })
    #expect(screen.warnings.isEmpty)
  }

  @Test("shows the first of two rows of one id, and says so once")
  func duplicates() {
    let log = Log<Int>()
    let numbers = [0, 1, 2, 2, 3] + (4..<Self.count)
    let screen = Screen(entries(log, numbers)) { list($0) }
    screen.settle()
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("the id 2 occurs more than once") == true)
    #expect(screen.scroll?.contentSize.height == CGFloat(Self.count) * 20)
    let tops = screen.fills.map(\.shownRect.minY)
    #expect(tops == tops.indices.map { CGFloat($0) * 20 })
  }

  @Test("finds a row by its id, wherever it is")
  func finds() throws {
    let screen = Screen(0) { target in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<Self.count, id: \.self) { Keeper(number: $0) }
          }
        }
        .onChange(of: target) { proxy.scrollTo(target, anchor: .top) }
      }
    }
    screen.set(77_777)
    screen.step()
    screen.settle()
    #expect(screen.scroll?.offset.y == CGFloat(77_777 * 20))
  }
}
