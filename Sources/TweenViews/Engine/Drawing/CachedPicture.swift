import TweenGeometry
import TweenPaint

/// A cache of the content of an element, as items in the space in which the element is placed.
/// While only that space moves, the items are transformed and nothing inside draws: scrolling uses
/// this. Items that animators move inside are drawn again individually.
///
/// Cached and new items give the same pixels: both are transformed first to that space and then
/// from that space to the canvas.
@MainActor final class CachedPicture {
  /// The number by which elements drawn in this picture identify it.
  let number: Int32
  private let builder: DisplayListBuilder
  // Used in each frame that scrolls, never twice at once.
  @exclusivity(unchecked) private var slot = RunSlot()
  /// The element whose items are cached; nil before the first time. The surrounding element holds
  /// it, too.
  @exclusivity(unchecked) private var content: ElementNode?
  /// The context in which the items were drawn.
  @exclusivity(unchecked) private var context = DrawContext()
  /// The items in planes of projections, of which only the ends are transformed.
  @exclusivity(unchecked) private var planes: [Range<Int>] = []
  /// The elements that moved since they were drawn.
  @exclusivity(unchecked) private var moved = MovedElements()
  /// The space's transform to the canvas, the newest item's version and the items' arrangement, all
  /// as of the last showing.
  @exclusivity(unchecked) private var shown = (
    transform: CGAffineTransform.identity, version: UInt64(0), arrangement: 0
  )

  /// - Parameter builder: The builder of the list that receives the items. It also numbers the
  ///   items in this picture, because the content may be drawn directly into its list at another
  ///   time.
  init(_ number: Int32, for builder: DisplayListBuilder) {
    self.number = number
    self.builder = DisplayListBuilder(
      list: DisplayList(size: .zero), numbers: builder.numbers, isShared: false)
  }

  var hasMoved: Bool { !moved.isEmpty }

  /// Records that an animator moved `element`, which is drawn in this picture.
  func didMove(_ element: ElementNode) { moved.append(element) }

  /// Draws `content`, whose pictures have no layers wrapped around each of them.
  ///
  /// - Parameter isStale: Whether the place or anything else around the content differs from last
  ///   time.
  func draw(
    _ content: ElementNode, _ outer: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    inner.transform = .identity
    inner.target = .picture(number)
    // A change may be limited to values inherited from around the cell. Without this, drawing would
    // stop at elements that the change does not mark.
    inner.isForced = true
    if content.subtreeNeedsDisplay || self.content !== content || !self.context.drawsAlike(inner) {
      // Items with only another appearance are replaced in place.
      if content.subtreeNeedsRelisting || self.content !== content { builder.structureDidChange() }
      self.content = content
      self.context = inner
      update(content, isMarked: true)
    } else if hasMoved {
      update(content, isMarked: false)
    }
    show(outer, by: context.transform, isStale: isStale)
  }

  /// Redraws the elements inside that moved. Does nothing if a drawing pass from above did so
  /// already, or if the picture is not in the list at the moment.
  func redrawMoved(_ outer: DisplayListBuilder) {
    guard hasMoved, let content, outer.lists(slot) else { return }
    update(content, isMarked: false)
    show(outer, by: shown.transform, isStale: false)
  }

  /// - Parameter isMarked: Whether marks lead to the elements that must be drawn.
  private func update(_ content: ElementNode, isMarked: Bool) {
    builder.update { builder in
      if isMarked || builder.isRebuilding { content.drawIfNeeded(builder, context) }
      if !builder.isRebuilding { moved.redraw(builder) }
    }
    moved.removeAll()
    planes = builder.list.items.planes
  }

  private func show(
    _ outer: DisplayListBuilder, by transform: CGAffineTransform, isStale: Bool
  ) {
    let isMoved = isStale || transform != shown.transform
    outer.emit(
      &slot, builder.list.items, by: transform, planes: planes,
      changedSince: isMoved ? 0 : shown.version,
      areRearranged: builder.arrangement != shown.arrangement)
    shown = (transform, builder.numbers.lastVersion, builder.arrangement)
  }
}
