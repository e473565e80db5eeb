// Without Foundation beside it, as in most programs: `.now` and `Date()` follow the stage.
import InbetweenTesting
import SwiftUI
import Testing

/// Programs whose views move by themselves, written as for SwiftUI.
@Suite(.serialized) @MainActor struct TimeProgramTests {
  private struct Stopwatch: View {
    @State private var start = Date()
    let write: (Double) -> Void

    var body: some View {
      TimelineView(.periodic(from: .now, by: 0.5)) { context in
        let elapsed = context.date.timeIntervalSince(start)
        let _ = write(elapsed)
        Color.red.frame(width: elapsed * 10, height: 10)
      }
    }
  }

  private struct Wave: View {
    let write: (Double) -> Void
    private let start = Date.now

    var body: some View {
      TimelineView(.animation) { timeline in
        let time = start.distance(to: timeline.date)
        let _ = write(time)
        Color.blue.opacity(time)
      }
    }
  }

  private struct Hopping: View {
    struct Values {
      var scale = 1.0
      var lift: CGFloat = 0
      var angle = Angle.zero
    }

    enum Phase: CaseIterable { case small, big }

    @State private var hops = 0

    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: Values(), trigger: hops) { content, value in
            content
              .rotationEffect(value.angle)
              .scaleEffect(value.scale)
              .offset(y: value.lift)
          } keyframes: { _ in
            KeyframeTrack(\.angle) {
              CubicKeyframe(.zero, duration: 0.58)
              CubicKeyframe(.degrees(16), duration: 0.125)
              CubicKeyframe(.degrees(-16), duration: 0.125)
              CubicKeyframe(.zero, duration: 0.125)
            }
            KeyframeTrack(\.scale) {
              LinearKeyframe(1.0, duration: 0.36)
              SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
              SpringKeyframe(1.0, spring: .bouncy)
            }
            KeyframeTrack(\.lift) {
              LinearKeyframe(0, duration: 0.1)
              SpringKeyframe(20, duration: 0.15, spring: .bouncy)
              SpringKeyframe(-60, duration: 1.0, spring: .bouncy)
              SpringKeyframe(0, spring: .bouncy)
            }
          }
          .onTapGesture { hops += 1 }
        PhaseAnimator(Phase.allCases) { phase in
          Color.green.frame(width: phase == .big ? 20 : 10, height: 10)
        } animation: { phase in
          switch phase {
          case .small: .easeIn(duration: 0.3)
          case .big: .spring
          }
        }
        Color.blue.frame(width: 10, height: 10)
          .phaseAnimator([0, 1, 2], trigger: hops) { view, phase in
            view.offset(x: phase == 1 ? 5 : 0).opacity(phase == 2 ? 0.5 : 1)
          }
      }
    }
  }

  @Test func `a stopwatch that starts now is exact`() {
    var times: [Double] = []
    let tester = StageTester(Stopwatch { times.append($0) })
    tester.advance(seconds: 2)
    #expect(times == [0, 0.5, 1, 1.5, 2])
  }

  @Test func `a wave's time is the stage's`() {
    var times: [Double] = []
    let tester = StageTester(Wave { times.append($0) })
    tester.advance(seconds: 0.5)
    #expect(times.count == 31)
    for (frame, time) in times.enumerated() { #expect(abs(time - Double(frame) / 60) < 1e-9) }
  }

  @Test func `hops end where they began, and two runs are equal`() {
    func run() -> [String] {
      let tester = StageTester(Hopping())
      tester.advance(seconds: 0.5)
      let before = "\(tester.displayList.items.first.map { "\($0.content)" } ?? "")"
      tester.tap(CGPoint(x: 100, y: 90))
      var lists: [String] = []
      for _ in 0..<40 {
        tester.advance(seconds: 0.1)
        lists.append("\(tester.displayList.items.map { "\($0.content)" })")
      }
      let after = "\(tester.displayList.items.first.map { "\($0.content)" } ?? "")"
      #expect(before == after)
      #expect(Set(lists).count > 20)
      return lists
    }
    #expect(run() == run())
  }
}
