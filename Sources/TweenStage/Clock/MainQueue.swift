import Dispatch
import Foundation

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchDrainMainQueue(_ unused: UnsafeMutableRawPointer?)

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

/// The main dispatch queue, which also runs main-actor tasks: on Linux nothing empties it while a
/// loop of ours holds the main thread, so a host does.
@MainActor package enum MainQueue {
  /// A block that posts itself again forever must not hang a frame. More turns than that wait for
  /// the next frame; fewer would delay honest chains of hops.
  static let mostTurns = 1000

  private static var isDraining = false

  /// Readable while the main queue has work: for a host that sleeps in its own wait. Reading its 8
  /// bytes, as `drain` does, makes it quiet again.
  package static let fileDescriptor: Int32 = dispatchMainQueueHandle()

  /// Runs what waits on the main queue, and what that posts there, until it is empty.
  ///
  /// Does nothing where the queue is not ours to drain: off the main thread (a program whose main
  /// thread left for `dispatchMain`, an async test), and from within a drain. libdispatch itself
  /// ignores a call that comes from within its own drain.
  package static func drain() {
    guard !isDraining, Thread.isMainThread else { return }
    isDraining = true
    defer { isDraining = false }
    var turns = 0
    var hasMore = true
    while hasMore, turns < mostTurns {
      dispatchDrainMainQueue(nil)
      let ranTask = SerialTasks.runGathered()
      hasMore = consumeSignal() || ranTask
      turns += 1
    }
  }

  /// Whether the queue got work since the last call.
  private static func consumeSignal() -> Bool {
    guard fileDescriptor >= 0 else { return false }
    var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) == 1, Int32(request.revents) & POLLIN != 0 else { return false }
    var count: UInt64 = 0
    return withUnsafeMutableBytes(of: &count) { read(fileDescriptor, $0.baseAddress, $0.count) }
      == 8
  }
}
