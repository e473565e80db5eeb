import Foundation
import TweenMotion
import TweenViews

/// The settings of a slider besides its range.
struct SliderOptions {
  var neutral: Double?
  var enabled: ClosedRange<Double>?
  /// The value in words; nil: the words are made from the number.
  var words: Text?
  var marks: [_SliderMark] = []
  /// Whether only the values of marks can be chosen.
  var choosesMarks = false

  init() {}

  @MainActor init<V: BinaryFloatingPoint>(
    _ neutral: V?, _ enabled: ClosedRange<V>?, _ words: some View, marks: [_SliderMark] = [],
    choosesMarks: Bool = false
  ) {
    self.neutral = neutral.map { Double($0) }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.words = words as? Text
    self.marks = marks
    self.choosesMarks = choosesMarks
  }

  /// The greatest number of steps for which marks are drawn; more would not be distinguishable.
  private static let maximumMarks = 1000

  /// Returns the marks of the steps of a range.
  static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [_SliderMark] where V.Stride: BinaryFloatingPoint {
    let (low, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    let count = (length / Double(step) * (1 + 1e-12)).rounded(.down)
    guard step > 0, count >= 0, count <= Double(maximumMarks) else { return [] }
    return (0...Int(count)).flatMap { index in
      tick(V(low + Double(index) * Double(step)))?._marks() ?? []
    }
  }
}

/// The range of a slider and its value, as shares of the range from 0 to 1.
struct SliderScale {
  /// A mark at the track.
  struct Mark {
    let fraction: Double
    let label: AnyView?
  }

  /// The position of the knob, from 0 to 1.
  let fraction: Double
  /// The position at which the filled part begins, from 0 to 1.
  let neutral: Double
  /// The positions that can be chosen, from 0 to 1.
  let enabled: ClosedRange<Double>
  /// The marks, from the least value to the greatest.
  let marks: [Mark]
  /// Whether the value changes in steps.
  let hasSteps: Bool
  /// The distance of an arrow key: a step, or a tenth if there are no steps.
  let step: Double
  /// Returns the position of the knob after a number of arrow keys.
  let moved: (Double) -> Double
  /// Writes the value at a position on the track, if it differs from the current value.
  let choose: (Double) -> Void
  /// The value as a number; nil where the range has no length.
  let amount: ViewGraph.Element.Amount?
  let ownWords: Text?

  /// The value for assistive technology if no words are given: the number if the slider has steps,
  /// else the share of the range in percent.
  var words: String {
    guard hasSteps, let amount else { return "\(Int((fraction * 100).rounded()))%" }
    // Rounds to six decimals.
    let number = (amount.number * 1e6).rounded() / 1e6
    return abs(number) < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
  }

  @MainActor init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?,
    options: SliderOptions = SliderOptions()
  ) where V.Stride: BinaryFloatingPoint {
    let range = SliderRange(bounds, step.map { Double($0) }, options)
    let current = Double(value.wrappedValue)
    if current.isNaN {
      RunningProgram.warn("Slider: the value is NaN. The knob is at the beginning of the track.")
    }
    hasSteps = range.step != nil || range.places != nil
    self.step = range.length.flatMap { length in range.step.map { $0 / length } } ?? 0.1
    let fraction = range.part(current)
    self.fraction = fraction
    moved = { range.moved(from: fraction, by: $0) }
    neutral = options.neutral.map { range.share($0) } ?? 0
    enabled = range.share(range.enabled.lowerBound)...range.share(range.enabled.upperBound)
    marks =
      range.length == nil
      ? []
      : options.marks.filter { range.low...range.high ~= $0.value }.map {
        Mark(fraction: range.share($0.value), label: $0.label)
      }
    ownWords = options.words
    amount = range.length.map { length in
      ViewGraph.Element.Amount(
        current.isNaN ? range.low : range.stepped(current), in: range.low...range.high,
        step: range.step ?? length / 10)
    }
    choose = { fraction in
      guard let length = range.length, !fraction.isNaN else { return }
      let new = V(range.stepped(range.low + fraction * length))
      if value.wrappedValue != new { value.wrappedValue = new }
    }
  }
}

/// The numbers of a slider's range that can be chosen.
private struct SliderRange {
  let low: Double
  let high: Double
  /// The length of the range; nil: the range is empty or infinite.
  let length: Double?
  let step: Double?
  /// The values that can be chosen, in ascending order; nil: all values of the range.
  let places: [Double]?
  let enabled: ClosedRange<Double>

  @MainActor init<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, _ step: Double?, _ options: SliderOptions
  ) {
    (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let length = high - low
    let isUsable = length > 0 && length.isFinite
    self.length = isUsable ? length : nil
    if let step, !(step > 0 && step.isFinite) {
      RunningProgram.warn(
        "Slider: the step \(step) is not a finite number above 0. The slider has no steps.")
      self.step = nil
    } else {
      self.step = step
    }
    if !isUsable, length != 0 {
      RunningProgram.warn(
        "Slider: the range \(low)...\(high) has no finite length. The knob stays at the beginning."
      )
    }
    let enabled = isUsable ? options.enabled?.clamped(to: low...high) : nil
    self.enabled = enabled ?? low...max(low, high)
    let (first, last) = (self.enabled.lowerBound, self.enabled.upperBound)
    let values = options.marks.map(\.value).filter { first <= $0 && $0 <= last }.sorted()
    places = options.choosesMarks && !values.isEmpty ? values : nil
  }

  /// Returns the nearest value that can be chosen.
  func stepped(_ value: Double) -> Double {
    if let places {
      return places.min { abs($0 - value) < abs($1 - value) } ?? value
    }
    let inside = min(max(value, enabled.lowerBound), enabled.upperBound)
    guard let step, let length else { return inside }
    let last = (length / step * (1 + 1e-12)).rounded(.down)
    return min(low + min(((inside - low) / step).rounded(), last) * step, high)
  }

  /// Returns the position of a value, from 0 to 1.
  func share(_ value: Double) -> Double {
    length.map { min(max((value - low) / $0, 0), 1) } ?? 0
  }

  /// Returns the position of the knob for a value; 0 for NaN.
  func part(_ value: Double) -> Double {
    length != nil && !value.isNaN ? share(stepped(value)) : 0
  }

  func moved(from fraction: Double, by steps: Double) -> Double {
    guard let length else { return 0 }
    if let places {
      let value = low + fraction * length
      let own = places.enumerated().min { abs($0.element - value) < abs($1.element - value) }
      let index = Double(own?.offset ?? 0) + steps
      let last = Double(places.count - 1)
      return share(places[Int(min(max(index, 0), last))])
    }
    let target = fraction + steps * (step.map { $0 / length } ?? 0.1)
    return min(1, max(0, target.isNaN ? fraction : target))
  }
}
