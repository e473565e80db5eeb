import Foundation
import TweenMotion
import TweenViews

/// What a slider is told beside its range.
struct SliderOptions {
  var neutral: Double?
  var enabled: ClosedRange<Double>?
  /// The value in words; nil: they are made of the number.
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

  /// More steps than so many would be no marks any more.
  private static let mostMarks = 1000

  /// The marks of a range's steps.
  static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [_SliderMark] where V.Stride: BinaryFloatingPoint {
    let (low, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    let count = (length / Double(step) * (1 + 1e-12)).rounded(.down)
    guard step > 0, count >= 0, count <= Double(mostMarks) else { return [] }
    return (0...Int(count)).flatMap { index in
      tick(V(low + Double(index) * Double(step)))?._marks() ?? []
    }
  }
}

/// The range of a slider and its value, as parts of the whole.
struct SliderScale {
  /// A mark at the track.
  struct Mark {
    let fraction: Double
    let label: AnyView?
  }

  /// Where the knob stands, from 0 to 1.
  let fraction: Double
  /// Where the filled part begins, from 0 to 1.
  let neutral: Double
  /// What can be chosen, from 0 to 1.
  let enabled: ClosedRange<Double>
  /// From the least to the greatest.
  let marks: [Mark]
  /// Whether the value goes in steps.
  let hasSteps: Bool
  /// How far an arrow key goes: a step, or a tenth where there are none.
  let step: Double
  /// Where the knob stands so many arrow keys on.
  let moved: (Double) -> Double
  /// Writes the value at a part of the track, if it is another.
  let choose: (Double) -> Void
  /// The value as a number; nil where the range has no length.
  let amount: ViewGraph.Element.Amount?
  let ownWords: Text?

  /// What is told of the value where no words are given: the number where it goes in steps, else how much of the range it is.
  var words: String {
    guard hasSteps, let amount else { return "\(Int((fraction * 100).rounded()))%" }
    // As far as anybody would say it.
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
      RunningProgram.warn("Slider: its value isn't a number. The knob stands at the beginning.")
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

/// The numbers that a slider chooses from.
private struct SliderRange {
  let low: Double
  let high: Double
  /// nil: there is nothing to choose from.
  let length: Double?
  let step: Double?
  /// The only values, from the least; nil: there are others.
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
        "Slider: a step of \(step) leads nowhere. The slider goes without steps.")
      self.step = nil
    } else {
      self.step = step
    }
    if !isUsable, length != 0 {
      RunningProgram.warn(
        "Slider: the range \(low)...\(high) has no length. The knob stays at its beginning.")
    }
    let enabled = isUsable ? options.enabled?.clamped(to: low...high) : nil
    self.enabled = enabled ?? low...max(low, high)
    let (first, last) = (self.enabled.lowerBound, self.enabled.upperBound)
    let values = options.marks.map(\.value).filter { first <= $0 && $0 <= last }.sorted()
    places = options.choosesMarks && !values.isEmpty ? values : nil
  }

  /// The nearest value that can be chosen.
  func stepped(_ value: Double) -> Double {
    if let places {
      return places.min { abs($0 - value) < abs($1 - value) } ?? value
    }
    let inside = min(max(value, enabled.lowerBound), enabled.upperBound)
    guard let step, let length else { return inside }
    let last = (length / step * (1 + 1e-12)).rounded(.down)
    return min(low + min(((inside - low) / step).rounded(), last) * step, high)
  }

  /// Where a value lies, from 0 to 1.
  func share(_ value: Double) -> Double {
    length.map { min(max((value - low) / $0, 0), 1) } ?? 0
  }

  /// Where the knob stands for a value.
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
