import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The state of a field or an editor while it is edited.
struct EditorState: Equatable {
  var editing = TextEditing()
  /// The attributes of the versions that can be undone, if the text has attributes.
  let history = StyledHistory()
  var isFocused = false
  /// The time at which the caret began to blink: that of the last edit or move.
  var blinkStart = Date.distantPast
  /// The time at which text was typed last.
  var typingTime = Date.distantPast
  /// The text that an input method composes in place of the selection; empty: none.
  var composition = ""
  /// The selected part of the composed text, in bytes.
  var chosen = 0..<0
  /// The scroll offset of the text, in points: 0 or less.
  var scroll = CGPoint.zero
  /// The column that moves up and down keep; nil: that of the caret.
  var column: CGFloat?
  /// The text that was deleted up to a line's end, for Control-Y.
  var yankText = ""
}

/// The unit by which a press selects.
enum EditorGrain: Equatable { case character, word, paragraph }

/// The editing behaviour of a field.
struct EditorBehavior {
  var breaksLines = false
  /// Whether Return begins a line instead of ending the editing.
  var returnBreaks = false
  var isSecret = false
  /// Whether the text is read-only: it can be selected, but not changed.
  var isFixed = false
  var bindings = KeyBindings.linux
  /// The height of the view, for moves by pages.
  var height: CGFloat = 0
}

/// Edits the text of a binding by keys, typing and presses.
@MainActor struct EditorModel {
  let text: Binding<String>
  let state: Binding<EditorState>
  let behavior: EditorBehavior
  let handle: FocusHandle
  let layout: EditorLayout
  let submit: @MainActor () -> Void
  /// The selection that a program reads and writes.
  var selection: Binding<TextSelection?>?
  /// The text with its attributes; nil: it has none.
  var styled: StyledEditing?

