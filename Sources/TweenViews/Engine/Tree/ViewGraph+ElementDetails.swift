import Foundation

extension ViewGraph.Element {
  /// The data of an element that only a bridge to assistive technology needs.
  package struct Details: Equatable, Sendable {
    /// A number from 1 on that is constant for the life of the element's view; 0 without one.
    package var id = 0
    /// Whether the element can have the keyboard focus.
    package var isFocusable = false
    /// Whether a screen reader is at the element.
    package var hasReader = false
    /// The visible part, in points of the window; nil: the whole frame.
    package var visible: CGRect?
    /// The value as a number; nil without one.
    package var amount: Amount?
    /// The text that is edited in the element; nil without one.
    package var editing: Editing?

    /// The label in the row around, with "%@" for the row's label.
    package var nameInRow: String?
    /// The element that this one labels, or that labels this one.
    package var pair: ElementPair?
    /// The group of the element: elements with the same value belong together.
    package var group: ElementPair.ID?
    /// The names by which rotors refer to the element.
    package var marks: [ElementPair.ID] = []
    /// The rotors of the element; for the window, all rotors.
    package var rotors: [TreeRotor] = []

    package init() {}

    /// Always equal, because details are no part of an element's equality.
    package static func == (_ left: Details, _ right: Details) -> Bool { true }
  }

  /// A number in a range.
  package struct Amount: Equatable, Sendable {
    package var number: Double
    package var minimum: Double
    package var maximum: Double
    /// The step of an adjustment; 0: any step.
    package var step: Double

    package init(_ number: Double, in range: ClosedRange<Double>, step: Double = 0) {
      self.number = number
      minimum = range.lowerBound
      maximum = range.upperBound
      self.step = step
    }
  }

  /// The selection in an edited text, in Unicode scalars.
  package struct Editing: Equatable, Sendable {
    /// The selected range; empty without a selection.
    package var selection: Range<Int>
    /// The position of the caret.
    package var caret: Int
    /// Whether the text can have several lines.
    package var hasLines: Bool

    package init(selection: Range<Int>, caret: Int, hasLines: Bool) {
      self.selection = selection
      self.caret = caret
      self.hasLines = hasLines
    }
  }
}
