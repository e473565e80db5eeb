import Foundation
import TweenGeometry
import TweenMotion

/// The rows of a list by what they stand for, made or not: for keys that go from one to the next.
@MainActor package final class ListRows {
  private weak var container: ContainerNode?
  /// Lines that are looked at for the next row that stands for something.
  private static var mostSkipped: Int { 4_096 }

  nonisolated package init() {}

  func attach(_ node: ContainerNode) {
    container = node
    listDidChange()
  }

  // MARK: Sections

  /// Called after each update in which sections may have come, gone or become others; nil where nobody
  /// asks.
  package var sectionsDidChange: (() -> Void)?
  private var isChangeQueued = false

  /// Lines are listed anew, or what stands for them has another value.
  func listDidChange() {
    guard sectionsDidChange != nil, !isChangeQueued, let container else { return }
    isChangeQueued = true
    container.graph.afterUpdate { [weak self] in
      self?.isChangeQueued = false
      self?.sectionsDidChange?()
    }
  }

  /// What sections say under a key, and the lines that they begin with, in their order. Those that say
  /// nothing are left out.
  package func sections<Key: TraitKey>(_ key: Key.Type) -> [(line: Int, value: Key.Value)] {
    guard let list else { return [] }
    return list.sections.compactMap { section in
      section.node?.traits?.value(key).map { (section.lines.lowerBound, $0) }
    }
  }

  /// The first line that is in view below the bars; nil where there is none.
  package var firstLineInView: Int? {
    guard let layout = container?.lazyLayout, layout.table.count > 0 else { return nil }
    return layout.table.line(
      at: layout.viewRange.lowerBound + max(container?.enclosingScroll?.contentInset.y ?? 0, 0))
  }

  /// Scrolls at once so that a line is the first one in view, as far as there is content below it.
  package func scroll(toLine line: Int) {
    guard let container, let scroll = container.enclosingScroll else { return }
    scroll.scroll(
      to: .found(anchor: .top) { [weak container, weak scroll] in
        guard let container, let scroll, !container.isDestroyed,
          let frame = container.lazyLayout?.frame(of: line, column: 0, in: container)
        else { return nil }
        return container.rect(frame, toInside: scroll.space)
      }, Transaction())
  }

  // MARK: Rows

  /// The list's lines as they are now.
  private var list: LazyContentNode? {
    let list = container?.lazyLayout?.content
    list?.refresh()
    return list
  }

  /// What the row next to another one stands for, and its line until the list changes; of the first or the
  /// last one where there is no other.
  ///
  /// - Parameters:
  ///   - step: 1 for the next one, -1 for the one before.
  ///   - value: what the other row stands for.
  ///   - isAllowed: whether a row counts.
  package func value<Value: Hashable>(
    _ step: Int, from value: Value?, where isAllowed: (ElementNode) -> Bool
  ) -> (value: Value, line: Int)? {
    guard let list, list.lineCount > 0 else { return nil }
    var line = step > 0 ? 0 : list.lineCount - 1
    if let value, let start = list.line(ofTag: value) {
      let own = list.tags(Value.self, at: start, where: isAllowed)
      if let index = own.firstIndex(of: value), own.indices.contains(index + step) {
        return (own[index + step], start)
      }
      line = start + step
    }
    for _ in 0..<Self.mostSkipped where (0..<list.lineCount).contains(line) {
      let found = list.rowTags(Value.self, at: line, where: isAllowed)
      if let next = step > 0 ? found.first : found.last { return (next, line) }
      line += step
    }
    return nil
  }

  /// What the rows from one to that of a line stand for, in their order; nil where the one isn't there.
  package func values<Value: Hashable>(
    from value: Value, toLine last: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value]? {
    guard let list, let first = list.line(ofTag: value) else { return nil }
    return (min(first, last)...max(first, last)).flatMap {
      list.rowTags(Value.self, at: $0, where: isAllowed)
    }
  }

  /// What all rows stand for, in their order.
  package func values<Value: Hashable>(
    _ type: Value.Type, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    guard let list else { return [] }
    return (0..<list.lineCount).flatMap { list.rowTags(type, at: $0, where: isAllowed) }
  }

  /// Scrolls as little as is needed for a line to show.
  package func reveal(line: Int) {
    guard let container, let list, (0..<list.lineCount).contains(line),
      let rect = container.lazyLayout?.frame(of: line, column: 0, in: container)
    else { return }
    var element = container.host
    while let current = element {
      current.reveal(rect, of: container)
      element = current.host
    }
  }
}
