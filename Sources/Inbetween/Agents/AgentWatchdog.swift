import Foundation
import Synchronization

/// Notices that a program blocks its server: no frame ends for a long time during a call.
final class AgentWatchdog: Sendable {
  private struct State {
    /// The system's uptime of the last sign of life, in seconds; nil while no call runs.
    var last: Double?
    var isPaused = false
  }

  /// The longest time without a frame during a call, in seconds.
  static let patience = 60.0

  private let state = Mutex(State())

  /// Starts the watch, which lasts as long as the process.
  ///
  /// - Parameter onBlock: Called on another thread. It must end the process.
  init(patience: Double = patience, onBlock: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      while true {
        usleep(200_000)
        let isBlocked = state.withLock { state in
          guard let last = state.last, !state.isPaused else { return false }
          return Self.now - last > patience
        }
        if isBlocked { return onBlock() }
      }
    }
    thread.name = "agent watchdog"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Notes that a call begins, or that a frame of the call ended.
  func touch() { state.withLock { $0.last = Self.now } }

  /// Notes that no call runs.
  func rest() { state.withLock { $0.last = nil } }

  /// Stops the watch during work that has a limit of its own, or continues it.
  func pause(_ isPaused: Bool) {
    state.withLock { state in
      state.isPaused = isPaused
      state.last = Self.now
    }
  }
}
