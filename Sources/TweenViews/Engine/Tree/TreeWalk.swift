import Foundation
import TweenGeometry
import TweenMotion

extension ViewGraph {
  /// What the current frame shows in its first window, as elements; of a program that has not begun,
  /// or is over, the window alone. Made anew at each call, by a walk over all that is shown.
  public var tree: Element {
    windows.first?.tree
      ?? Element(
        role: .window, label: "", frame: CGRect(origin: .zero, size: configuration.size))
  }
}

extension GraphWindow {
  /// What the current frame shows, as elements.
  package var tree: ViewGraph.Element {
    let frame = CGRect(origin: .zero, size: configuration.size)
    let walk = TreeWalk(window: frame)
    // The walk goes as deep as the tree.
    let children = LargeStack.run { root.map { walk.elements(in: $0) } ?? [] }
    return ViewGraph.Element(role: .window, label: title, frame: frame, children: children)
  }
}

/// One walk over what is shown. Elements come in the order they are read: first those of a higher
/// priority, then row by row from above, in a row from the leading end; what lies in front comes
/// before what it covers.
@MainActor private struct TreeWalk {
  let window: CGRect

  /// An element on its way to its place among its neighbours.
  private struct Told {
    var element: ViewGraph.Element
    var priority: Double = 0
  }

  /// What lies over the content comes after it, each layer by itself, from the back.
  func elements(in root: RootNode) -> [ViewGraph.Element] {
    let parts = [root.container].compactMap { $0 } + root.layers.compactMap(\.container)
    return parts.flatMap { ordered(told($0, clip: window), $0).map(\.element) }
  }

  /// The elements of a node, in no order.
  private func told(_ node: ElementNode, clip: CGRect) -> [Told] {
    guard node.isTold else { return [] }
    var clip = clip
    if node.clipsWhatIsTold {
      guard let rest = common(clip, node.placedRect) else { return [] }
      clip = rest
    }
    guard let note = node.treeNote else { return told(in: node, clip: clip) }
    guard !note.isHidden else { return [] }
    let frame = node.shownRect
    var own = ViewGraph.Element(role: note.role ?? .element, frame: frame)
    switch note.children {
    case .besides:
      var inside = told(in: node, clip: clip)
      if inside.isEmpty, isSomething(note), isSeen(frame, clip) { inside = [Told(element: own)] }
      for index in inside.indices { take(note, node, of: &inside[index]) }
      return inside
    case .ignored: break
    case .contained:
      own.children = ordered(told(in: node, clip: clip), node).map(\.element)
      if note.role == nil { own.role = .group }
    case .combined, .combinedWords, .value:
      // What of it is out of view belongs to it all the same.
      let parts = ordered(told(in: node, clip: .infinite), node).map(\.element)
      combine(
        parts, withoutPictures: note.children == .combinedWords, hasRole: note.role != nil, &own)
      if note.children == .value, !own.label.isEmpty {
        own.value = own.label
        own.label = ""
      }
    }
    guard isSeen(frame, clip) else { return [] }
    var told = Told(element: own)
    take(note, node, of: &told)
    return [told]
  }

  private func told(in node: ElementNode, clip: CGRect) -> [Told] {
    var list: [[Told]] = []
    node.visitShown { list.append(told($0, clip: clip)) }
    return list.reversed().flatMap { $0 }
  }

  /// Whether a note makes an element of what would be none.
  private func isSomething(_ note: TreeNote) -> Bool {
    note.role != nil || note.label != nil || note.value != nil || !note.actions.isEmpty
      || note.traits.contains("focused")
  }

  private func isSeen(_ frame: CGRect, _ clip: CGRect) -> Bool { common(frame, clip) != nil }

  /// What two rectangles have in common; nil where that is nothing. Foundation's `intersection` traps
  /// where a number is none.
  private func common(_ one: CGRect, _ other: CGRect) -> CGRect? {
    let start = CGPoint(x: max(one.minX, other.minX), y: max(one.minY, other.minY))
    let end = CGPoint(x: min(one.maxX, other.maxX), y: min(one.maxY, other.maxY))
    guard end.x > start.x, end.y > start.y else { return nil }
    return CGRect(
      origin: start, size: CGSize(width: end.x - start.x, height: end.y - start.y))
  }

