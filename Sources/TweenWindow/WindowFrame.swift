import Foundation
import TweenGeometry

/// The place at which a window opens.
package enum WindowStart: Equatable, Sendable {
  /// The middle of the screen.
  case middle
  case at(WindowPlace)
  /// Down and to the right of another window, at a place that none of the others has.
  case beside(WindowPlace, others: [WindowPlace])

  fileprivate var place: WindowPlace? {
    switch self {
    case .middle: nil
    case .at(let place), .beside(let place, _): place
    }
  }
}

/// The requested size and place of a window, and the screens that it must fit on.
package struct WindowFrame: Equatable, Sendable {
  /// The requested size in points.
  package var size: CGSize
  /// The size that the content needs, in points.
  package var least: CGSize
  package var start: WindowStart
  package var borders: WindowBorders
  /// The free part of each screen; empty if the screens are unknown.
  package var screens: [UnitRect]

  package init(
    size: CGSize, least: CGSize = .zero, start: WindowStart = .middle,
    borders: WindowBorders = WindowBorders(), screens: [UnitRect]
  ) {
    self.size = size
    self.least = least
    self.start = start
    self.borders = borders
    self.screens = screens
  }

  /// The distance from a window to the next one in points, if its title bar is lower than that.
  private static let step = 24.0

  /// Returns the size and place of the content in window units. Without a known screen there is no place.
  package func fitted(_ scale: WindowScale) -> (size: WholeSize, place: WindowPlace?) {
    let wanted = scale.windowSize(points: size)
    guard let screen = screen(for: wanted) else { return (wanted, nil) }
    let size = WindowFitting.size(
      wanted, least: scale.windowSize(points: least), in: screen, borders: borders)
    switch start {
    case .middle, .at:
      let place = WindowFitting.place(start.place, size: size, in: screen, borders: borders)
      return (size, place)
    case .beside(let other, let others):
      let step = max(borders.top, Int((Self.step * scale.unitsPerPoint).rounded()))
      let place = WindowFitting.cascade(
        from: other, others: others, step: step, size: size, in: screen, borders: borders)
      return (size, place)
    }
  }

  private func screen(for size: WholeSize) -> UnitRect? {
    guard let place = start.place else { return screens.first }
    return WindowFitting.screen(
      of: UnitRect(x: place.x, y: place.y, width: size.width, height: size.height), among: screens)
  }
}
