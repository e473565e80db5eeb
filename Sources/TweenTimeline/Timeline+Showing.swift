import Foundation
import TweenMotion
import TweenStage

extension Timeline {
  /// Returns the moment of the frame at or before another moment, within the run.
  func frameTime(_ time: StageTime) -> StageTime {
    let rate = configuration.frameRate
    return rate.time(ofFrame: rate.lastFrame(atOrBefore: max(.zero, min(time, end))))
  }

  /// Requests the frame of a moment, instead of all earlier requests. `poll` reports it.
  ///
  /// - Parameters:
  ///   - time: the moment; a later moment than the run's end counts as the end.
  ///   - window: the shown window; nil: the first.
  ///   - showsNearestFirst: whether `poll` may report the nearest earlier frame first.
  ///   - hash: whether the SHA-256 of the pixels is requested.
  ///   - tree: whether the elements are requested.
  package func request(
    at time: StageTime, window: String? = nil, showsNearestFirst: Bool = false,
    hash: Bool = false, tree: Bool = false
  ) {
    let wanted = Request(
      time: frameTime(time), window: window, hash: hash, tree: tree,
      allowsQuick: showsNearestFirst)
    prefetch = nil
    if let current = request {
      // A request that is nearly done is finished first, so that a moving pointer shows frames on its way.
      let rest = viewer.map { cost.cost(from: $0.reached, to: current.time) } ?? 0
      guard rest > limits.quickCost else {
        nextRequest = wanted
        return
      }
      endViewer()
    }
    nextRequest = nil
    begin(wanted)
  }

  /// Whether a requested moment is not shown yet.
  package var isShowing: Bool { request != nil }

  /// Requests the frame of a moment, and waits for it.
  package func show(
    at time: StageTime, window: String? = nil, hash: Bool = false, tree: Bool = false
  ) throws(TimelineError) -> TimelineFrame {
    request(at: time, window: window, hash: hash, tree: tree)
    while true {
      for event in poll() {
        switch event {
        case .shown(let frame): if frame.isExact, request == nil { return frame }
        case .failed(let sentence): throw TimelineError(sentence)
        }
      }
      wait(milliseconds: 50)
    }
  }

  /// Lets a process show a moment: the viewer, if it has not passed the moment, otherwise a copy of the
  /// nearest process before the moment.
  func begin(_ wanted: Request) {
    request = wanted
    // A scout near the moment continues.
    if let scout, abs(scout.time.flicks - wanted.time.flicks) > limits.interval.flicks * 3 / 2 {
      endScout()
    }
    do throws(TimelineError) {
      guard let source = source(for: wanted.time) else {
        // No process is left, or none can be copied: the program runs from the start.
        let fresh = try start(as: .viewer)
        retire(viewer, near: wanted.time)
        viewer = fresh
        return run(fresh, to: wanted)
      }
      if source === viewer { return run(source, to: wanted) }
      guard canCopy else {
        take(source, near: wanted.time)
        return run(source, to: wanted)
      }
      let copy = try source.fork(as: .viewer)
      retire(viewer, near: wanted.time)
      viewer = copy
      run(copy, to: wanted)
    } catch {
      note = error.description
      request = nil
      failure = error.description
    }
  }

  /// Returns the process that reaches a moment soonest.
  private func source(for time: StageTime) -> ShadowProcess? {
    var best = ladder.last(atOrBefore: time)?.checkpoint
    for process in neighbors where process.time <= time && process.isThere {
      if process.time > best?.time ?? StageTime(flicks: -1) { best = process }
    }
    if let viewer, viewer.isThere, viewer.time <= time, viewer.time >= best?.time ?? .zero {
      best = viewer
    }
    return best
  }

  /// Makes a waiting process the viewer.
  func take(_ process: ShadowProcess, near time: StageTime) {
    ladder.removeAll { $0.checkpoint === process }
    neighbors.removeAll { $0 === process }
    retire(viewer, near: time)
    process.role = .viewer
    viewer = process
  }

  /// Sends the requests that lead to a moment. On a long way, neighbors of the moment are made too.
  private func run(_ process: ShadowProcess, to wanted: Request) {
    if wanted.allowsQuick, cost.cost(from: process.time, to: wanted.time) > limits.quickCost {
      process.show(wanted, isExact: false)
    }
    let earlier = moments(around: wanted.time, isForward: false)
    if let first = earlier.first, process.time < first {
      for moment in earlier {
        advance(process, to: moment)
        if canCopy { addNeighbor(of: process, near: wanted.time) }
      }
    }
    advance(process, to: wanted.time)
    process.show(wanted, isExact: true)
  }

