#if Window
  import Foundation
  import TweenMotion
  import TweenStage
  import TweenViews

  /// The session of a program that runs in windows: its replay, its recording, and the reports about both.
  @MainActor final class SessionRun: StageObserver {
    private let session: WindowSession
    private unowned let stage: Stage
    private var checks: ReplayChecks?
    private var recorder: InputRecorder?
    private var file: WindowSession.File?
    /// The marks of the replay and of this run, sorted by time.
    private var marks: [InputMark] = []
    /// The expectations of the replay, sorted by time.
    private var expectations: [InputExpectation] = []
    /// The input since the start, for a recording that a key begins; nil: it became too much to keep.
    private var input: [TimedInput]? = []
    /// The end of the replay; nil: there is no replay, or it is over.
    private(set) var replayEnd: StageTime?
    /// Shows a sentence in the window in front.
    var notify: (String) -> Void = { _ in }
    /// The moment of the program's last input.
    private var lastDelivery = StageTime.zero
    /// Whether the program stands still.
    private(set) var isHeld = false
    /// The notice about the first press of a replay at once that met another element, until a window can
    /// show it.
    private var remark: String?

    /// The largest number of kept events: some hours of a moving pointer.
    private static let mostInput = 1 << 18

    /// - Parameter stage: The stage before its frame 0.
    init(_ session: WindowSession, of stage: Stage) throws(WindowError) {
      self.session = session
      self.stage = stage
      let replay = session.replay?.withoutClosing(at: stage.configuration.frameRate)
      if let script = replay {
        replayEnd = script.lastMoment ?? .zero
        if ReplayChecks.isWanted(for: script) {
          checks = ReplayChecks(
            script, on: stage, font: session.source.font,
            comparing: session.replaysAtOnce ? .pressesAlone : .all, pixelHash: session.pixelHash
          ) { [weak self] difference in self?.report(difference) }
        }
        if !session.replaysAtOnce, let note = script.noteOfOrigin(on: session.source) {
          StandardError.write(note)
        }
        if let note = checks?.note { StandardError.write(note) }
      }
      if stage.configuration.isLive {
        stage.onInput = { [weak self] timed in self?.keep(timed) }
      }
      marks = replay?.marks ?? []
      expectations = replay?.expectations ?? []
      stage.add(self)
      if let recording = session.recording {
        try begin(recording, coming: replay ?? InputScript())
      }
      if let replay { stage.send(replay) }
    }

    /// Runs the replay to its end, if the session requests that before there is a window.
    ///
    /// - Returns: whether the replay is over.
    func replayAtOnce() throws(WindowError) -> Bool {
      guard session.replaysAtOnce, let end = replayEnd else { return false }
      let rate = stage.configuration.frameRate
      var frame = 0
      while rate.time(ofFrame: frame) < end, !stage.isEnded, stage.failure == nil {
        frame += 1
        stage.advance(to: rate.time(ofFrame: frame))
        if let difference = checks?.differences.last, difference.isFatal {
          throw .diverged(difference.sentence)
        }
      }
      if stage.isEnded {
        throw .diverged("the program ends before the end of the run.")
      }
      replayEnd = nil
      return true
    }

    func stageWillDeliver(_ timed: TimedInput) { lastDelivery = timed.time }

    func stageDidRunFrame() {}

    // MARK: The process that started the program

    /// Begins to receive commands.
    ///
    /// - Parameter wake: called on another thread when commands have arrived.
    func beginRemote(wake: @escaping @Sendable () -> Void) {
      session.agent?.begin(stage, wake: wake)
      session.remote?.begin(wake: wake)
      session.remote?.reply(.shown)
      if let remark { notify(remark) }
    }

    /// Executes the commands of the process that started the program.
    func takeCommands(of program: LiveProgram) {
      for command in session.remote?.take() ?? [] {
        switch command {
        case .hold:
          program.drawPending()
          recorder?.mark("Reload")
          isHeld = true
          session.remote?.reply(
            .held(
              program.front?.place ?? WindowPlace(x: 0, y: 0),
              hasFocus: program.windows.contains(where: \.hasFocus)))
        case .go:
          isHeld = false
          program.resume()
        case .end: program.isClosed = true
        case .notice(let text): program.front?.notice = text.map { WindowNotice($0, now: nil) }
        }
      }
    }

    /// Lets the server of a joined client work. Returns whether its work needs a further frame.
    ///
    /// - Parameter halt: The reason why no further frame comes for now, as a sentence; nil: frames come.
    func takeAgentTurn(halt: String?) -> Bool { session.agent?.takeTurn(halt: halt) ?? false }

    private func report(_ difference: ReplayDifference) {
      if !session.replaysAtOnce { StandardError.write("\(difference)") }
      if session.replaysAtOnce {
        remark = remark ?? difference.sentence
        return
      }
      notify("This replay differs at \(difference.moment)")
    }

    private func keep(_ timed: TimedInput) {
      guard input != nil else { return }
      input?.append(timed)
      if input?.count ?? 0 > Self.mostInput { input = nil }
    }

    // MARK: Replays

    /// Returns whether a moment belongs to the replay, so that the program does not receive the user's
    /// input.
    func isReplaying(at time: StageTime) -> Bool { replayEnd.map { time <= $0 } ?? false }

    /// The next step of the program's host. The replay's end has a frame of its own.
    var next: Stage.Next {
      guard let replayEnd else { return stage.next }
      let rate = stage.configuration.frameRate
      let end = rate.time(ofFrame: rate.lastFrame(atOrBefore: replayEnd) + 1)
      switch stage.next {
      case .nextFrame: return .nextFrame
      case .wake(let time): return .wake(at: min(time, end))
      case .idle: return .wake(at: end)
      }
    }

    /// Ends the replay.
    ///
    /// - Returns: whether a replay was running.
    func endReplay() -> Bool {
      guard replayEnd != nil else { return false }
      replayEnd = nil
      if let checks, checks.differences.isEmpty, checks.note == nil {
        StandardError.write("The replay matches the recording: \(checks.counts.words).")
      }
      return true
    }

    // MARK: Recordings

    private func begin(
      _ file: WindowSession.File, earlier: InputScript = InputScript(),
      coming: InputScript = InputScript()
    ) throws(WindowError) {
      do {
        recorder = try InputRecorder(
          stage, of: session.source, earlier: earlier, coming: coming,
          checks: !stage.configuration.isLive,
          write: file.write
        ) { [weak self] error in
          self?.recordingFailed(error)
        }
        self.file = file
      } catch {
        throw .file("\(error)")
      }
    }

    private func recordingFailed(_ error: any Error) {
      StandardError.write("The recording stopped: \(error)")
      notify("The recording stopped: the file cannot be written")
      file?.close()
      (file, recorder) = (nil, nil)
    }

    /// Adds a mark. A mark of the present moment also goes to the recording, whose lines are sorted by
    /// time.
    func mark(_ title: String, at time: StageTime, isPresent: Bool) {
      let place = marks.firstIndex { $0.time > time } ?? marks.count
      marks.insert(InputMark(time: time, title: title), at: place)
      if isPresent { recorder?.mark(title) }
    }

    /// Prepares for a return to an earlier moment, from which the run continues. The later part of the
    /// recording does not belong to that run.
    ///
    /// - Parameter time: The moment.
    func willBranch(at time: StageTime) {
      marks.removeAll { $0.time > time }
      expectations.removeAll { $0.time > time }
      replayEnd = nil
      checks?.stop()
      guard let file else { return }
      end()
      notify("\(file.name) ends here; F7 records this branch")
    }

    /// All input so far; nil: there was too much to keep.
    private var earlierInput: [TimedInput]? {
      guard stage.configuration.keepsInput else { return input }
      // Input of the current frame was delivered before the key that begins a recording acts.
      let now = max(stage.time, lastDelivery)
      return stage.recording.events.filter { $0.time <= now }
    }

    /// Begins a recording of the run, including the input from its start, or ends the current recording.
    func toggleRecording() {
      // The next program replays that recording.
      guard session.remote == nil else { return notify("This run is recorded by watch") }
      if let file {
        end()
        StandardError.write("recorded \(file.name)")
        return notify("Recorded \(file.name)")
      }
      guard let input = earlierInput else {
        return notify("This run is too long to be recorded: start the program with record")
      }
      do {
        let file = try session.makeRecording()
        let now = max(stage.time, lastDelivery)
        var earlier = InputScript(events: input)
        earlier.marks = marks.filter { $0.time <= now }
        earlier.expectations = expectations.filter { $0.time <= now }
        var coming = InputScript()
        coming.marks = marks.filter { $0.time > now }
        coming.expectations = expectations.filter { $0.time > now }
        try begin(file, earlier: earlier, coming: coming)
        notify("Recording to \(file.name)")
      } catch {
        StandardError.write("\(error)")
        notify("No recording: the file cannot be written")
      }
    }

    /// Writes a picture of a window's content.
    func writePicture(of window: LiveWindow) {
      do {
        let name = try session.writePicture(window.picture())
        StandardError.write("wrote \(name)")
        notify("Wrote \(name)")
      } catch {
        StandardError.write("\(error)")
        notify("No picture: the file cannot be written")
      }
    }

    /// Ends the recording.
    func end() {
      recorder?.end()
      file?.close()
      (recorder, file) = (nil, nil)
    }
  }
#endif
