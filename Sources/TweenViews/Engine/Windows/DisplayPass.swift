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
  @exclusivity(unchecked) private var moved = MovedElements()
  /// The pictures that others keep, by their numbers, and those in which something moved.
  private var pictures: [Int32: Known] = [:]
  /// How many there may be before those that nobody keeps any more are looked for.
  private var mostPictures = 64
  private var lastPicture: Int32 = 0
  private var movedPictures: [KeptPicture] = []

  private struct Known {
    weak var picture: KeptPicture?
  }

  init(size: CGSize, scale: Double) {
    builder = DisplayListBuilder(list: DisplayList(size: size, scale: scale))
  }

  func setNeeded() { isNeeded = true }

  /// Begins to watch whether something is needed from now on; hand what it returns to `endWatch`.
  func beginWatch() -> Bool {
    defer { isNeeded = false }
    return isNeeded
  }

  /// Whether something has been needed since `beginWatch`.
  func endWatch(_ wasNeeded: Bool) -> Bool {
    defer { isNeeded = isNeeded || wasNeeded }
    return isNeeded
  }

  func structureDidChange() {
    builder.structureDidChange()
    isNeeded = true
  }

  /// A picture of what stands in an element, for the window's list, as long as somebody keeps it.
  func makePicture() -> KeptPicture {
    if pictures.count >= mostPictures {
      pictures = pictures.filter { $0.value.picture != nil }
      mostPictures = max(2 * pictures.count, 64)
    }
    lastPicture += 1
    let picture = KeptPicture(lastPicture, for: builder)
    pictures[lastPicture] = Known(picture: picture)
    return picture
  }

  /// Whether what is drawn into a list may be drawn anew by itself; what stands in a canvas's symbol is
  /// asked for by the canvas.
  func canRedraw(in target: DrawTarget) -> Bool {
    target == .window || target.picture.map { pictures[$0]?.picture != nil } ?? false
  }

  /// The drawing of `element` moved, and what it inherits from above did not.
  func didMove(_ element: ElementNode, in target: DrawTarget) {
    isNeeded = true
    guard let number = target.picture else { return moved.append(element) }
    guard let picture = pictures[number]?.picture else { return }
    if !picture.hasMoved { movedPictures.append(picture) }
    picture.didMove(element)
  }

  /// Draws what is needed, and tells how many items that took.
  func run(_ root: RootNode, _ configuration: ViewGraph.Configuration) -> Int {
    guard isNeeded else { return 0 }
    root.focus.edgesMayHaveMoved()
    isNeeded = false
    builder.setCanvas(
      size: configuration.size, scale: configuration.scale, background: root.backgroundColor)
    builder.update { builder in
      root.drawIfNeeded(builder, DrawContext())
      guard !builder.isRebuilding else { return }
      moved.redraw(builder)
      for picture in movedPictures { picture.redrawMoved(builder) }
    }
    moved.removeAll()
    movedPictures.removeAll(keepingCapacity: true)
    return builder.refreshedItems
  }
}
