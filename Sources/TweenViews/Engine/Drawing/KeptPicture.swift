import TweenGeometry
import TweenPaint

/// What stands inside an element, as items in the element's own coordinates. While only the element
/// moves these are moved, and nobody inside is asked to draw: what scrolls is drawn so.
///
/// What is seen is the same whether they were kept or are new: it is always the items' own way to the
/// canvas, and then the element's.
@MainActor final class KeptPicture {
  private let builder: DisplayListBuilder
  private var slot = RunSlot()
  /// What the items were drawn in; nil before the first time.
  private var context: DrawContext?

  /// - Parameter builder: Of the list that the items go to. It numbers those here, too: what is inside
  ///   may be drawn right into it at another time.
  init(for builder: DisplayListBuilder) {
    self.builder = DisplayListBuilder(list: DisplayList(size: .zero), numbers: builder.numbers)
  }

  /// Draws `content`, which no layers stand around.
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
      content.subtreeNeedsDisplay || self.context.map { !$0.drawsAlike(inner) } ?? true
    if isOutdated {
      self.context = inner
      builder.structureDidChange()
      builder.update { content.drawIfNeeded($0, inner) }
    }
    let items = builder.list.items
    if isStale, !isOutdated { return outer.emit(&slot, moved: items, by: context.transform) }
    outer.emit(&slot, isStale: isOutdated, count: items.count) { index in
      var item = items[index]
      item.content.apply(context.transform)
      return item
    }
  }
}
