import Foundation
import InbetweenTesting
import SwiftUI
import TestSupport
import Testing
import TweenPaint

/// Film strips: moments of an animation side by side, with what is drawn at each as text.
@Suite @MainActor struct TransitionStripTests {
  /// A square that tells its sides apart, there or not.
  @MainActor final class Model: ObservableObject {
    @Published var isShown = true
    @Published var place = 0.0
  }

  struct Scene: View {
    @ObservedObject var model: Model
    let transition: AnyTransition

    var body: some View {
      ZStack {
        if model.isShown {
          Rectangle()
            .fill(
              LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: 16, height: 16)
            .transition(transition)
        }
      }
      .frame(width: 32, height: 32)
    }
  }

  nonisolated static let transitions: [(name: String, transition: AnyTransition)] = [
    ("identity", .identity),
    ("opacity", .opacity),
    ("scale", .scale),
    ("scaleFromCorner", .scale(scale: 0.25, anchor: .topLeading)),
    ("offset", .offset(x: 8, y: -8)),
    ("moveTop", .move(edge: .top)),
    ("moveTrailing", .move(edge: .trailing)),
    ("slide", .slide),
    ("push", .push(from: .bottom)),
    ("blurReplace", AnyTransition(.blurReplace)),
    ("blurReplaceUpUp", AnyTransition(.blurReplace(.upUp))),
    ("asymmetric", .asymmetric(insertion: .move(edge: .bottom), removal: .scale)),
    ("combined", .scale.combined(with: .opacity)),
    ("modifier", .modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0))),
    ("custom", AnyTransition(Roll())),
    ("animated", .opacity.animation(.linear(duration: 0.8))),
  ]

  nonisolated struct Turn: ViewModifier {
    var degrees: Double
    @MainActor func body(content: Content) -> some View {
      content.rotationEffect(.degrees(degrees), anchor: .bottomTrailing)
    }
  }

  nonisolated struct Roll: Transition {
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(90 * phase.value)).offset(x: 12 * phase.value)
    }
  }

  /// Leaves over 0.4 s, is called back at three quarters of the way, and then leaves and comes in
  /// full: a row of frames each.
  @Test(arguments: transitions.map(\.name))
  func `a transition looks as it did`(_ name: String) throws {
    let transition = try #require(Self.transitions.first { $0.name == name }).transition
    let model = Model()
    let tester = StageTester(
      Scene(model: model, transition: transition), size: CGSize(width: 32, height: 32))
    var strip = Strip()
    let animation = Animation.linear(duration: 0.4)
    withAnimation(animation) { model.isShown = false }
    try strip.add(tester, frames: [1, 6, 6, 6])
    withAnimation(animation) { model.isShown = true }
    try strip.add(tester, frames: [1, 6, 6, 24])
    withAnimation(animation) { model.isShown = false }
    try strip.add(tester, frames: [1, 12, 6, 60])
    withAnimation(animation) { model.isShown = true }
    try strip.add(tester, frames: [1, 6, 12, 60])
    try expectText(strip.text, named: name)
    try expectImage(strip.bitmap(columns: 8), named: name)
  }

  struct Dot: View {
    @ObservedObject var model: Model
    var body: some View {
      Circle().fill(.blue).frame(width: 8, height: 8)
        .offset(x: model.place)
        .frame(width: 64, height: 16)
    }
  }

  @Test func `a spring interrupted twice keeps going from where it is, as fast as it is`() throws {
    let model = Model()
    let tester = StageTester(Dot(model: model), size: CGSize(width: 64, height: 16))
    var strip = Strip()
    var reference = ReferenceSpring([0], response: 0.5, dampingFraction: 0.7)
    // The frame of a change shows the old value, the next one elapsed zero.
    var elapsedFrames = -2
    var clock: Double { Double(elapsedFrames) / 60 }
    func run(to place: Double, frames: Int, every step: Int) throws {
      withAnimation(.spring(duration: 0.5, bounce: 0.3)) { model.place = place }
      try strip.add(tester, frames: [1])
      elapsedFrames += 1
      // The springs merge in this frame: from here the literal loop counts its steps.
      reference.retarget(by: [place - reference.target[0]], at: max(clock, 0))
      for _ in 0..<frames / step {
        try strip.add(tester, frames: [step])
        elapsedFrames += step
        reference.advance(to: clock)
        let shown = try #require(tester.displayList.items.first).shownMidX - 32
        #expect(abs(shown - reference.offset[0]) < 1e-9)
      }
    }
    try run(to: 20, frames: 12, every: 3)
    try run(to: -20, frames: 12, every: 3)
    try run(to: 0, frames: 30, every: 6)
    try expectText(strip.text, named: "springInterruptedTwice")
    try expectImage(strip.bitmap(columns: 1), named: "springInterruptedTwice")
  }
}

extension DisplayItem {
  fileprivate var shownMidX: CGFloat {
    guard case .fill(let fill) = content else { return .nan }
    return fill.outline.applying(fill.transform).boundingRect.midX
  }
}
