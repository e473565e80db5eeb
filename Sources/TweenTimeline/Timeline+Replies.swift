import CTweenFork
import Foundation
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage

extension Timeline {
  /// Handles the replies of the processes, and returns the shown frames, without waiting.
  package func poll() -> [TimelineEvent] {
    var events: [TimelineEvent] = []
    for process in processes where process.isOpen { read(process, &events) }
    for process in leaving where process.expected.isEmpty { process.end() }
    leaving.removeAll { !$0.isOpen }
    programs.removeAll { $0.isOver }
    if let failure {
      self.failure = nil
      events.append(.failed(failure))
    }
    if request == nil, let next = nextRequest {
      nextRequest = nil
      begin(next)
    }
    makeNeighbors()
    proceed()
    return events
  }

  /// Waits until a process has replied, or until the time is over.
  package func wait(milliseconds: Int32) {
    var waiting = processes.filter(\.isOpen).map { process in
      pollfd(
        fd: process.connection.file,
        events: Int16(POLLIN) | (process.connection.hasOutput ? Int16(POLLOUT) : 0), revents: 0)
    }
    _ = Foundation.poll(&waiting, nfds_t(waiting.count), milliseconds)
  }

  private func read(_ process: ShadowProcess, _ events: inout [TimelineEvent]) {
    process.connection.flush()
    var isOpen = process.connection.receive()
    do {
      while let (reply, payload) = try process.connection.take(TimelineReply.self, bytes: \.bytes) {
        take(reply, payload, from: process, &events)
        guard process.isOpen else { return }
      }
    } catch {
      isOpen = false
    }
    if !isOpen {
      // The original's reply distinguishes a copy that was not made from a copy that has ended.
      if !process.isThere, isAwaited(process) { return }
      return lost(process, "ended")
    }
    let waited = MonotonicTime.now() &- process.quietSince
    if process.isThere, !process.expected.isEmpty,
      waited > UInt64(limits.patience * 1_000_000_000)
    {
      lost(process, "did not reply for \(Int(limits.patience.rounded())) s")
    }
  }

  // MARK: Replies

  private func take(
    _ reply: TimelineReply, _ payload: [UInt8], from process: ShadowProcess,
    _ events: inout [TimelineEvent]
  ) {
    guard let expected = process.takeExpected() else { return }
    note(reply.cost ?? 0, of: process, expected)
    switch expected {
    case .advanced(let moment):
      guard reply.kind == .advanced else { return lost(process, "failed", reply.failure) }
      process.reached = moment
      if process === head { cost.add(reply.cost ?? 0, through: moment) }
      if process === scout, process.expected.isEmpty { finishScout() }
    case .forked(let copy):
      if reply.kind == .forked { return arrived(copy, number: reply.process) }
      if reply.threads != nil { canCopy = false }
      notMade(copy, of: process, reply.failure ?? "")
    case .shown(let isExact):
      guard process === viewer, let wanted = request else { return }
      guard reply.kind == .shown, let frame = frame(reply, payload, of: process, isExact: isExact)
      else { return lost(process, "failed", reply.failure) }
      if isExact {
        prefetch = (wanted.time, true)
        trimNeighbors(around: wanted.time)
        request = nil
      }
      events.append(.shown(frame))
    }
  }

  /// Adds the cost of a reply to the cost of the moment for which it was requested.
  private func note(_ cost: Int64, of process: ShadowProcess, _ expected: ShadowProcess.Expected) {
    var leads = process === viewer
    if case .forked(let copy) = expected, copy === viewer { leads = true }
    if leads { request?.cost += cost }
  }

