/// Turns that go by without a pause.
private let yields = 100
/// What is waited for has so many turns, however long they take.
private let fewestTurns = 1000

/// Waits until something holds that other tasks bring about: a minute, and 1000 turns of the main actor.
///
/// - Returns: whether it holds.
@MainActor @discardableResult
public func eventually(_ condition: @MainActor () async -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while true {
    if await condition() { return true }
    // At the start of a run the main actor's queue holds all tests, and one turn may take longer than
    // the time: what is waited for needs turns of its own.
    guard turns < fewestTurns || ContinuousClock.now < end else { return false }
    turns += 1
    if turns < yields {
      await Task.yield()
    } else {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}
