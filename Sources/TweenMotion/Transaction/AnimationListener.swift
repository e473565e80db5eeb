import Dispatch

/// The moment at which an animation's completion is called: ``logicallyComplete`` or ``removed``.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// The moment at which the animation looks finished, though a spring may still settle. Later
  /// changes of the same values do not postpone it.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The moment at which all values have come to rest. A change of the same values meanwhile
  /// postpones it.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Counts what a completion waits for: pending writes, update passes, running animators.
package final class AnimationListener {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var count = 0

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A listener whose owner is released fires here, since nothing else will fire it.
  deinit { action?() }

  /// Counts one more event to wait for.
  package func hold() { count += 1 }

  /// Counts an awaited event as done. When none remains for the first time, the action is put on
  /// `queue`, or called at once without one.
  package func release(_ queue: ActionQueue?) {
    count -= 1
    guard count <= 0, let action else { return }
    self.action = nil
    guard let queue = queue ?? ActionQueue.collecting else { return ActionQueue.callAtOnce(action) }
    queue.enqueue(action)
  }
}

/// Actions that wait for the end of the update pass.
package final class ActionQueue {
  private var actions: [() -> Void] = []

  package init() {}

  /// The queue of the stage whose frame this thread makes: completions wait in it for their turn.
  package static var collecting: ActionQueue? { CurrentTransaction.known?.queue }

  /// Runs `body` with this as the queue that collects.
  package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let box = CurrentTransaction.obtain()
    let outer = box.queue
    box.queue = self
    defer { box.queue = outer }
    return try body()
  }

  /// The largest depth of actions that call one another; a deeper one waits for the main queue's next
  /// turn, so that completions that keep starting others do not use up the stack.
  private static let deepest = 64

  static func callAtOnce(_ action: @escaping () -> Void) {
    let box = CurrentTransaction.obtain()
    guard box.actionDepth < deepest else {
      // The action is moved, not shared: this was its only reference.
      nonisolated(unsafe) let action = action
      DispatchQueue.main.async { action() }
      return
    }
    box.actionDepth += 1
    defer { box.actionDepth -= 1 }
    action()
  }

  package var isEmpty: Bool { actions.isEmpty }

  package func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

  /// Removes all actions and returns them, the oldest first.
  package func takeAll() -> [() -> Void] {
    defer { actions.removeAll() }
    return actions
  }
}
