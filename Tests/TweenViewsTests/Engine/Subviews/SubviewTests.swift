import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Two views without anything around them.
private struct Pair: View {
  var body: some View {
    Color.red
    Color.green
  }
}

/// Counts the taps on what it wraps in state, and shows them as opacity 1/(1 + taps).
private struct Card<Content: View>: View {
  let content: Content
  @State private var taps = 0
  var body: some View {
    ZStack { content }.opacity(1 / Double(1 + taps)).onTapGesture { taps += 1 }
  }
}

/// A view that tells when it comes and goes.
private struct Teller: View {
  let name: String
  let log: Log<String>
  var color = Color.red
  var body: some View {
    color.frame(width: 10, height: 10).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }
}

@Suite("Subviews") @MainActor struct SubviewTests {
  private func count<Content: View>(_ content: Content) -> Int {
    let log = Log<Int>()
    _ = Screen(()) {
      ZStack {
        Group(subviews: content) { subviews in
          let _ = log(subviews.count)
          ForEach(subviews) { $0 }
        }
      }
    }
    return log.entries.last ?? -1
  }

  @Test("are what lists of any kind are made of")
  func counts() {
    #expect(count(Color.red) == 1)
    #expect(count(EmptyView()) == 0)
    #expect(count(Optional<Color>.none) == 0)
    #expect(count(Optional(Color.red)) == 1)
    #expect(
      count(
        Group {
          Color.red; Color.red; Color.red
        }) == 3)
    #expect(count(ForEach(0..<4) { _ in Color.red }) == 4)
    #expect(count(AnyView(ForEach(0..<2) { _ in Color.red })) == 2)
    #expect(count(Pair()) == 2)
    #expect(count(ForEach(0..<3) { _ in Pair() }) == 6)
    #expect(count(VStack { Pair() }) == 1)
    #expect(count(ForEach(0..<4) { _ in Color.red }.padding()) == 4)
    #expect(
      count(
        Section {
          Color.red; Color.red
        } header: {
          Color.red
        } footer: {
          Pair()
        }) == 5)
  }

  @Test("resolve again to themselves, in order, and show what they showed")
  func again() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Group(
          subviews: Group(
            subviews: Group {
              Color.red
              ForEach(0..<2) { Color(white: Double($0) / 2) }
            }
          ) { subviews in
            subviews[1...]
            subviews[0]
          }
        ) { subviews in
          ForEach(subviews) { $0.frame(width: 10) }
          Color.blue.frame(width: CGFloat(subviews.count))
        }
      }
    }
    #expect(screen.warnings.isEmpty)
    #expect(screen.fills.map(\.shownRect.width) == [10, 10, 10, 3])
    let resolved = [Color(white: 0), Color(white: 0.5), .red, .blue]
      .map { $0.resolve(in: EnvironmentValues()) }
    #expect(screen.colors == resolved)
  }

  @Test("that are not placed are not shown, and no action of theirs runs")
  func unplaced() {
    let log = Log<String>()
    let screen = Screen(true) { isFirst in
      ZStack {
        Group(
          subviews: Group {
            Teller(name: "a", log: log)
            Teller(name: "b", log: log, color: .green)
            ForEach(0..<3) { Teller(name: "\($0)", log: log, color: .blue) }
          }
        ) { subviews in
          if isFirst { subviews.first } else { subviews[3...] }
        }
      }
    }
    #expect(log.entries == ["+a"])
    #expect(screen.fills.count == 1)
    screen.set(false)
    screen.step(2)
    #expect(log.entries.sorted() == ["+1", "+2", "+a", "-a"])
    #expect(screen.fills.count == 2)
  }

  @Test("keep the state of what is around them by their ids", arguments: [true, false])
  func stateOfWrappers(isStatic: Bool) {
    let screen = Screen([0, 1, 2]) { ids in
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            if isStatic {
              ForEach(ids, id: \.self) { _ in Color.red }
            } else {
              ForEach(ids, id: \.self) { id in if id >= 0 { Color.red } }
            }
            Color.green
          }
        ) { Card(content: $0) }
      }
    }
    #expect(screen.fills.count == 4)
    screen.tap(30, 50)
    screen.tap(80, 50)
    #expect(screen.fills.map(\.opacity) == [1, 0.5, 1, 0.5])
    screen.set([5, 2, 1, 0])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [1, 1, 0.5, 1, 0.5])
    screen.set([1])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [0.5, 0.5])
    screen.set([])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [0.5])
    screen.set([1])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [1, 0.5])
    #expect(screen.warnings.isEmpty)
  }

  @Test("of a ForEach are made when they are placed, and let go of after")
  func onDemand() {
    let log = Log<Int>()
    let counts = Log<Int>()
    let screen = Screen(2) { most in
      ZStack {
        Group(
          subviews: ForEach(0..<1_000, id: \.self) { index in
            let _ = log(index)
            Color.red.frame(width: CGFloat(index))
          }
        ) { subviews in
          let _ = counts(subviews.count)
          subviews[900..<900 + most]
        }
      }
    }
    #expect(counts.entries == [1_000])
    #expect(log.entries == [900, 901])
    #expect(screen.fills.map(\.shownRect.width) == [900, 901])
    screen.set(1)
    screen.step(2)
    #expect(screen.fills.count == 1)
    log.clear()
    screen.set(2)
    screen.step(2)
    #expect(screen.fills.count == 2)
    #expect(log.entries.sorted() == [900, 901])
  }

  @Test("placed twice are two views, each with its own state")
  func twice() {
    let screen = Screen(true) { isBoth in
      HStack(spacing: 0) {
        Group(subviews: ForEach(0..<2, id: \.self) { _ in Card(content: Color.red) }) { subviews in
          subviews[1]
          if isBoth { subviews[1] }
          subviews[0]
        }
      }
    }
    #expect(screen.fills.count == 3)
    screen.tap(50, 50)
    #expect(screen.fills.map(\.opacity) == [1, 0.5, 1])
    screen.set(false)
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [1, 1])
    screen.set(true)
    screen.step(2)
    #expect(screen.fills.count == 3)
    #expect(screen.warnings.isEmpty)
  }

  @Test("leave by the transition of what is around them, and come back while they do")
  func transitions() throws {
    let screen = Screen([0, 1]) { ids in
      HStack(spacing: 0) {
        ForEach(subviews: ForEach(ids, id: \.self) { Color(white: Double($0) / 2) }) { subview in
          ZStack { subview }.transition(.opacity)
        }
      }
    }
    screen.change([1], .linear(duration: 1))
    screen.step(31)
    #expect(screen.fills.count == 2)
    #expect(abs((screen.fills.map(\.opacity).min() ?? 0) - 0.5) < 0.01)
    screen.change([0, 1], .linear(duration: 1))
    screen.settle()
    #expect(screen.fills.map(\.opacity) == [1, 1])
    screen.change([1], .linear(duration: 0.1))
    screen.settle()
    #expect(screen.fills.count == 1)
    screen.change([], .linear(duration: 0.1))
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("that come back while they leave show what they are now", arguments: [true, false])
  func comingBack(isStatic: Bool) {
    struct Row: Hashable {
      var id: Int
      var width: CGFloat
    }
    let screen = Screen([Row(id: 0, width: 10), Row(id: 1, width: 10)]) { rows in
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            if isStatic {
              ForEach(rows, id: \.id) { Color.red.frame(width: $0.width) }
            } else {
              ForEach(rows, id: \.id) { row in if row.id >= 0 { Color.red.frame(width: row.width) }
              }
            }
          }
        ) { Card(content: $0) }
      }
    }
    screen.change([Row(id: 1, width: 10)], .linear(duration: 1))
    screen.step(20)
    #expect(screen.fills.count == 2)
    screen.change([Row(id: 0, width: 30), Row(id: 1, width: 10)], .linear(duration: 0.1))
    screen.settle()
    #expect(screen.fills.map(\.shownRect.width) == [30, 10])
    #expect(screen.fills.map(\.opacity) == [1, 1])
    screen.set([Row(id: 0, width: 40), Row(id: 1, width: 20)])
    screen.step()
    #expect(screen.fills.map(\.shownRect.width) == [40, 20])
    screen.change([], .linear(duration: 0.1))
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("take their own transition where they stand by themselves")
  func ownTransition() {
    let screen = Screen(true) { isShown in
      HStack(spacing: 0) {
        ForEach(subviews: Group { if isShown { Color.red.transition(.offset(x: 40)) } }) { $0 }
        Color.green.frame(width: 10)
      }
    }
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(abs((screen.rect(.red)?.minX ?? 0) - 20) < 1)
    screen.settle()
    #expect(screen.fills.count == 1)
  }

  @Test("tell what is said of them, stronger than what is said of where they stand")
  func traits() {
    let screen = Screen(()) {
      ZStack {
        Group(
          subviews: Group {
            Color.red.zIndex(5)
            Color.green
            Color.blue.zIndex(3)
          }
        ) { subviews in
          subviews[0].zIndex(1)
          subviews[1]
          subviews[2].zIndex(9)
        }
      }
    }
    let resolved = [Color.green, .blue, .red].map { $0.resolve(in: EnvironmentValues()) }
    #expect(screen.colors == resolved)
  }

  @Test("follow a list that changes within, and others are not evaluated anew")
  func changesWithin() {
    let log = Log<String>()
    let screen = Screen(()) {
      VStack(spacing: 0) {
        ForEach(subviews: Toggles()) { subview in
          let _ = log("row")
          ZStack { subview }
        }
      }
    }
    #expect(screen.fills.count == 2)
    log.clear()
    screen.tap(50, 75)
    screen.step(2)
    #expect(screen.fills.count == 3)
    #expect(log.entries.count == 3)
    log.clear()
    // Only the inside of an element changes.
    screen.tap(50, 10)
    screen.step(2)
    #expect(log.entries.isEmpty)
    #expect(screen.fills.first?.opacity == 0.5)
  }
}

/// Its first view has state within; a tap on its second adds a third.
private struct Toggles: View {
  @State private var isOn = false
  var body: some View {
    Card(content: Color.red)
    Color.green.onTapGesture { isOn.toggle() }
    if isOn { Color.blue }
  }
}
