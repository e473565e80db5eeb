import Foundation
import Testing
import TestSupport
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// A counter whose number glides, with a task and a timer that change it too.
private struct Counter: View {
  var title = "Add"
  var step = 1
  var color = Color.red
  @State private var count = 0
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Text("Ticks: \(ticks)")
      Button(title) { withAnimation(.easeInOut(duration: 1)) { count += step } }
      Rectangle().fill(color).frame(width: 10 + CGFloat(count) * 10, height: 10)
    }
    .task {
      while !Task.isCancelled {
        do { try await Task.sleep(nanoseconds: 0) } catch { return }
        break
      }
    }
  }
}

@Suite @MainActor struct InputRecorderTests {
  private static let configuration = {
    var configuration = Stage.Configuration(
      size: CGSize(width: 200, height: 200), scale: 2, seed: 5)
    configuration.startDate = Date(timeIntervalSinceReferenceDate: 7e8 + 0.25)
    configuration.dynamicTypeSize = .xLarge
    return configuration
  }()
  private static let source = InputRecorder.Source(program: "counter", engine: "1", font: nil)

  private func button(of stage: Stage) throws -> CGPoint {
    let frame = try #require(stage.tree.all.first { $0.role == .button }?.frame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Some seconds of a counter: presses, a resize, a key, and pauses.
  private func record(seconds: Double = 4, ends: Bool = true) throws -> String {
    var text = ""
    let stage = Stage(content: Counter(), configuration: Self.configuration)
    let recorder = try InputRecorder(
      stage, of: Self.source, checks: true, write: { text += $0 }, onFailure: { _ in })
    stage.advance(to: .zero)
    for second in 0..<Int(seconds) {
      stage.advance(to: StageTime(seconds: Double(second) + 0.5))
      let position = try button(of: stage)
      stage.send(.pointer(.down, position: position, button: .left))
      stage.send(.pointer(.up, position: position, button: .left))
      if second == 1 { stage.send(.resize(CGSize(width: 180, height: 220))) }
      if second == 2 { stage.send(.key("k", modifiers: [.command], phase: .down)) }
    }
    stage.advance(to: StageTime(seconds: seconds))
    if ends { recorder.end() }
    return text
  }

  private func replay(
    _ text: String, _ content: @autoclosure @escaping @MainActor () -> Counter = Counter(),
    configuration change: (inout Stage.Configuration) -> Void = { _ in }
  ) throws -> ReplayChecks {
    let script = try InputScript(parsing: text, file: "r.jsonl")
    var configuration = Stage.Configuration(size: script.header?.size)
    script.header?.apply(to: &configuration)
    change(&configuration)
    let stage = Stage(content: content(), configuration: configuration)
    let checks = ReplayChecks(script, on: stage, font: nil, pixelHash: { _ in "" })
    stage.send(script)
    stage.advance(to: script.header?.end ?? .zero)
    return checks
  }

  @Test func `a recording has a header, each event, a check a second and the end`() throws {
    let text = try record()
    let lines = text.split(separator: "\n")
    let header =
      #"{"inbetween":1,"program":"counter","engine":"1","seed":5,"size":[200,200],"scale":2,"#
      + #""colorScheme":"light","textSize":"xLarge","start":700000000.25}"#
    #expect(lines.first.map(String.init) == header)
    #expect(lines.last == #"{"at":4,"end":true}"#)
    let script = try InputScript(parsing: text, file: "r")
    #expect(script.checks.map(\.time.seconds) == [1, 2, 3, 4])
    #expect(script.header?.end == StageTime(seconds: 4))
    #expect(!script.isCutOff)
    let presses = script.events.filter {
      if case .pointer(.down, _, _) = $0.event { true } else { false }
    }
    #expect(presses.map(\.element) == ["Add", "Add", "Add", "Add"])
  }

  @Test func `marks and expectations of a replay are in its recording`() throws {
    let text = try record()
    var script = try InputScript(parsing: text, file: "r")
    script.marks = [
      InputMark(time: StageTime(seconds: 0.4), title: "early"),
      InputMark(time: StageTime(seconds: 2), title: "two"),
    ]
    script.expectations = [
      InputExpectation(time: StageTime(seconds: 3), .element(name: "Add", role: nil, value: nil))
    ]
    var configuration = Stage.Configuration(size: script.header?.size)
    script.header?.apply(to: &configuration)
    let stage = Stage(content: Counter(), configuration: configuration)
    var again = ""
    let recorder = try InputRecorder(
      stage, of: .init(program: "counter", engine: "1", font: nil), coming: script, checks: true,
      write: { again += $0 }, onFailure: { _ in })
    stage.send(script)
    stage.advance(to: StageTime(seconds: 4))
    recorder.end()
    let copy = try InputScript(parsing: again, file: "r")
    #expect(copy.marks == script.marks)
    #expect(copy.expectations == script.expectations)
    #expect(copy.events == script.events)
    #expect(copy.checks == script.checks)
    // What comes after the end is not recorded.
    stage.send(.key("k", modifiers: [], phase: .down))
    stage.advance(to: StageTime(seconds: 5))
    #expect(again.hasSuffix("{\"at\":4,\"end\":true}\n"))
  }

  /// A desktop with a text on its clipboard, and the stage that shares it.
  @MainActor private final class Desktop {
    var text: String?
    weak var stage: Stage?

    func read() -> String? { stage?.clipboardText(sharing: text) }
  }

  /// A press takes the clipboard's text.
  private struct Paster: View {
    var read: @MainActor () -> String?
    @State private var text = "nothing"

    var body: some View {
      VStack {
        Button("Paste") { text = read() ?? "empty" }
        Text(text)
      }
    }
  }

  @Test func `a text of the desktop's clipboard is recorded once the program reads it`() throws {
    let desktop = Desktop()
    let size = Stage.Configuration(size: CGSize(width: 200, height: 200))
    let stage = Stage(content: Paster(read: desktop.read), configuration: size)
    desktop.stage = stage
    desktop.text = "secret"
    var text = ""
    let recorder = try InputRecorder(
      stage, of: Self.source, checks: true, write: { text += $0 }, onFailure: { _ in })
    func press(until seconds: Double) throws {
      let position = try button(of: stage)
      stage.send(.pointer(.down, position: position, button: .left))
      stage.send(.pointer(.up, position: position, button: .left))
      stage.advance(to: StageTime(seconds: seconds))
    }
    stage.advance(to: StageTime(seconds: 1))
    desktop.text = "shared"
    try press(until: 2)
    desktop.text = nil
    try press(until: 3)
    recorder.end()
    #expect(!text.contains("secret"), "nothing has read it")
    #expect(text.contains(#""clipboard":"shared""#) && text.contains(#""clipboard":"""#))
    #expect(stage.tree.description.contains("empty"))

    let script = try InputScript(parsing: text, file: "r")
    #expect(try InputScript(parsing: script.text, file: "r").events == script.events)
    let copy = Stage(content: Paster { SystemClipboard.stageText }, configuration: size)
    let checks = ReplayChecks(script, on: copy, font: nil, pixelHash: { _ in "" })
    copy.send(script)
    copy.advance(to: StageTime(seconds: 2))
    #expect(copy.tree.description.contains("shared"))
    copy.advance(to: StageTime(seconds: 3))
    #expect(checks.differences == [] && checks.counts.checks == 3)
  }

  @Test func `a replay agrees with all of it`() throws {
    let checks = try replay(try record())
    #expect(checks.note == nil)
    #expect(checks.differences == [])
    #expect(checks.counts == ReplayChecks.Counts(checks: 4, presses: 4, expectations: 0))
  }

  @Test func `another label is found by the press that meets it`() throws {
    let checks = try replay(try record(), Counter(title: "Remove"))
    #expect(checks.differences.count == 1)
    let difference = try #require(checks.differences.first)
    #expect(difference.line == 2)
    #expect(difference.words.hasSuffix(#"hits "Remove"; expected "Add""#))
  }

  @Test func `another value is found by the first check after it`() throws {
    let checks = try replay(try record(), Counter(step: 2))
    let difference = try #require(checks.differences.first)
    #expect(checks.differences.count == 1)
    #expect(difference.time == StageTime(seconds: 1))
    #expect(difference.words.hasPrefix(#"there is text "Count: 2" ("#), "\(difference)")
    #expect(difference.words.contains(#"; expected text "Count: 1" ("#), "\(difference)")
  }

  @Test func `another color is found by the item that has it`() throws {
    let checks = try replay(try record(), Counter(color: .blue))
    let difference = try #require(checks.differences.first)
    #expect(difference.time == StageTime(seconds: 1))
    #expect(difference.words.contains(" is drawn differently"), "\(difference)")
  }

  @Test func `other options and another rate of frames are a note, and nothing is compared`() throws
  {
    let text = try record()
    let slow = try replay(text) { $0.frameRate = FrameRate(numerator: 30) ?? .sixty }
    #expect(slow.note == "r.jsonl has 60 frames a second; at 30 its checks are skipped.")
    #expect(slow.counts.checks == 0)
    let other = try replay(text) { $0.dynamicTypeSize = .large }
    #expect(other.note == "r.jsonl was recorded with other options; its checks are skipped.")
  }

  @Test func `what is there when the program is killed is a recording up to its last line`() throws
  {
    let text = try record(ends: false)
    let header = try #require(text.firstIndex(of: "\n"))
    let bytes = Array(text.utf8)
    let start = text[...header].utf8.count
    var ends: Set<StageTime> = []
    for end in start...bytes.count {
      let cut = Array(bytes[..<end])
      let path = FileManager.default.temporaryDirectory.path + "/cut-\(getpid()).jsonl"
      try Data(cut).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let script = try InputScript(contentsOf: path)
      #expect(script.isCutOff)
      let whole = String(decoding: cut, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let isWhole = whole.last.map { $0.isEmpty || $0.hasSuffix("}") } ?? false
      #expect(script.events.count + script.checks.count <= whole.count - (isWhole ? 0 : 1))
      if let time = script.header?.end { ends.insert(time) }
    }
    #expect(ends.contains(StageTime(seconds: 4)))
    #expect(try replay(text).differences == [])
  }

  @Test func `a cut within the header is a sentence, and an empty file is an empty script`() throws
  {
    let text = try record(seconds: 1)
    let header = text.prefix { $0 != "\n" }
    for end in 1..<header.utf8.count {
      let cut = String(decoding: Array(header.utf8)[..<end], as: UTF8.self)
      #expect(throws: InputScriptError.self) { try InputScript(parsing: cut, file: "r") }
    }
    #expect(try InputScript(parsing: "", file: "r").events.isEmpty)
  }

  @Test func `a file that can't be written ends the recording, not the program`() throws {
    struct Full: Error {}
    var (writes, failures) = (0, 0)
    let stage = Stage(content: Counter(), configuration: Self.configuration)
    let recorder = try InputRecorder(
      stage, of: Self.source, checks: true,
      write: { _ in
        writes += 1
        if writes == 3 { throw Full() }
      }, onFailure: { _ in failures += 1 })
    stage.advance(to: .zero)
    for second in 0..<5 { stage.advance(to: StageTime(seconds: Double(second))) }
    recorder.end()
    #expect(writes == 3 && failures == 1)
    #expect(stage.time == StageTime(seconds: 4))
  }

  @Test func `a recording of a recording's replay is the same recording`() throws {
    let first = try record()
    let script = try InputScript(parsing: first, file: "r")
    var configuration = Stage.Configuration(size: script.header?.size)
    script.header?.apply(to: &configuration)
    var second = ""
    let stage = Stage(content: Counter(), configuration: configuration)
    let recorder = try InputRecorder(
      stage, of: Self.source, checks: true, write: { second += $0 }, onFailure: { _ in })
    stage.send(script)
    stage.advance(to: StageTime(seconds: 4))
    recorder.end()
    let again = try InputScript(parsing: second, file: "r")
    #expect(again.checks == script.checks)
    #expect(again.events.map(\.event) == script.events.map(\.event))
    #expect(again.events.map(\.time) == script.events.map(\.time))
  }

  @Test func `input after the end is not recorded`() throws {
    var text = ""
    let stage = Stage(content: Counter(), configuration: Self.configuration)
    let recorder = try InputRecorder(
      stage, of: Self.source, checks: true, write: { text += $0 }, onFailure: { _ in })
    stage.advance(to: StageTime(seconds: 1))
    recorder.end()
    let whole = text
    let position = try button(of: stage)
    stage.send(.pointer(.down, position: position, button: .left))
    stage.send(.pointer(.up, position: position, button: .left))
    stage.advance(to: StageTime(seconds: 3))
    #expect(stage.tree.all.contains { $0.label == "Count: 1" })
    #expect(text == whole)
  }

  /// Ends a recording when the stage delivers input.
  private final class Ender: StageObserver {
    var recorder: InputRecorder?

    func stageWillDeliver(_ timed: TimedInput) { recorder?.end() }
    func stageDidRunFrame() {}
  }

  @Test func `input whose delivery ends the recording is not recorded`() throws {
    var text = ""
    let ender = Ender()
    let stage = Stage(content: Counter(), configuration: Self.configuration)
    stage.add(ender)
    let recorder = try InputRecorder(
      stage, of: Self.source, checks: true, write: { text += $0 }, onFailure: { _ in })
    stage.advance(to: StageTime(seconds: 1))
    ender.recorder = recorder
    stage.send(.key("k", modifiers: [], phase: .down))
    stage.advance(to: StageTime(seconds: 2))
    #expect(text.hasSuffix("{\"at\":1,\"end\":true}\n"), "\(text)")
  }
}