  /// Handles a key as an editor does. Returns false if the key is not used.
  func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up,
      let command = EditingCommand(press, behavior.bindings, returnBreaks: behavior.returnBreaks)
    else { return false }
    switch command {
    case .submit:
      guard !behavior.isFixed else { return false }
      if press.phase == .down { submit() }
      return true
    case .vertical(let below, let extends, let byPage):
      return moveVertically(below: below, extends: extends, byPage: byPage)
    case .copy, .cut, .paste, .selectAll: return takeClipboard(command)
    default:
      // If the field has nothing to undo, the window handles the keys.
      if command == .undo, !current.canUndo { return false }
      if command == .redo, !current.canRedo { return false }
      let (isEdit, new) = performed(command)
      if isEdit, behavior.isFixed { return false }
      finish(new, from: current)
      return true
    }
  }

  /// Applies a command to the text. Returns the new text, and whether the command is an edit.
  private func performed(_ command: EditingCommand) -> (isEdit: Bool, TextEditing) {
    var new = current
    switch command {
    case .move(let move, let forwards, let extends):
      new.move(move, forwards: forwards, extends: extends)
    case .step(let move, let right, let extends):
      let forwards = right != layout.isRightToLeft(at: place(new.head))
      new.move(move, forwards: forwards, extends: extends)
    case .lineEnd(let forwards, let extends):
      new.select(lineEnd(new.head, forwards), extends: extends)
    case .delete(let move, let forwards):
      new.delete(move, forwards: forwards)
      return (true, new)
    case .deleteToLineEnd(let forwards):
      delete(toLineEnd: forwards, in: &new)
      return (true, new)
    case .breakLine:
      new.insert(behavior.breaksLines ? "\n" : " ")
      return (true, new)
    case .yank:
      new.insert(state.wrappedValue.yankText)
      return (true, new)
    case .undo:
      new.undo()
      return (true, new)
    case .redo:
      new.redo()
      return (true, new)
    default: break
    }
    return (false, new)
  }

  private func delete(toLineEnd forwards: Bool, in new: inout TextEditing) {
    guard new.selection.isEmpty else { return new.delete(.character, forwards: forwards) }
    let end = lineEnd(new.head, forwards)
    // At the end of a line its line break is deleted.
    guard end != new.head else { return new.delete(.character, forwards: forwards) }
    let range = min(end, new.head)..<max(end, new.head)
    var taken = new
    taken.select(range)
    if !behavior.isSecret { state.wrappedValue.yankText = taken.selectedText }
    new.delete(range)
  }

  /// The commands that the menu of the text offers now.
  var offers: EditMenu {
    let editing = current
    let canCopy = !behavior.isSecret && !editing.selection.isEmpty
    return EditMenu(
      cut: canCopy && !behavior.isFixed, copy: canCopy,
      paste: !behavior.isFixed && SystemClipboard.text?.isEmpty == false,
      selectAll: editing.selection.count < editing.text.utf8.count)
  }

  /// Runs a command that is chosen in the menu of the text.
  func perform(_ item: EditMenu.Item) {
    switch item {
    case .cut: _ = takeClipboard(.cut)
    case .copy: _ = takeClipboard(.copy)
    case .paste: _ = takeClipboard(.paste)
    case .selectAll: _ = takeClipboard(.selectAll)
    }
  }

  /// Selects all the text, as Tab does when it focuses a field. The primary selection of the
  /// desktop, which other programs paste by the middle mouse button, is not changed.
  func selectAllByTab() {
    var new = current
    new.selectAll()
    finish(new, from: current, setsPrimarySelection: false)
  }

  private func takeClipboard(_ command: EditingCommand) -> Bool {
    var new = current
    switch command {
    case .selectAll: new.selectAll()
    case .copy:
      // The text of a secure field is not copied, but the key counts as handled.
      if !behavior.isSecret, !new.selection.isEmpty { SystemClipboard.text = new.selectedText }
      return true
    case .cut:
      guard !behavior.isFixed else { return false }
      guard !behavior.isSecret, !new.selection.isEmpty else { return true }
      SystemClipboard.text = new.selectedText
      new.delete(.character, forwards: false)
    default:
      guard !behavior.isFixed else { return false }
      guard let text = SystemClipboard.text else { return true }
      new.insert(TextEditing.cleaned(text, breaksLines: behavior.breaksLines))
      new.endTyping()
    }
    finish(new, from: current)
    return true
  }

  /// Returns the end of the displayed line that contains a position.
  private func lineEnd(_ offset: Int, _ forwards: Bool) -> Int {
    let line = layout.line(at: place(offset))
    return self.offset(forwards ? line.upperBound : line.lowerBound)
  }

  /// Moves the caret up or down in its column. From the first line, up moves to the line's
  /// beginning; from the last line, down moves to its end. If the caret is already there, the key
  /// is not handled.
  private func moveVertically(below: Bool, extends: Bool, byPage: Bool) -> Bool {
    var new = current
    let caret = layout.caret(at: place(new.head))
    let column = state.wrappedValue.column ?? caret.minX
    var head: Int?
    if byPage {
      let distance = max(caret.height, behavior.height - caret.height)
      let y = caret.midY + (below ? distance : -distance)
      if behavior.breaksLines { head = layout.offset(at: CGPoint(x: column, y: max(0, y))) }
    } else {
      head = layout.place(below: below, place(new.head), x: column)
    }
    let target = head.map { offset($0) } ?? (below ? new.text.utf8.count : 0)
    guard target != new.head || (!extends && !new.selection.isEmpty) else { return false }
    let old = new
    new.select(target, extends: extends)
    finish(new, from: old, column: head == nil ? nil : column)
    return true
  }

  /// Inserts typed text.
  func type(_ typed: String) {
    guard !behavior.isFixed else { return }
    var new = current
    let old = new
    // Typing after a pause begins an undo step of its own.
    if handle.date.timeIntervalSince(state.wrappedValue.typingTime) > Self.longestPause {
      new.endTyping()
    }
    state.wrappedValue.composition = ""
    new.insert(TextEditing.cleaned(typed, breaksLines: behavior.breaksLines))
    state.wrappedValue.typingTime = handle.date
    finish(new, from: old)
  }

  /// The time between two keys, in seconds, after which they are undone separately.
  private static let longestPause = 1.0

  /// Shows the text that an input method composes. It becomes part of the text only when it is
  /// typed.
  func compose(_ composed: String, _ selection: Range<Int>) {
    guard !behavior.isFixed else { return }
    let composed = TextEditing.cleaned(composed, breaksLines: false)
    let scalars = composed.unicodeScalars
    func bytes(_ count: Int) -> Int {
      scalars.prefix(max(0, count)).reduce(0) { $0 + UTF8.width($1) }
    }
    let (start, end) = (bytes(selection.lowerBound), bytes(selection.upperBound))
    var new = state.wrappedValue
    // The selected text is replaced, as by typing.
    if new.composition.isEmpty, !composed.isEmpty, !current.selection.isEmpty {
      var editing = current
      let old = editing
      editing.delete(.character, forwards: false)
      finish(editing, from: old)
      new = state.wrappedValue
    }
    new.composition = composed
    new.chosen = start..<max(start, end)
    new.blinkStart = handle.date
    state.wrappedValue = new
  }

  /// The text of the binding, with the caret of the last edit.
  var current: TextEditing {
    var editing = state.wrappedValue.editing
    editing.show(text.wrappedValue)
    let wanted = styled.map(\.range) ?? selection?.wrappedValue?.range(in: editing.text)
    if let wanted, wanted != editing.selection { editing.select(wanted) }
    return editing
  }

  /// Changes the selection.
  func select(_ change: (inout TextEditing) -> Void) {
    var editing = current
    let old = editing
    change(&editing)
    finish(editing, from: old)
  }

  private func write(_ editing: TextEditing, over old: TextEditing) {
    if var styled {
      styled.shownRange = old.selection
      styled.write(editing, over: old, state.wrappedValue.history)
    } else {
      text.wrappedValue = editing.text
    }
  }

  /// Writes an edit to the binding at once. The text that the binding returns afterwards is shown.
  ///
  /// - Parameter setsPrimarySelection: Whether the selected text becomes the desktop's primary selection,
  ///   which other programs paste by the middle mouse button.
  private func finish(
    _ editing: TextEditing, from old: TextEditing, column: CGFloat? = nil,
    setsPrimarySelection: Bool = true
  ) {
    var new = state.wrappedValue
    new.editing = editing
    new.blinkStart = handle.date
    new.column = column
    state.wrappedValue = new
    if !editing.text.isSame(as: old.text) {
      if let undoManager = handle.undoManager {
        undoManager.typing(in: handle) { write(editing, over: old) }
      } else {
        write(editing, over: old)
      }
    }
    if setsPrimarySelection, !behavior.isSecret, !editing.selection.isEmpty,
      editing.selection != old.selection
    {
      SystemClipboard.select(editing.selectedText)
    }
    if let selection, editing.selection != old.selection || editing.text != old.text {
      // The selection refers to the text as the binding's setter left it.
      var shown = editing
      shown.show(text.wrappedValue)
      selection.wrappedValue = TextSelection(bytes: shown.selection, in: shown.text)
    }
    if let styled {
      var shown = editing
      shown.show(text.wrappedValue)
      styled.select(shown.selection)
    }
  }

  // MARK: Positions

  /// Returns the position in the displayed text for a position in the text.
  func place(_ offset: Int) -> Int {
    guard behavior.isSecret else { return offset }
    let text = text.wrappedValue
    let end = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return text[..<end].count * 3
  }

  /// Returns the position in the text for a position in the displayed text.
  func offset(_ place: Int) -> Int {
    guard behavior.isSecret else { return place }
    return text.wrappedValue.prefix(place / 3).utf8.count
  }
}
