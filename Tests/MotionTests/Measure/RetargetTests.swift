import Foundation
import TestSupport
import TweenMotion
import Testing

@testable import motion

@Suite struct RetargetTests {
  private func plan(_ words: String...) throws -> RetargetPlan {
    try #require(try RetargetPlan(words))
  }

  private func message(_ words: String...) -> String? {
    do {
      _ = try RetargetPlan(words)
      return nil
    } catch let error as UsageError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test("changes stand behind their --at, options anywhere")
  func groups() throws {
    let plan = try plan(
      "--json", "easeInOut(duration: 1)", "--to", "100", "--frames=30", "--at", "0.5", "spring",
      "--to", "-3.5", "-o", "x.png", "--at=0.75", "linear", "--to=7",
      "--from", "-2")
    #expect(plan.from == -2 && plan.frameRate == 30 && plan.output == "x.png" && plan.printsJSON)
    #expect(plan.changes.map(\.time) == [0, 0.5, 0.75])
    #expect(plan.changes.map(\.target) == [100, -3.5, 7])
    #expect(
      plan.changes.map(\.animation) == [.easeInOut(duration: 1), .spring, .linear])
    #expect(try RetargetPlan(["spring", "--help"]) == nil)
  }

  @Test("each mistake has its sentence")
  func mistakes() {
    #expect(message() == "expected SPEC --to V")
    #expect(message("spring") == "'spring' has no --to")
    #expect(message("--to", "1") == "--to is before its SPEC; expected SPEC --to V")
    #expect(
      message("spring", "--to", "1", "linear")
        == "unexpected 'linear'; a further change begins with --at")
    #expect(
      message("spring", "--to", "1", "--to", "2")
        == "'spring' has two --to; a further change begins with --at")
    #expect(
      message("spring", "--to", "1", "--at", "1") == "expected SPEC --to V after the last --at")
    #expect(
      message("spring", "--to", "1", "--at", "1", "linear", "--to", "0", "--at", "0.5", "linear")
        == "--at 0.5 is after --at 1.0; expected the changes in order")
    #expect(
      message("spring", "--to", "1", "--at", "-1", "linear", "--to", "0")
        == "the value '-1' is invalid for '--at': expected seconds from 0 to 3600")
    #expect(
      message("spring", "--to", "far")
        == "the value 'far' is invalid for '--to': expected a number, such as 0 or -12.5")
    #expect(message("spring", "--to") == "--to has no value")
    #expect(message("spring", "--to", "1", "--json=yes") == "--json takes no value, found 'yes'")
    #expect(
      message("spring", "--to", "1", "--jsn") == "unknown option '--jsn'; did you mean \"--json\"?")
    #expect(message("spring", "--to", "1", "--json", "--json") == "--json is given twice")
    #expect(
      message("Spring()", "--to", "1")
        == "'Spring()' is a value, not an animation; write 'spring(Spring())'")
    #expect(
      message("UnitCurve.linear", "--to", "1")
        == "'UnitCurve.linear' is a value, not an animation; "
        + "write 'timingCurve(UnitCurve.linear, duration: 1)'")
    #expect(
      message("spring", "--to", "1", "--at", "2", "linear", "--to", "0", "--duration", "1")
        == "--at 2.0 is after the end; --duration is 1.0")
  }

  @Test("interruptions show the engine's numbers", arguments: Vector.all("retarget"))
  func vectors(_ vector: Vector) throws {
    let story = try #require(vector.input["model"] as? String)
    guard !story.contains("WITHOUT") else { return }
    let at = try #require((vector.input["t"] as? NSNumber)?.doubleValue)
    let expected = try #require((vector.expected as? NSNumber)?.doubleValue)
    let isLinear = story.contains("linear")
    let spec = isLinear ? "linear(duration: 1)" : "easeInOut(duration: 0.5)"
    let plan = try plan(
      spec, "--to", "100", "--at", isLinear ? "0.5" : "0.2", spec, "--to",
      isLinear ? "0" : "200", "--frames", "100")
    let samples = try #require(RetargetRun(plan: plan).frames(limit: 10))
    let sample = try #require(samples.first { abs($0.time - at) < 1e-9 })
    #expect(abs(sample.value - expected) <= vector.tolerance, "\(sample)")
  }

  @Test("a spring takes over position and velocity; everything ends at the last target")
  func continuity() throws {
    let plan = try plan(
      "bouncy", "--to", "100", "--at", "0.2", "snappy", "--to", "-50", "--at", "0.35", "smooth",
      "--to", "20", "--frames", "120")
    let samples = try #require(RetargetRun(plan: plan).frames(limit: 10))
    #expect(samples.first?.value == 0)
    #expect(samples.last?.value == 20 && samples.last?.hasEnded == true)
    for (a, b) in zip(samples, samples.dropFirst()) where b.hasEnded == false {
      #expect(abs(b.value - a.value) < 1500.0 / 120)
    }
    // Called back in full flight it still rises for a frame; from rest it would fall at once.
    let turn = try #require(samples.firstIndex { $0.time == 0.2 })
    #expect(samples[turn + 1].value > samples[turn].value)
    #expect(samples[turn + 8].value < samples[turn].value)
  }

  @Test("an animation that never ends gives nothing without a duration")
  func endless() throws {
    let endless = try plan("linear.repeatForever()", "--to", "1")
    #expect(RetargetRun(plan: endless).frames(limit: 3) == nil)
    let short = try plan("linear.repeatForever()", "--to", "1", "--duration", "1")
    #expect(RetargetRun(plan: short).frames(limit: 3)?.count == 61)
  }
}
