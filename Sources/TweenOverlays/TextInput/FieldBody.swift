import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The kind of editor that a field is.
struct FieldKind: Equatable {
  var isSecret = false
  /// Whether the field grows with its lines.
  var isVertical = false
  /// Whether the field is a text editor: Return begins a line, and it takes all the room that is
  /// offered.
  var isEditor = false

  /// Whether lines break at the field's width.
  var wraps: Bool { isVertical || isEditor }
}

/// The text of a field with its caret and selection, which a press focuses.
struct FieldBody: View {
  let text: Binding<String>
  let prompt: AnyView
  var kind = FieldKind()
  /// The selection that a program reads and writes.
  var selection: Binding<TextSelection?>?
  /// The text with its attributes; nil: it has none.
  var styled: StyledEditing?
  /// Called when editing begins and ends.
  var onEditing: @MainActor (Bool) -> Void = { _ in }
  /// Called at Return, before the actions of `onSubmit`.
  var onCommit: @MainActor () -> Void = {}
  @State var state = EditorState()
  @State var handle = FocusHandle()
  @State var layout = EditorLayout()
  @State var page = EditorPage()
  @Environment(\.self) var environment
  @Environment(\.submitActions) private var submitActions

  var model: EditorModel {
    EditorModel(
      text: text, state: $state,
      behavior: EditorBehavior(
        breaksLines: kind.wraps, returnBreaks: kind.isEditor, isSecret: kind.isSecret,
        bindings: environment.keyBindings, height: page.size.height),
      handle: handle, layout: layout, submit: submit, selection: selection, styled: styled)
  }

  private func submit() {
    // An action can read which field has the focus, and focus another field.
    let act = {
      onCommit()
      for action in submitActions.text { action() }
    }
    if environment.interfaceIdiom == .desktop { act() } else { handle.resign(after: act) }
  }

