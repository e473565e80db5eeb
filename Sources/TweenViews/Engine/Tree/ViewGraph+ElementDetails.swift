import Foundation

extension ViewGraph.Element {
  /// What a bridge to assistive technology needs of an element beside what it says.
  package struct Details: Equatable, Sendable {
    /// A number that the element keeps as long as its view lives, from 1 on; 0: none.
    package var id = 0
    /// Whether it can have the focus of keys.
    package var isFocusable = false
    /// Whether a reader looks at it.
    package var hasReader = false
    /// What of it is to be seen, in points of the window; nil: all of its frame.
    package var visible: CGRect?
    /// Its value as a number; nil: it has none.
    package var amount: Amount?
    /// The text that is edited in it; nil: none is.
    package var editing: Editing?

    /// What it is called in the row around, with "%@" for the row's name.
    package var nameInRow: String?
    /// Another element that it is told with.
    package var pair: ElementPair?
    /// Those that belong together with it have the same.
    package var group: ElementPair.ID?
    /// Names by which rotors lead to it.
    package var marks: [ElementPair.ID] = []
    /// Rotors that begin at it; of the window, all.
    package var rotors: [TreeRotor] = []

    package init() {}

    /// No part of what makes two elements equal.
    package static func == (_ left: Details, _ right: Details) -> Bool { true }
  }

  /// A number between two others.
  package struct Amount: Equatable, Sendable {
    package var number: Double
    package var least: Double
    package var most: Double
    /// How far an adjustment goes; 0: any way.
    package var step: Double

    package init(_ number: Double, in range: ClosedRange<Double>, step: Double = 0) {
      self.number = number
      least = range.lowerBound
      most = range.upperBound
      self.step = step
    }
  }

  /// Where a text is edited, in Unicode scalars.
  package struct Editing: Equatable, Sendable {
    /// What is selected; empty: nothing.
    package var selection: Range<Int>
    /// Where the caret stands.
    package var caret: Int
    /// Whether it has lines.
    package var hasLines: Bool

    package init(selection: Range<Int>, caret: Int, hasLines: Bool) {
      self.selection = selection
      self.caret = caret
      self.hasLines = hasLines
    }
  }
}
