import Foundation
import Synchronization
import TweenHeadless
import TweenMotion
import TweenStage
import TweenWindow

/// Shows a program in its window, and replaces it by a new build when its sources are saved.
///
/// This process has no window. The program's process has the window, and records the run. The next program
/// replays that run and opens its window in the place of the old one; then the old program is ended:
///
///     sources saved ─► build ─► hold the former ─► start, replay its run ─► shown ─► end the former
///           ▲            │ └ errors: a notice      └ ends, diverges, takes long: a notice, the former goes on
///           └────────────┘ saved again: the build is ended, and the next one begins
final class ProgramWatch {
  private enum Event: Sendable {
    case saved
    case built(number: Int, CommandRun.Outcome)
    case program(number: Int, WatchedProgram.Event)
  }

  /// Events in their order, from several threads.
  private final class Queue: Sendable {
    private let events = Mutex<[Event]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ event: Event) {
      events.withLock { $0.append(event) }
      count.signal()
    }

    /// Returns the next event; nil if none comes within so many seconds.
    func next(within seconds: Double?) -> Event? {
      guard count.wait(timeout: seconds.map { .now() + $0 } ?? .distantFuture) == .success else {
        return nil
      }
      return events.withLock { $0.removeFirst() }
    }
  }

  private let rebuild: ProgramRebuild
  private let options: [String]
  private let folder: String
  private let queue = Queue()
  private var executable: String
  private var current: WatchedProgram
  /// The run that the next program replays: of the program in the window, or of one that crashed.
  private var run: String
  private var number = 1
  private var place: WindowPlace?
  /// Whether the window had the keyboard when it was held. If so, the next window may take the keyboard.
  private var hasFocus = true

  /// The longest time for a program to stand still, in seconds. A program that is busy for longer is
  /// replayed up to the end of its recording.
  private static let holdPatience = 2.0
  /// The longest time for a new program to replay up to the present, in seconds.
  private static let startPatience = 30.0

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - rebuild: the sources to watch, and the command that builds the program.
  ///   - options: the options of the program's window.
  ///   - folder: an empty folder for the files of runs.
  init(_ rebuild: ProgramRebuild, options: [String], folder: String) throws {
    self.rebuild = rebuild
    self.options = options
    self.folder = folder
    executable = rebuild.executable
    let queue = queue
    current = try WatchedProgram(1, executable, in: folder) { own, recording in
      ["record", recording, "--watched", own] + options
    } report: {
      queue.add(.program(number: 1, $0))
    }
    run = current.recording
  }

  /// Watches the sources until the program's window is closed.
  ///
  /// - Returns: the program's exit code.
  func watch() throws -> Int32 {
    // Used by the thread only from here on.
    let product = (rebuild.executable as NSString).lastPathComponent
    nonisolated(unsafe) let watch = try SourceWatch(roots: rebuild.roots) {
      WindowFiles.isWritten($0, by: product)
    }
    let queue = queue
    let thread = Thread {
      while watch.wait() { queue.add(.saved) }
    }
    thread.name = "source watch"
    thread.start()
    defer { build?.stop() }
    while let event = queue.next(within: nil) {
      switch event {
      case .saved: beginBuild()
      case .built(number: builds, let outcome):
        build = nil
        if let status = reload(outcome) { return status }
      case .program(number: current.number, .ended(let status, let isSignal)):
        guard isSignal || status != ExitStatus.done else { return status }
        // A program that cannot start, for example without a display, ends the watch. A program that
        // crashes does not: it runs again after a correction.
        guard !isPicture, isSignal || hasBeenShown else {
          return isSignal ? 128 + status : status
        }
        try showLastPicture(status: status, isSignal: isSignal)
        if let outcome = retained {
          retained = nil
          if let status = reload(outcome) { return status }
        }
      case .program(number: current.number, .reply(.shown)): hasBeenShown = true
      case .built, .program: break
      }
    }
    return ExitStatus.done
  }

  /// The running build; nil: none.
  private var build: CommandRun.Stop?
  /// A finished build of which no program was started, because the program in the window crashed meanwhile.
  private var retained: CommandRun.Outcome?
  /// The number of started builds. Results of earlier builds are out of date.
  private var builds = 0

  private var hasBeenShown = false
  /// Whether the window has the last picture of a program that crashed.
  private var isPicture = false
  /// Whether the program in the window crashed while the next program was started.
  private var hasCrashed = false
  /// Whether a source was saved during a reload.
  private var isSavedAgain = false

  // MARK: Reloading

  /// Builds the program on a thread of its own, and stops a running build.
  private func beginBuild() {
    build?.stop()
    builds += 1
    let (number, command, queue, stop) = (builds, rebuild.command, queue, CommandRun.Stop())
    build = stop
    current.send(.notice("Building..."))
    let thread = Thread {
      queue.add(.built(number: number, CommandRun.run(command, endedBy: stop)))
    }
    thread.name = "program build"
    thread.start()
  }

  /// Continues with the program that was built.
  ///
  /// - Returns: the exit code, if the window was closed meanwhile.
  private func reload(_ outcome: CommandRun.Outcome) -> Int32? {
    (isSavedAgain, hasCrashed) = (false, false)
    defer { if isSavedAgain { queue.add(.saved) } }
    guard outcome.status == 0 else {
      current.send(.notice(outcome.complaint))
      return nil
    }
    let new = rebuild.isOfFiles ? outcome.lastLine ?? executable : executable
    current.send(.hold)
    if let status = waitForHold() { return status }
    guard !isSavedAgain else {
      current.send(.go)
      return nil
    }
    do {
      if !hasCrashed, let status = take(try startNext(new), executable: new) { return status }
      // The last picture of the crashed program is shown first, and then this build is taken.
      if hasCrashed { retained = outcome }
      return nil
    } catch {
      goOn("The program can't be started. \(error.localizedDescription)")
      return nil
    }
  }

  /// Lets the old program continue, with a sentence in its window.
  private func goOn(_ sentence: String) {
    current.send(.go)
    current.send(.notice(sentence))
  }

  private func waitForHold() -> Int32? {
    let end = Date(timeIntervalSinceNow: Self.holdPatience)
    while let event = queue.next(within: max(0, end.timeIntervalSinceNow)) {
      switch event {
      case .program(number: current.number, .reply(.held(let place, let hasFocus))):
        (self.place, self.hasFocus) = (place, hasFocus)
        return nil
      case .program(number: current.number, .ended(let status, let isSignal)):
        return ended(status, isSignal, event)
      case .program(number: current.number, .reply(.shown)): hasBeenShown = true
      case .saved: isSavedAgain = true
      case .built, .program: break
      }
    }
    return nil
  }

  /// Handles the end of the program in the window while the next program is started.
  ///
  /// - Returns: the exit code, if the window was closed. Nil after a crash, which the event that is added
  ///   again handles later.
  private func ended(_ status: Int32, _ isSignal: Bool, _ event: Event) -> Int32? {
    guard isSignal || status != ExitStatus.done else { return status }
    hasCrashed = true
    queue.add(event)
    return nil
  }

  private func startNext(_ executable: String) throws -> WatchedProgram {
    number += 1
    let (number, run, place, options, queue) = (number, run, place, options, queue)
    return try WatchedProgram(number, executable, in: folder, takesFocus: hasFocus) {
      own, recording in
      ["record", recording, "--watched", own, "--replay", run, "--at-once"]
        + (place.map { ["--place", $0.text] } ?? []) + options
    } report: {
      queue.add(.program(number: number, $0))
    }
  }

  /// Waits until a new program has reached the present, and gives it the old program's place.
  private func take(_ next: WatchedProgram, executable: String) -> Int32? {
    let end = Date(timeIntervalSinceNow: Self.startPatience)
    while let event = queue.next(within: max(0, end.timeIntervalSinceNow)) {
      switch event {
      case .saved:
        // A newer build will follow.
        isSavedAgain = true
        next.kill()
        current.send(.go)
        return nil
      case .program(number: next.number, .reply(.shown)):
        current.send(.end)
        (current, run, self.executable) = (next, next.recording, executable)
        (hasBeenShown, isPicture) = (true, false)
        return nil
      case .program(number: next.number, .ended(let status, let isSignal)):
        goOn(Self.sentence(of: next, status: status, isSignal: isSignal))
        return nil
      case .program(number: current.number, .ended(let status, let isSignal)):
        next.kill()
        return ended(status, isSignal, event)
      case .program(number: current.number, .reply(.shown)): hasBeenShown = true
      case .built, .program: break
      }
    }
    next.kill()
    goOn("The new program did not replay the input within \(Int(Self.startPatience)) s.")
    return nil
  }

  private static func sentence(
    of program: WatchedProgram, status: Int32, isSignal: Bool
  ) -> String {
    guard !isSignal else {
      return
        "The new program crashed while it replayed the input, by signal \(status).\(program.error)"
    }
    if status == ExitStatus.data {
      return "The new program can't replay the input of this run:\n\(program.complaint)"
    }
    return "The new program ended with \(status).\(program.error)"
  }

  // MARK: Crashes

  /// Shows the last picture of the crashed program, until there is a new program.
  private func showLastPicture(status: Int32, isSignal: Bool) throws {
    let how = isSignal ? "crashed, by signal \(status)" : "ended with \(status)"
    let sentence = "The program \(how). It starts again when a source is saved.\(current.error)"
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    let picture = folder + "/last.png"
    let scale = drawLastPicture(to: picture)
    number += 1
    let (number, place, queue) = (number, place, queue)
    current = try WatchedProgram(number, executable, in: folder, takesFocus: false) { own, _ in
      ["last-picture", "--watched", own]
        + (scale.map { ["--picture", picture, "--scale", "\($0)"] } ?? [])
        + (place.map { ["--place", $0.text] } ?? [])
    } report: {
      queue.add(.program(number: number, $0))
    }
    current.send(.notice(sentence))
    isPicture = true
  }

  /// Draws the frame before the last line of the run, by a replay of the input.
  ///
  /// - Returns: the picture's pixels per point; nil if the frame cannot be drawn.
  private func drawLastPicture(to path: String) -> Double? {
    guard let script = try? InputScript(contentsOf: run), let end = script.header?.end else {
      return nil
    }
    let rate = script.header?.frameRate ?? .sixty
    let last = rate.time(ofFrame: max(0, rate.firstFrame(atOrAfter: end) - 1))
    let outcome = CommandRun.run(
      [
        executable, "frame", path, "--input", run, "--at", last.secondsText, "--duration",
        "\(end.seconds)",
      ], atMost: Self.startPatience)
    return outcome.status == 0 ? script.header?.scale ?? 1 : nil
  }
}
