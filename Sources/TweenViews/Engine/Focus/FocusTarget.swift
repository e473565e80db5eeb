import Foundation
import TweenGeometry
import TweenMotion

/// What an editor of text takes beside keys.
package struct EditorInput {
  /// Takes typed text.
  var type: @MainActor (String) -> Void
  /// Shows what an input method composes, with a selection in it by Unicode scalars; nothing ends it.
  var compose: @MainActor (String, Range<Int>) -> Void
  /// Whether something is being composed.
  var isComposing: @MainActor () -> Bool
  /// Where the caret stands, in the coordinates of the focused view.
  var caret: @MainActor () -> CGRect
  /// Puts the caret where a point is, in those coordinates.
  var press: @MainActor (CGPoint) -> Void
  /// Selects all of the text when Tab comes here; nil: the caret stays where it was.
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

/// What can have the focus, and what it does with it.
nonisolated package struct FocusTarget: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusTargetNode
  var isFocusable: Bool
  /// Whether Tab comes here.
  var isTabStop = true
  /// Whether the tree tells that it has the focus; false where what is inside is no element of its own.
  package var isExposed = true
  /// Hands out the way to the focus.
  var handle: FocusHandle?
  var didChange: @MainActor (Bool) -> Void
  /// Takes a key as an editor or a control does; false leaves it to others.
  var key: @MainActor (KeyPress) -> Bool
  /// What an editor takes; nil: nothing is typed here.
  var editor: EditorInput?
  /// The keys of a control; nil: it is none.
  var keys: ControlKeys?
  /// Whether Tab comes here only where it comes to nothing inside, and to no control around: a view that
  /// does something by other keys alone.
  package var givesWay = false
  /// Finds what of the view keys act on, as the selected row of a list; nil: the view itself. Only
  /// controls in such a view are stops beside it.
  package var part: (@MainActor () -> ElementNode?)?

  init(_ keys: ControlKeys, isOn: Bool = true) {
    isFocusable = isOn
    didChange = { _ in }
    key = { _ in false }
    self.keys = keys
  }

  /// What can have the focus for keys of views around, and for menus: Tab comes here only where it comes
  /// to nothing inside.
  package init(givingWay isFocusable: Bool) {
    self.isFocusable = isFocusable
    didChange = { _ in }
    key = { _ in false }
    givesWay = true
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

@MainActor package final class FocusTargetNode: WrapperNode, ValueNode, FocusMarked {
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

  /// Takes a key; false leaves it to others.
  func take(_ press: KeyPress) -> Bool {
    value.keys?.take(press, isHeld: &isHeld) ?? value.key(press)
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

  /// What shows that this view has the focus: the frame around a field, or the view itself.
  var marked: any FocusMarked {
    var element = host
    while let current = element {
      if let frame = current as? FocusFrameNode { return frame }
      // Another view with a focus of its own has a mark of its own.
      if current is FocusTargetNode { break }
      element = current.host
    }
    return (value.keys == nil ? nil : frameInside(self)) ?? self
  }

  /// The part of a control that is marked for the whole of it.
  private func frameInside(_ element: ElementNode) -> FocusFrameNode? {
    var found: FocusFrameNode?
    element.visitShown { child in
      if found != nil || child is FocusTargetNode { return }
      found = child as? FocusFrameNode ?? frameInside(child)
    }
    return found
  }

  /// Scrolls what is around this view so that a rectangle shows, in the space it is placed in.
  func reveal(_ rect: CGRect) {
    var element = host
    while let current = element {
      current.reveal(rect, of: self)
      element = current.host
    }
  }

  var isAlwaysMarked: Bool { false }

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

  /// An editor's text is under an I-beam, wherever in the editor the pointer is.
  package override func pointerStyle(at point: CGPoint) -> PointerStyle? {
    value.editor != nil && canFocus ? .horizontalText : nil
  }

  package override func takes(_ action: ElementRequest.Action) -> Bool {
    guard canFocus else { return false }
    switch action {
    case .focus:
      window?.root?.focus.setMarked(true)
      window?.root?.focus.focus(self)
      return true
    case .perform("default"):
      guard let activate = value.keys?.activate else {
        return value.editor != nil && takes(.focus)
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
