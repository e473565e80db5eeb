import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// What a field or an editor keeps while it is edited.
struct EditorState: Equatable {
  var editing = TextEditing()
  var isFocused = false
  /// When the caret began to blink: at the last edit or move.
  var blinkStart = Date.distantPast
}

/// What a field does with its text.
struct EditorBehavior {
  var breaksLines = false
  /// Whether Return begins a line instead of finishing.
  var returnBreaks = false
  var isSecret = false
  var isRightToLeft = false
}

/// Edits a binding's text by keys, typing and presses.
@MainActor struct EditorModel {
  let text: Binding<String>
  let state: Binding<EditorState>
  let behavior: EditorBehavior
  let handle: FocusHandle
  let submit: @MainActor () -> Void

  /// Takes a key as an editor does; false leaves it to others.
  func take(_ press: KeyPress) -> Bool {
    var editing = current
    let old = editing
    let effect = editing.take(
      press, breaksLines: behavior.returnBreaks, isSecret: behavior.isSecret,
      isRightToLeft: behavior.isRightToLeft)
    switch effect {
    case .none: return press.key.typesText && press.modifiers.isDisjoint(with: .notTyping)
    case .submits: submit()
    case .changed:
      if !behavior.breaksLines, editing.text.contains(where: \.isNewline) { return true }
      finish(editing, from: old)
    }
    return true
  }

  /// Takes typed text.
  func type(_ new: String) {
    var editing = current
    let old = editing
    editing.insert(TextEditing.cleaned(new, breaksLines: behavior.breaksLines))
    finish(editing, from: old)
  }

  /// The text as the binding has it, with the caret of the last edit.
  var current: TextEditing {
    var editing = state.wrappedValue.editing
    editing.show(text.wrappedValue)
    return editing
  }

  /// Changes the selection.
  func select(_ change: (inout TextEditing) -> Void) {
    var editing = current
    let old = editing
    change(&editing)
    finish(editing, from: old)
  }

  /// Writes an edit to the binding at once. What its setter makes of the text is what shows.
  private func finish(_ editing: TextEditing, from old: TextEditing) {
    state.wrappedValue.editing = editing
    state.wrappedValue.blinkStart = handle.date
    if editing.text != old.text { text.wrappedValue = editing.text }
  }
}

extension EventModifiers {
  /// With these a key types nothing.
  fileprivate static let notTyping: EventModifiers = [.command, .control, .option]
}
