import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// What a field or an editor keeps while it is edited.
struct EditorState: Equatable {
  var editing = TextEditing()
  /// The attributes of what can be undone, where the text has some.
  let history = StyledHistory()
  var isFocused = false
  /// When the caret began to blink: at the last edit or move.
  var blinkStart = Date.distantPast
  /// When something was typed last.
  var typingTime = Date.distantPast
  /// What an input method composes in place of the selection; empty: nothing.
  var composition = ""
  /// What of it is chosen, in bytes.
  var chosen = 0..<0
  /// How far the text is scrolled, in points: 0 or less.
  var scroll = CGPoint.zero
  /// The column that moves up and down keep; nil: that of the caret.
  var column: CGFloat?
  /// What was taken away to a line's end, for Control-Y.
  var killed = ""
}

/// What a press selects by.
enum EditorGrain: Equatable { case character, word, paragraph }

/// What a field does with its text.
struct EditorBehavior {
  var breaksLines = false
  /// Whether Return begins a line instead of finishing.
  var returnBreaks = false
  var isSecret = false
  /// Whether nothing can be changed: a text that can be selected alone.
  var isFixed = false
  var bindings = KeyBindings.linux
  /// How high the view is, for moves by pages.
  var height: CGFloat = 0
}

/// Edits a binding's text by keys, typing and presses.
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

  /// Takes a key as an editor does; false leaves it to others.
  func take(_ press: KeyPress) -> Bool {
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
      // Where a field has nothing of its own to take back the keys are the window's.
      if command == .undo, !current.canUndo { return false }
      if command == .redo, !current.canRedo { return false }
      let (isEdit, new) = performed(command)
      if isEdit, behavior.isFixed { return false }
      finish(new, from: current)
      return true
    }
  }

  /// What a command makes of the text, and whether it changes it.
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
      new.insert(state.wrappedValue.killed)
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
    // At the end of a line its break goes.
    guard end != new.head else { return new.delete(.character, forwards: forwards) }
    let range = min(end, new.head)..<max(end, new.head)
    var taken = new
    taken.select(range)
    if !behavior.isSecret { state.wrappedValue.killed = taken.selectedText }
    new.delete(range)
  }

  /// What the menu of the text offers now.
  var offers: EditMenu {
    let editing = current
    let canCopy = !behavior.isSecret && !editing.selection.isEmpty
    return EditMenu(
      cut: canCopy && !behavior.isFixed, copy: canCopy,
      paste: !behavior.isFixed && SystemClipboard.text?.isEmpty == false,
      selectAll: editing.selection.count < editing.text.utf8.count)
  }

  /// Does what is chosen from the menu of the text.
  func perform(_ item: EditMenu.Item) {
    switch item {
    case .cut: _ = takeClipboard(.cut)
    case .copy: _ = takeClipboard(.copy)
    case .paste: _ = takeClipboard(.paste)
    case .selectAll: _ = takeClipboard(.selectAll)
    }
  }

  /// Selects all, as Tab does that comes to a field: what other programs paste by the middle button
  /// stays.
  func selectAllByTab() {
    var new = current
    new.selectAll()
    finish(new, from: current, isHandedOut: false)
  }

  private func takeClipboard(_ command: EditingCommand) -> Bool {
    var new = current
    switch command {
    case .selectAll: new.selectAll()
    case .copy:
      // A secret is handed to nobody, and the key is taken all the same.
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

  /// The end of the line that a place is in, as it shows.
  private func lineEnd(_ offset: Int, _ forwards: Bool) -> Int {
    let line = layout.line(at: place(offset))
    return self.offset(forwards ? line.upperBound : line.lowerBound)
  }

  /// Up and down keep the column. From the first line up leads to its beginning, from the last down to
  /// its end; once more is nobody's.
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

  /// Takes typed text.
  func type(_ typed: String) {
    guard !behavior.isFixed else { return }
    var new = current
    let old = new
    // A pause begins a step of its own.
    if handle.date.timeIntervalSince(state.wrappedValue.typingTime) > Self.longestPause {
      new.endTyping()
    }
    state.wrappedValue.composition = ""
    new.insert(TextEditing.cleaned(typed, breaksLines: behavior.breaksLines))
    state.wrappedValue.typingTime = handle.date
    finish(new, from: old)
  }

  /// Seconds between two keys after which undoing takes back the later alone.
  private static let longestPause = 1.0

  /// Shows what an input method composes; it is no part of the text before it is typed.
  func compose(_ composed: String, _ selection: Range<Int>) {
    guard !behavior.isFixed else { return }
    let composed = TextEditing.cleaned(composed, breaksLines: false)
    let scalars = composed.unicodeScalars
    func bytes(_ count: Int) -> Int {
      scalars.prefix(max(0, count)).reduce(0) { $0 + UTF8.width($1) }
    }
    let (start, end) = (bytes(selection.lowerBound), bytes(selection.upperBound))
    var new = state.wrappedValue
    // What was selected is replaced, as by typing.
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

  /// The text as the binding has it, with the caret of the last edit.
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

  /// Writes an edit to the binding at once. What its setter makes of the text is what shows.
  ///
  /// - Parameter isHandedOut: whether what is selected is for the middle button of any program.
  private func finish(
    _ editing: TextEditing, from old: TextEditing, column: CGFloat? = nil,
    isHandedOut: Bool = true
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
    if isHandedOut, !behavior.isSecret, !editing.selection.isEmpty,
      editing.selection != old.selection
    {
      SystemClipboard.select(editing.selectedText)
    }
    if let selection, editing.selection != old.selection || editing.text != old.text {
      // In the text as its setter left it.
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

  // MARK: Places

  /// A place in the text as one in what shows.
  func place(_ offset: Int) -> Int {
    guard behavior.isSecret else { return offset }
    let text = text.wrappedValue
    let end = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return text[..<end].count * 3
  }

  /// A place in what shows as one in the text.
  func offset(_ place: Int) -> Int {
    guard behavior.isSecret else { return place }
    return text.wrappedValue.prefix(place / 3).utf8.count
  }
}
