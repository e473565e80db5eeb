import TweenMotion
import TweenViews

/// Makes the trace of a stage's run. The caller advances the stage by single frames and calls `add` after
/// each of them.
@MainActor package final class TraceRecorder {
  /// The trace of the frames so far.
  package private(set) var trace: RunTrace
  private var windows: [String: TracedWindow] = [:]

  /// Begins the trace of a stage before its frame 0.
  package init(_ stage: Stage, header: RunTrace.Header) {
    trace = RunTrace(header: header)
    // Adds the movements to the values of the views.
    stage.beginInspection()
  }

  /// Adds the current frame of the stage.
  package func add(_ stage: Stage) {
    guard let frame = stage.frameIndex else { return }
    let open = stage.windows.filter { !$0.isHidden }
    for id in windows.keys.sorted() where !open.contains(where: { $0.id == id }) {
      windows[id] = nil
      trace.steps.append(RunTrace.Step(frame: frame, window: id))
    }
    for window in open { add(window, frame: frame) }
  }

  /// Adds a failed expectation of the input file.
  package func add(failure: ReplayDifference) { trace.failures.append("\(failure)") }

  private func add(_ window: Stage.Window, frame: Int) {
    let last = windows[window.id]
    let now = TracedWindow(window)
    guard now != last else { return }
    windows[window.id] = now
    let check = FrameCheck(
      time: .zero, window: window.id, digest: now.digest, elements: now.elements,
      after: last?.elements ?? [])
    let old = last?.views ?? [:]
    trace.steps.append(
      RunTrace.Step(
        frame: frame, window: window.id,
        content: RunTrace.Content(
          check: check, views: now.views.filter { old[$0.key] != $0.value },
          gone: old.keys.filter { now.views[$0] == nil }.sorted())))
  }
}

extension TracedWindow {
  /// The current content of a window.
  @MainActor fileprivate init(_ window: Stage.Window) {
    digest = FrameDigest(window.displayList)
    elements = window.tree.description.split(separator: "\n").map(String.init)
    views = [:]
    for view in window.shownValues {
      var values: TracedView = [:]
      for property in view.properties { values[property.name] = Self.constant(property.value) }
      views[view.path] = values
    }
  }

  /// The value of a movement without its current value, which the view's other values show: `x 0 to 50` of
  /// `x 0 to 50, now 12`.
  private static func constant(_ value: String) -> String {
    guard value.contains(", now ") else { return value }
    return value.split(separator: ", ").filter { !$0.hasPrefix("now ") }.joined(separator: ", ")
  }
}

/// Reads a trace frame by frame.
struct TraceCursor {
  private let trace: RunTrace
  private var next = 0
  /// The windows of the current frame by their ids.
  private(set) var windows: [String: TracedWindow] = [:]

  init(_ trace: RunTrace) { self.trace = trace }

  /// Goes to a frame, which is not before the current one.
  ///
  /// - Returns: Whether anything changed.
  mutating func advance(toFrame frame: Int) -> Bool {
    let first = next
    while next < trace.steps.count, trace.steps[next].frame <= frame {
      apply(trace.steps[next])
      next += 1
    }
    return next > first
  }

  private mutating func apply(_ step: RunTrace.Step) {
    guard let content = step.content else {
      windows[step.window] = nil
      return
    }
    let last = windows[step.window]
    var views = last?.views ?? [:]
    for path in content.gone { views[path] = nil }
    views.merge(content.views) { $1 }
    windows[step.window] = TracedWindow(
      digest: content.check.digest,
      // Lines of a damaged file that do not continue the lines before replace them.
      elements: content.check.elements(after: last?.elements ?? []) ?? content.check.lines,
      views: views)
  }
}
