import Synchronization

/// A task that waits: woken once, by whoever comes first.
final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case woken((any Error)?)
  }

  private let state = Mutex(State.awake)
  @MainActor private var stopping: (() -> Void)?
  @MainActor private var isStopped = false

  init() {}

  /// False when it was woken before it slept: then it has gone on.
  func suspend(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    let error: (any Error)?? = state.withLock { state in
      if case .woken(let error) = state { return .some(error) }
      state = .asleep(continuation)
      return nil
    }
    guard let error else { return true }
    resume(continuation, throwing: error)
    return false
  }

  func wake(throwing error: (any Error)? = nil) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      defer { state = .woken(error) }
      switch state {
      case .asleep(let continuation): return continuation
      case .awake: return nil
      case .woken: return nil
      }
    }
    if let continuation { resume(continuation, throwing: error) }
  }

  private func resume(
    _ continuation: CheckedContinuation<Void, any Error>, throwing error: (any Error)?
  ) {
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }

  /// Says how its timer is stopped; at once when it need not have begun.
  @MainActor func onStop(_ action: @escaping () -> Void) {
    if isStopped { action() } else { stopping = action }
  }

  @MainActor func stop() {
    isStopped = true
    stopping?()
    stopping = nil
  }
}
