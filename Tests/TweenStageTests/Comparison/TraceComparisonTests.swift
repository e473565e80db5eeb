import Foundation
import Testing
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// Traces of two runs, and their differences.
@Suite @MainActor struct TraceComparisonTests {
  /// A square that moves to the right from the first frame on, and a title that `isShown` adds.
  private struct Moving: View {
    var distance = 100.0
    var title = "Title"
    var opacity = 1.0
    @State private var isAway = false

    var body: some View {
      VStack(alignment: .leading) {
        Text(title)
        Rectangle().frame(width: 10, height: 10)
          .accessibilityElement().accessibilityIdentifier("square")
          .opacity(opacity)
          .offset(x: isAway ? distance : 0)
      }
      .onAppear { withAnimation(.linear(duration: 0.5)) { isAway = true } }
    }
  }

  private func trace(_ view: some View, frames: Int = 60, fps: Int = 60) throws -> RunTrace {
    let rate = try #require(FrameRate(numerator: fps))
    let stage = Stage(
      content: view,
      configuration: Stage.Configuration(size: CGSize(width: 200, height: 100), frameRate: rate))
    let recorder = TraceRecorder(
      stage,
      header: RunTrace.Header(
        program: "moving", engine: "0.1.0", font: "f", rate: rate, frameCount: frames))
    for frame in 0..<frames {
      stage.advance(to: rate.time(ofFrame: frame))
      recorder.add(stage)
    }
    return recorder.trace
  }

  private func compare(_ a: RunTrace, _ b: RunTrace) throws -> TraceComparison {
    try TraceComparison(a, named: "one", b, named: "two")
  }

  @Test func `a trace is read as it was written`() throws {
    var trace = try trace(Moving())
    trace.failures = ["tour.jsonl:3: at 1 s there is no \"A\\B\"; expected one."]
    let read = try RunTrace(parsing: trace.text, file: "a.trace")
    #expect(read.header == trace.header && read.failures == trace.failures)
    #expect(read.text == trace.text)
    // A frame of the animation changes the drawing; those after its end change nothing.
    #expect(trace.steps.map(\.frame).contains(10) && trace.steps.count < 40)
  }

  @Test func `equal runs agree in all frames`() throws {
    let comparison = try compare(trace(Moving()), trace(Moving()))
    #expect(comparison.isEqual && comparison.differingCount == 0)
    #expect(comparison.text == "A  one\nB  two\nAll 60 frames agree.\n")
  }

  @Test func `the frames and the values of another movement are the differing ones`() throws {
    let comparison = try compare(trace(Moving()), trace(Moving(distance: 50)))
    // A movement shows its old value in the frame in which it begins. From then on the squares are apart.
    #expect(comparison.spans.count == 1 && comparison.spans[0].upperBound == 59)
    #expect((1...3).contains(comparison.spans[0].lowerBound))
    #expect(comparison.moments.first?.frame == comparison.spans[0].lowerBound)
    #expect(comparison.moments.map(\.frame).last == 59)
    let last = try #require(comparison.moments.last?.windows.first)
    let values = last.values.filter { $0.path.contains("#square") && $0.property == "frame" }
    let value = try #require(values.first, "\(comparison.text)")
    func x(_ text: String?) -> Double? { text?.split(separator: ",").first.flatMap { Double($0) } }
    let distance = try #require(x(value.a)) - #require(x(value.b))
    #expect(abs(distance - 50) < 0.02, "\(value)")
    #expect(comparison.views.contains { $0.path == value.path && $0.properties.contains("frame") })
    let count = 60 - comparison.spans[0].lowerBound
    #expect(comparison.differingCount == count && comparison.text.contains("\(count) of 60 frames"))
  }

