import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

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

/// Numbers that are held by an object: it is the same whatever it holds.
private final class Shelf: RandomAccessCollection {
  var numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  subscript(index: Int) -> Int { numbers[index] }
}

@Suite("A lazy stack of very many rows") @MainActor struct VastListTests {
  @Test("sees what an object that holds its rows has come to hold")
  func sharedData() throws {
    let shelf = Shelf(Array(0..<5_000))
    let screen = Screen(0) { _ in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(shelf, id: \.self) { Keeper(number: $0) } }
      }
    }
    #expect(screen.scroll?.contentSize.height == 100_000)
    shelf.numbers.append(5_000)
    screen.set(1)
    screen.step()
    #expect(screen.scroll?.contentSize.height == 100_020)
    shelf.numbers.remove(at: 4_000)
    shelf.numbers.remove(at: 0)
    screen.set(2)
    screen.step()
    #expect(screen.scroll?.contentSize.height == 99_980)
    let white = Color(white: 0.25).resolve(in: EnvironmentValues())
    #expect(screen.colors.allSatisfy { $0 == white })
  }

  @Test("keeps rows with their elements when these are shuffled, moved or all replaced")
  func moves() {
    let screen = Screen(Array(0..<3_000)) { numbers in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Keeper(number: $0) } }
      }
    }
    let white = Color(white: 0.25).resolve(in: EnvironmentValues())
    let random = SeededGenerator(seed: 3)
    var numbers = Array(0..<3_000)
    for step in 0..<20 {
      switch step % 5 {
      case 0:
        for index in numbers.indices.reversed() where index > 0 {
          numbers.swapAt(index, Int(random.next() % UInt64(index + 1)))
        }
      case 1: numbers.insert(numbers.remove(at: 2_000), at: 1)
      case 2: numbers = numbers.map { $0 + 10_000 }
      case 3: numbers.removeFirst(3)
      default: numbers.insert(-step, at: 2)
      }
      screen.set(numbers)
      screen.step()
      #expect(screen.colors.allSatisfy { $0 == white }, "step \(step)")
      #expect(screen.scroll?.contentSize.height == CGFloat(numbers.count) * 20)
    }
  }

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

  @Test("shows both rows of one id, and says so once")
  func duplicates() {
    let log = Log<Int>()
    let numbers = [0, 1, 2, 2, 3] + (4..<Self.count)
    let screen = Screen(entries(log, numbers)) { list($0) }
    screen.settle()
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("the id 2 occurs more than once") == true)
    #expect(screen.scroll?.contentSize.height == CGFloat(Self.count + 1) * 20)
    let tops = screen.fills.map(\.shownRect.minY)
    #expect(tops.count > 5)
    #expect(tops == tops.indices.map { CGFloat($0) * 20 })
  }

  @Test("fades in a row that has come, and none that only moved into view")
  func newcomers() {
    var numbers = Array(0..<5_000)
    let screen = Screen(numbers) { numbers in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { _ in Color.red.frame(height: 20) }
        }
      }
      .scrollIndicators(.hidden)
    }
    numbers.insert(numbers.remove(at: 4_000), at: 1)
    screen.change(numbers, .linear(duration: 1))
    screen.step(30)
    #expect(screen.fills.count > 4)
    #expect(screen.fills.allSatisfy { $0.opacity == 1 })
    screen.settle()
    numbers.insert(-1, at: 2)
    numbers.insert(numbers.remove(at: 3_000), at: 4)
    screen.change(numbers, .linear(duration: 1))
    screen.step(30)
    #expect(screen.fills.count { $0.opacity < 1 } == 1)
  }

  @Test func `fades in rows that have come far from each other in one change`() {
    var numbers = Array(0..<5_000)
    let screen = Screen(numbers) { numbers in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { _ in Color.red.frame(height: 0.25) }
        }
      }
      .scrollIndicators(.hidden)
    }
    // 400 rows are in view.
    numbers.reverse()
    numbers.insert(-1, at: 1)
    numbers.insert(-2, at: 390)
    screen.change(numbers, .linear(duration: 1))
    screen.step(30)
    #expect(screen.fills.count > 390)
    #expect(screen.fills.count { $0.opacity < 1 } == 2)
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
