import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The animated paints of a symbol's parts with their own styles.
@MainActor struct SymbolPaints {
  /// One paint for each part; unused for parts with the foreground style.
  private var paints: [AnimatedPaint] = []

  /// Updates the styles; returns true if one of them changed.
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

  /// The current paint of the part at an index, over `box`.
  func shown(_ index: Int, in box: CGRect) -> Paint? {
    paints.indices.contains(index) ? paints[index].shown?.paint(in: box) : nil
  }

  mutating func remove() {
    for index in paints.indices { paints[index].remove() }
    paints = []
  }
}
