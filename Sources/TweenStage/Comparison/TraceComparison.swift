import TweenMotion

/// The differences of two runs, A and B, frame by frame.
///
/// A frame differs if a window has another display list or other elements, or is open in one run only. The
/// values of views describe the difference; on their own they are none.
package struct TraceComparison: Sendable {
  /// The name of A and the name of B, for readers.
  package var names: (a: String, b: String)
  package var a: RunTrace.Header
  package var b: RunTrace.Header
  /// The sentences of failed expectations in A and in B.
  package var failures: (a: [String], b: [String])
  /// The number of frames of the shorter run.
  package var frameCount: Int
  /// The ranges of frames that differ, in order, with gaps between them.
  package var spans: [ClosedRange<Int>]
  /// The first, the middle and the last frame that differ, each once.
  package var moments: [FrameDifference]
  /// The views that differ in any frame, by the first such frame, then by their paths.
  package var views: [ViewSummary]

  /// A view that differs in some frames.
  package struct ViewSummary: Sendable {
    /// The path of the view.
    package var path: String
    /// The names of the properties that differ, sorted; empty if the view is in one run only.
    package var properties: [String]
    /// The first frame in which the view differs.
    package var firstFrame: Int
    /// The number of differing frames in which the view differs.
    package var frameCount: Int
  }

  /// The number of frames that differ.
  package var differingCount: Int { spans.reduce(0) { $0 + $1.count } }

  /// Whether all frames agree, the runs are equally long, and the same expectations fail.
  package var isEqual: Bool {
    spans.isEmpty && a.frameCount == b.frameCount && failures.a == failures.b
  }

  /// Compares two traces of the same frame rate. Throws an error for other rates, because their frames have
  /// different moments.
  package init(
    _ a: RunTrace, named nameOfA: String, _ b: RunTrace, named nameOfB: String
  ) throws(TraceComparisonError) {
    guard a.header.rate == b.header.rate else {
      throw TraceComparisonError(
        words:
          "\(nameOfA) has \(a.header.rate) frames a second, and \(nameOfB) has \(b.header.rate); "
          + "expected the same frame rate")
    }
    names = (nameOfA, nameOfB)
    (self.a, self.b) = (a.header, b.header)
    failures = (a.failures, b.failures)
    frameCount = min(a.header.frameCount, b.header.frameCount)
    let differing = Self.frames(a, b, upTo: frameCount)
    spans = Self.spans(of: differing)
    moments = []
    views = []
    let shown =
      differing.isEmpty
      ? []
      : Set([differing[0], differing[(differing.count - 1) / 2], differing[differing.count - 1]])
    describe(differing, shown: shown, a, b)
  }

  /// The frames that differ.
  private static func frames(_ a: RunTrace, _ b: RunTrace, upTo count: Int) -> [Int] {
    var (left, right) = (TraceCursor(a), TraceCursor(b))
    var frames: [Int] = []
    var differs = false
    for frame in 0..<count {
      let changes = [left.advance(toFrame: frame), right.advance(toFrame: frame)]
      if changes.contains(true) {
        differs =
          left.windows.count != right.windows.count
          || left.windows.contains { id, window in
            right.windows[id].map { !$0.agrees(with: window) } ?? true
          }
      }
      if differs { frames.append(frame) }
    }
    return frames
  }

  private static func spans(of frames: [Int]) -> [ClosedRange<Int>] {
    var spans: [ClosedRange<Int>] = []
    for frame in frames {
      if let last = spans.last, last.upperBound == frame - 1 {
        spans[spans.count - 1] = last.lowerBound...frame
      } else {
        spans.append(frame...frame)
      }
    }
    return spans
  }

  /// Adds the differences of the views, and all details of the shown frames.
  private mutating func describe(
    _ frames: [Int], shown: Set<Int>, _ a: RunTrace, _ b: RunTrace
  ) {
    var (left, right) = (TraceCursor(a), TraceCursor(b))
    var summaries: [String: ViewSummary] = [:]
    for frame in frames {
      _ = (left.advance(toFrame: frame), right.advance(toFrame: frame))
      let difference = FrameDifference(
        frame: frame, time: self.a.rate.time(ofFrame: frame), left.windows, right.windows)
      if shown.contains(frame) { moments.append(difference) }
      for (path, properties) in difference.propertiesByPath {
        var summary =
          summaries[path]
          ?? ViewSummary(path: path, properties: [], firstFrame: frame, frameCount: 0)
        summary.frameCount += 1
        summary.properties = Set(summary.properties).union(properties).sorted()
        summaries[path] = summary
      }
    }
    views = summaries.values.sorted { ($0.firstFrame, $0.path) < ($1.firstFrame, $1.path) }
  }
}

/// The reason why two traces cannot be compared.
package struct TraceComparisonError: Error, Equatable, Sendable, CustomStringConvertible {
  var words: String

  /// The error as one sentence.
  package var description: String { words + "." }
}