  @Test func `views and elements of one run are listed on their side`() throws {
    let comparison = try compare(trace(Moving()), trace(Moving(title: "Other", opacity: 0.5)))
    #expect(comparison.spans == [0...59])
    let window = try #require(comparison.moments.first?.windows.first)
    #expect(window.onlyInA.contains { $0.contains("Title") })
    #expect(window.onlyInB.contains { $0.contains("Other") })
    #expect(window.elementsOfA.contains { $0.hasPrefix("text \"Title\"") })
    #expect(window.elementsOfB.contains { $0.hasPrefix("text \"Other\"") })
    #expect(
      window.values.contains { $0.property == "opacity" && $0.textOfA == "1" && $0.b == "0.5" })
    #expect(comparison.json.contains(#""property": "opacity", "a": "1", "b": "0.5""#))
    #expect(!window.isOnlyDrawn)
    let json = try JSONSerialization.jsonObject(with: Data(comparison.json.utf8)) as? [String: Any]
    #expect(json?["differing"] as? Int == 60)
  }

  @Test func `a value that differs is listed where nothing else does`() throws {
    let comparison = try compare(trace(Moving()), trace(Moving(opacity: 0.5)))
    let window = try #require(comparison.moments.first?.windows.first)
    #expect(window.onlyInA.isEmpty && window.onlyInB.isEmpty)
    #expect(window.elementsOfA.isEmpty && window.elementsOfB.isEmpty)
    #expect(window.values.map(\.property) == ["opacity"] && !window.isOnlyDrawn)
    #expect(comparison.text.contains("opacity: 1 -> 0.5"), "\(comparison.text)")
    #expect(!comparison.text.contains("drawn differently"))
  }

  @Test func `a renamed type with the same drawing and elements is no difference`() throws {
    struct Renamed: View { var body: some View { Moving() } }
    #expect(try compare(trace(Moving()), trace(Renamed())).isEqual)
  }

  @Test func `runs of different lengths, expectations and rates are not equal`() throws {
    let (short, long) = (try trace(Moving(), frames: 30), try trace(Moving()))
    let comparison = try compare(short, long)
    #expect(!comparison.isEqual && comparison.spans.isEmpty && comparison.frameCount == 30)
    #expect(comparison.text.contains("A has 30 frames and B has 60"))
    var failing = long
    failing.failures = ["x.jsonl:1: at 1 s there is no \"C\"; expected one."]
    #expect(try !compare(long, failing).isEqual)
    #expect(try compare(long, failing).text.contains("only in B fails x.jsonl:1:"))
    let other = try trace(Moving(), fps: 30)
    let error = #expect(throws: TraceComparisonError.self) { try compare(long, other) }
    #expect(
      error?.description
        == "one has 60 frames a second, and two has 30; expected the same frame rate.")
  }

  @Test func `ranges of differing frames have gaps between them`() throws {
    let a = RunTrace(header: try trace(Moving(), frames: 1).header)
    var (left, right) = (a, a)
    (left.header.frameCount, right.header.frameCount) = (40, 40)
    func step(_ frame: Int, _ value: UInt64) -> RunTrace.Step {
      RunTrace.Step(
        frame: frame, window: "main",
        content: RunTrace.Content(
          check: FrameCheck(
            time: .zero, window: "main", digest: FrameDigest(value: value, items: []),
            replaced: 0..<0, lines: []), views: [:], gone: []))
    }
    left.steps = [step(0, 1)]
    right.steps = [step(0, 1), step(5, 2), step(8, 1), step(20, 3), step(21, 1)]
    let comparison = try compare(left, right)
    #expect(comparison.spans == [5...7, 20...20] && comparison.differingCount == 4)
    #expect(comparison.moments.map(\.frame) == [5, 6, 20])
    #expect(
      comparison.summary
        == "4 of 40 frames differ: from 0.083 s to 0.117 s, at 0.333 s.")
    #expect(comparison.text.contains("drawn differently; values and elements are equal"))
    right.steps.append(RunTrace.Step(frame: 30, window: "main"))
    let closed = try compare(left, right)
    #expect(closed.spans.last == 30...39 && closed.text.contains("open only in A"))
  }

  @Test(
    "a damaged trace is one sentence with its line",
    arguments: [
      ("", ":1: found an empty file; expected"), ("x", ":1: found 'x'; expected a line"),
      (#"{"inbetween":1}"#, ":1: found another kind of line; expected the header"),
      (#"{"trace":2}"#, ":1: found a trace of version 2; expected version 1"),
      (#"{"trace":1}"#, ":1: found a header without all members"),
      (
        #"{"trace":1,"program":"a","engine":"1","fps":"60","frames":3}"# + "\n"
          + #"{"frame":3,"window":"main","closed":true}"#,
        ":2: found frame 3; expected frames in order"
      ),
      (
        #"{"trace":1,"program":"a","engine":"1","fps":"60","frames":3}"# + "\n"
          + #"{"frame":1,"window":"main","list":"zz"}"#,
        ":2: found a frame without valid checksums"
      ),
      (
        #"{"trace":1,"program":"a","engine":"1","fps":"60","frames":3}"# + "\n{}",
        ":2: found a line without a frame"
      ),
    ])
  func damaged(_ text: String, _ words: String) {
    let error = #expect(throws: RunTraceError.self) {
      try RunTrace(parsing: text, file: "a.trace")
    }
    #expect(error?.description.hasPrefix("a.trace" + words) == true, "\(error?.description ?? "")")
  }
}
