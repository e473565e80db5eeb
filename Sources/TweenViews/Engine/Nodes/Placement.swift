import Foundation

/// Where a parent put an element: a rectangle in the space of the nearest transforming ancestor.
package struct Placement: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  /// What the element is to lay out its content for; its size is the answer to it, as a rule.
  package var proposal: ProposedViewSize

  package var rect: CGRect { CGRect(origin: origin, size: size) }

  var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}
