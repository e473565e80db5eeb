import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenStage
import TweenWindow

@Suite struct TimeBarTests {
  private let size = CGSize(width: 640, height: 480)

  private func bar(
    end: Double = 10, moment: Double? = nil, status: TimeBar.Status = .past,
    marks: [(Double, String)] = [], note: String? = nil
  ) -> TimeBar {
    TimeBar(
      end: StageTime(seconds: end), moment: StageTime(seconds: moment ?? end), status: status,
      marks: marks.map { InputMark(time: StageTime(seconds: $0.0), title: $0.1) }, note: note)
  }

  @Test func `a moment is minutes, seconds and hundredths`() {
    let texts = [0, 0.999, 3.25, 59.995, 60, 63.25, 600, 3661.5, -1].map {
      TimeBar.text(of: StageTime(seconds: $0))
    }
    #expect(
      texts == [
        "0:00.00", "0:00.99", "0:03.25", "0:59.99", "1:00.00", "1:03.25", "10:00.00", "61:01.50",
        "0:00.00",
      ])
  }

  @Test func `the bar lies at the bottom, the track within`() {
    for width in [200.0, 640, 1500] {
      let size = CGSize(width: width, height: 300)
      for marks in [[], [(1.0, "opened")]] {
        let bar = bar(marks: marks)
        let (frame, track) = (bar.frame(in: size), bar.track(in: size))
        #expect(CGRect(origin: .zero, size: size).contains(frame))
        #expect(frame.maxY == 292)
        #expect(frame.contains(track))
      }
    }
  }

  @Test func `places on the track are moments, and moments are places`() {
    let bar = bar()
    let track = bar.track(in: size)
    #expect(bar.time(atX: track.minX - 50, in: size) == .zero)
    #expect(bar.time(atX: track.minX, in: size) == .zero)
    #expect(bar.time(atX: track.midX, in: size) == StageTime(seconds: 5))
    #expect(bar.time(atX: track.maxX + 1, in: size) == StageTime(seconds: 10))
    for seconds in [0.0, 2.5, 9.75] {
      let x = bar.x(of: StageTime(seconds: seconds), in: size)
      #expect(abs(bar.time(atX: x, in: size).seconds - seconds) < 1e-6)
    }
    // A run that has not begun has one place.
    #expect(self.bar(end: 0).time(atX: 300, in: size) == .zero)
    #expect(self.bar(end: 0).x(of: .zero, in: size) == track.maxX)
  }

  @Test func `a chapter begins with its mark`() {
    let marks = [(2.0, "opened"), (5.0, "ordered")]
    #expect(bar(moment: 1.9, marks: marks).chapter == nil)
    #expect(bar(moment: 2, marks: marks).chapter == "opened")
    #expect(bar(moment: 7, marks: marks).chapter == "ordered")
  }

  @Test func `all that is drawn lies within the bar`() {
    let many = (0..<40).map { (Double($0) / 4, "Chapter number \($0)") }
    for width in [60.0, 120, 320, 640] {
      let size = CGSize(width: width, height: 200)
      for status in [
        TimeBar.Status.present, .past, .nearby, .replaying(0.4),
      ] {
        let note = status == .nearby ? "A sentence that is not short, and has many words." : nil
        let bar = bar(moment: 4, status: status, marks: many, note: note)
        let frame = bar.frame(in: size)
        for item in bar.items(in: size) {
          if case .fill(let fill) = item.content {
            #expect(frame.insetBy(dx: -0.01, dy: -0.01).contains(fill.path.boundingRect))
          }
          if case .glyphs(let glyphs) = item.content {
            #expect(glyphs.transform.tx >= frame.minX)
            #expect(glyphs.transform.ty <= frame.maxY)
          }
        }
      }
    }
  }

  @Test func `a fault is a sentence above the rest, in as many lines as it needs`() {
    let note = "The shadow process was ended by signal 9 at 3.88 s; later moments take longer."
    func lines(_ width: Double) -> (count: Int, height: CGFloat) {
      let size = CGSize(width: width, height: 300)
      let plain = bar()
      let faulty = bar(note: note)
      return (
        faulty.items(in: size).count - plain.items(in: size).count,
        faulty.frame(in: size).height - plain.frame(in: size).height
      )
    }
    let wide = lines(700)
    #expect(wide.count == 1)
    let narrow = lines(260)
    #expect((2...4).contains(narrow.count))
    // A row of 15 points for each line, and 6 points below them.
    #expect(wide.height == 21)
    #expect(narrow.height == CGFloat(narrow.count) * 15 + 6)
    // The track stays where it is.
    let size = CGSize(width: 260, height: 300)
    #expect(bar(note: note).track(in: size) == bar().track(in: size))
  }
}
