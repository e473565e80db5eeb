import TweenGeometry
import TweenPaint

/// What stands inside an element, as items in the space that the element is placed in. While that space
/// alone moves the items are moved with it, and nobody inside is asked to draw: what scrolls is drawn so.
///
/// What is seen is the same whether they were kept or are new: it is always the items' own way out of that
/// space, and then the space's to the canvas.
@MainActor final class KeptPicture {
  private let builder: DisplayListBuilder
  private var slot = RunSlot()
  /// What the items are of; nil before the first time.
  private weak var content: ElementNode?
  /// What they were drawn in.
  private var context = DrawContext()
  /// Those in planes of their own, whose ends alone are moved.
  private var planes: [Range<Int>] = []

  /// - Parameter builder: Of the list that the items go to. It numbers those here, too: what is inside
  ///   may be drawn right into it at another time.
  init(for builder: DisplayListBuilder) {
    self.builder = DisplayListBuilder(list: DisplayList(size: .zero), numbers: builder.numbers)
  }

  /// Draws `content`, whose pictures have no layers wrapped around each of them.
  ///
  /// - Parameter isStale: The place is another one than the last time, or anything else around.
  func draw(
    _ content: ElementNode, _ outer: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    inner.transform = .identity
    inner.isApart = true
    inner.isForced = false
    let isOutdated =
      content.subtreeNeedsDisplay || self.content !== content || !self.context.drawsAlike(inner)
    if isOutdated {
      self.content = content
      self.context = inner
      builder.structureDidChange()
      builder.update { content.drawIfNeeded($0, inner) }
      planes = builder.list.items.planes
    }
    let items = builder.list.items
    let transform = context.transform
    if isStale, !isOutdated {
      return outer.emit(&slot, moved: items, by: transform, planes: planes)
    }
    outer.emit(&slot, isStale: isOutdated, count: items.count) { index in
      var item = items[index]
      if !planes.contains(where: { $0.contains(index) }) { item.content.apply(transform) }
      return item
    }
  }
}
