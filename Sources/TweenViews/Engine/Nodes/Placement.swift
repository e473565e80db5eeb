import Foundation

/// The place of an element: a rectangle in the coordinate space of the nearest ancestor with a
/// transform.
package struct Placement: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  /// The proposal for which the element lays out its content; usually its size is the result for this
  /// proposal.
  package var proposal: ProposedViewSize

  package var rect: CGRect { CGRect(origin: origin, size: size) }

  var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}
