import Synchronization

/// Suspends one task until it is woken. Only the first wake-up takes effect.
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

  /// Suspends the task. Returns false, after resuming `continuation`, if the sleeper was already
  /// woken.
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

  /// Sets the action that stops the timer behind this sleep. If `stop` was called already, runs the
  /// action at once.
  @MainActor func setStopAction(_ action: @escaping () -> Void) {
    if isStopped { action() } else { stopping = action }
  }

  @MainActor func stop() {
    isStopped = true
    stopping?()
    stopping = nil
  }
}
