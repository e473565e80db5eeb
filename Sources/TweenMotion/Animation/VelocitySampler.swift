/// Velocity from the last three samples of a moving value.
package struct VelocitySampler<Value: VectorArithmetic> {
  private var samples: [(time: Double, value: Value)] = []

  package init() {}

  package var count: Int { samples.count }

  /// Adds a sample. A sample at the time of the last one replaces it; an earlier one is ignored.
  package mutating func add(time: Double, value: Value) {
    guard !time.isNaN else { return }
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append((time, value))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Per second: the slope of two samples; of three, v32 + 0.75 (v21 - v32), where v32 is the
  /// slope of the newer two.
  package var velocity: Value {
    guard samples.count >= 2 else { return .zero }
    let newest = slope(samples.count - 1)
    guard samples.count == 3 else { return newest }
    return newest + (slope(1) - newest).scaled(by: 0.75)
  }

  private func slope(_ index: Int) -> Value {
    let (old, new) = (samples[index - 1], samples[index])
    return (new.value - old.value).scaled(by: 1 / (new.time - old.time))
  }
}
