import Foundation
import TweenPaint

/// Brings the display list up to date, once in a frame: all of it where elements came or went, what
/// is marked where something looks otherwise, and leaves alone where only animators moved them.
///
/// Who tells of something moved, or marks what the walk from the root finds, has the pass needed.
/// After a run nothing is needed and nobody waits, but for what drawing itself has marked.
@MainActor final class DisplayPass {
  let builder: DisplayListBuilder
  // Read and written for each element that moves, by nobody twice at once.
  @exclusivity(unchecked) private(set) var isNeeded = true
  /// Elements whose animators moved since the last display list, leaves apart.
  @exclusivity(unchecked) private var movedWrappers: ContiguousArray<ElementNode> = []
  @exclusivity(unchecked) private var movedLeaves: ContiguousArray<ElementNode> = []

  init(size: CGSize, scale: Double) {
    builder = DisplayListBuilder(list: DisplayList(size: size, scale: scale))
  }

  func setNeeded() { isNeeded = true }

  func structureDidChange() {
    builder.structureDidChange()
    isNeeded = true
  }

  /// The drawing of `element` moved, and what it inherits from above did not.
  func didMove(_ element: ElementNode) {
    if element.isLeaf { movedLeaves.append(element) } else { movedWrappers.append(element) }
    isNeeded = true
  }

  /// Draws what is needed, and tells how many items that took.
  func run(_ root: RootNode, _ configuration: ViewGraph.Configuration) -> Int {
    guard isNeeded else { return 0 }
    isNeeded = false
    builder.setCanvas(
      size: configuration.size, scale: configuration.scale, background: root.backgroundColor)
    builder.update { builder in
      root.drawIfNeeded(builder, DrawContext())
      if !builder.isRebuilding { redrawMoved() }
    }
    movedWrappers.removeAll(keepingCapacity: true)
    movedLeaves.removeAll(keepingCapacity: true)
    return builder.refreshedItems
  }

  /// Draws what animators moved, from the outside in: what is inside of another is drawn with it.
  private func redrawMoved() {
    if movedWrappers.count > 1 {
      let ordered = movedWrappers.map { ($0.hostDepth, $0) }.sorted { $0.0 < $1.0 }
      for (_, element) in ordered { element.redraw(builder) }
    } else {
      movedWrappers.first?.redraw(builder)
    }
    for leaf in movedLeaves { leaf.redraw(builder) }
  }
}
