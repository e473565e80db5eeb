import Foundation
import TweenMotion
import TweenViews

/// Writes a stage's run as lines of an input file, each line when it happens: a header, the input with the
/// element that each press meets, one check of the frames each second, and the end.
///
/// Lines are complete and sorted by time. After a killed program the file is a recording too. A stage that
/// is not live replays it to the same frames.
@MainActor package final class InputRecorder: StageObserver {
  /// The program's name, the engine's version and the font, for the header.
  package struct Source: Sendable {
    /// The program's name.
    package var program: String
    /// The engine's version.
    package var engine: String
    /// The SHA-256 of the font; nil where there is no font.
    package var font: String?

    package init(program: String, engine: String, font: String?) {
      self.program = program
      self.engine = engine
      self.font = font
    }
  }

  /// The stage, which retains the recorder.
  private unowned let stage: Stage
  private let write: (String) throws -> Void
  private var failure: ((any Error) -> Void)?
  /// The lines that are not written yet.
  private var lines = ""
  /// The elements of each window in its last check. A single window has the empty name.
  private var elements: [String: [String]] = [:]
  private var lastCheck = StageTime.zero
  /// The moment of the last line.
  private var lastLine = StageTime.zero
  /// The marks and expectations that are not written yet.
  private var annotations: InputScript
  private let checks: Bool
  private var isEnded = false

  /// Begins to record a stage, and writes the header and the earlier input.
  ///
  /// - Parameters:
  ///   - earlier: The input that the stage has already received, with its marks and expectations.
  ///   - coming: The script that the stage replays. Its marks and expectations are written at their
  ///      moments.
  ///   - checks: Whether checks are written. Checks of a live stage would fail in a replay.
  ///   - write: Writes complete lines, each with its line break.
  ///   - onFailure: Receives the error of a write. Nothing more is written after it.
  package init(
    _ stage: Stage, of source: Source, earlier: InputScript = InputScript(),
    coming: InputScript = InputScript(), checks: Bool, write: @escaping (String) throws -> Void,
    onFailure: @escaping (any Error) -> Void
  ) throws {
    self.stage = stage
    self.write = write
    self.checks = checks
    failure = onFailure
    annotations = InputScript(marks: coming.marks, expectations: coming.expectations)
    var beginning = InputScript(
      events: earlier.events, marks: earlier.marks, expectations: earlier.expectations)
    if stage.hasOneWindow { beginning.events = beginning.events.map(\.inFront) }
    beginning.header = Self.header(of: stage, source)
    try write(beginning.text)
    lastLine =
      [
        beginning.events.last?.time, beginning.marks.last?.time, beginning.expectations.last?.time,
      ].compactMap(\.self).max() ?? .zero
    lastCheck = stage.time
    stage.add(self)
  }

  /// Returns the header for a recording of a stage.
  package static func header(of stage: Stage, _ source: Source) -> InputScript.Header {
    var header = InputScript.Header(stage.configuration, size: stage.initialSize)
    // The configuration of a live stage does not have these values.
    header.startDate = stage.startDate
    if stage.configuration.isLive { header.isInWindow = true }
    header.program = source.program
    header.engine = source.engine
    header.font = source.font
    return header
  }

  package func stageWillDeliver(_ timed: TimedInput) {
    guard !isEnded else { return }
    addAnnotations(before: timed.time)
    var timed = timed
    if case .pointer(.down, let position, _) = timed.event {
      timed.element = stage.tree(ofWindow: timed.window)?.name(at: position)
    }
    // The clipboard's text has the frame's moment; later input of the same frame may have an earlier one.
    timed.time = max(timed.time, lastLine)
    // A single window needs no name.
    if stage.hasOneWindow { timed.window = nil }
    add(timed.line, at: timed.time)
    // The line must be in the file if this event ends the program.
    flush()
  }

  package func stageDidRunFrame() {
    guard !isEnded else { return }
    addAnnotations(before: stage.time.moved(by: 1))
    if checks, second(of: stage.time) > second(of: lastCheck) {
      lastCheck = stage.time
      addChecks()
    }
    flush()
  }

  private func add(_ line: String, at time: StageTime) {
    lines += line + "\n"
    lastLine = time
  }

  /// Adds the marks and expectations before `time`.
  private func addAnnotations(before time: StageTime) {
    let marks = annotations.marks.prefix { $0.time < time }
    let expectations = annotations.expectations.prefix { $0.time < time }
    guard !marks.isEmpty || !expectations.isEmpty else { return }
    let due = InputScript(marks: Array(marks), expectations: Array(expectations))
    annotations.marks.removeFirst(marks.count)
    annotations.expectations.removeFirst(expectations.count)
    lines += due.text
    lastLine =
      [lastLine, due.marks.last?.time, due.expectations.last?.time].compactMap(\.self)
      .max() ?? lastLine
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
      add(check.line, at: stage.time)
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
    stage.remove(self)
    failure?(error)
    failure = nil
  }

  /// Writes a mark at the moment of the last frame.
  package func mark(_ title: String) {
    guard !isEnded else { return }
    let time = max(stage.time, lastLine)
    add(InputScript.line(InputMark(time: time, title: title)), at: time)
    flush()
  }

  /// Writes the waiting lines and the end, which is the moment of the last frame or of the last input of
  /// the current frame. Later input is not recorded.
  package func end() {
    guard !isEnded else { return }
    let end = stage.isEnded ? "\"closed\"" : "true"
    lines += "{\"at\":\(max(stage.time, lastLine).secondsText),\"end\":\(end)}\n"
    flush()
    isEnded = true
    stage.remove(self)
  }
}

extension InputScript {
  /// Returns a sentence if another program or another version of the engine, whose frames may differ,
  /// recorded the script; otherwise nil.
  package func noteOfOrigin(on source: InputRecorder.Source) -> String? {
    var parts: [String] = []
    if let program = header?.program, program != source.program {
      parts.append("from \(program)")
    }
    if let engine = header?.engine, engine != source.engine {
      parts.append("by version \(engine) of the engine, and this is \(source.engine)")
    }
    return parts.isEmpty ? nil : "\(file) was recorded \(parts.joined(separator: " "))."
  }
}

extension Stage {
  /// Whether the run had only one window, which needs no name in input.
  var hasOneWindow: Bool { graph.windowList.knownNames.count <= 1 }

  /// Returns the elements of the window with an id, or of the window in front if nil. Nil without such a
  /// window.
  func tree(ofWindow name: String?) -> ViewGraph.Element? {
    guard frameIndex != nil else { return nil }
    return graph.window(name)?.tree
  }
}
