/// A rectangle of the desktop, in the window system's units.
package struct UnitRect: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle without a margin at each edge.
  package func inset(by borders: WindowBorders) -> UnitRect {
    UnitRect(
      x: x + borders.left, y: y + borders.top,
      width: max(1, width - borders.left - borders.right),
      height: max(1, height - borders.top - borders.bottom))
  }

  /// The square units that two rectangles have in common.
  fileprivate func common(with other: UnitRect) -> Int {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    return max(0, across) * max(0, down)
  }

  /// The square of the distance between the middles, times four.
  fileprivate func distance(to other: UnitRect) -> Int {
    let across = 2 * (x - other.x) + width - other.width
    let down = 2 * (y - other.y) + height - other.height
    return across * across + down * down
  }
}

/// What a window manager draws around a window's content, in units at each edge.
package struct WindowBorders: Equatable, Sendable {
  package var top = 0
  package var left = 0
  package var bottom = 0
  package var right = 0

  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Where the top left corner of a window's content lies on the desktop.
package struct WindowPlace: Equatable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Sizes and places of windows within the part of a screen that is free for them (Scenes 2.1). Sizes
/// and places are those of the content.
package enum WindowFitting {
  /// The size of a window that should have the size `wanted`, with its borders inside `usable`.
  ///
  /// A size that is too large shrinks in both directions by the same factor. A side that the content
  /// needs, `least`, shrinks only as far as the screen demands.
  package static func size(
    _ wanted: WholeSize, least: WholeSize = WholeSize(width: 1, height: 1), in usable: UnitRect,
    borders: WindowBorders
  ) -> WholeSize {
    let room = usable.inset(by: borders)
    guard wanted.width > room.width || wanted.height > room.height else { return wanted }
    // As fractions, in whole numbers: width x room.height against height x room.width.
    let isWider = wanted.width * room.height > wanted.height * room.width
    var size =
      isWider
      ? WholeSize(
        width: room.width, height: (wanted.height * room.width + wanted.width / 2) / wanted.width)
      : WholeSize(
        width: (wanted.width * room.height + wanted.height / 2) / wanted.height,
        height: room.height)
    size.width = min(room.width, max(size.width, least.width, 1))
    size.height = min(room.height, max(size.height, least.height, 1))
    return size
  }

  /// The place of a window of `size`: `wanted`, moved as little as brings it with its borders inside
  /// `usable`; without one the middle. What is too large begins at the top left, so that the title bar
  /// can be reached.
  package static func place(
    _ wanted: WindowPlace?, size: WholeSize, in usable: UnitRect, borders: WindowBorders
  ) -> WindowPlace {
    let room = usable.inset(by: borders)
    let (across, down) = (max(0, room.width - size.width), max(0, room.height - size.height))
    guard let wanted else { return WindowPlace(x: room.x + across / 2, y: room.y + down / 2) }
    return WindowPlace(
      x: min(max(wanted.x, room.x), room.x + across), y: min(max(wanted.y, room.y), room.y + down))
  }

  /// The place of a further window: from that of the window before it down and to the right, step by
  /// step, to one that none of `others` has. At the screen's end it goes on at the top left.
  package static func cascade(
    from start: WindowPlace, others: [WindowPlace], step: Int, size: WholeSize,
    in usable: UnitRect, borders: WindowBorders
  ) -> WindowPlace {
    let room = usable.inset(by: borders)
    var next = start
    // More steps than there are windows find a free place, unless the window fills the screen.
    for _ in 0...others.count {
      next = WindowPlace(x: next.x + step, y: next.y + step)
      if next.x + size.width > room.x + room.width || next.y + size.height > room.y + room.height {
        next = WindowPlace(x: room.x, y: room.y)
      }
      next = place(next, size: size, in: usable, borders: borders)
      if !others.contains(next) { break }
    }
    return next
  }

  /// The screen of a window: the one that has most of it, for a window that lies on none the nearest.
  package static func screen(of window: UnitRect, among screens: [UnitRect]) -> UnitRect? {
    let ranked = screens.map { ($0, common: $0.common(with: window), far: $0.distance(to: window)) }
    return ranked.min {
      $0.common != $1.common ? $0.common > $1.common : $0.far < $1.far
    }?.0
  }
}
