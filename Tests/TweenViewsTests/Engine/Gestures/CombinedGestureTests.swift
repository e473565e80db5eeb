import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Presses for a while, then drags.
private struct PressAndDrag: View {
  let log: Log<String>
  @GestureState private var state = "idle"

  var body: some View {
    Color.red
      .gesture(
        LongPressGesture(minimumDuration: 0.5)
          .sequenced(before: DragGesture())
          .updating($state) { value, state, _ in
            switch value {
            case .first(true): state = "pressing"
            case .second(true, let drag):
              state = "dragging \(drag?.translation.width ?? -1)"
            default: state = "?"
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            log("ended \(drag.translation.width)")
          }
      )
      .onChange(of: state, initial: true) { log(state) }
  }
}

@Suite("Combined gestures") @MainActor struct CombinedGestureTests {
  @Test("in sequence: the second begins where the press is when the first has ended")
  func sequence() {
    let log = Log<String>()
    let screen = Screen(()) { PressAndDrag(log: log) }
    screen.pointer(.down, 20, 20)
    screen.step()
    #expect(log.entries == ["idle", "pressing"])
    screen.step(32)
    #expect(log.entries == ["idle", "pressing", "dragging -1.0"])
    screen.pointer(.move, 35, 20)
    screen.step()
    screen.pointer(.up, 35, 20)
    screen.step(2)
    #expect(
      log.entries
        == ["idle", "pressing", "dragging -1.0", "dragging 15.0", "ended 15.0", "idle"])
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("in sequence fail with the first")
  func sequenceFails() {
    let log = Log<String>()
    let screen = Screen(()) { PressAndDrag(log: log) }
    screen.pointer(.down, 20, 20)
    screen.step(5)
    screen.pointer(.up, 20, 20)
    screen.step(60)
    #expect(log.entries == ["idle", "pressing", "idle"])
  }

  @Test("in sequence: the second begins where a press that has moved is")
  func sequenceAfterMove() {
    let log = Log<String>()
    let screen = Screen(()) { PressAndDrag(log: log) }
    screen.pointer(.down, 20, 20)
    screen.step()
    screen.pointer(.move, 23, 20)
    screen.step(40)
    #expect(log.entries == ["idle", "pressing", "dragging -1.0"])
    screen.pointer(.move, 38, 20)
    screen.step()
    screen.pointer(.up, 38, 20)
    screen.step(2)
    #expect(log.entries.dropFirst(3) == ["dragging 15.0", "ended 15.0", "idle"])
  }

  @Test("in sequence: the second waits for a press if the first ends by a release")
  func sequenceAfterRelease() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.gesture(
        TapGesture().onEnded { log("tap") }
          .sequenced(before: LongPressGesture(minimumDuration: 0.5).onEnded { _ in log("hold") })
          .onEnded { _ in log("both") })
    }
    screen.tap(10, 10)
    screen.step(60)
    #expect(log.entries == ["tap"])
    screen.pointer(.down, 10, 10)
    screen.step(60)
    screen.pointer(.up, 10, 10)
    screen.step(2)
    #expect(log.entries == ["tap", "hold", "both"])
  }

  @Test("that exclude each other: the first counts, the second if the first fails")
  func exclusive() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.gesture(
        TapGesture(count: 2).onEnded { log("double") }
          .exclusively(before: TapGesture().onEnded { log("single") })
          .onEnded { value in
            switch value {
            case .first: log("first")
            case .second: log("second")
            }
          })
    }
    screen.tap(10, 10)
    #expect(log.entries.isEmpty)
    screen.step(30)
    #expect(log.entries == ["single", "second"])
    screen.tap(10, 10)
    screen.step(5)
    screen.tap(10, 10)
    screen.step(60)
    #expect(log.entries == ["single", "second", "double", "first"])
  }

  @Test("side by side both call back, once, and the whole ends when both have")
  func simultaneous() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onEnded { _ in log("drag") }
          .simultaneously(with: TapGesture().onEnded { log("tap") })
          .onEnded { log("both \($0.first != nil) \($0.second != nil)") })
    }
    screen.tap(10, 10)
    screen.step()
    #expect(log.entries == ["drag", "tap", "both true true"])
    screen.pointer(.down, 10, 10)
    screen.step()
    screen.pointer(.move, 90, 10)
    screen.step()
    screen.pointer(.up, 90, 10)
    screen.step()
    #expect(log.entries.dropFirst(3) == ["drag", "both true false"])
  }

  @Test("of two fingers fail at once and hold nothing up")
  func twoFingers() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red
        .gesture(
          MagnifyGesture().onEnded { _ in log("magnify") }
            .simultaneously(with: RotateGesture().onEnded { _ in log("rotate") })
        )
        .onTapGesture { log("tap") }
    }
    screen.tap(10, 10)
    screen.step()
    #expect(log.entries == ["tap"])
  }
}

@Suite("A long press") @MainActor struct LongPressTests {
  @Test("tells of itself while it lasts, and ends at its duration")
  func updating() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5)
          .onChanged { log("changed \($0)") }.onEnded { log("ended \($0)") })
    }
    screen.pointer(.down, 10, 10)
    screen.step(29)
    #expect(log.entries == ["changed true"])
    screen.step(3)
    #expect(log.entries == ["changed true", "ended true"])
  }

  @Test("tells when pressing begins and ends, however it ends")
  func pressing() {
    for (frames, expected) in [
      (10, ["true", "false"]), (40, ["true", "false", "done"]),
    ] {
      let log = Log<String>()
      let screen = Screen(()) {
        Color.red.onLongPressGesture {
          log("done")
        } onPressingChanged: {
          log("\($0)")
        }
      }
      screen.pointer(.down, 10, 10)
      screen.step(frames)
      screen.pointer(.up, 10, 10)
      screen.step()
      #expect(log.entries == expected, "\(frames)")
    }
  }

  @Test("in prospect leaves a tap its chance")
  func leavesTaps() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red
        .gesture(LongPressGesture().onChanged { _ in log("press") })
        .onTapGesture { log("tap") }
    }
    screen.tap(10, 10)
    screen.step()
    #expect(log.entries == ["press", "tap"])
  }
}
