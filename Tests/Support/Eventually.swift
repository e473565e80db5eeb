/// Waits until something holds that other tasks bring about, for a minute at most: on a machine that is
/// busy nobody knows how many turns pass before theirs.
///
/// - Returns: whether it holds.
@MainActor @discardableResult
public func eventually(_ condition: @MainActor () async -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while true {
    if await condition() { return true }
    guard ContinuousClock.now < end else { return false }
    turns += 1
    if turns < 100 {
      await Task.yield()
    } else {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}
