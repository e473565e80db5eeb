import Testing
import TweenMotion

@Suite struct AnimationWordsTests {
  @Test(
    arguments: [
      (.linear(duration: 2), "linear, 2 s"), (.easeInOut(duration: 0.35), "easeInOut, 0.35 s"),
      (.timingCurve(0.1, 0.2, 0.3, 1, duration: 1), "timing curve (0.1, 0.2, 0.3, 1), 1 s"),
      (
        .spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0),
        "spring, response 0.55 s, damping 0.825"
      ),
      (
        .interpolatingSpring(mass: 1, stiffness: 170, damping: 26, initialVelocity: 2),
        "interpolating spring, mass 1, stiffness 170, damping 26, initial velocity 2"
      ),
      (
        .linear(duration: 1).delay(0.25).repeatForever(),
        "linear, 1 s, delay 0.25 s, repeats forever and back"
      ),
      (
        .linear(duration: 1).speed(2).repeatCount(3, autoreverses: false),
        "linear, 1 s, speed 2, repeats 3 times"
      ),
    ] as [(Animation, String)])
  func `an animation is described with its numbers`(_ animation: Animation, _ words: String) {
    #expect(animation.words == words)
  }
}
