import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("CoordinateSpace") @MainActor struct CoordinateSpaceTests {
  /// The rectangle that a reader of 20 by 10 reads, with `surround` around it.
  private func frame<Content: View>(
    in space: CoordinateSpace, @ViewBuilder _ surround: (GeometryReaderBox) -> Content
  ) -> CGRect? {
    let log = Log<CGRect>()
    let content = surround(GeometryReaderBox(log: log, space: space))
    _ = Screen(()) { content }
    return log.entries.last
  }

  struct GeometryReaderBox: View {
    let log: Log<CGRect>
    let space: CoordinateSpace
    var body: some View {
      GeometryReader { proxy in
        let _ = log(proxy.frame(in: space))
        Color.red
      }
      .frame(width: 20, height: 10)
    }
  }

  @Test("local frames begin at zero, global ones at the window's corner")
  func localAndGlobal() {
    #expect(frame(in: .local) { $0 } == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frame(in: .global) { $0 } == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test("named frames are those in the nearest view around of that name")
  func named() {
    // The red stands at (5, 5) of the padded view, which is 30 by 20 within 60 by 60.
    #expect(
      frame(in: .named("a")) { box in
        box.padding(5).coordinateSpace(.named("a")).frame(width: 60, height: 60)
          .coordinateSpace(name: "b")
      } == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(
      frame(in: .named("b")) { box in
        box.padding(5).coordinateSpace(.named("a")).frame(width: 60, height: 60)
          .coordinateSpace(name: "b")
      } == CGRect(x: 20, y: 25, width: 20, height: 10))
    #expect(
      frame(in: .named("a")) { box in
        box.coordinateSpace(.named("a")).padding(5).coordinateSpace(name: "a")
      } == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("a name that nobody bears stands for the window")
  func unknown() {
    #expect(frame(in: .named("none")) { $0 } == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test("frames go through transforms, as the boxes around what is shown")
  func transforms() throws {
    // Turned by 90 degrees about its middle at (50, 50): 10 wide, 20 high.
    let turned = try #require(frame(in: .global) { $0.rotationEffect(.degrees(90)) })
    #expect(abs(turned.minX - 45) < 1e-9 && abs(turned.minY - 40) < 1e-9)
    #expect(abs(turned.width - 10) < 1e-9 && abs(turned.height - 20) < 1e-9)
    #expect(
      frame(in: .global) { $0.scaleEffect(2, anchor: .topLeading) }
        == CGRect(x: 40, y: 45, width: 40, height: 20))
    // The space is inside the turn: nothing between it and the reader turns.
    #expect(
      frame(in: .named("a")) {
        $0.padding(5).coordinateSpace(.named("a")).rotationEffect(.degrees(30))
      }
        == CGRect(x: 5, y: 5, width: 20, height: 10))
    // The offset is outside of the reader, so that it moves it.
    #expect(
      frame(in: .global) { $0.offset(x: 7, y: -3) }
        == CGRect(x: 47, y: 42, width: 20, height: 10))
    // What layout ignores, places ignore too.
    #expect(
      frame(in: .global) { $0.ignoredEffect() } == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test("frames follow transforms that are animated, frame by frame, without layout")
  func animatedTransform() {
    let log = Log<CGFloat>()
    let screen = Screen(1.0) { scale in
      GeometryReader { proxy in
        let _ = log(proxy.frame(in: .global).width)
        Color.red
      }
      .frame(width: 20, height: 10)
      .scaleEffect(scale)
    }
    screen.change(2, .linear(duration: 1))
    log.clear()
    screen.step()
    screen.step(15)
    // Elapsed 0, then a sixtieth a frame: 20 (1 + n / 60) wide.
    #expect(log.entries.count == 15)
    for (index, width) in log.entries.enumerated() {
      #expect(abs(width - 20 * (1 + CGFloat(index + 1) / 60)) < 1e-9)
    }
    #expect(screen.graph.report.layoutCalls == 0)
    screen.settle()
    #expect(log.entries.last == 40)
    log.clear()
    screen.step(3)
    #expect(log.entries.isEmpty)
  }

  @Test("model places are told at once while what is drawn glides")
  func modelPlaces() {
    let log = Log<CGFloat>()
    let screen = Screen(CGFloat(0)) { x in
      GeometryReader { proxy in
        let _ = log(proxy.frame(in: .global).minX)
        Color.red
      }
      .frame(width: 20, height: 10)
      .offset(x: x)
    }
    log.clear()
    screen.change(30, .linear(duration: 1))
    #expect(log.entries == [70])
    screen.step(31)
    #expect(log.entries == [70])
    #expect(screen.rect(.red)?.minX == 55)
  }

  @Test("the bounds of a named space are told in local coordinates; of none, not at all")
  func bounds() {
    let log = Log<CGRect?>()
    let screen = Screen(()) {
      GeometryReader { proxy in
        let _ = log(proxy.bounds(of: .named("a")))
        let _ = log(proxy.bounds(of: .named("b")))
        Color.red
      }
      .frame(width: 20, height: 10)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .coordinateSpace(.named("a"))
      .scaleEffect(3)
    }
    #expect(log.entries == [CGRect(x: -2, y: -1, width: 26, height: 14), nil])
    _ = screen
  }

  @Test("a view that comes to bear another name is found by it")
  func renamed() {
    let log = Log<CGFloat>()
    let screen = Screen("x") { name in
      GeometryReader { proxy in
        let _ = log(proxy.frame(in: .named("a")).minX)
        Color.red
      }
      .frame(width: 20, height: 10).padding(5).coordinateSpace(name: name)
    }
    #expect(log.entries == [40])
    screen.set("a")
    screen.step()
    #expect(log.entries.last == 5)
  }

  @Test("gestures and hovering tell places in the space they name")
  func gestures() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 20)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("a"))
            .onChanged { log("drag \(Int($0.location.x)) \(Int($0.location.y))") }
        )
        .onContinuousHover(coordinateSpace: .named("a")) { log(phaseText($0)) }
        .padding(10).coordinateSpace(.named("a"))
    }
    // The padded view spans 30...70.
    screen.pointer(.down, 45, 50)
    screen.step()
    #expect(log.entries == ["hover 15 20", "drag 15 20"])
    log.clear()
    screen.pointer(.up, 45, 50)
    screen.pointer(.move, 5, 5)
    screen.step()
    #expect(log.entries.last == "hover ended")
    log.clear()
    let taps = Screen(()) {
      Color.red.frame(width: 20, height: 20)
        .onTapGesture(coordinateSpace: .named("a")) { log("tap \(Int($0.x)) \(Int($0.y))") }
        .padding(10).coordinateSpace(name: "a")
    }
    taps.tap(45, 50)
    #expect(log.entries == ["tap 15 20"])
  }
}

extension View {
  fileprivate func ignoredEffect() -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: 2, height: 2)).ignoredByLayout())
  }
}

private func phaseText(_ phase: HoverPhase) -> String {
  switch phase {
  case .active(let point): "hover \(Int(point.x)) \(Int(point.y))"
  case .ended: "hover ended"
  }
}
