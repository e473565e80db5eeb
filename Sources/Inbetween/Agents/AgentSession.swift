import Foundation
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenViews

/// One program without a window, which the tools of a server move and read.
@MainActor final class AgentSession {
  /// The name of events made from arguments, in errors.
  nonisolated static let inputName = "input"
  /// The longest time that one call may compute frames, in seconds. A call that takes longer ends between
  /// two frames.
  static let patience = 30.0

  let program: String
  let threads: Int?
  private let makeStage: @MainActor (Stage.Configuration) -> Stage
  private let makePlan: @MainActor (InputScript?) -> FramePlan
  private let seconds: () -> Double

  private(set) var stage: Stage
  /// The moment up to which the session has gone, possibly between two frames.
  private var position = StageTime.zero
  /// The number of times that the program was started before.
  private var run = 0
  private(set) var handles = AgentHandles()
  private var deadline = Double.infinity
  /// The names of the elements under presses, by moment and event.
  private var presses: [StageTime: [String: String]] = [:]
  /// The titles of moments of the run.
  var marks: [InputMark] = []
  /// The file to which the run is recorded; nil: none.
  var recording: String?
  /// Called after each frame and each drawing: the program has not stopped.
  var onProgress: () -> Void = {}
  /// Whether the program runs in a window, whose loop moves the clock.
  let isLive: Bool
  /// In a window, the last frame that ran.
  private var lastFrame = -1
  /// In a window, the moment up to which a call needs frames.
  private var liveTarget = StageTime.zero
  /// In a window, the rest of a call: returns its text once the window has run the frames.
  private var liveRest: (() throws -> String?)?
  /// Builds the program; nil if its sources are unknown.
  var rebuild: AgentRebuild?
  /// The program's warnings that no reply has, and those of all calls: a new start repeats them.
  private var warnings: [String] = []
  private var oldWarnings: Set<String> = []

  /// Creates a session whose program starts at the first call.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - threads: The number of drawing threads; nil: one per core.
  ///   - script: The input that the program receives first.
  ///   - makePlan: Combines the options with the header of an input file.
  ///   - makeStage: Makes a stage of the program.
  ///   - seconds: A clock in seconds, which only limits how long a call computes.
  init(
    program: String, threads: Int? = nil, script: InputScript? = nil,
    makePlan: @escaping @MainActor (InputScript?) -> FramePlan,
    makeStage: @escaping @MainActor (Stage.Configuration) -> Stage,
    seconds: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.program = program
    self.threads = threads
    self.makePlan = makePlan
    self.makeStage = makeStage
    self.seconds = seconds
    isLive = false
    stage = makeStage(makePlan(script).configuration)
    begin(script)
  }

  /// Creates a session that reads and moves a program in a window.
  init(program: String, threads: Int?, joining stage: Stage) {
    self.program = program
    self.threads = threads
    self.stage = stage
    makePlan = { FramePlan(stage: StageOptions(), rate: nil, window: nil, end: nil, script: $0) }
    makeStage = { _ in stage }
    seconds = { 0 }
    isLive = true
    stage.add(self)
    watchWarnings()
  }

  /// Leaves the program in its window, which retains the session until then.
  func leave() { stage.remove(self) }

  private func begin(_ script: InputScript?) {
    // The caller of a tool receives the failure.
    stage.onFailure = { _ in }
    stage.add(self)
    watchWarnings()
    marks = script?.marks ?? []
    if let script { stage.send(script) }
  }

  /// Sends input for the start of the program.
  func open(_ url: URL) { stage.send(.openURL(url), at: .zero) }

  /// Replaces the program's run by one with the input of a script, and the settings of its header where no
  /// option sets them. The program is before frame 0.
  ///
  /// - Parameter observe: Observes the new stage before it receives the input.
  func restart(with script: InputScript, observe: (Stage) -> Void = { _ in }) {
    stage.remove(self)
    stage = makeStage(makePlan(script).configuration)
    run += 1
    position = .zero
    observe(stage)
    begin(script)
  }

  /// Notes the warnings of the program's present start.
  private func watchWarnings() {
    stage.watchWarnings { [weak self] sentence in
      guard let self, oldWarnings.insert(sentence).inserted else { return }
      warnings.append("Warning: \(sentence)")
    }
  }

