import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Transitions with vectors") @MainActor struct BlurReplaceTests {
  /// What a transition does to a view of 20x40 shows of a 100x100 canvas.
  private struct Look {
    var opacity = 1.0
    var blur = 0.0
    var scale = 1.0

    @MainActor init<Value>(_ screen: Screen<Value>) throws {
      for item in screen.graph.displayList.items {
        switch item.content {
        case .beginLayer(let layer):
          opacity *= layer.opacity
          if case .blur(let shown) = layer.effect { blur = shown.radius }
        case .fill(let fill):
          opacity *= fill.opacity
          scale = Double(fill.shownRect.height) / 40
        default: break
        }
      }
    }
  }

  private func expect(_ look: Look, _ numbers: [String: Double], share: Double) {
    let identity = ["opacity": 1.0, "blur": 0, "scale": 1]
    for (name, shown) in [("opacity", look.opacity), ("blur", look.blur), ("scale", look.scale)] {
      guard let rest = identity[name], let active = numbers[name] else { continue }
      #expect(abs(shown - (active + (rest - active) * share)) < 1e-9, "\(name) at \(share)")
    }
  }

  private func check(_ transition: AnyTransition, _ vector: Vector) throws {
    let phases = try #require(vector.expected as? [String: [String: Double]])
    let screen = Screen(false) { isShown in
      ZStack { if isShown { Color.red.frame(width: 20, height: 40).transition(transition) } }
    }
    screen.change(true, .linear(duration: 1))
    let coming = try #require(phases["willAppear"])
    for frame in 0...60 {
      if frame > 0 { screen.step() }
      expect(try Look(screen), coming, share: Double(max(frame - 1, 0)) / 60)
    }
    screen.settle()
    expect(try Look(screen), try #require(phases["identity"]), share: 0)
    let going = try #require(phases["didDisappear"])
    screen.change(false, .linear(duration: 1))
    for frame in 0...60 {
      if frame > 0 { screen.step() }
      expect(try Look(screen), going, share: 1 - Double(max(frame - 1, 0)) / 60)
    }
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test func `scale, opacity and blurReplace show their vectors' numbers frame by frame`() throws {
    var count = 0
    for vector in Vector.all("transition") {
      switch vector.input["transition"] as? String {
      case "scale": try check(.scale, vector)
      case "opacity": try check(.opacity, vector)
      case "blurReplace(.downUp)":
        try check(AnyTransition(.blurReplace(.downUp)), vector)
        try check(AnyTransition(.blurReplace), vector)
      case "blurReplace(.upUp)": try check(AnyTransition(.blurReplace(.upUp)), vector)
      default: continue
      }
      count += 1
    }
    #expect(count == 4)
  }

  @Test func `a view that comes by blurReplace is one faded, blurred layer`() {
    let screen = Screen(false) { isShown in
      ZStack {
        if isShown { Color.red.frame(width: 20, height: 20).transition(.blurReplace) }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(
      screen.graph.displayList.description == """
        canvas 100x100 @1 #FFFFFFFF
        layer blur 3.5 opacity 0.5
          fill #FF3B30FF transform 0.95 0 0 0.95 40.5 40.5 path M 0 0 L 20 0 L 20 20 L 0 20 Z
        end

        """)
    screen.settle()
    #expect(screen.graph.displayList.items.count == 1)
  }

  @Test func `blurReplace turns round in mid-flight`() throws {
    let screen = Screen(false) { isShown in
      ZStack {
        if isShown { Color.red.frame(width: 20, height: 40).transition(.blurReplace(.upUp)) }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    screen.change(false, .linear(duration: 1))
    let look = try Look(screen)
    #expect(look.opacity > 0.5 && look.opacity < 0.52, "goes on from where it was")
    screen.settle()
    #expect(screen.fills.isEmpty)
    #expect(screen.graph.displayList.items.isEmpty)
  }
}
