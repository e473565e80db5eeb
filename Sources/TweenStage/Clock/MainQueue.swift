import Dispatch
import Foundation

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchDrainMainQueue(_ unused: UnsafeMutableRawPointer?)

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

/// The main dispatch queue, which also runs tasks of the main actor. On Linux nothing drains it while the
/// engine's loop holds the main thread; therefore the host drains it.
@MainActor package enum MainQueue {
  private static var isDraining = false

  /// A descriptor that is readable while the main queue has work, for hosts that sleep in their own wait.
  package static let fileDescriptor: Int32 = dispatchMainQueueHandle()

  /// Runs one turn: all work that waits on the main queue now, without the work that this work posts.
  ///
  /// Work that was posted together runs in one turn, as in a run loop: libdispatch takes all waiting work
  /// when its drain begins. Gathered tasks run in the same turn.
  ///
  /// Does nothing where the host must not drain the queue: on other threads (a program whose main thread
  /// left for `dispatchMain`, an async test), and within a turn. libdispatch itself ignores a call from
  /// within its own drain.
  ///
  /// - Returns: whether more work waits.
  package static func turn() -> Bool {
    guard !isDraining, Thread.isMainThread else { return false }
    isDraining = true
    defer { isDraining = false }
    // The descriptor stays readable until it is read. Work that the turn posts makes it readable again.
    silence()
    dispatchDrainMainQueue(nil)
    let ranTask = SerialTasks.runGathered()
    return ranTask || hasWork
  }

  /// Whether a turn would find work.
  package static var hasTurn: Bool { SerialTasks.hasGathered || hasWork }

  /// Whether the queue received work since the descriptor was last read.
  static var hasWork: Bool {
    guard fileDescriptor >= 0 else { return false }
    var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1 && Int32(request.revents) & POLLIN != 0
  }

  /// Makes the descriptor unreadable until more work is posted, even if work waits: for a host whose next
  /// turn comes without a wake-up.
  package static func silence() {
    guard hasWork else { return }
    var count: UInt64 = 0
    _ = withUnsafeMutableBytes(of: &count) { read(fileDescriptor, $0.baseAddress, $0.count) }
  }
}