  /// Returns the warnings since the last reply.
  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Continues with the handles of the session before a reload.
  func take(_ handles: AgentHandles) { self.handles = handles }

  // MARK: Calls

  /// Begins a call: runs frame 0 if the program has not started, and limits the time of the call.
  func beginCall() throws {
    guard !isLive else { return }
    deadline = seconds() + Self.patience
    guard stage.frameIndex == nil else { return }
    stage.advance(to: .zero)
    try stage.requireNoFailure()
  }

  /// The moment and what moves, in a sentence that ends each reply.
  var moment: String {
    let frame = stage.frameIndex ?? 0
    var text = "Time: \(text(of: stage.time)) s (frame \(frame))."
    let count = stage.isEnded ? 0 : stage.movements.count
    if count > 0 { text += " \(count) \(count == 1 ? "property moves" : "properties move")." }
    if stage.isEnded { text += " The program has ended: its last window was closed." }
    return text
  }

  /// The seconds of a moment with at most four decimals, rounded up, so that `goto` finds the same frame.
  func text(of time: StageTime) -> String { rounded(time).secondsText }

  /// Returns the moment rounded up to a ten-thousandth of a second, which lies in the same frame.
  func rounded(_ time: StageTime) -> StageTime {
    let unit = StageTime.flicksPerSecond / 10_000
    let (whole, rest) = time.flicks.quotientAndRemainder(dividingBy: unit)
    return StageTime(flicks: (whole + (rest > 0 ? 1 : 0)) * unit)
  }

  // MARK: Time

  /// The moment from which `advance` counts.
  var now: StageTime { max(position, stage.time) }

  /// Goes to the last frame at or before a moment. For an earlier frame the program starts anew and receives
  /// its input again.
  func go(to target: StageTime) throws {
    let index = stage.configuration.frameRate.lastFrame(atOrBefore: target)
    if isLive { return liveTarget = max(liveTarget, target) }
    if let current = stage.frameIndex, index < current { goBack() }
    try advance(toFrame: index)
    position = target
  }

  /// Starts the program anew and runs frame 0.
  private func goBack() {
    guard stage.failure == nil else {
      // The failure of a stage remains; a new one has the failure only if it occurs again.
      restart(with: script)
      stage.advance(to: .zero)
      return
    }
    _ = stage.frame(0)
    run += 1
    position = .zero
    watchWarnings()
  }

  /// Runs the next frame.
  func step() throws { try advance(toFrame: (stage.frameIndex ?? -1) + 1) }

  private func advance(toFrame index: Int) throws {
    let rate = stage.configuration.frameRate
    if isLive { return liveTarget = max(liveTarget, rate.time(ofFrame: index)) }
    while let current = stage.frameIndex, current < index {
      guard seconds() < deadline else {
        throw AgentFailure(
          "The call computed frames for \(JSONText.number(Self.patience)) s and stopped before "
            + "\(text(of: rate.time(ofFrame: index))) s; a further call continues from here.")
      }
      stage.advance(to: rate.time(ofFrame: current + 1))
      guard stage.frameIndex != current else {
        throw AgentFailure("The program runs no frame after \(text(of: stage.time)) s.")
      }
    }
    try stage.requireNoFailure()
  }

  /// Runs frames until nothing moves.
  ///
  /// - Parameter limit: The most seconds of the program's time.
  /// - Throws: A sentence with everything that still moves.
  func settle(limit: Double) throws {
    let end = stage.time.advanced(by: .seconds(limit))
    while !stage.hasSettled {
      let rate = stage.configuration.frameRate
      guard rate.time(ofFrame: (stage.frameIndex ?? 0) + 1) <= end else {
        throw StageError.notSettled(seconds: limit, movements: stage.movements)
      }
      try step()
    }
    try stage.requireNoFailure()
  }

  /// Returns to the current frame after `body`, which may go to other moments.
  func returning<Value>(_ body: () throws -> Value) throws -> Value {
    try requireNoWindow(for: "Another moment")
    let (frame, position) = (stage.frameIndex ?? 0, position)
    let result = Result { try body() }
    // The way back has no limit: the session must not stay at another moment.
    deadline = .infinity
    try go(to: stage.configuration.frameRate.time(ofFrame: frame))
    self.position = position
    return try result.get()
  }

  // MARK: Input

  /// The number of events that the run receives after the current frame.
  var laterInput: Int { stage.recording.events.count { $0.time > stage.time } }

