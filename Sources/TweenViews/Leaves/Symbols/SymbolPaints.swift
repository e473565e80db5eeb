import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The styles that parts of a symbol have of their own; each animates.
@MainActor struct SymbolPaints {
  /// One for each part; unused where a part takes the foreground.
  private var paints: [AnimatedPaint] = []

  /// Takes the styles of this update; true when one differs from the one before.
  mutating func update(_ styles: [ResolvedSymbol.Style], in node: LeafNode) -> Bool {
    var isOther = paints.count != styles.count
    for index in paints.indices.dropFirst(styles.count) { paints[index].remove() }
    paints.removeLast(max(paints.count - styles.count, 0))
    while paints.count < styles.count { paints.append(AnimatedPaint()) }
    for (index, style) in styles.enumerated() {
      guard case .own(let style) = style else {
        paints[index].remove()
        continue
      }
      let changes = paints[index].update(
        style, transaction: node.visibleTransaction(), environment: node.environment,
        pool: node.graph.pool, owner: node)
      if changes { isOther = true }
    }
    return isOther
  }

  /// The paint of this frame over `box` of the part of that number.
  func shown(_ index: Int, in box: CGRect) -> Paint? {
    paints.indices.contains(index) ? paints[index].shown?.paint(in: box) : nil
  }

  mutating func remove() {
    for index in paints.indices { paints[index].remove() }
    paints = []
  }
}