  /// Makes one element of several: it says what they say.
  private func combine(
    _ parts: [ViewGraph.Element], withoutPictures: Bool, hasRole: Bool,
    _ whole: inout ViewGraph.Element
  ) {
    let leaves = parts.flatMap { part in part.all.filter { $0.children.isEmpty } }
    let words = leaves.filter { $0.role != .image }
    let said = withoutPictures && !words.isEmpty ? words : leaves
    whole.label = said.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = said.compactMap(\.value)
    if !values.isEmpty { whole.value = values.joined(separator: ", ") }
    whole.traits = Set(said.flatMap(\.traits)).sorted()
    var actions: [String] = []
    for action in said.flatMap(\.actions) where !actions.contains(action) { actions.append(action) }
    whole.actions = actions
    whole.hint = said.lazy.compactMap(\.hint).first
    whole.identifier = nil
    if !hasRole, let role = said.first?.role, said.allSatisfy({ $0.role == role }) {
      whole.role = role
    }
  }

  /// Takes what a note says of an element; what further inside was said gives way.
  private func take(_ note: TreeNote, _ node: ElementNode, of told: inout Told) {
    if let role = note.role, told.element.role.isPlain || note.children != .besides {
      told.element.role = role
    }
    if let label = note.label { told.element.label = label }
    if let value = note.value { told.element.value = value }
    if let hint = note.hint { told.element.hint = hint }
    if let identifier = note.identifier { told.element.identifier = identifier }
    if let priority = note.sortPriority { told.priority = priority }
    for action in note.actions where !told.element.actions.contains(action) {
      told.element.actions.append(action)
    }
    var traits = Set(told.element.traits).union(note.traits).subtracting(note.removedTraits)
    if note.role?.isControl == true, !node.environment.isEnabled {
      traits.insert("disabled")
      told.element.actions = []
    }
    told.element.traits = traits.sorted()
  }

  // MARK: Order

  private func ordered(_ list: [Told], _ node: ElementNode) -> [Told] {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let byPriority = Dictionary(grouping: list, by: \.priority)
    return byPriority.keys.sorted(by: >).flatMap { priority in
      rows(byPriority[priority] ?? []).flatMap { row in
        stable(row) { isMirrored ? -$0.element.frame.maxX : $0.element.frame.minX }
      }
    }
  }

  /// An element that lies beside all of a row is in that row.
  private func rows(_ list: [Told]) -> [[Told]] {
    var rows: [[Told]] = []
    for told in stable(list, by: { $0.element.frame.minY }) {
      if let row = rows.last, row.allSatisfy({ isBeside($0.element.frame, told.element.frame) }) {
        rows[rows.count - 1].append(told)
      } else {
        rows.append([told])
      }
    }
    return rows
  }

  /// Whether two rectangles share over half of the lower one's height, and no more than half of the
  /// narrower one's width.
  private func isBeside(_ one: CGRect, _ other: CGRect) -> Bool {
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    return height > min(one.height, other.height) / 2 && width <= min(one.width, other.width) / 2
  }

  /// Sorted by a number; those of one number keep their order.
  private func stable(_ list: [Told], by number: (Told) -> CGFloat) -> [Told] {
    list.enumerated().sorted {
      let (left, right) = (number($0.element), number($1.element))
      return left == right ? $0.offset < $1.offset : left < right
    }
    .map(\.element)
  }
}

extension ViewGraph.Element.Role {
  /// Whether a role that is said further out takes the place of this one.
  fileprivate var isPlain: Bool { self == .text || self == .element || self == .image }

  /// Whether it answers to people, unless it is disabled.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .adjustable, .picker, .textField, .secureField: true
    default: false
    }
  }
}

extension ElementNode {
  /// The smallest rectangle of the window around this element as it is shown. One without a
  /// rectangle of its own that glides is as far from its place as the first one inside that has one.
  fileprivate var shownRect: CGRect {
    if let framed = self as? any FramedElement { return inWindow(framed.frame.shown) }
    let rect = placedRect
    guard let inner = firstFramed, inner.frame.isAnimating else { return rect }
    let shown = inner.windowPoint(inner.frame.shown.origin)
    let placed = inner.windowPoint(inner.frame.model.origin)
    return rect.offsetBy(dx: shown.x - placed.x, dy: shown.y - placed.y)
  }

  /// The same where it lies, or is on its way to.
  fileprivate var placedRect: CGRect { inWindow(placement?.rect ?? .zero) }

  private func inWindow(_ rect: CGRect) -> CGRect {
    CGRect(around: rect.corners.map { windowPoint($0) }, like: rect.size)
  }

  private var firstFramed: (any FramedElement)? {
    var found: (any FramedElement)?
    visitShown { element in
      if found == nil { found = element as? any FramedElement ?? element.firstFramed }
    }
    return found
  }
}
