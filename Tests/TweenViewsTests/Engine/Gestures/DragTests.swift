import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A drag") @MainActor struct DragTests {
  private func draggable(
    _ gesture: DragGesture = DragGesture()
  ) -> (Screen<Void>, Log<DragGesture.Value>, Log<DragGesture.Value>) {
    let changes = Log<DragGesture.Value>()
    let ends = Log<DragGesture.Value>()
    let screen = Screen(()) {
      Color.red.frame(width: 80, height: 80)
        .gesture(gesture.onChanged { changes($0) }.onEnded { ends($0) })
    }
    return (screen, changes, ends)
  }

  @Test("counts from its view, whatever what is first in it does of its own")
  func ownCoordinates() {
    let log = Log<CGFloat>()
    let screen = Screen(false) { isUp in
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).offset(y: isUp ? -60 : 0)
        Color.blue.frame(width: 20, height: 20)
      }
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { log($0.location.y) })
    }
    screen.pointer(.down, 50, 65)
    screen.step()
    screen.change(true, .linear(duration: 1))
    screen.step(10)
    screen.pointer(.move, 50, 66)
    screen.step()
    #expect(log.entries == [35, 36])
  }

  @Test("begins at 10 points and then includes them; locations are the view's own")
  func minimumDistance() throws {
    let (screen, changes, ends) = draggable()
    screen.pointer(.down, 20, 50)
    screen.step()
    screen.pointer(.move, 29, 50)
    screen.step()
    #expect(changes.entries.isEmpty)
    screen.pointer(.move, 30, 50)
    screen.step()
    let value = try #require(changes.entries.first)
    #expect(value.startLocation == CGPoint(x: 10, y: 40))
    #expect(value.location == CGPoint(x: 20, y: 40))
    #expect(value.translation == CGSize(width: 10, height: 0))
    // Once passed it stays passed.
    screen.pointer(.move, 21, 50)
    screen.step()
    #expect(changes.entries.last?.translation == CGSize(width: 1, height: 0))
    screen.pointer(.up, 21, 50)
    screen.step()
    #expect(ends.entries.count == 1)
  }

  @Test("that is let go before its distance fails")
  func tooShort() {
    let (screen, changes, ends) = draggable()
    screen.pointer(.down, 20, 50)
    screen.pointer(.move, 25, 50)
    screen.pointer(.up, 25, 50)
    screen.step()
    #expect(changes.entries.isEmpty)
    #expect(ends.entries.isEmpty)
  }

  @Test("without a minimum begins with the press and ends with it")
  func withoutMinimum() {
    let (screen, changes, ends) = draggable(DragGesture(minimumDistance: 0))
    screen.pointer(.down, 20, 50)
    screen.step()
    #expect(changes.entries.map(\.translation) == [.zero])
    screen.pointer(.up, 20, 50)
    screen.step()
    #expect(ends.entries.map(\.translation) == [.zero])
  }

  @Test("tells global locations on request")
  func global() {
    let (screen, changes, _) = draggable(
      DragGesture(minimumDistance: 0, coordinateSpace: .global))
    screen.pointer(.down, 20, 50)
    screen.step()
    #expect(changes.entries.first?.startLocation == CGPoint(x: 20, y: 50))
  }

  @Test("at an even pace tells that pace, and where it leads in a quarter of a second")
  func velocity() throws {
    let (screen, changes, ends) = draggable()
    screen.pointer(.down, 20, 50)
    screen.step()
    for index in 1...6 {
      screen.pointer(.move, 20 + CGFloat(index) * 5, 50 - CGFloat(index))
      screen.step()
    }
    screen.pointer(.up, 55, 43)
    screen.step()
    for value in [changes.entries.last, ends.entries.last] {
      let value = try #require(value)
      #expect(abs(value.velocity.width - 300) < 1e-6)
      #expect(abs(value.velocity.height + 60) < 1e-6)
      #expect(abs(value.predictedEndLocation.x - value.location.x - 75) < 1e-6)
      #expect(abs(value.predictedEndTranslation.height - value.translation.height + 15) < 1e-6)
    }
    #expect(
      abs(try #require(ends.entries.last).time.timeIntervalSinceReferenceDate - 8.0 / 60) < 1e-9)
  }

  @Test("predicts its end as the vectors say")
  func vectors() throws {
    for vector in Vector.all("gesture") {
      guard let drag = vector.input["drag"] as? [String: [Double]],
        let expected = vector.expected as? [Double], let location = drag["location"]
      else { continue }
      if let velocity = drag["velocity"], let start = drag["start"] {
        let value = DragGesture.Value(
          time: Date(timeIntervalSinceReferenceDate: 0),
          location: CGPoint(x: location[0], y: location[1]),
          startLocation: CGPoint(x: start[0], y: start[1]),
          velocity: CGSize(width: velocity[0], height: velocity[1]))
        #expect(
          value.predictedEndTranslation == CGSize(width: expected[0], height: expected[1]),
          "\(vector)")
      } else if let end = drag["predictedEndLocation"] {
        let value = DragGesture.Value(
          time: Date(timeIntervalSinceReferenceDate: 0),
          location: CGPoint(x: location[0], y: location[1]), startLocation: .zero,
          velocity: CGSize(width: expected[0], height: expected[1]))
        #expect(value.predictedEndLocation == CGPoint(x: end[0], y: end[1]), "\(vector)")
      }
    }
  }

  @Test("takes the press from a tap inside once it begins")
  func beatsTap() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack { Color.red.onTapGesture { log("tap") } }
        .gesture(DragGesture().onEnded { _ in log("drag") })
    }
    screen.tap(50, 50)
    screen.pointer(.down, 50, 50)
    screen.step()
    screen.pointer(.move, 65, 50)
    screen.step()
    screen.pointer(.up, 65, 50)
    screen.step()
    #expect(log.entries == ["tap", "drag"])
  }

  @Test("that is taken away fails: nothing ends")
  func cancelled() {
    let (screen, changes, ends) = draggable(DragGesture(minimumDistance: 0))
    screen.pointer(.down, 20, 50)
    screen.step()
    screen.pointer(.cancel, 20, 50)
    screen.step()
    #expect(changes.entries.count == 1)
    #expect(ends.entries.isEmpty)
  }

  private struct Knob: View {
    @GestureState var shift = CGSize.zero
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(shift)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($shift) { value, state, _ in state = value.translation })
    }
  }

  @Test("holds a gesture state, which goes back when it ends")
  func gestureState() {
    let screen = Screen(()) { Knob() }
    screen.pointer(.down, 50, 50)
    screen.step()
    screen.pointer(.move, 60, 50)
    screen.step()
    #expect(screen.rect(.red)?.midX == 60)
    screen.pointer(.up, 60, 50)
    screen.step()
    #expect(screen.rect(.red)?.midX == 50)
  }

  @Test("gives its state back when it is taken away")
  func gestureStateFailure() {
    let screen = Screen(()) { Knob() }
    screen.pointer(.down, 50, 50)
    screen.pointer(.move, 60, 50)
    screen.step()
    #expect(screen.rect(.red)?.midX == 60)
    screen.pointer(.cancel, 60, 50)
    screen.step()
    #expect(screen.rect(.red)?.midX == 50)
  }

  private struct Removable: View {
    let isShown: Bool
    @GestureState(
      wrappedValue: 0,
      reset: { value, transaction in
        transaction.animation = nil
      }) private var held
    var body: some View {
      ZStack {
        Bar(start: 0, end: Double(held)).fill(.green).frame(height: 5)
        if isShown {
          Color.red.frame(width: 20, height: 20).transition(.identity)
            .gesture(
              DragGesture(minimumDistance: 0).updating($held) { _, state, _ in state = 40 })
        }
      }
    }
  }

  @Test("gives its state back when its view goes")
  func gestureStateRemoval() {
    let screen = Screen(true) { Removable(isShown: $0) }
    screen.pointer(.down, 50, 50)
    screen.step()
    #expect(screen.rect(.green)?.width == 40)
    screen.set(false)
    screen.step(2)
    #expect((screen.rect(.green)?.width ?? 0) == 0)
    screen.pointer(.up, 50, 50)
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("resets its state by the reset transaction's animation, from where it is")
  func animatedReset() throws {
    struct Springy: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var shift: CGSize? = nil
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(shift ?? .zero)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .updating($shift) { value, state, _ in state = value.translation })
      }
    }
    let screen = Screen(()) { Springy() }
    screen.pointer(.down, 50, 50)
    screen.step()
    screen.pointer(.move, 70, 50)
    screen.step()
    screen.pointer(.up, 70, 50)
    screen.step()
    #expect(abs(try #require(screen.rect(.red)).midX - 70) < 1e-9)
    // It goes on from what the drag itself animates, so it is a frame ahead of a fresh one.
    screen.step(30)
    #expect(abs(try #require(screen.rect(.red)).midX - 60) < 1e-9)
  }
}