  /// Runs a process to a moment, in steps that take no longer than the process's patience.
  func advance(_ process: ShadowProcess, to moment: StageTime) {
    while process.time < moment {
      let next = StageTime(flicks: process.time.flicks + limits.interval.flicks)
      process.advance(to: min(next, moment), input: log)
    }
  }

  // MARK: Neighbors

  private func hasNeighbor(near moment: StageTime) -> Bool {
    let half = limits.neighborInterval.flicks / 2
    return neighbors.contains { abs($0.time.flicks - moment.flicks) < half }
      || ladder.rungs.contains { abs($0.time.flicks - moment.flicks) < half }
  }

  private func addNeighbor(of process: ShadowProcess, near time: StageTime) {
    do throws(TimelineError) {
      let copy = try process.fork(as: .neighbor)
      trimNeighbors(around: time, to: Self.mostNeighbors - 1)
      neighbors.append(copy)
    } catch {
      note = error.description
    }
  }

  /// Makes a process that has shown its moment a neighbor, unless a neighbor is near.
  private func retire(_ process: ShadowProcess?, near time: StageTime) {
    guard let process else { return }
    viewer = nil
    guard process.isThere, process.isOpen, canCopy else { return process.end() }
    guard !hasNeighbor(near: process.time) else { return drop(process) }
    process.role = .neighbor
    process.memory.release()
    trimNeighbors(around: time, to: Self.mostNeighbors - 1)
    neighbors.append(process)
  }

  /// Ends the viewer during its work.
  func endViewer() {
    viewer?.end()
    viewer = nil
    endOrphans()
  }

  /// Ends the neighbors that are farthest from the shown moment.
  func trimNeighbors(around time: StageTime, to count: Int = mostNeighbors) {
    while neighbors.count > count {
      var farthest = 0
      for index in neighbors.indices
      where distance(neighbors[index], time) > distance(neighbors[farthest], time) {
        farthest = index
      }
      drop(neighbors.remove(at: farthest))
    }
  }

  private func distance(_ process: ShadowProcess, _ time: StageTime) -> Int64 {
    abs(process.time.flicks - time.flicks)
  }

  /// Returns the moments up to a second after another moment, or before it, that have no process nearby, in
  /// order.
  private func moments(around shown: StageTime, isForward: Bool) -> [StageTime] {
    let step = limits.neighborInterval.flicks
    let parts = isForward ? Array(1...5) : Array((-5)...(-1))
    var moments: [StageTime] = []
    for part in parts {
      let moment = frameTime(StageTime(flicks: shown.flicks + Int64(part) * step))
      guard moment != shown, moment > moments.last ?? StageTime(flicks: -1),
        !hasNeighbor(near: moment)
      else { continue }
      moments.append(moment)
    }
    return moments
  }

  /// Lets a copy make the missing neighbors of the shown moment: a copy of the viewer those after the
  /// moment, then a copy of an earlier process those before it.
  func makeNeighbors() {
    guard let (shown, isForward) = prefetch, request == nil, scout == nil else { return }
    prefetch = isForward ? (shown, false) : nil
    let missing = moments(around: shown, isForward: isForward)
    guard canCopy, let first = missing.first, let last = missing.last,
      let source = isForward ? viewer : source(for: first), source.isThere, source.time <= first
    else { return }
    do throws(TimelineError) {
      let scout = try source.fork(as: .scout)
      self.scout = scout
      for moment in missing.dropLast() {
        advance(scout, to: moment)
        addNeighbor(of: scout, near: shown)
      }
      // The scout itself becomes the last neighbor.
      advance(scout, to: last)
      if scout.time == source.time { finishScout() }
    } catch {
      note = error.description
    }
  }

  func endScout() {
    scout?.end()
    scout = nil
    endOrphans()
  }

  /// Ends the copies whose originals ended before their reply.
  func endOrphans() {
    let orphans = neighbors.filter { !$0.isThere && !isAwaited($0) }
    for orphan in orphans { orphan.end() }
    neighbors.removeAll { process in orphans.contains { $0 === process } }
  }

  /// Ends a process after it has made its copies.
  func drop(_ process: ShadowProcess) {
    if process.expected.isEmpty { process.end() } else { leaving.append(process) }
  }

  /// Whether a process exists that will make this copy.
  func isAwaited(_ copy: ShadowProcess) -> Bool {
    processes.contains { process in
      process.expected.contains {
        if case .forked(let awaited) = $0 { return awaited === copy }
        return false
      }
    }
  }
}
