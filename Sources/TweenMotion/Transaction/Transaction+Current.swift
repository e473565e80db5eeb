import Foundation

extension Transaction {
  /// The transaction that this thread's state writes carry now.
  package static var current: Transaction { CurrentTransaction.box?.transaction ?? Transaction() }

  /// Runs `body` without a current transaction on this thread.
  package static func suspendingCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let box = CurrentTransaction.box else { return try body() }
    let (transaction, depth) = (box.transaction, box.depth)
    (box.transaction, box.depth) = (Transaction(), 0)
    defer { (box.transaction, box.depth) = (transaction, depth) }
    return try body()
  }
}

/// The thread's current transaction. Not a task-local value: a `Task` that is started in the body
/// of `withAnimation` must not animate what it writes later.
enum CurrentTransaction {
  final class Box {
    var transaction = Transaction()
    var depth = 0
    /// Takes the completions of animations that animate nothing.
    var queue: ActionQueue?
    /// The number of completions that are being called, one from within another.
    var actionDepth = 0
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { (pointer: UnsafeMutableRawPointer?) in
      guard let pointer else { return }
      Unmanaged<Box>.fromOpaque(pointer).release()
    }
    precondition(status == 0, "The system has no thread-specific storage left.")
    return key
  }()

  /// This thread's box, if it ever had one.
  static var known: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }

  /// This thread's box while it is in use.
  static var box: Box? {
    guard let box = known else { return nil }
    return box.depth > 0 ? box : nil
  }

  static func obtain() -> Box {
    if let known { return known }
    let box = Box()
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }
}

/// Runs `body` with `transaction`, merged over the current one, for the changes that it makes.
///
/// The transaction applies on this thread and only while `body` runs: a `Task` started in it does not
/// inherit it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let box = CurrentTransaction.obtain()
  let outer = box.transaction
  box.transaction = box.depth == 0 ? transaction : outer.merged(with: transaction)
  box.depth += 1
  transaction.holdListeners()
  defer {
    box.depth -= 1
    box.transaction = outer
    transaction.releaseListeners(nil)
  }
  return try body()
}

/// Runs `body` with `value` at `keyPath` of the transaction of the changes that it makes.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` and animates the changes that it makes; with nil they show at once.
///
/// Equals `withTransaction(_:_:)` with a transaction that sets the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates the changes that it makes, and calls `completion` when the animations are
/// over.
///
/// - Parameters:
///   - animation: the animation of the changes; nil shows them at once.
///   - completionCriteria: the moment that counts as the end.
///   - body: makes the changes.
///   - completion: called once, on the thread that makes the frames, when the animations are
///     complete; right after `body` when nothing animates.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
