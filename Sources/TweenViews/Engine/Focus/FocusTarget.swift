import Foundation
import TweenGeometry
import TweenMotion

/// The input that a text editor receives besides keys.
package struct EditorInput {
  /// Inserts typed text.
  var type: @MainActor (String) -> Void
  /// Shows the text that an input method composes, with its selection in Unicode scalars. An empty
  /// text ends the composition.
  var compose: @MainActor (String, Range<Int>) -> Void
  /// Returns whether text is being composed.
  var isComposing: @MainActor () -> Bool
  /// Returns the caret's rectangle, in the coordinates of the focused view.
  var caret: @MainActor () -> CGRect
  /// Moves the caret to a point, in the coordinates of the focused view.
  var press: @MainActor (CGPoint) -> Void
  /// Selects the whole text when the focus comes by Tab; nil leaves the caret in place.
  package var selectAll: (@MainActor () -> Void)?

  package init(
    type: @escaping @MainActor (String) -> Void,
    compose: @escaping @MainActor (String, Range<Int>) -> Void,
    isComposing: @escaping @MainActor () -> Bool, caret: @escaping @MainActor () -> CGRect,
    press: @escaping @MainActor (CGPoint) -> Void
  ) {
    self.type = type
    self.compose = compose
    self.isComposing = isComposing
    self.caret = caret
    self.press = press
  }
}

/// A modifier that makes a view focusable, and handles its keys.
nonisolated package struct FocusTarget: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusTargetNode
  var isFocusable: Bool
  /// Whether Tab stops here.
  var isTabStop = true
  /// Whether the semantics tree reports the focus; false if the content is not an element of its
  /// own.
  package var isExposed = true
  /// The handle by which code gives the focus to this view.
  var handle: FocusHandle?
  var didChange: @MainActor (Bool) -> Void
  /// Handles a key, in an editor or a control. Returns false if it does not handle the key.
  var key: @MainActor (KeyPress) -> Bool
  /// The input of a text editor; nil if nothing can be typed here.
  var editor: EditorInput?
  /// The keys of a control; nil if this is not a control.
  var keys: ControlKeys?
  /// Whether Tab stops here only if there is no stop inside and no control around: for a view that
  /// reacts to other keys only.
  package var yieldsToInnerStops = false
  /// Returns the part of the view on which keys act, for example the selected row of a list; nil
  /// means the view itself. Inside such a view, Tab stops only at controls.
  package var part: (@MainActor () -> ElementNode?)?

  init(_ keys: ControlKeys, isOn: Bool = true) {
    isFocusable = isOn
    didChange = { _ in }
    key = { _ in false }
    self.keys = keys
  }

  /// Creates a target for the keys of surrounding views, and for menus. Tab stops here only if
  /// there is no stop inside.
  package init(yieldsToInnerStops isFocusable: Bool) {
    self.isFocusable = isFocusable
    didChange = { _ in }
    key = { _ in false }
    yieldsToInnerStops = true
  }

  package init(
    isFocusable: Bool, isTabStop: Bool = true, handle: FocusHandle?,
    didChange: @escaping @MainActor (Bool) -> Void = { _ in },
    key: @escaping @MainActor (KeyPress) -> Bool, editor: EditorInput? = nil
  ) {
    self.isFocusable = isFocusable
    self.isTabStop = isTabStop
    self.handle = handle
    self.didChange = didChange
    self.key = key
    self.editor = editor
  }
}

@MainActor package final class FocusTargetNode: ElementFrameNode, ValueNode, FocusMarked {
  package var value: FocusTarget
  var mark: FocusMark?
  /// Whether Space is held on the control.
  private var isHeld = false

  package init(_ context: NodeContext, _ value: FocusTarget) {
    self.value = value
    super.init(context)
    value.handle?.attach(self)
    rootNode?.focus.insert(self)
  }

  package func valueDidChange(from old: FocusTarget) {
    value.handle?.attach(self)
    guard old.isFocusable != value.isFocusable else { return }
    semanticsDidChange()
    loseFocusIfUnable()
  }

  package override func environmentReadDidChange() { loseFocusIfUnable() }

  private func loseFocusIfUnable() {
    guard let focus = rootNode?.focus, focus.focused === self, !canFocus else { return }
    graph.afterUpdate { [weak self, weak focus] in
      if let self, let focus, focus.focused === self, !self.canFocus { focus.focus(nil) }
    }
  }

  var canFocus: Bool {
    guard value.isFocusable, nearestRetirement == nil, !isDestroyed else { return false }
    let environment = trackedEnvironment
    return environment.isEnabled && (value.keys == nil || !environment.keyFocusIsBarred)
  }

  /// Handles a key. Returns false if it does not handle the key.
  func handle(_ press: KeyPress) -> Bool {
    value.keys?.handle(press, isHeld: &isHeld) ?? value.key(press)
  }

  func focusDidChange(_ isFocused: Bool) {
    if !isFocused, isHeld {
      isHeld = false
      value.keys?.onPressing?(false)
    }
    value.didChange(isFocused)
  }

  func isInside(_ other: ViewNode) -> Bool {
    var element: ElementNode? = self
    while let current = element {
      if current === other { return true }
      element = current.host
    }
    return false
  }

  /// The element that shows this view's mark: the frame around a field, or the view itself.
  var marked: any FocusMarked {
    var element = host
    while let current = element {
      if let frame = current as? FocusFrameNode { return frame }
      // Another focusable view has a mark of its own.
      if current is FocusTargetNode { break }
      element = current.host
    }
    return (value.keys == nil ? nil : frameInside(self)) ?? self
  }

  /// Returns the part of a control that shows the mark for the whole control.
  private func frameInside(_ element: ElementNode) -> FocusFrameNode? {
    var found: FocusFrameNode?
    element.visitShown { child in
      if found != nil || child is FocusTargetNode { return }
      found = child as? FocusFrameNode ?? frameInside(child)
    }
    return found
  }

  /// Scrolls so that a rectangle, in the space in which this view is placed, is visible.
  func reveal(_ rect: CGRect) {
    var element = host
    while let current = element {
      current.reveal(rect, of: self)
      element = current.host
    }
  }

  var isAlwaysMarked: Bool { false }

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

  /// An editor shows the I-beam in its whole area.
  package override func pointerStyle(at point: CGPoint) -> PointerStyle? {
    value.editor != nil && canFocus ? .horizontalText : nil
  }

  package override func perform(_ action: ElementRequest.Action) -> Bool {
    guard canFocus else { return false }
    switch action {
    case .focus:
      window?.root?.focus.setMarked(true)
      window?.root?.focus.focus(self)
      return true
    case .perform("default"):
      guard let activate = value.keys?.activate else {
        return value.editor != nil && perform(.focus)
      }
      activate()
      return true
    case .perform("increment"): return adjusts(by: .upArrow)
    case .perform("decrement"): return adjusts(by: .downArrow)
    default: return false
    }
  }

  private func adjusts(by key: KeyEquivalent) -> Bool {
    value.keys?.other?(KeyPress(phase: .down, key: key, modifiers: [])) == true
  }

  package override var semantics: Semantics? {
    value.isExposed && rootNode?.focus.focused === self ? Semantics(traits: ["focused"]) : nil
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    let focus = rootNode?.focus
    super.destroy()
    mark?.remove()
    focus?.remove(self)
  }

  package override var debugName: String { "focusable" }
}
