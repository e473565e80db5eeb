#if Window
  import Foundation
  import TweenMotion
  import TweenStage
  import TweenViews

  /// The session of a program that runs in windows: its replay, its recording, what of both there is to
  /// report.
  @MainActor final class SessionRun: StageObserver {
    private let session: WindowSession
    private unowned let stage: Stage
    private var checks: ReplayChecks?
    private var recorder: InputRecorder?
    private var file: WindowSession.File?
    /// The marks of the replay and those of this run, sorted by time.
    private var marks: [InputMark] = []
    /// Input since the start, for a recording that a key begins; nil: too much of it.
    private var input: [TimedInput]? = []
    /// When the replay is over; nil: there is none, or it is.
    private(set) var replayEnd: StageTime?
    /// Shows a sentence in the window in front.
    var notify: (String) -> Void = { _ in }
    /// When the program got its last input.
    private var lastDelivery = StageTime.zero
    /// Whether the program stands still.
    private(set) var isHeld = false
    /// The first press of a replay at once that met something else, until a window is there to show it.
    private var remark: String?

    /// So much input is kept: some hours of a pointer that moves.
    private static let mostInput = 1 << 18

    /// - Parameter stage: Before its frame 0.
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
      stage.add(self)
      if let recording = session.recording {
        try begin(recording, coming: replay ?? InputScript())
      }
      if let replay { stage.send(replay) }
    }

    /// Runs the replay to its end, where that is to be before there is a window.
    ///
    /// - Returns: whether it is over.
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

    /// Begins to take commands.
    ///
    /// - Parameter wake: called on another thread when there are some.
    func beginRemote(wake: @escaping @Sendable () -> Void) {
      session.remote?.begin(wake: wake)
      session.remote?.reply(.shown)
      if let remark { notify(remark) }
    }

    /// Does what the process that started the program has it do.
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

    /// Whether a moment belongs to the replay, so that what the user does at it is not for the program.
    func isReplaying(at time: StageTime) -> Bool { replayEnd.map { time <= $0 } ?? false }

    /// What the program's host does next: the replay's end has a frame of its own.
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

    /// The replay is over from now on.
    ///
    /// - Returns: whether it was under way.
    func endReplay() -> Bool {
      guard replayEnd != nil else { return false }
      replayEnd = nil
      if let checks, checks.differences.isEmpty, checks.note == nil {
        StandardError.write("The replay agrees: \(checks.counts.words).")
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
      StandardError.write("The recording ends: \(error)")
      notify("The recording ends: the file cannot be written")
      file?.close()
      (file, recorder) = (nil, nil)
    }

    /// Sets a mark: of the present moment also in the recording, whose lines are sorted by time.
    func mark(_ title: String, at time: StageTime, isPresent: Bool) {
      let place = marks.firstIndex { $0.time > time } ?? marks.count
      marks.insert(InputMark(time: time, title: title), at: place)
      if isPresent { recorder?.mark(title) }
    }

    /// The program goes back, and plays on from an earlier moment: what was recorded of later ones is no part of
    /// that run.
    ///
    /// - Parameter time: The moment.
    func willBranch(at time: StageTime) {
      marks.removeAll { $0.time > time }
      replayEnd = nil
      checks?.stop()
      guard let file else { return }
      end()
      notify("\(file.name) ends here; F7 records this branch")
    }

    /// All input so far; nil: there was too much to be kept.
    private var earlierInput: [TimedInput]? {
      guard stage.configuration.keepsInput else { return input }
      // What belongs to the frame that runs has been delivered before the key that begins a recording acts.
      let now = max(stage.time, lastDelivery)
      return stage.recording.events.filter { $0.time <= now }
    }

    /// Begins a recording of the run, with the input from its start on, or ends the one under way.
    func toggleRecording() {
      // That recording is what the next program gets.
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
        try begin(
          file, earlier: InputScript(events: input, marks: marks.filter { $0.time <= stage.time }))
        notify("Recording to \(file.name)")
      } catch {
        StandardError.write("\(error)")
        notify("No recording: the file cannot be written")
      }
    }

    /// Writes a picture of a window, as it is shown.
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
