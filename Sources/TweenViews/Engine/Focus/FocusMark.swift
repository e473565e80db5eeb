import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An element that can show a line around itself as the mark of the focus (Controls 11).
@MainActor protocol FocusMarked: WrapperNode {
  /// The line; nil while the element is not marked.
  var mark: FocusMark? { get set }
  /// Whether the mark also appears when the focus came by a press, not only by a key.
  var isAlwaysMarked: Bool { get }
}

/// The line around the view that has the focus.
@MainActor final class FocusMark: AnimatorOwner {
  fileprivate var slot = ItemSlot()
  fileprivate var frame = FrameAttribute()
  /// The insets with which the line was drawn last.
  fileprivate var insets = AbsoluteInsets()
  private let moved: () -> Void

  init(moved: @escaping () -> Void) { self.moved = moved }

  func animatorDidMove() { moved() }
  func remove() { frame.remove() }

  /// The line's width, and the distance of its middle from the view's edge, in points.
  static let width = 3.0
  static let distance = 1.5
  /// The distance of the line's outer edge from the view, in points.
  static let reach = distance + width / 2
  /// The radius of the corners for views that define no outline.
  static let radius = 4.0
  static let opacity = 0.5
}

/// An element that can return the outline of its view, for the mark around it.
@MainActor protocol FocusOutlined: ElementNode {
  /// Returns the outline in a rectangle; nil if the element has none.
  func focusOutline(in rect: CGRect) -> Path?
}

extension FocusMarked {
  func showsFocus(_ shows: Bool) {
    let shows = shows && environment.isFocusEffectEnabled && !isDestroyed
    guard shows != (mark != nil) else { return }
    if shows {
      let mark = FocusMark { [weak self] in self?.setNeedsRedraw() }
      if let placement { _ = mark.frame.update(placement.rect, node: self, owner: mark) }
      self.mark = mark
    } else {
      mark?.remove()
      mark = nil
    }
    displayStructureDidChange()
    setNeedsDisplay()
  }

  func markDidMove(_ placement: Placement) {
    guard let mark else { return }
    if mark.frame.update(placement.rect, node: self, owner: mark) { setNeedsDisplay() }
  }

  func drawMark(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {
    guard let mark else { return }
    builder.emit(&mark.slot, isStale: isStale, blend: context.blend) {
      let rect = mark.frame.shown
      mark.insets = insets(of: rect)
      let local = CGRect(origin: .zero, size: rect.size)
        .insetBy(dx: -FocusMark.distance, dy: -FocusMark.distance)
        .inset(by: mark.insets)
      // On a desktop, the mark in a window without key focus has no accent colour.
      let isQuiet = environment.interfaceIdiom == .desktop && !environment.appearsActive
      let color = (isQuiet ? Color.gray : .accentColor).opacity(FocusMark.opacity)
        .resolve(in: environment)
      return .fill(
        DisplayItem.Fill(
          path: markOutline(in: local), stroke: StrokeStyle(lineWidth: FocusMark.width),
          paint: .solid(color), opacity: context.opacity,
          transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .concatenating(context.transform)))
    }
  }

  /// Redraws the mark if the edges around it have moved since it was drawn.
  func edgesMayHaveMoved() {
    guard let mark, mark.insets != insets(of: mark.frame.shown) else { return }
    setNeedsDisplay()
  }

  /// Returns the distance by which each side of the line around a rectangle must move inwards, so
  /// that no edge of the window or of a clip cuts the line while the view itself is entirely
  /// visible.
  private func insets(of rect: CGRect) -> AbsoluteInsets {
    guard let window else { return AbsoluteInsets() }
    let corner = windowPoint(rect.origin)
    let beside = windowPoint(CGPoint(x: rect.maxX, y: rect.minY))
    let shown = rectInWindow(rect)
    // A rotated rectangle is drawn without insets.
    guard abs(beside.y - corner.y) < 0.01, shown.width > 0, shown.height > 0, rect.width > 0,
      rect.height > 0
    else { return AbsoluteInsets() }
    var clip = CGRect(origin: .zero, size: window.configuration.size)
    var element = host
    while let current = element {
      if let area = current.contentClip {
        clip = clip.intersection(current.rectInWindow(area))
      }
      element = current.host
    }
    guard !clip.isNull else { return AbsoluteInsets() }
    /// - Parameters:
    ///   - room: The distance from the clip's edge to the view's edge, in points of the window.
    ///   - scale: The points of the window for one point of the view.
    func inset(_ room: CGFloat, _ scale: CGFloat) -> CGFloat {
      guard room > -0.5 else { return 0 }
      return min(max(FocusMark.reach - room / scale, 0), FocusMark.reach)
    }
    let (across, down) = (shown.width / rect.width, shown.height / rect.height)
    return AbsoluteInsets(
      top: inset(shown.minY - clip.minY, down), left: inset(shown.minX - clip.minX, across),
      bottom: inset(clip.maxY - shown.maxY, down), right: inset(clip.maxX - shown.maxX, across))
  }

  /// Returns the outline that the view inside defines, if this element shows a single view.
  private func markOutline(in rect: CGRect) -> Path {
    var element: ElementNode? = self
    while let current = element {
      if let outlined = current as? any FocusOutlined, let path = outlined.focusOutline(in: rect) {
        return path
      }
      element = Self.onlyPart(of: current)
    }
    return RoundedRectangle(cornerRadius: FocusMark.radius).path(in: rect)
  }

  /// Returns the element that has the same size as `element`: the content of a wrapper, or the only
  /// child of a stack.
  private static func onlyPart(of element: ElementNode) -> ElementNode? {
    if let wrapper = element as? WrapperNode {
      return wrapper.isAsLargeAsContent ? wrapper.content : nil
    }
    guard element is ContainerNode else { return nil }
    var parts: [ElementNode] = []
    element.visitShown { parts.append($0) }
    return parts.count == 1 ? parts.first : nil
  }
}

/// A modifier that shows the mark of a focused view inside around its own content.
nonisolated package struct FocusFrame: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusFrameNode
  var radius: CGFloat
  /// Whether the mark also appears when the focus came by a press, not only by a key.
  var isAlwaysMarked: Bool

  package init(radius: CGFloat, isAlwaysMarked: Bool) {
    self.radius = radius
    self.isAlwaysMarked = isAlwaysMarked
  }
}

@MainActor package final class FocusFrameNode: WrapperNode, ValueNode, FocusMarked, FocusOutlined {
  package var value: FocusFrame
  var mark: FocusMark?

  package init(_ context: NodeContext, _ value: FocusFrame) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: FocusFrame) { setNeedsDisplay() }

  var isAlwaysMarked: Bool { value.isAlwaysMarked }

  func focusOutline(in rect: CGRect) -> Path? {
    RoundedRectangle(cornerRadius: value.radius + FocusMark.distance).path(in: rect)
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    markDidMove(placement)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    super.draw(builder, context, isStale: isStale)
    drawMark(builder, context, isStale: isStale)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    mark?.remove()
  }

  package override var debugName: String { "focusFrame" }
}

private enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the view that has the focus is marked.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Disables the marks of focused views inside. A value of false does not override an ancestor
  /// that disabled them.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