  private func frame(
    _ reply: TimelineReply, _ payload: [UInt8], of process: ShadowProcess, isExact: Bool
  ) -> TimelineFrame? {
    guard let frame = reply.frame, frame.width >= 0, frame.height >= 0, frame.start >= 0,
      max(frame.width, frame.height) <= Renderer.largestSide
    else { return nil }
    var bitmap = Bitmap(width: 0, height: 0, pixels: [])
    let count = frame.width * frame.height
    if count > 0 {
      guard let bytes = process.memory.bytes(frame.start + count * 4, grows: false) else {
        return nil
      }
      let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[frame.start...]))
        written = count
      }
      bitmap = Bitmap(width: frame.width, height: frame.height, pixels: pixels)
    }
    let sides = frame.damage
    let damage = stride(from: 0, to: sides.count - 3, by: 4).map {
      PixelRect(x: sides[$0], y: sides[$0 + 1], width: sides[$0 + 2], height: sides[$0 + 3])
    }
    return TimelineFrame(
      time: StageTime(flicks: reply.flicks ?? 0), isExact: isExact, bitmap: bitmap,
      scale: frame.scale, damage: damage, cost: request?.cost ?? 0, hash: frame.hash,
      tree: payload.isEmpty ? nil : String(decoding: payload, as: UTF8.self))
  }

  // MARK: Copies that come, and processes that go

  private func arrived(_ copy: ShadowProcess, number: Int32?) {
    copy.arrive(number: number)
    guard copy.role == .checkpoint else { return }
    guard copy.time <= end else { return copy.end() }
    let rung = CheckpointLadder<ShadowProcess>.Rung(
      time: copy.time, cost: cost.cost(through: copy.time), checkpoint: copy)
    for dropped in ladder.insert(rung) { drop(dropped) }
    boundMemory()
  }

  /// Handles a copy that could not be made.
  private func notMade(_ copy: ShadowProcess, of original: ShadowProcess, _ sentence: String) {
    copy.end()
    note = sentence
    switch copy.role {
    case .viewer:
      viewer = nil
      guard let wanted = request else { return }
      // Only the original itself is left: it becomes the viewer, and there is one checkpoint fewer.
      take(original, near: wanted.time)
      begin(wanted)
    case .head:
      take(original, near: end)
      viewer = nil
      original.role = .head
      head = original
    case .scout: scout = nil
    case .neighbor: neighbors.removeAll { $0 === copy }
    case .checkpoint: break
    }
  }

  func finishScout() {
    guard let scout else { return }
    self.scout = nil
    scout.role = .neighbor
    trimNeighbors(around: viewer?.time ?? scout.time, to: Self.mostNeighbors - 1)
    neighbors.append(scout)
  }

  /// Handles a process that ended by itself, or that is ended because it does not reply.
  ///
  /// - Parameters:
  ///   - event: the event, as a verb.
  ///   - reason: the process's own report, as a sentence.
  private func lost(_ process: ShadowProcess, _ event: String, _ reason: String? = nil) {
    process.end()
    defer { endOrphans() }
    ladder.removeAll { $0.checkpoint === process }
    neighbors.removeAll { $0 === process }
    if process === scout { scout = nil }
    if process === head {
      head = nil
      let (from, to) = (Self.text(process.reached), Self.text(process.time))
      let place = from == to ? "at \(from)" : "between \(from) and \(to)"
      note =
        reason ?? "The shadow process \(Self.ending(process, event)) \(place); later moments take "
        + "longer."
    }
    guard process === viewer else { return }
    viewer = nil
    guard var wanted = request else { return }
    wanted.failures += 1
    guard wanted.failures > 1 else { return begin(wanted) }
    request = nil
    failure =
      reason
      ?? "The moment \(Self.text(wanted.time)) can't be shown: the program \(event) while it was replayed."
  }

  static func text(_ time: StageTime) -> String {
    "\((max(0, time.seconds) * 100).rounded() / 100) s"
  }

  /// Describes the end of a process by its status, if the system has the status.
  private static func ending(_ process: ShadowProcess, _ event: String) -> String {
    guard let program = process.program, event == "ended" else { return event }
    for _ in 0..<50 {
      program.collect()
      if let status = program.status {
        let signal = status & 0x7f
        return signal == 0
          ? "ended with exit code \(status >> 8 & 0xff)" : "was ended by signal \(signal)"
      }
      usleep(1_000)
    }
    return event
  }
}
