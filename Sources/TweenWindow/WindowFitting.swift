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

  /// Returns the rectangle without a margin at each edge.
  package func inset(by borders: WindowBorders) -> UnitRect {
    UnitRect(
      x: x + borders.left, y: y + borders.top,
      width: max(1, width - borders.left - borders.right),
      height: max(1, height - borders.top - borders.bottom))
  }

  /// Returns the area that two rectangles have in common, in square units.
  fileprivate func common(with other: UnitRect) -> Int {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    return max(0, across) * max(0, down)
  }

  /// Returns the square of the distance between the middles, times four.
  fileprivate func distance(to other: UnitRect) -> Int {
    let across = 2 * (x - other.x) + width - other.width
    let down = 2 * (y - other.y) + height - other.height
    return across * across + down * down
  }
}

/// The sizes of the borders that a window manager draws around a window's content, in units.
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

/// The place of the top left corner of a window's content on the desktop.
package struct WindowPlace: Equatable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Fits windows into the part of a screen that is free for them (Scenes 2.1). Sizes and places are those of
/// the content.
package enum WindowFitting {
  /// Returns the size of a window of `wanted` size that fits with its borders into `usable`.
  ///
  /// A size that is too large shrinks in both directions by the same factor. A side shrinks below the
  /// content's need, `least`, only as far as the screen requires.
  package static func size(
    _ wanted: WholeSize, least: WholeSize = WholeSize(width: 1, height: 1), in usable: UnitRect,
    borders: WindowBorders
  ) -> WholeSize {
    let room = usable.inset(by: borders)
    guard wanted.width > room.width || wanted.height > room.height else { return wanted }
    // Compares fractions in whole numbers: width x room.height with height x room.width.
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

  /// Returns the place of a window of `size`: `wanted`, moved as little as necessary to fit with its
  /// borders into `usable`, or the middle if that is nil. A window that is too large begins at the top
  /// left, so that its title bar can be reached.
  package static func place(
    _ wanted: WindowPlace?, size: WholeSize, in usable: UnitRect, borders: WindowBorders
  ) -> WindowPlace {
    let room = usable.inset(by: borders)
    let (across, down) = (max(0, room.width - size.width), max(0, room.height - size.height))
    guard let wanted else { return WindowPlace(x: room.x + across / 2, y: room.y + down / 2) }
    return WindowPlace(
      x: min(max(wanted.x, room.x), room.x + across), y: min(max(wanted.y, room.y), room.y + down))
  }

  /// Returns the place of a further window: down and to the right of the window before it, in steps, at the
  /// first place that none of `others` has. At the screen's end it continues at the top left.
  package static func cascade(
    from start: WindowPlace, others: [WindowPlace], step: Int, size: WholeSize,
    in usable: UnitRect, borders: WindowBorders
  ) -> WindowPlace {
    let room = usable.inset(by: borders)
    var next = start
    // With more steps than windows there is a free place, unless the window fills the screen.
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

  /// Returns the screen with the largest part of a window, or the nearest screen if the window is on none.
  package static func screen(of window: UnitRect, among screens: [UnitRect]) -> UnitRect? {
    let ranked = screens.map { ($0, common: $0.common(with: window), far: $0.distance(to: window)) }
    return ranked.min {
      $0.common != $1.common ? $0.common > $1.common : $0.far < $1.far
    }?.0
  }
}
