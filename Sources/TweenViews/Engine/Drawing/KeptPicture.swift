import TweenGeometry
import TweenPaint

/// What stands inside an element, as items in the space that the element is placed in. While that space
/// alone moves the items are moved with it, and nobody inside is asked to draw: what scrolls is drawn so.
/// What animators move inside is drawn anew alone.
///
/// What is seen is the same whether they were kept or are new: it is always the items' own way out of that
/// space, and then the space's to the canvas.
@MainActor final class KeptPicture {
  /// What those that are drawn in it know it by.
  let number: Int32
  private let builder: DisplayListBuilder
  // Looked at in each frame that scrolls, by nobody twice at once.
  @exclusivity(unchecked) private var slot = RunSlot()
  /// What the items are of; nil before the first time. The element around it has it as long.
  @exclusivity(unchecked) private var content: ElementNode?
  /// What they were drawn in.
  @exclusivity(unchecked) private var context = DrawContext()
  /// Those in planes of their own, whose ends alone are moved.
  @exclusivity(unchecked) private var planes: [Range<Int>] = []
  /// What moved inside since they were drawn.
  @exclusivity(unchecked) private var moved = MovedElements()
  /// How the space led to the canvas when they were shown last, what the newest item's version was, and
  /// where they stood.
  @exclusivity(unchecked) private var shown = (
    transform: CGAffineTransform.identity, version: UInt64(0), arrangement: 0
  )

  /// - Parameter builder: Of the list that the items go to. It numbers those here, too: what is inside
  ///   may be drawn right into it at another time.
  init(_ number: Int32, for builder: DisplayListBuilder) {
    self.number = number
    self.builder = DisplayListBuilder(
      list: DisplayList(size: .zero), numbers: builder.numbers, isShared: false)
  }

  var hasMoved: Bool { !moved.isEmpty }

  /// An animator moved the drawing of `element`, which is in the picture.
  func didMove(_ element: ElementNode) { moved.append(element) }

  /// Draws `content`, whose pictures have no layers wrapped around each of them.
  ///
  /// - Parameter isStale: The place is another one than the last time, or anything else around.
  func draw(
    _ content: ElementNode, _ outer: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    inner.transform = .identity
    inner.target = .picture(number)
    // What is inherited from around the cell may be all that is new; what it leaves as it was stops there.
    inner.isForced = true
    if content.subtreeNeedsDisplay || self.content !== content || !self.context.drawsAlike(inner) {
      // What only looks different is replaced where it stands.
      if content.subtreeNeedsRelisting || self.content !== content { builder.structureDidChange() }
      self.content = content
      self.context = inner
      update(content, isMarked: true)
    } else if hasMoved {
      update(content, isMarked: false)
    }
    show(outer, by: context.transform, isStale: isStale)
  }

  /// Draws what moved inside anew, unless drawing came by on its way from above, or the picture is not
  /// in the list just now.
  func redrawMoved(_ outer: DisplayListBuilder) {
    guard hasMoved, let content, outer.lists(slot) else { return }
    update(content, isMarked: false)
    show(outer, by: shown.transform, isStale: false)
  }

  /// - Parameter isMarked: There are marks that lead to what is to be drawn.
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
