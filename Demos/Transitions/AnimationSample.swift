import SwiftUI

/// An animation with the spelling that makes it.
struct AnimationSample: Identifiable {
  let name: String
  let animation: Animation
  var id: String { name }

  static let all: [AnimationSample] = [
    AnimationSample("default", .default),
    AnimationSample("linear", .linear),
    AnimationSample("easeIn", .easeIn),
    AnimationSample("easeOut", .easeOut),
    AnimationSample("easeInOut", .easeInOut),
    AnimationSample("timingCurve", .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.8)),
    AnimationSample("spring", .spring),
    AnimationSample("spring, bounce 0.5", .spring(duration: 0.8, bounce: 0.5)),
    AnimationSample("smooth", .smooth),
    AnimationSample("snappy", .snappy),
    AnimationSample("bouncy", .bouncy),
    AnimationSample("interactiveSpring", .interactiveSpring),
    AnimationSample("interpolatingSpring", .interpolatingSpring(stiffness: 120, damping: 8)),
    AnimationSample("delay 0.5", .easeInOut.delay(0.5)),
    AnimationSample("speed 0.25", .easeInOut.speed(0.25)),
    AnimationSample("repeat 3 times", .easeInOut(duration: 0.4).repeatCount(3)),
  ]

  init(_ name: String, _ animation: Animation) {
    self.name = name
    self.animation = animation
  }
}