  /// Drops the input and the marks after the current frame, because new input replaces them.
  ///
  /// - Returns: A sentence about the dropped events and marks; nil if there are none.
  private func dropLaterInput() -> String? {
    let (count, markCount) = (laterInput, marks.count { $0.time > stage.time })
    guard count + markCount > 0 else { return nil }
    if count > 0 { stage.branch(at: stage.time) }
    marks.removeAll { $0.time > stage.time }
    let words = [(count, "event"), (markCount, "mark")].filter { $0.0 > 0 }
      .map { "\($0.0) later \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    return "\(words) \(count + markCount == 1 ? "was" : "were") dropped: "
      + "the run continues from here with this input."
  }

  /// Sends events of the next frame, and runs it.
  ///
  /// - Parameter window: The id of the window that receives them; nil: the window in front.
  /// - Returns: Sentences about the consequences: dropped input, and the elements that changed.
  func send(_ events: [InputEvent], to window: String?) throws -> String {
    try acting {
      for event in events { stage.send(event, to: window) }
      try step()
    }
  }

  /// Sends an event in the form of input files, without its moment, and runs its frames.
  ///
  /// - Returns: Sentences about the consequences.
  func send(line members: [String: JSONValue]) throws -> String {
    var members = members
    let rate = stage.configuration.frameRate
    let start = rate.time(ofFrame: (stage.frameIndex ?? -1) + 1)
    members["at"] = .number(start.seconds, whole: nil)
    let script = try parse(members)
    guard let last = script.events.last else {
      throw AgentFailure("Found a line without an event; expected an event, such as \"key\".")
    }
    return try acting {
      stage.send(script)
      try step()
      try advance(toFrame: rate.firstFrame(atOrAfter: last.time))
    }
  }

  /// Reads an event. The moment, which the agent did not give, is in no error.
  private func parse(_ members: [String: JSONValue]) throws -> InputScript {
    do {
      return try InputScript(parsing: JSONValue.object(members).text, file: Self.inputName)
    } catch {
      var error = error
      let event = members.filter { $0.key != "at" }
      error.found = error.found.replacingOccurrences(
        of: JSONValue.object(members).text, with: JSONValue.object(event).text)
      error.expected = error.expected.replacingOccurrences(of: "\"at\", ", with: "")
      throw error
    }
  }

  private func acting(_ body: () throws -> Void) throws -> String {
    try requireRunning()
    if isLive { return try actingLive(body) }
    let dropped = dropLaterInput()
    let before = elements
    try body()
    position = stage.time
    let changes = AgentChanges(from: before, to: elements).text(
      limit: AgentChanges.fewLines, listsMoved: false)
    return [dropped, changes].compactMap(\.self).joined(separator: "\n")
  }

  private func actingLive(_ body: () throws -> Void) throws -> String {
    let before = elements
    liveTarget = stage.time
    try body()
    let target = liveTarget
    liveRest = { [unowned self] in
      guard stage.time >= target || stage.isEnded else { return nil }
      return AgentChanges(from: before, to: elements).text(
        limit: AgentChanges.fewLines, listsMoved: false)
    }
    return ""
  }

  /// In a window, continues a call when its frames have run. `rest` returns the call's text, or nil while it
  /// needs further frames.
  func whenLive(_ rest: @escaping () throws -> String?) { liveRest = rest }

  /// Returns the moment up to which the call needs frames in a window.
  func takeLiveTarget() -> StageTime {
    defer { liveTarget = .zero }
    return liveTarget
  }

  /// Returns the rest of the call, which the caller then owns; nil if the call is complete.
  func takeLiveRest() -> (() throws -> String?)? {
    defer { liveRest = nil }
    return liveRest
  }

  /// Throws a sentence if the program runs in a window.
  ///
  /// - Parameter part: The tool or the argument that needs a clock of its own.
  func requireNoWindow(for part: String) throws(AgentFailure) {
    guard isLive else { return }
    throw AgentFailure(
      "\(part) does not work in a window, whose clock follows the system's; expected a server without a "
        + "window, by '\(program) mcp'.")
  }

  private func requireRunning() throws {
    guard !stage.isEnded else {
      throw AgentFailure(
        "The program has ended, because its last window was closed; goto an earlier moment, or reload."
      )
    }
  }

  /// Presses at a point, runs frames, and releases.
  func hold(
    _ down: InputEvent, _ up: InputEvent, for seconds: Double, in window: String?
  ) throws -> String {
    try acting {
      let rate = stage.configuration.frameRate
      let start = rate.time(ofFrame: (stage.frameIndex ?? -1) + 1)
      let end = rate.firstFrame(atOrAfter: start.advanced(by: .seconds(seconds)))
      stage.send(down, at: start, to: window)
      stage.send(up, at: rate.time(ofFrame: end), to: window)
      try step()
      try advance(toFrame: end)
    }
  }

  // MARK: Recording

  /// The events of the run with the names of the elements under presses.
  var events: [TimedInput] {
    stage.recording.events.map { timed in
      var timed = timed
      timed.element = presses[timed.time]?["\(timed.event)"]
      return timed
    }
  }

  /// Runs the program again from its start up to the current frame.
  ///
  /// - Returns: The recording with checks of the frames, and the number of events.
  func recordAgain() throws -> (text: String, count: Int) {
    let (frame, position) = (stage.frameIndex ?? 0, position)
    let (events, end) = (stage.recording.events, stage.time)
    var text = ""
    stage.rewind(droppingInputAfter: end)
    run += 1
    watchWarnings()
    let recorder = try InputRecorder(
      stage, of: WindowFiles.source(program),
      coming: InputScript(marks: marks.filter { $0.time <= end }), checks: true,
      write: { text += $0 }, onFailure: { _ in })
    // The way back has no limit: the session must not stay at another moment.
    deadline = .infinity
    stage.advance(to: .zero)
    try advance(toFrame: frame)
    recorder.end()
    let later = events.filter { $0.time > end }
    for timed in later { stage.send(timed.event, at: timed.time, to: timed.window) }
    self.position = position
    return (text, events.count - later.count)
  }

  // MARK: Reading

  /// All elements of the current frame with their handles, in reading order.
  var elements: [AgentElement] {
    handles.update(
      stage.windows.filter { !$0.isHidden }.map { ($0.id, $0.tree) }, run: run)
    return handles.elements
  }

  /// Returns the open window with a handle or an id, or the window in front if nil.
  func window(_ name: String?) throws -> Stage.Window {
    try requireRunning()
    if let name {
      _ = elements
      if let window = stage.window(try handles.window(name)) { return window }
    }
    if let chosen = stage.configuration.window, let window = stage.window(chosen) { return window }
    guard let window = stage.frontWindow ?? stage.windows.first else {
      throw AgentFailure("No window is open.")
    }
    return window
  }

  private lazy var renderer = Renderer(threadCount: threads)

  /// The most pixels of a picture. A larger picture is nearly always a mistaken size or scale.
  static let mostPixels = 16_777_216.0

  /// Throws a sentence for a picture with too many pixels.
  func checkSize(of name: String, _ size: CGSize, scale: Double) throws(AgentFailure) {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width * height <= Self.mostPixels else {
      throw AgentFailure(
        "The \(name) would have \(JSONText.number(width.rounded())) by "
          + "\(JSONText.number(height.rounded())) pixels; expected at most "
          + "\(JSONText.number(Self.mostPixels)) in all, by a smaller \"scale\".")
    }
  }

  /// Draws a window.
  ///
  /// - Parameter scale: Pixels per point; nil: the window's.
  func picture(of window: Stage.Window, scale: Double? = nil) throws -> Bitmap {
    var list = window.displayList
    if let scale { list.scale = scale }
    try checkSize(of: "picture", list.size, scale: list.scale)
    try renderer.render(list)
    onProgress()
    return renderer.bitmap
  }
}

extension AgentSession: StageObserver {
  /// Keeps the name of the element under a press, for recordings.
  func stageWillDeliver(_ timed: TimedInput) {
    guard !isLive, case .pointer(.down, let position, _) = timed.event else { return }
    let window = timed.window.flatMap { stage.window($0) } ?? stage.frontWindow
    presses[timed.time, default: [:]]["\(timed.event)"] = window?.tree.name(at: position)
  }

  func stageDidRunFrame() {
    onProgress()
    guard isLive, let frame = stage.frameIndex else { return }
    if frame <= lastFrame {
      // The time bar went back: the views of the new start have the numbers of other views.
      run += 1
      watchWarnings()
    }
    lastFrame = frame
  }
}
