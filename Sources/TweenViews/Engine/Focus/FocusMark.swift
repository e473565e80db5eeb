import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An element that can be marked as having the focus: a line goes around it (Controls 11).
@MainActor protocol FocusMarked: WrapperNode {
  /// The line; nil while there is none.
  var mark: FocusMark? { get set }
  /// Whether a press brings the mark too.
  var isAlwaysMarked: Bool { get }
}

/// The line around what has the focus.
@MainActor final class FocusMark: AnimatorOwner {
  fileprivate var slot = ItemSlot()
  fileprivate var frame = FrameAttribute()
  /// How far it was moved in where it was drawn last.
  fileprivate var insets = AbsoluteInsets()
  private let moved: () -> Void

  init(moved: @escaping () -> Void) { self.moved = moved }

  func animatorDidMove() { moved() }
  func remove() { frame.remove() }

  /// The line's width, and how far its middle lies outside, in points.
  static let width = 3.0
  static let distance = 1.5
  /// How far it reaches beyond the view.
  static let reach = distance + width / 2
  /// Of corners where the view says nothing of its shape.
  static let radius = 4.0
  static let opacity = 0.5
}

/// What knows the outline of a view for a mark around it.
@MainActor protocol FocusOutlined: ElementNode {
  /// nil: it knows none.
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
      // A desktop's window without the keys has no colour that calls for them.
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

  /// Edges around may be elsewhere than when the mark was drawn.
  func edgesMayHaveMoved() {
    guard let mark, mark.insets != insets(of: mark.frame.shown) else { return }
    setNeedsDisplay()
  }

  /// How far the line around a rectangle is to be moved in at each side, so that no edge of the window or
  /// of a clip cuts it where it leaves the view whole.
  private func insets(of rect: CGRect) -> AbsoluteInsets {
    guard let window else { return AbsoluteInsets() }
    let corner = windowPoint(rect.origin)
    let beside = windowPoint(CGPoint(x: rect.maxX, y: rect.minY))
    let shown = rectInWindow(rect)
    // One that is turned is drawn as it is.
    guard abs(beside.y - corner.y) < 0.01, shown.width > 0, shown.height > 0, rect.width > 0,
      rect.height > 0
    else { return AbsoluteInsets() }
    var clip = CGRect(origin: .zero, size: window.configuration.size)
    var element = host
    while let current = element {
      if current.clipsWhatIsTold, let placement = current.placement {
        clip = clip.intersection(current.rectInWindow(placement.rect))
      }
      element = current.host
    }
    guard !clip.isNull else { return AbsoluteInsets() }
    /// - Parameters:
    ///   - room: How far the view's edge lies within the clip's.
    ///   - scale: Points of the window to one of the view.
    func inset(_ room: CGFloat, _ scale: CGFloat) -> CGFloat {
      guard room > -0.5 else { return 0 }
      return min(max(FocusMark.reach - room / scale, 0), FocusMark.reach)
    }
    let (across, down) = (shown.width / rect.width, shown.height / rect.height)
    return AbsoluteInsets(
      top: inset(shown.minY - clip.minY, down), left: inset(shown.minX - clip.minX, across),
      bottom: inset(clip.maxY - shown.maxY, down), right: inset(clip.maxX - shown.maxX, across))
  }

  /// The outline of the view inside where it says one, as long as it is one view.
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

  /// What an element is as large as: the content of a wrapper, or what is alone in a stack.
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

/// Puts the mark of the view inside that has the focus around this one.
nonisolated package struct FocusFrame: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusFrameNode
  var radius: CGFloat
  /// Whether a press brings the mark too, not a key alone.
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

  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }

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
  /// Whether what has the focus is marked.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Whether views inside are marked while they have the focus; what a view around has switched off
  /// stays off.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
