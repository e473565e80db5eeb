import TweenGeometry
import TweenViews

/// Finds elements that are pressed and are too small for a finger.
///
/// A target needs 24 by 24 points, or room: a circle of 24 points around its centre may not meet another
/// target, nor the circle around another small one. These elements are not examined:
/// - disabled elements;
/// - links within a text, which are as high as its lines;
/// - items of menus, whose size the platform sets;
/// - elements behind a menu, a popover, a sheet or an alert;
/// - elements of which a scroll view or the window shows only a part.
///
/// The target of several elements with one gesture, such as the picture and the title in a stack that is
/// tapped, is the view with the gesture.
///
/// A target around the small one, such as a card with a gesture behind its buttons, is no neighbour.
final class TargetCheck: MotionCheck {
  static let id = "targets"
  static let summary =
    "An element that is pressed is smaller than 24x24 points and close to another one."
  static let source = "WCAG 2.2, 2.5.8"

  /// The least side in points.
  nonisolated private static let least: CGFloat = 24

  private var mark = DrawingMark()

  /// An element that is pressed.
  private struct Target {
    var element: ViewGraph.Element
    /// The number of the view with the gesture; nil if a press reaches none.
    var view: Int?
    /// The frame of that view; otherwise that of the element.
    var frame: CGRect
    var isInline: Bool
    var isWhole: Bool

    // A twentieth of a point less: frames are rounded to pixels.
    var isSmall: Bool { min(frame.width, frame.height) < least - 0.05 }
    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  }

  func examine(_ frame: ExploredFrame) -> [Finding] {
    guard frame.isResting, mark.isNew(frame.stage.displayList) || frame.hasUpdates else {
      return []
    }
    var targets: [Target] = []
    Self.collect(Self.front(of: frame.tree), of: frame, isInText: false, &targets)
    return targets.indices.compactMap { index in
      let target = targets[index]
      guard target.isSmall, target.isWhole, !target.isInline,
        let neighbor = targets.indices.first(where: {
          $0 != index && Self.meet(target, targets[$0])
        })
      else { return nil }
      let sides = [target.frame.width, target.frame.height].map(PointText.text)
      let distance = Self.distance(target.center, to: targets[neighbor])
      return Finding(
        check: Self.id, subject: frame.subject(of: target.element),
        sentence:
          "The \(target.element.roleName) has \(sides[0])x\(sides[1]) points, and its centre lies "
          + "\(PointText.text(distance)) points from \(frame.subject(of: targets[neighbor].element)); "
          + "expected 24x24 points, or \(targets[neighbor].isSmall ? 24 : 12) points of distance.",
        time: frame.time)
    }
  }

  /// The layer in front: the last menu, popover, sheet or alert; otherwise the window.
  private static func front(of tree: ViewGraph.Element) -> ViewGraph.Element {
    tree.all.last { [.menu, .popover, .sheet, .alert].contains($0.role) } ?? tree
  }

  private static func collect(
    _ element: ViewGraph.Element, of frame: ExploredFrame, isInText: Bool, _ targets: inout [Target]
  ) {
    let window = CGRect(origin: .zero, size: frame.size)
    if element.role == .menu { return }
    let isVisible = !element.visibleFrame.intersection(window).isEmpty
    if element.actions.contains("default"), !element.traits.contains("disabled"), isVisible {
      let place = element.frame
      let pressed = frame.stage.frontWindow?.pressedView(at: CGPoint(x: place.midX, y: place.midY))
      targets.append(
        Target(
          element: element, view: pressed?.id, frame: pressed?.frame ?? place,
          isInline: isInText && element.role == .link, isWhole: element.isWhole(in: window)))
    }
    for child in element.children {
      collect(child, of: frame, isInText: isInText || element.role == .text, &targets)
    }
  }

  /// Whether the circle around a small target meets another target or the circle around a small one.
  private static func meet(_ target: Target, _ other: Target) -> Bool {
    if let view = target.view, view == other.view { return false }
    if other.frame.insetBy(dx: -0.5, dy: -0.5).contains(target.frame) { return false }
    return distance(target.center, to: other) < (other.isSmall ? least : least / 2) - 0.05
  }

  /// The distance from a centre to the centre of a small target, or to the box of a large one.
  private static func distance(_ center: CGPoint, to other: Target) -> CGFloat {
    var (x, y) = (other.center.x, other.center.y)
    if !other.isSmall {
      x = min(max(center.x, other.frame.minX), other.frame.maxX)
      y = min(max(center.y, other.frame.minY), other.frame.maxY)
    }
    let (dx, dy) = (center.x - x, center.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
