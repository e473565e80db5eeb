import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

@Suite @MainActor struct StepperTests {
  private struct Counter: View {
    @State var value: Int
    let bounds: ClosedRange<Int>?
    let step: Int
    let log: Log<Int>
    let edits: Log<Bool>
    var body: some View {
      Group {
        if let bounds {
          Stepper("Count", value: $value, in: bounds, step: step) { edits($0) }
        } else {
          Stepper("Count", value: $value, step: step) { edits($0) }
        }
      }
      .onChange(of: value) { log(value) }
    }
  }

  /// 200 wide: the halves are 106...153 and 153...200.
  private let minus: CGFloat = 130
  private let plus: CGFloat = 175

  private func tap(_ panel: Panel, _ x: CGFloat) {
    panel.pointer(.down, x, 50)
    panel.pointer(.up, x, 50)
  }

  @Test func `a step beyond a bound ends at it, and the half that leads there rests then`() {
    let (log, edits) = (Log<Int>(), Log<Bool>())
    let panel = Panel { Counter(value: 1, bounds: 1...10, step: 4, log: log, edits: edits) }
    tap(panel, minus)
    #expect(edits.entries.isEmpty)
    for _ in 0..<5 { tap(panel, plus) }
    #expect(log.entries == [5, 9, 10])
    #expect(edits.entries == [true, false, true, false, true, false])
    tap(panel, minus)
    #expect(log.entries.last == 6)
  }

  @Test func `without bounds it goes on, and a negative step turns it around`() {
    let log = Log<Int>()
    let panel = Panel { Counter(value: 0, bounds: nil, step: -2, log: log, edits: Log()) }
    tap(panel, plus)
    tap(panel, minus)
    tap(panel, minus)
    #expect(log.entries == [-2, 0, 2])
  }

  @Test func `held, it repeats until the bound, and ends editing once`() {
    let (log, edits) = (Log<Int>(), Log<Bool>())
    let panel = Panel { Counter(value: 0, bounds: 0...3, step: 1, log: log, edits: edits) }
    panel.pointer(.down, plus, 50)
    panel.step(29)
    #expect(log.entries == [1])
    panel.step(200)
    #expect(log.entries == [1, 2, 3])
    panel.pointer(.up, plus, 50)
    #expect(log.entries == [1, 2, 3])
    #expect(edits.entries == [true, false])
  }

  @Test func `mirrored, the halves change places; disabled, neither answers`() {
    let log = Log<Int>()
    let mirrored = Panel {
      Counter(value: 0, bounds: nil, step: 1, log: log, edits: Log())
        .environment(\.layoutDirection, .rightToLeft)
    }
    tap(mirrored, 25)
    #expect(log.entries == [1])
    let disabled = Panel {
      Counter(value: 0, bounds: nil, step: 1, log: log, edits: Log()).disabled(true)
    }
    tap(disabled, plus)
    tap(disabled, minus)
    #expect(log.entries == [1])
  }

  @Test func `its control is 94 by 32, its bars 13 by 1.75`() throws {
    let panel = Panel { Stepper("", onIncrement: nil, onDecrement: {}).labelsHidden() }
    let boxes = panel.fills.map { $0.outline.applying($0.transform).boundingRect }
    #expect(boxes.first?.size == CGSize(width: 94, height: 32))
    #expect(boxes.contains { $0.size == CGSize(width: 13, height: 1.75) && $0.minX == 70 })
    #expect(boxes.contains { $0.size == CGSize(width: 13, height: 13) })
    #expect(boxes.contains { $0.size == CGSize(width: 1, height: 18) })
    // What does nothing is faint.
    #expect(panel.fills.contains { abs($0.opacity - 0.3) < 1e-9 })
  }

  @Test func `a value that isn't a number is left alone`() {
    var value = Double.nan
    let panel = Panel {
      Stepper("", value: Binding(get: { value }, set: { value = $0 }), in: 0...1)
    }
    tap(panel, plus)
    #expect(value.isNaN)
  }

  private func words<V: BinaryFloatingPoint>(
    _ start: V, step: V, steps: Int
  ) -> String? where V.Stride == V {
    var value = start
    for _ in 0..<steps { value = value.advanced(by: step) }
    let panel = Panel { Stepper("", value: .constant(value), step: step) }
    return panel.graph.tree.all.first { $0.role == .adjustable }?.value
  }

  @Test func `the value in words has no error of binary sums`() {
    // Ten steps of 0.1 are 0.9999999999999999, and fifty from 50 are 55.00000000000007.
    #expect(words(0.0, step: 0.1, steps: 10) == "1")
    #expect(words(50.0, step: 0.1, steps: 50) == "55")
    #expect(words(0.25, step: 0.1, steps: 2) == "0.45")
    #expect(words(0.3, step: -0.1, steps: 3) == "0")
    #expect(words(Float(0), step: 0.1, steps: 3) == "0.3")
    #expect(words(0.0, step: 1e-7, steps: 3) == "3e-07")
    #expect(words(1e20, step: 1, steps: 0) == "1e+20")
    #expect(words(0.1, step: .nan, steps: 0) == "0.1")
    #expect(words(1.5, step: 0, steps: 0) == "1.5")
  }
}
