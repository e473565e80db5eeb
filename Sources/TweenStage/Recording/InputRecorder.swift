import Foundation
import TweenMotion
import TweenViews

/// Writes what happens to a stage as the lines of an input file, each as it comes: a header, the input with
/// what each press meets, once a second a check of what is shown, and the end.
///
/// Lines come whole, in the order of their moments: what is there when the program is killed is a recording.
/// A stage that is not live replays it to the same frames.
@MainActor package final class InputRecorder {
  /// The program's name, the engine's version and the font, for the header.
  package struct Source: Sendable {
    /// What the program is called.
    package var program: String
    /// The version of the engine.
    package var engine: String
    /// The SHA-256 of the font; nil where there is none.
    package var font: String?

    package init(program: String, engine: String, font: String?) {
      self.program = program
      self.engine = engine
      self.font = font
    }
  }

  private unowned let stage: Stage
  private let write: (String) throws -> Void
  private var failure: ((any Error) -> Void)?
  /// Lines that are not written yet.
  private var lines = ""
  /// The elements of each window in its last check; by an empty name of the only one.
  private var elements: [String: [String]] = [:]
  private var lastCheck = StageTime.zero
  /// The moment of the last line of input.
  private var lastInput = StageTime.zero
  private var isEnded = false

  /// Begins to record a stage, and writes the header and the input before.
  ///
  /// - Parameters:
  ///   - earlier: Input that the stage has received already.
  ///   - checks: Whether checks are written: those of a live stage would fail in a replay.
  ///   - write: Takes whole lines, each with its end.
  ///   - onFailure: Receives the error of a write, after which nothing more is written.
  package init(
    _ stage: Stage, of source: Source, earlier: [TimedInput] = [], checks: Bool,
    write: @escaping (String) throws -> Void,
    onFailure: @escaping (any Error) -> Void
  ) throws {
    self.stage = stage
    self.write = write
    failure = onFailure
    var beginning = Self.header(of: stage, source).text + "\n"
    for var timed in earlier {
      if stage.hasOneWindow { timed.window = nil }
      beginning += timed.line + "\n"
    }
    try write(beginning)
    lastCheck = stage.time
    let (onDelivery, onFrame) = (stage.onDelivery, stage.onFrame)
    // The stage holds it for as long as it runs.
    stage.onDelivery = { [self] timed in
      onDelivery?(timed)
      record(timed)
    }
    stage.onFrame = { [self] in
      onFrame?()
      frameIsDone(checks: checks)
    }
  }

  /// The header of a recording of a stage.
  package static func header(of stage: Stage, _ source: Source) -> InputScript.Header {
    var header = InputScript.Header(stage.configuration, size: stage.initialSize)
    // A live stage knows them alone.
    header.startDate = stage.startDate
    if stage.configuration.isLive { header.isInWindow = true }
    header.program = source.program
    header.engine = source.engine
    header.font = source.font
    return header
  }

  private func record(_ timed: TimedInput) {
    guard !isEnded else { return }
    var timed = timed
    if case .pointer(.down, let position, _) = timed.event {
      timed.element = stage.tree(ofWindow: timed.window)?.name(at: position)
    }
    lastInput = timed.time
    // Where there is one window it needs no name.
    if stage.hasOneWindow { timed.window = nil }
    lines += timed.line + "\n"
    // Should the program end by this event, the line is there.
    flush()
  }

  private func frameIsDone(checks: Bool) {
    guard !isEnded else { return }
    if checks, second(of: stage.time) > second(of: lastCheck) {
      lastCheck = stage.time
      addChecks()
    }
    flush()
  }

  private func second(of time: StageTime) -> Int64 { time.flicks / StageTime.flicksPerSecond }

  private func addChecks() {
    let isAlone = stage.hasOneWindow
    for window in stage.windows where !window.isHidden {
      let lines = window.tree.description.split(separator: "\n").map(String.init)
      let name = isAlone ? nil : window.id
      let check = FrameCheck(
        time: stage.time, window: name, digest: FrameDigest(window.displayList), elements: lines,
        after: elements[name ?? ""] ?? [])
      elements[name ?? ""] = lines
      self.lines += check.line + "\n"
    }
  }

  private func flush() {
    guard !lines.isEmpty else { return }
    do {
      try write(lines)
      lines = ""
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    isEnded = true
    failure?(error)
    failure = nil
  }

  /// Writes a mark at the moment of the last frame.
  package func mark(_ title: String) {
    guard !isEnded else { return }
    let time = max(stage.time, lastInput)
    lines += InputScript.line(InputMark(time: time, title: title)) + "\n"
    flush()
  }

  /// Writes what is left, and the end: the moment of the last frame, or of input of the frame that runs.
  /// Later input is not recorded.
  package func end() {
    guard !isEnded else { return }
    let end = stage.isEnded ? "\"closed\"" : "true"
    lines += "{\"at\":\(max(stage.time, lastInput).secondsText),\"end\":\(end)}\n"
    flush()
    isEnded = true
  }
}

extension Stage {
  /// Whether there was one window, which needs no name in input.
  var hasOneWindow: Bool { graph.windowList.knownNames.count <= 1 }

  /// The elements of the window that is called so, or of the one in front; nil: there is none.
  func tree(ofWindow name: String?) -> ViewGraph.Element? {
    guard frameIndex != nil else { return nil }
    return graph.window(name)?.tree
  }
}
