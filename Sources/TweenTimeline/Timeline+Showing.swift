import Foundation
import TweenMotion
import TweenStage

extension Timeline {
  /// The frame's moment at or before another one, within the run.
  func frameTime(_ time: StageTime) -> StageTime {
    let rate = configuration.frameRate
    return rate.time(ofFrame: rate.lastFrame(atOrBefore: max(.zero, min(time, end))))
  }

  /// Requests the frame of a moment, in place of all that was requested before; `poll` reports it.
  ///
  /// - Parameters:
  ///   - time: the moment; one after the run's end counts as that.
  ///   - window: the window that is shown; nil: the first.
  ///   - showsNearestFirst: whether `poll` may report the nearest earlier frame first.
  ///   - hash: whether the pixels' SHA-256 is wanted.
  ///   - tree: whether the elements are wanted.
  package func request(
    at time: StageTime, window: String? = nil, showsNearestFirst: Bool = false,
    hash: Bool = false, tree: Bool = false
  ) {
    let wanted = Request(
      time: frameTime(time), window: window, hash: hash, tree: tree,
      allowsQuick: showsNearestFirst)
    prefetch = nil
    if let current = request {
      // What is nearly done is waited for: a pointer that moves on shows pictures all the way.
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

  /// Whether a moment that was requested is yet to be shown.
  package var isShowing: Bool { request != nil }

  /// Waits for the frame of a moment.
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

  /// Has a process show a moment: the viewer itself if it has not passed it, else a copy of the nearest
  /// one before.
  func begin(_ wanted: Request) {
    request = wanted
    // One that works near the moment goes on.
    if let scout, abs(scout.time.flicks - wanted.time.flicks) > limits.interval.flicks * 3 / 2 {
      endScout()
    }
    do throws(TimelineError) {
      guard let source = source(for: wanted.time) else {
        // None is left, or none can be made: the program runs from the start.
        let fresh = try ShadowProcess.start(program, configuration: configuration, role: .viewer)
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

  /// The process that reaches a moment soonest.
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

  /// Sends what leads to a moment. A long way has neighbors of the moment made on it.
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

  /// Runs a process on in steps, so that none of them takes longer than its patience.
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

  /// Makes a process that has shown its moment a neighbor, unless there is one.
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

  /// Ends the viewer in the middle of its work.
  func endViewer() {
    viewer?.end()
    viewer = nil
    endOrphans()
  }

  /// Ends the neighbors that are farthest from the moment that is shown.
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

  /// The moments up to a second after another one, or before it, that no process is near to, in order.
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

  /// Has a copy make the neighbors that the shown moment lacks: of the viewer those after it, then of an
  /// earlier process those before it.
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
      // It becomes the last one itself.
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

  /// Ends the copies whose originals ended before they replied.
  func endOrphans() {
    let orphans = neighbors.filter { !$0.isThere && !isAwaited($0) }
    for orphan in orphans { orphan.end() }
    neighbors.removeAll { process in orphans.contains { $0 === process } }
  }

  /// Ends a process once it has made the copies that it is to make.
  func drop(_ process: ShadowProcess) {
    if process.expected.isEmpty { process.end() } else { leaving.append(process) }
  }

  /// Whether a process is there that is to make this one.
  func isAwaited(_ copy: ShadowProcess) -> Bool {
    processes.contains { process in
      process.expected.contains {
        if case .forked(let awaited) = $0 { return awaited === copy }
        return false
      }
    }
  }
}
