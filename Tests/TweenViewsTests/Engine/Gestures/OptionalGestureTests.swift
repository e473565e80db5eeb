import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// `Optional` is a `Gesture` where its `Wrapped` is one:
/// https://developer.apple.com/documentation/swift/optional#conforms-to
@Suite @MainActor struct OptionalGestureTests {
  /// Taps of a view in a view that takes taps, too.
  private func nested() -> (Screen<Bool>, Log<String>) {
    let log = Log<String>()
    let screen = Screen(false) { isOn in
      Color.red
        .gesture(isOn ? TapGesture().onEnded { log("inner") } : nil)
        .onTapGesture { log("outer") }
    }
    return (screen, log)
  }

  @Test func `a missing gesture leaves taps to the views around it`() {
    let (screen, log) = nested()
    screen.tap(50, 50)
    #expect(log.entries == ["outer"])
  }

  @Test func `a gesture that has appeared takes taps, and none once it is gone again`() {
    let (screen, log) = nested()
    screen.set(true)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == ["inner"])
    screen.set(false)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a missing gesture of high priority leaves taps to views inside`() {
    let log = Log<String>()
    let screen = Screen(false) { isOn in
      Color.red
        .onTapGesture { log("inner") }
        .highPriorityGesture(isOn ? TapGesture().onEnded { log("outer") } : nil)
    }
    screen.tap(50, 50)
    screen.set(true)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a simultaneous gesture counts beside others while it is there`() {
    let log = Log<String>()
    let screen = Screen(true) { isOn in
      Color.red
        .onTapGesture { log("tap") }
        .simultaneousGesture(isOn ? TapGesture().onEnded { log("beside") } : nil)
    }
    screen.tap(50, 50)
    #expect(log.entries.sorted() == ["beside", "tap"])
    screen.set(false)
    screen.step()
    log.clear()
    screen.tap(50, 50)
    #expect(log.entries == ["tap"])
  }

  @Test func `a drag that disappears during a press stops, and its state is reset`() {
    struct Dragged: View {
      var isOn: Bool
      let log: Log<String>
      @GestureState private var isHeld = false
      var body: some View {
        Color.red
          .gesture(
            isOn
              ? DragGesture(minimumDistance: 0)
                .updating($isHeld) { _, held, _ in held = true }
                .onChanged { log("\(Int($0.translation.width))") }
                .onEnded { _ in log("ended") }
              : nil
          )
          .onChange(of: isHeld) { _, now in log(now ? "held" : "free") }
      }
    }
    let log = Log<String>()
    let screen = Screen(true) { isOn in Dragged(isOn: isOn, log: log) }
    screen.pointer(.down, 10, 10)
    screen.step()
    screen.pointer(.move, 30, 10)
    screen.step()
    screen.set(false)
    screen.step()
    screen.pointer(.move, 50, 10)
    screen.step()
    screen.pointer(.up, 50, 10)
    screen.step()
    #expect(log.entries.contains("20"))
    #expect(!log.entries.contains("40") && !log.entries.contains("ended"))
    #expect(log.entries.filter { $0 == "held" || $0 == "free" } == ["held", "free"])
  }

  @Test func `a drag that appears during a press begins with the next one`() {
    let log = Log<Int>()
    let screen = Screen(false) { isOn in
      Color.red.gesture(
        isOn
          ? DragGesture(minimumDistance: 0).onChanged { log(Int($0.translation.width)) } : nil)
    }
    screen.pointer(.down, 10, 10)
    screen.step()
    screen.set(true)
    screen.step()
    screen.pointer(.move, 30, 10)
    screen.step()
    screen.pointer(.up, 30, 10)
    screen.step()
    #expect(log.entries.isEmpty)
    screen.pointer(.down, 10, 10)
    screen.step()
    screen.pointer(.move, 15, 10)
    screen.step()
    screen.pointer(.up, 15, 10)
    #expect(log.entries.last == 5)
  }
}
