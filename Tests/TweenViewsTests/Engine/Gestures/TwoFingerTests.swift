import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite @MainActor struct TwoFingerTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test func `three notches of a wheel with control are 1.331, and end a fifth of a second later`()
  {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.gesture(
        MagnifyGesture()
          .onChanged { log("\(Int(($0.magnification * 1000).rounded()))") }
          .onEnded { log("end \(Int(($0.magnification * 1000).rounded())) \($0.startAnchor)") })
    }
    for _ in 0..<3 {
      screen.graph.send(.magnify(1.1, position: middle))
      screen.step()
    }
    #expect(log.entries == ["1100", "1210", "1331"])
    screen.step(10)
    #expect(log.entries.count == 3)
    screen.step(3)
    #expect(log.entries.last == "end 1331 \(UnitPoint.center)")
    #expect(screen.graph.nextWork == .idle)
  }

  /// The view takes part through its overlay, which is larger.
  @Test(arguments: [CGSize(width: 0, height: 40), CGSize(width: 40, height: 0), .zero])
  func `fingers on a view without a width or a height begin in the middle of it`(_ size: CGSize) {
    let log = Log<UnitPoint>()
    let screen = Screen(()) {
      Color.clear.frame(width: size.width, height: size.height)
        .overlay { Color.red.frame(width: 40, height: 40) }
        .gesture(MagnifyGesture().onChanged { log($0.startAnchor) })
    }
    screen.graph.send(.magnify(1.5, position: CGPoint(x: 60, y: 60)))
    screen.step()
    // A side of 40 reaches from 30 to 70.
    #expect(
      log.entries == [
        UnitPoint(x: size.width > 0 ? 0.75 : 0.5, y: size.height > 0 ? 0.75 : 0.5)
      ])
  }

  @Test func `rotations add up, and begin at their least angle`() {
    let log = Log<Int>()
    let screen = Screen(()) {
      Color.red.gesture(
        RotateGesture(minimumAngleDelta: .degrees(8))
          .onChanged { log(Int($0.rotation.degrees.rounded())) })
    }
    for degrees in [5.0, 5, -20] {
      screen.graph.send(.rotate(.degrees(degrees), position: middle))
      screen.step()
    }
    #expect(log.entries == [10, -10])
  }

  @Test func `the older names tell their numbers, and both are told together`() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onChanged { log("\($0.first ?? 0) \(Int($0.second?.degrees.rounded() ?? 0))") }
          .onEnded { _ in log("end") })
    }
    screen.graph.send(.magnify(2, position: middle))
    screen.graph.send(.rotate(.degrees(30), position: middle))
    screen.step()
    #expect(log.entries == ["2.0 0", "2.0 30"])
    screen.step(20)
    #expect(log.entries.last == "end")
  }

  @Test func `the inner gesture wins, and a drag of one finger is given up`() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red
        .gesture(MagnifyGesture().onChanged { _ in log("inner") })
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log("drag") })
        .gesture(MagnifyGesture().onChanged { _ in log("outer") })
    }
    screen.pointer(.down, 50, 50)
    screen.step()
    #expect(log.entries == ["drag"])
    screen.graph.send(.magnify(1.5, position: middle))
    screen.step()
    screen.pointer(.move, 60, 60)
    screen.step()
    #expect(log.entries == ["drag", "inner"])
  }

  @Test func `state of a gesture goes back when the fingers lift, and when the view goes`() {
    struct Zoomed: View {
      let log: Log<Double>
      @GestureState private var scale = 1.0
      var body: some View {
        Color.red
          .gesture(
            MagnifyGesture().updating($scale) { value, state, _ in
              state = Double(value.magnification)
            }
          )
          .onChange(of: scale) { log(scale) }
      }
    }
    let log = Log<Double>()
    let screen = Screen(true) { isThere in
      if isThere { Zoomed(log: log) } else { Color.blue }
    }
    screen.graph.send(.magnify(2, position: middle))
    screen.step(30)
    #expect(log.entries == [2, 1])
    screen.graph.send(.magnify(2, position: middle))
    screen.step()
    screen.set(false)
    screen.step(30)
    screen.graph.send(.magnify(2, position: middle))
    screen.step()
    #expect(log.entries == [2, 1, 2])
  }

  @Test func `numbers that are none change nothing`() {
    let log = Log<CGFloat>()
    let screen = Screen(()) {
      Color.red.gesture(MagnifyGesture().onChanged { log($0.magnification) })
    }
    for factor in [Double.nan, .infinity, 0, -1] {
      screen.graph.send(.magnify(factor, position: middle))
    }
    screen.graph.send(.magnify(2, position: CGPoint(x: CGFloat.nan, y: 0)))
    screen.graph.send(.rotate(.degrees(.infinity), position: middle))
    screen.step()
    #expect(log.entries.isEmpty)
    for _ in 0..<40 { screen.graph.send(.magnify(1000, position: middle)) }
    screen.step()
    #expect(log.entries.last == 1e4)
  }

  @Test func `a right press is told to the innermost view that takes it`() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red
        .modifier(
          SecondaryPressModifier(place: PlaceInWindow()) { _ in
            log("inner")
            return false
          }
        )
        .padding(10)
        .modifier(
          SecondaryPressModifier(place: PlaceInWindow()) {
            log("outer \($0?.x ?? -1)")
            return true
          })
    }
    screen.graph.send(.pointer(.down, position: middle, button: .right))
    screen.step()
    #expect(log.entries == ["inner", "outer 50.0"])
  }
}