  /// The displayed text: a bullet for each character of a secure field, with the composed text at
  /// the caret.
  private var shown: String {
    var text = text.wrappedValue
    if kind.isSecret {
      return String(repeating: "\u{2022}", count: text.count + state.composition.count)
    }
    if !kind.wraps, text.contains(byte: 10) || text.contains(byte: 13) {
      text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isBreak ? " " : $0 }))
    }
    guard !state.composition.isEmpty else { return text }
    let place = min(model.current.head, text.utf8.count)
    text.insert(
      contentsOf: state.composition, at: text.utf8.index(text.startIndex, offsetBy: place))
    return text
  }

  /// The displayed text with its attributes; nil: it has none.
  private var shownStyled: AttributedString? {
    guard let styled else { return nil }
    var text = styled.text.wrappedValue
    guard !state.composition.isEmpty else { return text }
    let place = min(model.current.head, text.utf8.count)
    let composed = AttributedString(
      state.composition, attributes: text.typingAttributes(at: place..<place))
    text.insert(composed, at: text.range(bytes: place..<place).lowerBound)
    return text
  }

  var body: some View {
    let shown = shown
    SingleElementView {
      if kind.isEditor {
        Color.clear
      } else if kind.isVertical {
        Text(verbatim: shown.isEmpty || shown.hasSuffix("\n") ? shown + " " : shown)
          .frame(maxWidth: .infinity, alignment: .leading).hidden()
      } else {
        // A line is as high as any part of it, so a prefix is measured; no window has room for
        // more.
        Text(verbatim: shown.isEmpty ? " " : shown.beginning(bytes: Self.measuredLength))
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading).hidden()
      }
    }
    .overlay {
      GeometryReader { proxy in
        let _ = takePresses(beside: proxy)
        content(shown, in: proxy.size)
      }
    }
    .contentShape(Rectangle())
    // The text keeps its position in the field while the layout moves the field.
    .geometryGroup()
    .environment(\.isFocused, state.isFocused)
    .semantics(elementSemantics(shown), handler: take)
    .modifier(target)
    .modifier(menu)
  }

  private var target: FocusTarget {
    var input = EditorInput(
      type: { model.type($0) }, compose: { model.compose($0, $1) },
      isComposing: { !state.composition.isEmpty }, caret: { page.caret },
      press: { point in
        let place = offset(at: point)
        model.select { $0.select(place) }
      })
    if !kind.isEditor { input.selectAll = { model.selectAllByTab() } }
    return FocusTarget(
      isFocusable: true, handle: handle, didChange: focusDidChange, key: { model.handle($0) },
      editor: input)
  }

  private var menu: EditMenuModifier {
    return EditMenuModifier(
      find: { openMenu($0) }, offers: { model.offers }, perform: { model.perform($0) })
  }

  /// Focuses the field and places the caret where the menu opens, unless that position is in the
  /// selection.
  ///
  /// - Parameter point: The position of the press; nil: the caret.
  /// - Returns: The rectangle beside which the menu is placed; nil: it does not open now.
  private func openMenu(_ point: CGPoint?) -> CGRect? {
    guard state.composition.isEmpty else { return nil }
    handle.focus()
    guard let point else { return page.caret }
    let place = offset(at: point)
    let selection = model.current.selection
    if selection.isEmpty || !(selection.lowerBound...selection.upperBound).contains(place) {
      page.followsCaret = true
      model.select { $0.select(place) }
    }
    return CGRect(origin: point, size: .zero)
  }

  private func elementSemantics(_ shown: String) -> Semantics {
    var elementSemantics = Semantics(
      kind.isSecret ? .secureField : .textField, value: kind.isSecret ? shown : text.wrappedValue,
      children: .ignored)
    let editing = model.current
    let places = [editing.selection.lowerBound, editing.selection.upperBound, editing.head].map {
      editing.text.scalarCount(bytes: $0)
    }
    elementSemantics.editing = ViewGraph.Element.Editing(
      selection: places[0]..<places[1], caret: places[2], hasLines: kind.wraps)
    return elementSemantics
  }

  /// Handles a request of assistive technology to edit the text.
  private func take(_ action: ElementRequest.Action) -> Bool {
    switch action {
    case .setText(let new):
      model.select { $0.selectAll() }
      model.type(new)
      return true
    case .select(let range):
      model.select { editing in
        let text = editing.text
        editing.select(
          text.byteOffset(scalars: range.lowerBound)..<text.byteOffset(scalars: range.upperBound))
      }
      return true
    default: return false
    }
  }

  /// Returns the position in the text at a point of the field.
  func offset(at point: CGPoint) -> Int {
    model.offset(
      layout.offset(at: CGPoint(x: point.x - page.scroll.x, y: point.y - page.scroll.y)))
  }

  /// The number of bytes of a line by which its height is measured, and also its width if no width
  /// is offered.
  private static let measuredLength = 512

  private func focusDidChange(_ isFocused: Bool) {
    state.isFocused = isFocused
    state.blinkStart = handle.date
    // The composed text is discarded when the focus leaves.
    state.composition = ""
    onEditing(isFocused)
  }

  private func content(_ shown: String, in size: CGSize) -> some View {
    layout.update(
      shown, shownStyled, width: kind.wraps ? size.width : nil, in: environment)
    page.size = size
    let editing = model.current
    let head = model.place(editing.head)
    let caret = layout.caret(
      at: head + (kind.isSecret ? state.composition.count * 3 : state.chosen.upperBound))
    page.caret = caret
    page.scroll = scroll(caret, in: size)
    page.caret = caret.offsetBy(dx: page.scroll.x, dy: page.scroll.y)
    return EditorContent(
      layout: layout, revision: layout.revision, page: page, state: state, kind: kind,
      isEmpty: shown.isEmpty, shown: shown,
      selection: model.place(
        editing.selection.lowerBound)..<model.place(
          editing.selection.upperBound),
      composed: head..<head + state.composition.utf8.count, prompt: prompt, size: size,
      scroll: page.scroll, caret: caret
    )
    .contentShape(Rectangle())
    .gesture(
      drag.onChanged { press(at: $0.location, from: $0.startLocation) }
        .onEnded { endPress(at: $0.location, from: $0.startLocation) }
    )
    .modifier(WheelCatcher { kind.wraps && scroll(by: $0) })
  }

  // MARK: Scrolling

  /// Returns the scroll offset of the text: the least change that makes the caret visible.
  private func scroll(_ caret: CGRect, in size: CGSize) -> CGPoint {
    let text = layout.size
    var scroll = page.keptScroll
    if caret != page.lastCaret {
      page.lastCaret = caret
      page.followsCaret = true
    }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    guard !kind.wraps else {
      if !kind.isEditor, !state.isFocused { return .zero }
      if page.followsCaret, state.isFocused {
        if caret.maxY + scroll.y > size.height { scroll.y = size.height - caret.maxY }
        if caret.minY + scroll.y < 0 { scroll.y = -caret.minY }
      }
      scroll = CGPoint(x: 0, y: min(0, max(scroll.y, size.height - text.height)))
      page.keptScroll = scroll
      return scroll
    }
    if text.width <= size.width || !state.isFocused {
      let share = isRightToLeft ? 1 - layout.alignment : layout.alignment
      return CGPoint(x: (size.width - text.width) * share, y: 0)
    }
    // The caret keeps a distance of one point from the edges.
    if caret.maxX + scroll.x > size.width - 1 { scroll.x = size.width - 1 - caret.maxX }
    if caret.minX + scroll.x < 1 { scroll.x = 1 - caret.minX }
    scroll.x = min(1, max(scroll.x, size.width - text.width - 1))
    page.keptScroll = CGPoint(x: scroll.x, y: 0)
    return page.keptScroll
  }

  /// Scrolls by the wheel. Returns false if the text cannot scroll in that direction.
  private func scroll(by delta: CGSize) -> Bool {
    let lowest = min(0, page.size.height - layout.size.height)
    let target = min(0, max(lowest, page.scroll.y + delta.height))
    guard target != page.scroll.y else { return false }
    page.followsCaret = false
    page.keptScroll = CGPoint(x: 0, y: target)
    // Updates the view.
    state.scroll = page.keptScroll
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isBreak: Bool { value == 10 || value == 13 }
}

extension String {
  /// Returns the number of Unicode scalars that begin in the first bytes.
  fileprivate func scalarCount(bytes: Int) -> Int {
    unicodeScalars.distance(
      from: startIndex, to: utf8.index(startIndex, offsetBy: min(max(0, bytes), utf8.count)))
  }

  /// Returns the number of bytes of the first Unicode scalars; of the whole string, if it has
  /// fewer.
  fileprivate func byteOffset(scalars: Int) -> Int {
    unicodeScalars.prefix(max(0, scalars)).reduce(0) { $0 + UTF8.width($1) }
  }

  /// Returns the first characters, of about this number of bytes.
  func beginning(bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end > startIndex, Index(end, within: self) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
