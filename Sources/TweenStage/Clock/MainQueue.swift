import Dispatch
import Foundation

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchDrainMainQueue(_ unused: UnsafeMutableRawPointer?)

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

/// The main dispatch queue, which also runs main-actor tasks: on Linux nothing empties it while a
/// loop of ours holds the main thread, so a host does.
@MainActor package enum MainQueue {
  private static var isDraining = false

  /// Readable while the main queue has work: for a host that sleeps in its own wait.
  package static let fileDescriptor: Int32 = dispatchMainQueueHandle()

  /// Runs one turn: what waits on the main queue now, and not yet what that posts there.
  ///
  /// What was posted together is one turn, as it is in a run loop: libdispatch takes all that waits
  /// when its drain begins. Gathered tasks have theirs with it.
  ///
  /// Does nothing where the queue is not ours to drain: off the main thread (a program whose main
  /// thread left for `dispatchMain`, an async test), and from within a turn. libdispatch itself
  /// ignores a call that comes from within its own drain.
  ///
  /// - Returns: whether more waits.
  package static func turn() -> Bool {
    guard !isDraining, Thread.isMainThread else { return false }
    isDraining = true
    defer { isDraining = false }
    // The handle stays readable until it is read, and becomes so again by what the turn posts.
    silence()
    dispatchDrainMainQueue(nil)
    let ranTask = SerialTasks.runGathered()
    return ranTask || hasWork
  }

  /// Whether a turn would find work.
  package static var hasTurn: Bool { SerialTasks.hasGathered || hasWork }

  /// Whether the queue got work since the handle was read.
  static var hasWork: Bool {
    guard fileDescriptor >= 0 else { return false }
    var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1 && Int32(request.revents) & POLLIN != 0
  }

  /// Makes the handle quiet until more is posted, also if work waits: for a host whose next turn
  /// comes by itself.
  package static func silence() {
    guard hasWork else { return }
    var count: UInt64 = 0
    _ = withUnsafeMutableBytes(of: &count) { read(fileDescriptor, $0.baseAddress, $0.count) }
  }
}
