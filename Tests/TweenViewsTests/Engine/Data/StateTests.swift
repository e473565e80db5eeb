import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Where a test keeps what it writes through.
@MainActor private final class Handle {
  var write: (Int) -> Void = { _ in }
  var read: () -> Int = { 0 }
}

private struct Stateful: View {
  let handle: Handle
  let log: Log<Int>
  @State private var value = 0
  var body: some View {
    let _ = log(value)
    Color.red.onAppear {
      handle.write = { value = $0 }
      handle.read = { value }
    }
  }
}

@Suite("State") @MainActor struct StateTests {
  @Test("that changes evaluates its readers once, in the coming frame")
  func evaluatesReaders() {
    let handle = Handle()
    let log = Log<Int>()
    let screen = Screen(()) { Stateful(handle: handle, log: log) }
    handle.write(1)
    #expect(log.entries == [0])
    #expect(handle.read() == 1)
    screen.step()
    #expect(log.entries == [0, 1])
  }

  @Test("written several times in one event is one update with the last value")
  func batched() {
    let handle = Handle()
    let log = Log<Int>()
    let screen = Screen(()) { Stateful(handle: handle, log: log) }
    for value in 1...5 { handle.write(value) }
    screen.step()
    #expect(log.entries == [0, 5])
    #expect(screen.graph.report.bodyEvaluations == 1)
  }

  @Test("written with its own value does nothing")
  func equalWrite() {
    let handle = Handle()
    let log = Log<Int>()
    let screen = Screen(()) { Stateful(handle: handle, log: log) }
    screen.step()
    handle.write(0)
    #expect(screen.graph.nextWork == .idle)
    screen.step()
    #expect(screen.graph.report.bodyEvaluations == 0)
    #expect(log.entries == [0])
  }

  @Test("that no body reads evaluates nothing")
  func unread() {
    struct Unread: View {
      let handle: Handle
      @State private var value = 0
      var body: some View {
        Color.red.onAppear {
          handle.write = { value = $0 }
          handle.read = { value }
        }
      }
    }
    let handle = Handle()
    let screen = Screen(()) { Unread(handle: handle) }
    screen.step()
    handle.write(3)
    screen.step()
    #expect(screen.graph.report.bodyEvaluations == 0)
    #expect(handle.read() == 3)
  }

  @Test("read by thousands of views reaches each, and only while they read it")
  func manyReaders() {
    struct Row: View {
      @Binding var number: Int
      let log: Log<Int>
      var body: some View {
        let _ = log(number)
        Color.red
      }
    }
    struct Table: View {
      let handle: Handle
      let log: Log<Int>
      let count: Int
      @State private var number = 0
      var body: some View {
        ZStack { ForEach(0..<count, id: \.self) { _ in Row(number: $number, log: log) } }
          .onAppear { handle.write = { number = $0 } }
      }
    }
    let handle = Handle()
    let log = Log<Int>()
    let screen = Screen(3000) { Table(handle: handle, log: log, count: $0) }
    for value in 1...3 {
      log.clear()
      handle.write(value)
      screen.step()
      #expect(log.entries == Array(repeating: value, count: 3000))
    }
    screen.set(2)
    screen.step()
    log.clear()
    handle.write(9)
    screen.step()
    #expect(log.entries == [9, 9])
  }

  @Test("written while a body runs warns once, naming the view, and comes in the next update")
  func writtenInBody() {
    struct Careless: View {
      @State private var value = 0
      var body: some View {
        let _ = value < 3 ? (value += 1) : ()
        Bar(start: 0, end: Double(value)).fill(.red)
      }
    }
    let screen = Screen(()) { Careless() }
    screen.step(5)
    #expect(screen.rect(.red)?.width == 3)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("Careless") == true)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("of a parent does not evaluate children that came out equal")
  func equalChildren() {
    struct Child: View {
      var number: Int
      let log: Log<Int>
      var body: some View {
        let _ = log(number)
        Color.red
      }
    }
    let log = Log<Int>()
    let screen = Screen(0) { value in
      VStack {
        Child(number: 7, log: log)
        Child(number: value, log: log)
      }
    }
    #expect(log.entries == [7, 0])
    screen.set(1)
    screen.step()
    #expect(log.entries == [7, 0, 1])
  }

  @Test("reaches children through bindings, both ways, and key paths of them")
  func bindings() {
    struct Pair: Equatable {
      var first = 0
      var second = 0
    }
    struct Child: View {
      @Binding var number: Int
      var body: some View {
        Bar(start: 0, end: Double(number)).fill(.red).onTapGesture { number += 1 }
      }
    }
    struct Parent: View {
      @State private var pair = Pair(first: 10, second: 20)
      var body: some View {
        ZStack {
          Child(number: $pair.first)
          Bar(start: 50, end: 50 + Double(pair.first)).fill(.green)
        }
      }
    }
    let screen = Screen(()) { Parent() }
    #expect(screen.rect(.red)?.width == 10)
    screen.tap(5, 50)
    #expect(screen.rect(.red)?.width == 11)
    #expect(screen.rect(.green)?.width == 11)
  }
}
