/// Finds when an error stays small, by a search on a grid, for springs without a closed form for it.
enum SettlingSearch {
  private static let gridStep = 0.1
  private static let gridCount = 1024
  /// How long, in seconds, the error must have stayed small.
  private static let rest = 1.0

  /// The first multiple of 0.1 s from which `error` stays below `epsilon` for more than 1 s; nil if
  /// there is none within 102 s.
  static func settlingTime(epsilon: Double, error: (Double) -> Double) -> Double? {
    settlingTime(epsilon: epsilon, step: gridStep, error: error)
  }

  /// The same for an animation, which must end: the grid is widened until a time is found.
  static func restTime(epsilon: Double, error: (Double) -> Double) -> Double {
    var step = gridStep
    for _ in 0..<64 {
      if let time = settlingTime(epsilon: epsilon, step: step, error: error) { return time }
      step *= 16
    }
    return 0
  }

  private static func settlingTime(
    epsilon: Double, step: Double, error: (Double) -> Double
  ) -> Double? {
    var since: Double?
    for index in 0..<gridCount {
      let time = Double(index) * step
      guard error(time) < epsilon else {
        since = nil
        continue
      }
      let first = since ?? time
      if time - first > rest { return first }
      since = first
    }
    return nil
  }
}
