import Testing
import TweenMotion

@testable import TweenStage

@Suite struct FrameRateTests {
  static let rates = [
    "24", "25", "30", "50", "60", "120", "144", "30000/1001", "24000/1001", "7", "11", "23.976",
    "1/10", "999.999",
  ].compactMap { FrameRate($0) }

  @Test func `all rates of these tests are read`() { #expect(Self.rates.count == 14) }

  @Test(
    arguments: [
      ("60", 0, 0), ("60", 1, 11_760_000), ("60", 90, 1_058_400_000), ("24", 1, 29_400_000),
      ("30000/1001", 1, 23_543_520), ("24000/1001", 5, 147_147_000), ("11", 1, 64_145_454),
      ("11", 11, 705_600_000),
    ] as [(String, Int, Int64)])
  func `frame n lies at n over the rate, to the flick`(
    rate: String, index: Int, flicks: Int64
  ) throws {
    #expect(try #require(FrameRate(rate)).time(ofFrame: index).flicks == flicks)
  }

  @Test(arguments: rates)
  func `each frame's moment finds the frame, a flick before it the one before`(rate: FrameRate) {
    for index in Array(0...200) + [9_999, 1_000_000, 123_456_789] {
      let time = rate.time(ofFrame: index)
      #expect(rate.lastFrame(atOrBefore: time) == index)
      #expect(rate.firstFrame(atOrAfter: time) == index)
      let later = StageTime(flicks: time.flicks + 1)
      #expect(rate.lastFrame(atOrBefore: later) == index)
      #expect(rate.firstFrame(atOrAfter: later) == index + 1)
      if index > 0 {
        let earlier = StageTime(flicks: time.flicks - 1)
        #expect(rate.lastFrame(atOrBefore: earlier) == index - 1)
        #expect(rate.firstFrame(atOrAfter: earlier) == index)
      }
    }
  }

  @Test(arguments: rates)
  func `the ends of the clock do not trap`(rate: FrameRate) {
    for flicks in [Int64.min, -1, .max - 1, .max] {
      _ = rate.lastFrame(atOrBefore: StageTime(flicks: flicks))
      _ = rate.firstFrame(atOrAfter: StageTime(flicks: flicks))
    }
    #expect(rate.time(ofFrame: .max) <= StageTime(flicks: .max))
    #expect(rate.time(ofFrame: .min) == .zero)
  }

  @Test(arguments: [
    "", "0", "-1", "1001", "1/0", "0/1", "60/", "/60", "60.", ".5.", "6e1", "inf", "nan", "1/2/3",
    " 60", "60 ", "99999999999999999999", "0.0000001", "1/3601", "\u{661}",
  ])
  func `anything but a positive rate within bounds is refused`(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test func `a rate is reduced and spelled shortly`() throws {
    #expect(try #require(FrameRate("120/2")).description == "60")
    #expect(try #require(FrameRate("29.5")).description == "59/2")
    #expect(FrameRate("60.0") == .sixty)
  }
}
