import Foundation
import TweenGeometry

/// Where a container puts one child: in the container's own left-to-right coordinates.
package struct ChildPlacement: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}

/// How a container measures itself and arranges its children. Pure.
@MainActor package protocol ContainerLayout {
  /// Whether `new` would arrange the same children alike.
  func isEqual(to new: any ContainerLayout) -> Bool
  func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize
  /// One placement a child, for a container of `size` that was offered `proposal`.
  func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement]
  func spacing(children: [ElementNode]) -> SpacingPreference

  /// The axis of a stack; nil for others.
  var stackAxis: Axis? { get }
  /// What warnings call the container.
  var name: String { get }

  // What only layouts with a state of their own do.

  /// Goes on as `new` does, where both are of one kind; false: `new` is to take the place.
  func take(_ new: any ContainerLayout, in node: ContainerNode) -> Bool
  /// The container is about to read the elements of its content.
  func contentWillBeListed(in node: ContainerNode)
  /// Children, their sizes or the direction of layout may be others now.
  func contentDidExpire(in node: ContainerNode)
  /// Where a guide lies; `.some(nil)`: nowhere in particular; nil: where the children's combine.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat??
  /// Whether children that came or went leave the container's size as it is.
  func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool
  /// The lines that children stand in, where those that come into view by a change are to come as their
  /// neighbours do; nil for children that stand elsewhere, as what is pinned does.
  var linesOfChildren: [Int?]? { get }
  /// The lines around one of them whose children are there, too, without a gap.
  func linesTogether(with line: Int) -> Range<Int>
  /// The axis along which those lines follow each other.
  var lineAxis: Axis { get }
  /// All children have been placed.
  func wasPlaced(in node: ContainerNode)
  /// Another part of what scrolls may be in view.
  func viewDidScroll(in node: ContainerNode)
  /// Whether the guides of the container's frame lie where they do by default, always.
  var hasPlainFrameGuides: Bool { get }
  /// Whether the container is the same when it is made anew: nothing it has was given to it meanwhile.
  var holdsNothing: Bool { get }
  /// Whether one child is shown at a time, which `onlyChild` chooses.
  var showsOneChild: Bool { get }
  /// The only child that is shown in a container that is offered `proposal`; nil: all are.
  func onlyChild(for proposal: ProposedViewSize, children: [ElementNode]) -> Int?
  /// The container goes away.
  func end()
}

extension ContainerLayout {
  package var stackAxis: Axis? { nil }
  package func take(_ new: any ContainerLayout, in node: ContainerNode) -> Bool { false }
  package func contentWillBeListed(in node: ContainerNode) {}
  package func contentDidExpire(in node: ContainerNode) {}
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat?? { nil }
  package func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool { false }
  package var linesOfChildren: [Int?]? { nil }
  package func linesTogether(with line: Int) -> Range<Int> { line..<line + 1 }
  package var lineAxis: Axis { .vertical }
  package func wasPlaced(in node: ContainerNode) {}
  package func viewDidScroll(in node: ContainerNode) {}
  package var hasPlainFrameGuides: Bool { true }
  package var holdsNothing: Bool { true }
  package var showsOneChild: Bool { false }
  package func onlyChild(for proposal: ProposedViewSize, children: [ElementNode]) -> Int? { nil }
  package func end() {}
}
