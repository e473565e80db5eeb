import Foundation
import TweenPaint

/// Updates the display list once in a frame: all of it where elements were inserted or removed, the
/// marked elements where their appearance changed, and single elements where only animators moved
/// them.
///
/// Reporting a moved element, or marking the tree from the root, makes the pass necessary. After a
/// run nothing is left to do, except for elements that drawing itself marked.
@MainActor final class DisplayPass {
  let builder: DisplayListBuilder
  // Read and written for each moving element, without calls to other code during an access.
  @exclusivity(unchecked) private(set) var isNeeded = true
  @exclusivity(unchecked) private var moved = MovedElements()
  /// The pictures of element contents, by their numbers, held weakly.
  private var pictures: [Int32: Known] = [:]
  /// The number of pictures at which released ones are removed from the table.
  private var maximumPictures = 64
  private var lastPicture: Int32 = 0
  private var movedPictures: [CachedPicture] = []

  private struct Known {
    weak var picture: CachedPicture?
  }

  init(size: CGSize, scale: Double) {
    builder = DisplayListBuilder(list: DisplayList(size: size, scale: scale))
  }

  func setNeeded() { isNeeded = true }

  /// Starts observing whether an update becomes necessary. Pass the result to `endWatch`.
  func beginWatch() -> Bool {
    defer { isNeeded = false }
    return isNeeded
  }

  /// Whether an update has become necessary since `beginWatch`.
  func endWatch(_ wasNeeded: Bool) -> Bool {
    defer { isNeeded = isNeeded || wasNeeded }
    return isNeeded
  }

  func structureDidChange() {
    builder.structureDidChange()
    isNeeded = true
  }

  /// Makes a picture of an element's content for the window's list. It is updated as long as it is
  /// retained.
  func makePicture() -> CachedPicture {
    if pictures.count >= maximumPictures {
      pictures = pictures.filter { $0.value.picture != nil }
      maximumPictures = max(2 * pictures.count, 64)
    }
    lastPicture += 1
    let picture = CachedPicture(lastPicture, for: builder)
    pictures[lastPicture] = Known(picture: picture)
    return picture
  }

  /// Whether content drawn into a list can be redrawn separately. The content of a canvas's symbol
  /// cannot: the canvas requests it.
  func canRedraw(in target: DrawTarget) -> Bool {
    target == .window || target.picture.map { pictures[$0]?.picture != nil } ?? false
  }

  /// Registers an element whose drawing moved, while its inherited values are unchanged.
  func didMove(_ element: ElementNode, in target: DrawTarget) {
    isNeeded = true
    guard let number = target.picture else { return moved.append(element) }
    guard let picture = pictures[number]?.picture else { return }
    if !picture.hasMoved { movedPictures.append(picture) }
    picture.didMove(element)
  }

  /// Draws the necessary updates, and returns the number of updated items.
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
