import Foundation
import TweenGeometry

/// The placement of one child, in the container's own left-to-right coordinates.
package struct ChildPlacement: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}

/// A rule by which a container measures itself and arranges its children. Free of side effects.
@MainActor package protocol ContainerLayout {
  /// Returns whether `new` would arrange the same children in the same way.
  func isEqual(to new: any ContainerLayout) -> Bool
  func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize
  /// Returns one placement per child, for a container of `size` to which `proposal` was made.
  func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement]
  func spacing(children: [ElementNode]) -> SpacingPreference

  /// The axis of a stack; nil for other containers.
  var stackAxis: Axis? { get }
  /// The container's name in warnings.
  var name: String { get }

  // The following members are for layouts with a state of their own.

  /// Takes over the values of `new`, if both are of one kind. Returns false if `new` must replace
  /// this layout.
  func adopt(_ new: any ContainerLayout, in node: ContainerNode) -> Bool
  /// Called before the container reads the elements of its content.
  func contentWillBeListed(in node: ContainerNode)
  /// Called when children, their sizes or the layout direction may have changed.
  func contentDidExpire(in node: ContainerNode)
  /// Returns a guide's position; `.some(nil)` for none; nil to combine the children's values.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat??
  /// Returns whether the container's size is unchanged after children were added or removed.
  func keepsSize(children: [ElementNode], in node: ContainerNode) -> Bool
  /// The lines of the children, if inserted children must appear together with their neighbours;
  /// nil for children outside of lines, such as pinned ones.
  var linesOfChildren: [Int?]? { get }
  /// Returns the range of lines around a line whose children also exist, without a gap.
  func linesTogether(with line: Int) -> Range<Int>
  /// The axis along which the lines follow each other.
  var lineAxis: Axis { get }
  /// Called when all children have been placed.
  func wasPlaced(in node: ContainerNode)
  /// Called when another part of the scrolled content may be visible.
  func viewDidScroll(in node: ContainerNode)
  /// Whether the guides of the container's frame always have their default positions.
  var hasPlainFrameGuides: Bool { get }
  /// Whether the container can be created again without loss, because it has no state of its own.
  var holdsNothing: Bool { get }
  /// Whether only one child is shown at a time, which `onlyChild` chooses.
  var showsOneChild: Bool { get }
  /// Returns the index of the only child that is shown for a proposal; nil if all are shown.
  func onlyChild(for proposal: ProposedViewSize, children: [ElementNode]) -> Int?
  /// Called when the container is removed.
  func end()
}

extension ContainerLayout {
  package var stackAxis: Axis? { nil }
  package func adopt(_ new: any ContainerLayout, in node: ContainerNode) -> Bool { false }
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
