import Foundation
import TweenMotion
import Testing

@testable import motion

@Suite struct MotionAnalysisTests {
  private func analysis(_ text: String, to: Double = 1) throws -> MotionAnalysis {
    MotionAnalysis(MotionSampler(spec: try MotionSpec(text), to: to))
  }

  @Test("an under-damped Spring's figures are those of its closed form")
  func closedForm() throws {
    // zeta = 0.5, w = 10: wd = 5 sqrt 3; overshoot e^(-pi zeta / sqrt(1 - zeta²)) at pi / wd; the
    // target is first met where the phase is pi - acos(zeta).
    let found = try analysis("Spring(mass: 1, stiffness: 100, damping: 10)")
    let wd = 5 * 3.0.squareRoot()
    let overshoot = try #require(found.overshoot)
    #expect(abs(overshoot.amount - exp(-Double.pi / 3.0.squareRoot())) < 1e-9)
    #expect(abs(overshoot.time - .pi / wd) < 1e-5)
    let crossing = try #require(found.firstCrossing)
    #expect(abs(crossing - (.pi - acos(0.5)) / wd) < 1e-9)
    // x'' = 0 where tan(wd t) = wd / d.
    let peak = try #require(found.peakVelocity)
    #expect(abs(peak.time - atan(3.0.squareRoot()) / wd) < 1e-5)
    let spring = try #require(found.spring)
    #expect(abs(spring.response - 2 * .pi / 10) < 1e-12 && abs(spring.bounce - 0.5) < 1e-12)
    #expect(found.settlingDuration == Spring(stiffness: 100, damping: 10).settlingDuration)
    #expect(found.end == nil && found.logicalEnd == nil)
  }

  @Test("a spring without bounce neither overshoots nor crosses")
  func critical() throws {
    for text in ["Spring()", "smooth", "interpolatingSpring(stiffness: 100, damping: 20)"] {
      let found = try analysis(text)
      #expect(found.overshoot == nil && found.firstCrossing == nil, "\(text)")
    }
  }

  @Test("curves end with their duration, through modifiers, to the last bit")
  func curveEnds() throws {
    #expect(try analysis("easeInOut(duration: 0.123)").end == .at(0.123))
    #expect(try analysis("linear(duration: 1)").end == .at(1))
    #expect(try analysis("linear(duration: 1)").logicalEnd == .at(1))
    #expect(try analysis("linear(duration: 1).delay(0.5)").end == .at(1.5))
    #expect(try analysis("linear(duration: 1).speed(2)").end == .at(0.5))
    #expect(try analysis("linear(duration: 0)").end == .at(0))
    #expect(
      try analysis("linear(duration: 2).logicallyComplete(after: 0.7)").logicalEnd == .at(0.7))
    let peak = try #require(try analysis("easeInOut(duration: 2)", to: 10).peakVelocity)
    // In the middle of (0.42, 0, 0.58, 1) dy/dt = 1.5 and dx/dt = 0.87.
    #expect(abs(peak.time - 1) < 1e-3 && abs(peak.amount - 5 * 1.5 / 0.87) < 1e-5)
  }

  @Test("the stepped spring is complete after its response and ends in whole steps")
  func stepped() throws {
    let found = try analysis("spring(duration: 0.5, bounce: 0.3)", to: 100)
    #expect(found.logicalEnd == .at(0.5))
    let end = try #require(found.end?.time)
    #expect(abs(end * 300 - (end * 300).rounded()) < 1e-9)
    // A host at 60 fps removes it in its first frame at or after that.
    let frames = try #require(
      MotionSampler(spec: MotionSpec("spring(duration: 0.5, bounce: 0.3)"), to: 100)
        .frames(60, duration: nil, limit: 10))
    let removal = try #require(frames.last).time
    #expect(removal >= end - 1e-9 && removal < end + 1.0 / 60)
    let spring = try #require(found.spring)
    #expect(abs(spring.stiffness - 157.91367) < 1e-5 && abs(spring.damping - 17.59292) < 1e-5)
  }

  @Test("of swings that reach as far the first counts")
  func undamped() throws {
    // w = 10 without damping: 1 - cos 10 t, whose speed is 10 sin 10 t.
    let found = try analysis("interpolatingSpring(stiffness: 100, damping: 0)")
    let overshoot = try #require(found.overshoot)
    #expect(abs(overshoot.amount - 1) < 1e-9 && abs(overshoot.time - .pi / 10) < 1e-4)
    let peak = try #require(found.peakVelocity)
    #expect(abs(peak.amount - 10) < 1e-9 && abs(peak.time - .pi / 20) < 1e-4)
    let stepped = try analysis("spring(bounce: 1)")
    #expect(try #require(stepped.overshoot).time < 0.3)
    #expect(try #require(stepped.peakVelocity).time < 0.2)
    // A later swing that reaches farther does count: it begins the other way.
    let late = try #require(
      try analysis("timingCurve(0.9, -0.2, 0.9, 0.2, duration: 1)").peakVelocity)
    #expect(late.amount > 0 && late.time > 0.9)
  }

  @Test("a vertical curve's greatest speed is infinite")
  func verticalCurve() throws {
    let vertical = try analysis("UnitCurve.circularEaseOut")
    #expect(vertical.peakVelocity == MotionAnalysis.Extreme(amount: .infinity, time: 0))
  }

  @Test("what repeats for ever never ends; what is slow may not end while watched")
  func endless() throws {
    let repeating = try analysis("linear.repeatForever()")
    #expect(repeating.end == .never && repeating.logicalEnd == .never)
    #expect(try analysis("linear(duration: 1000)").end == .notWithin(600))
    #expect(try analysis("linear.speed(0)").end == .notWithin(600))
  }

  @Test("info prints every parameterisation, and null for what there is none of")
  func json() throws {
    func members(_ text: String) throws -> [String: Any] {
      let spec = try MotionSpec(text)
      let json = InfoText(spec: spec, analysis: MotionAnalysis(MotionSampler(spec: spec))).json
      return try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
    let spring = try members("Spring(mass: 1, stiffness: 100, damping: 10)")
    #expect(spring["spec"] as? String == "Spring(mass: 1, stiffness: 100, damping: 10)")
    for (name, value) in [
      ("duration", 0.6283185), ("bounce", 0.5), ("mass", 1), ("stiffness", 100), ("damping", 10),
      ("response", 0.6283185), ("dampingRatio", 0.5),
    ] {
      let found = try #require(spring[name] as? Double, "\(name)")
      #expect(abs(found - value) < 1e-6, "\(name)")
    }
    #expect(spring["end"] is NSNull && spring["logicalEnd"] is NSNull)
    let curve = try members("easeIn(duration: 0.4)")
    #expect(curve["stiffness"] is NSNull && curve["settlingDuration"] is NSNull)
    #expect(curve["end"] as? Double == 0.4 && curve["logicalEnd"] as? Double == 0.4)
    #expect(try members("linear.repeatForever()")["end"] is NSNull)
  }
}
