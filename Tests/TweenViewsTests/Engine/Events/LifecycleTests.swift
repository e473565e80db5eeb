import Foundation
import TweenCombine
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Lifecycle") @MainActor struct LifecycleTests {
  @Test("onChange tells old and new values in pairs, as the vector says")
  func onChange() throws {
    let vector = try #require(
      Vector.all("lifecycle").first { $0.input["onChange(of:initial:true)"] != nil })
    let log = Log<[Int]>()
    let screen = Screen(0) { value in
      Color.red.onChange(of: value, initial: true) { log([$0, $1]) }
    }
    screen.set(1)
    screen.step()
    screen.set(2)
    screen.step()
    #expect(log.entries == vector.expected as? [[Int]])
  }

  @Test("onChange is quiet at first and for equal values")
  func onChangeQuiet() {
    let log = Log<Int>()
    let screen = Screen(0) { value in
      Color.red.onChange(of: value / 2) { log(value) }
    }
    screen.set(1)
    screen.step()
    #expect(log.entries.isEmpty)
    screen.set(2)
    screen.step()
    #expect(log.entries == [2])
  }

  @Test("onChange that changes its own value ends with a warning, not in a hang")
  func onChangeLoop() {
    struct Loop: View {
      @State private var count = 0
      var body: some View {
        Color.red.onChange(of: count) { count += 1 }.onTapGesture { count += 1 }
      }
    }
    let screen = Screen(()) { Loop() }
    screen.tap(50, 50)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("multiple times per frame") == true)
  }

  @Test("onAppear and onDisappear come once each, and state written there shows in that frame")
  func appearance() {
    struct Appearing: View {
      let log: Log<String>
      @State private var width = 0.0
      var body: some View {
        Bar(start: 0, end: width).fill(.red)
          .onAppear {
            log("appear")
            width = 30
          }
          .onDisappear { log("disappear") }
      }
    }
    let log = Log<String>()
    let screen = Screen(false) { isShown in ZStack { if isShown { Appearing(log: log) } } }
    screen.set(true)
    screen.step()
    #expect(log.entries == ["appear"])
    #expect(screen.rect(.red)?.width == 30)
    screen.step(3)
    screen.set(false)
    screen.step()
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test("onReceive passes on what a publisher sends, until the view goes")
  func onReceive() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Color.red.onReceive(subject) { log($0) } } }
    }
    subject.send(1)
    subject.send(2)
    screen.set(false)
    screen.step(2)
    subject.send(3)
    #expect(log.entries == [1, 2])
  }

  @Test("onReceive goes on with a publisher that is made anew and is the same")
  func onReceiveOfTheSame() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log<Int>()
    let screen = Screen(0) { _ in
      Color.red.onReceive(subject.receive(on: ImmediateScheduler.shared)) { log($0) }
    }
    screen.set(1)
    screen.step()
    #expect(log.entries == [1])
    // Two names of the main queue are one, also where each is an object.
    #expect(valuesAreEqual(DispatchQueue.main, DispatchQueue.main))
    #expect(!valuesAreEqual(DispatchQueue.main, DispatchQueue(label: "another")))
  }

  @Test("task starts with its view and is cancelled when that goes")
  func task() async {
    let log = Log<String>()
    let screen = Screen(true) { isShown in
      ZStack {
        if isShown {
          Color.red.task { @MainActor in
            log("start")
            while !Task.isCancelled { await Task.yield() }
            log("cancelled")
          }
        }
      }
    }
    await eventually { log.entries == ["start"] }
    #expect(log.entries == ["start"])
    screen.set(false)
    screen.step(2)
    await eventually { log.entries.count == 2 }
    #expect(log.entries == ["start", "cancelled"])
  }

  @Test("task with an id starts anew when that changes")
  func taskID() async {
    let log = Log<String>()
    let screen = Screen(1) { id in
      Color.red.task(id: id) { @MainActor in
        log("start \(id)")
        while !Task.isCancelled { await Task.yield() }
        log("cancelled \(id)")
      }
    }
    await eventually { log.entries.count == 1 }
    screen.set(2)
    screen.step()
    await eventually { log.entries.count == 3 }
    #expect(log.entries.first == "start 1")
    #expect(Set(log.entries) == ["start 1", "cancelled 1", "start 2"])
    screen.graph.root?.destroy()
    screen.step()
    await eventually { log.entries.count == 4 }
    #expect(log.entries.last == "cancelled 2")
  }

  @Test("the stage's clock ticks on its grid, and the graph wakes for it")
  func clock() {
    struct Ticking: View {
      @Environment(\.stageClock) private var clock
      @State private var ticker: AnyCancellable?
      @State private var count = 0.0
      var body: some View {
        Bar(start: 0, end: count).fill(.red)
          .onAppear { ticker = clock.schedule(every: 0.5) { count += 1 } }
          .onTapGesture { ticker = nil }
      }
    }
    let screen = Screen(()) { Ticking() }
    #expect(screen.graph.nextWork == .wake(StageTime(seconds: 0.5)))
    screen.step(29)
    #expect(screen.rect(.red)?.width ?? 0 == 0)
    screen.step()
    #expect(screen.rect(.red)?.width == 1)
    screen.step(60)
    #expect(screen.rect(.red)?.width == 3)
    screen.tap(1, 50)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("where nothing moves nothing is laid out, evaluated or drawn, and the graph is idle")
  func idle() {
    let screen = Screen(0) { value in
      VStack {
        ForEach(0..<20) { index in
          HStack {
            Text("Row \(index)")
            Color.red.opacity(Double(value))
          }
        }
      }
    }
    screen.step()
    let list = screen.graph.displayList
    #expect(screen.graph.nextWork == .idle)
    for _ in 0..<10 {
      screen.step()
      #expect(screen.graph.report == ViewGraph.Report())
      #expect(screen.graph.displayList == list)
      #expect(screen.graph.nextWork == .idle)
    }
  }

  @Test("where one view moves one item is drawn anew, and nothing laid out or evaluated")
  func oneMoves() {
    let screen = Screen(0.0) { end in
      VStack {
        ForEach(0..<20) { index in Color.blue }
        Bar(start: 0, end: end).fill(.red)
      }
    }
    screen.change(50, .linear(duration: 1))
    screen.step()
    for _ in 0..<30 {
      screen.step()
      #expect(screen.graph.report.bodyEvaluations == 0)
      #expect(screen.graph.report.layoutCalls == 0)
      #expect(screen.graph.report.itemsRefreshed == 1)
      #expect(screen.graph.report.animatorsMoved == 1)
    }
  }
}
