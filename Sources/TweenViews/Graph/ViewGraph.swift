import Foundation
import TweenMotion
import TweenPaint

/// One running view tree: nodes, state, layout, animators, gestures; display lists out.
///
/// The host calls, frame by frame: `send` for each input event due, then `advance(to:)`. The tree
/// is built by the first `advance`.
@MainActor public final class ViewGraph {
  public struct Configuration {
    /// Window size in points.
    public var size: CGSize
    /// Device pixels per point.
    public var scale: Double
    /// Seed of the stage's generator.
    public var seed: UInt64
    public var colorScheme: ColorScheme
    /// A live host re-bases an animation on its second frame, so that a slow first frame does not
    /// swallow it; a headless one never does.
    public var isLive: Bool

    public init(
      size: CGSize, scale: Double = 1, seed: UInt64 = 0, colorScheme: ColorScheme = .light,
      isLive: Bool = false
    ) {
      self.size = size
      self.scale = scale
      self.seed = seed
      self.colorScheme = colorScheme
      self.isLive = isLive
    }
  }

  /// What the graph wants next.
  public enum NextWork: Equatable, Sendable {
    /// Something moves or waits to be updated: advance at the next frame.
    case nextFrame
    /// Nothing to do before that moment.
    case wake(StageTime)
    case idle
  }

  /// Counts of work done by the last `advance`.
  public struct Report: Equatable, Sendable {
    public var bodyEvaluations = 0
    public var layoutCalls = 0
    public var animatorsMoved = 0
    public var itemsRefreshed = 0
    public init() {}
  }

  public private(set) var displayList: DisplayList
  public private(set) var report = Report()

  public init<Content: View>(content: Content, configuration: Configuration) {
    displayList = DisplayList(size: configuration.size, scale: configuration.scale)
  }

  public init<Program: App>(app: Program, configuration: Configuration) {
    displayList = DisplayList(size: configuration.size, scale: configuration.scale)
  }

  /// Handles one event at the time of the coming frame. State it writes shows in that frame
  /// (animated changes begin there at their old value).
  public func send(_ event: InputEvent) {}

  /// Runs due timers, updates, layout and animators, and refreshes `displayList`.
  public func advance(to time: StageTime) {}

  public var nextWork: NextWork { .idle }

  /// The window's title: the scene's, or the program's name.
  public var title: String { "" }

  /// The size the scene asks its window to have, in points; nil when it does not say.
  public var defaultSize: CGSize? { nil }

  /// Called when a state write, a timer or a task asks for a frame between two frames (the live
  /// host wakes up).
  public var onNeedsFrame: (() -> Void)?

  /// Keyboard shortcuts in force, for a help overlay: ("⌘N", "New Wedge").
  public var shortcuts: [(keys: String, title: String)] { [] }
}
