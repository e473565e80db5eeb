import TweenMotion
import TweenStage

extension Timeline {
  /// Continues the run from a moment. Input after it is removed, and input that is appended next happens
  /// there.
  ///
  /// - Returns: the moment of the frame from which the run continues.
  @discardableResult package func branch(at time: StageTime) -> StageTime {
    let time = frameTime(time)
    abandonRequest()
    let source = nearest(time)
    log.truncate(after: time)
    marks.removeAll { $0.time > time }
    cost.truncate(after: time)
    end = time
    followBranch(from: source, at: time)
    for rung in ladder.rungs where rung.time > time { rung.checkpoint.end() }
    ladder.removeAll { $0.time > time }
    for process in neighbors where process.time > time { process.end() }
    neighbors.removeAll { $0.time > time }
    if let viewer, viewer.time > time {
      viewer.end()
      self.viewer = nil
    }
    proceed()
    return time
  }

  private func abandonRequest() {
    if request != nil { endViewer() }
    (request, nextRequest, prefetch) = (nil, nil, nil)
    endScout()
  }

  private func nearest(_ time: StageTime) -> ShadowProcess? {
    var best = ladder.last(atOrBefore: time)?.checkpoint
    for process in neighbors + [viewer].compactMap({ $0 })
    where process.isThere && process.time <= time
      && process.time >= best?.time ?? .zero
    {
      best = process
    }
    return best
  }

  /// Lets a copy of an earlier process follow the run from now on.
  private func followBranch(from source: ShadowProcess?, at time: StageTime) {
    if let head, head.time <= time { return }
    if let head, head !== root { head.end() }
    head = nil
    do throws(TimelineError) {
      let fresh: ShadowProcess
      if let source, canCopy {
        fresh = try source.fork(as: .head)
      } else {
        fresh = try ShadowProcess.start(program, configuration: configuration, role: .head)
      }
      head = fresh
      advance(fresh, to: time)
    } catch {
      note = error.description
    }
  }
}
