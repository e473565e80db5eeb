import Foundation
import Inbetween
import Testing
import TweenCodecs
import TweenPaint
import TweenRaster
import TweenStage

/// A program under test: moves its clock, sends input, and reads the frames.
///
///     @Test @MainActor func `a tap turns the lamp on`() throws {
///       let tester = StageTester(Lamp(), size: CGSize(width: 100, height: 100))
///       tester.tap(CGPoint(x: 50, y: 50))
///       tester.advance(seconds: 1)
///       try expectFrame(tester, hash: "9f86d081...")
///     }
///
/// Input happens in the coming frame; `advance` runs it.
@MainActor public final class StageTester {
  /// The stage that runs the program, with functions that the tester itself does not offer.
  public let stage: Stage
  private let renderer: Renderer
  /// The device and the settings of the test; nil: those of the stage.
  public internal(set) var variant: TestVariant?

  /// Creates a tester of a view.
  ///
  /// - Parameters:
  ///   - content: the view, made again whenever the stage starts from frame 0.
  ///   - size: the window's size, in points.
  ///   - scale: the number of device pixels per point.
  ///   - seed: the seed of the generator in the view's environment.
  ///   - frameRate: the frame rate, which determines the frames' times.
  ///   - colorScheme: the appearance that the view starts with.
  public convenience init<Content: View>(
    _ content: @autoclosure @escaping @MainActor () -> Content,
    size: CGSize = CGSize(width: 200, height: 200), scale: Double = 1, seed: UInt64 = 0,
    frameRate: FrameRate = .sixty, colorScheme: ColorScheme = .light
  ) {
    self.init(
      Stage(
        content: content(),
        configuration: Stage.Configuration(
          size: size, scale: scale, seed: seed, colorScheme: colorScheme, frameRate: frameRate)))
  }

  /// Creates a tester of a whole program; without a size its window has the size of its scene. `scale` is
  /// the number of device pixels per point.
  public convenience init<Program: App>(
    app: @autoclosure @escaping @MainActor () -> Program, size: CGSize? = nil, scale: Double = 1,
    seed: UInt64 = 0, frameRate: FrameRate = .sixty, colorScheme: ColorScheme = .light
  ) {
    self.init(
      Stage(
        app: app(),
        configuration: Stage.Configuration(
          size: size, scale: scale, seed: seed, colorScheme: colorScheme, frameRate: frameRate)))
  }

  /// Creates a tester of a stage made elsewhere, and runs its frame 0.
  ///
  /// A failure of the program is recorded as an issue, unless the stage has an `onFailure` of its
  /// own.
  public init(_ stage: Stage) {
    self.stage = stage
    renderer = Renderer(threadCount: 1)
    if stage.onFailure == nil { stage.onFailure = { TestReport.fail("\($0)") } }
    stage.advance(to: .zero)
  }

  // MARK: Time

  /// Runs the next frames, one by one; none for a number below 1.
  public func advance(frames: Int = 1) {
    let first = stage.frameIndex ?? 0
    stage.advance(to: stage.configuration.frameRate.time(ofFrame: first + max(0, frames)))
  }

  /// Runs the frames of the next seconds, at most 1,000,000; negative ones and NaN count as 0.
  public func advance(seconds: Double) { stage.advance(by: min(max(0, seconds), 1_000_000)) }

  /// Runs the frames up to the last one at or before `time`; none for a time before the current
  /// frame.
  public func advance(to time: StageTime) { stage.advance(to: time) }

  /// Runs frames until nothing moves. If values still move after `limit` seconds of the stage's time,
  /// it records an issue that names them. Pending timers and sleeps don't count as moving.
  public func settle(limit: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(StageError) {
      try stage.settle(limit: limit)
    } catch {
      TestReport.fail("\(error)", at: sourceLocation)
    }
  }

  /// Runs the next frames and lets the main actor's tasks continue after each.
  ///
  /// Tests run on a thread that main-actor tasks wait for, so `advance` does not run such tasks: the
  /// work of a program's `task` after a sleep shows only in a test that plays, a frame later than in
  /// the program itself.
  public func play(frames: Int) async {
    await letTasksRun()
    for _ in 0..<max(0, frames) {
      advance()
      await letTasksRun()
    }
  }

  /// Plays the frames of the next seconds; see `play(frames:)`.
  public func play(seconds: Double) async {
    let rate = stage.configuration.frameRate
    let first = stage.frameIndex ?? 0
    let end = stage.time.advanced(by: .seconds(min(max(0, seconds), 1_000_000)))
    await play(frames: rate.lastFrame(atOrBefore: end) - first)
  }

  /// A task changes between actors several times between two waits; each yield lets all tasks that
  /// wait for the main actor take one step.
  private func letTasksRun() async {
    for _ in 0..<Self.stepsOfTasks { await Task.yield() }
  }

  private static let stepsOfTasks = 32

  // MARK: Input

  /// Sends an event of the coming frame to the front window.
  public func send(_ event: InputEvent) { stage.send(event) }

  /// Presses and releases the left button in one frame, at a position in points of the window.
  public func tap(_ position: CGPoint) {
    stage.send(.pointer(.down, position: position, button: .left))
    stage.send(.pointer(.up, position: position, button: .left))
  }

  /// Presses and releases the left button in one frame while modifier keys are held.
  public func tap(_ position: CGPoint, modifiers: EventModifiers) {
    stage.send(.modifiers(modifiers))
    tap(position)
    stage.send(.modifiers([]))
  }

  /// Presses and releases a key in one frame.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    stage.send(.key(key, modifiers: modifiers, phase: .down))
    stage.send(.key(key, modifiers: modifiers, phase: .up))
  }

  /// Drags the pointer: presses at the first point, visits one point a frame, and releases at the
  /// last; runs those frames.
  ///
  /// Without points nothing happens; at a single one it is a press that lasts a frame.
  public func drag(_ points: [CGPoint]) {
    guard let first = points.first, let last = points.last else { return }
    stage.send(.pointer(.down, position: first, button: .left))
    for point in points.dropFirst() {
      advance()
      stage.send(.pointer(.move, position: point, button: .left))
    }
    advance()
    stage.send(.pointer(.up, position: last, button: .left))
    advance()
  }

  // MARK: Its output

  /// The display list of the current frame.
  public var displayList: DisplayList { stage.displayList }

  /// The elements of the current frame, as a tree: its `description` is the output of the command
  /// `tree`.
  public var tree: ViewGraph.Element { stage.tree }

  /// Returns the pixels of the current frame. Throws a `RasterError` when it can't be drawn.
  public func bitmap() throws -> Bitmap {
    try renderer.render(stage.displayList)
    return renderer.bitmap
  }

  /// Returns the SHA-256 of the current frame's pixels, as in a dump's manifest.
  public func pixelHash() throws -> String { try bitmap().pixelHash }
}
