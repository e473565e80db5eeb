import SwiftUI

/// A transition with a name to show it under.
struct TransitionSample: Identifiable {
  let name: String
  let transition: AnyTransition
  var id: String { name }

  static let all: [TransitionSample] = [
    TransitionSample("opacity", .opacity),
    TransitionSample("scale", .scale),
    TransitionSample("scale, top leading", .scale(scale: 0.2, anchor: .topLeading)),
    TransitionSample("offset", .offset(x: 36, y: -28)),
    TransitionSample("move, top", .move(edge: .top)),
    TransitionSample("move, leading", .move(edge: .leading)),
    TransitionSample("slide", .slide),
    TransitionSample("push, bottom", .push(from: .bottom)),
    TransitionSample("blurReplace", AnyTransition(.blurReplace)),
    TransitionSample("blurReplace, upUp", AnyTransition(.blurReplace(.upUp))),
    TransitionSample(
      "asymmetric", .asymmetric(insertion: .move(edge: .bottom), removal: .scale)),
    TransitionSample("combined", .scale.combined(with: .opacity)),
    TransitionSample("modifier", .pivot),
    TransitionSample("custom", AnyTransition(Twirl())),
    TransitionSample(
      "own animation", .slide.combined(with: .opacity).animation(.linear(duration: 2))),
    TransitionSample("identity", .identity),
  ]

  init(_ name: String, _ transition: AnyTransition) {
    self.name = name
    self.transition = transition
  }
}

/// Turned by an angle about a corner, and faded with it.
struct Pivot: ViewModifier {
  var angle: Angle

  func body(content: Content) -> some View {
    content
      .rotationEffect(angle, anchor: .bottomLeading)
      .opacity(angle == .zero ? 1 : 0)
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(active: Pivot(angle: .degrees(-90)), identity: Pivot(angle: .zero))
  }
}

/// Turns in from the left and out to the right.
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.3)
      .rotationEffect(.degrees(180 * phase.value))
      .offset(x: 48 * phase.value)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}
