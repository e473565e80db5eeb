import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The text of a field with its caret and selection, which a press focuses.
struct FieldBody: View {
  let text: Binding<String>
  let prompt: AnyView
  var isSecret = false
  var isVertical = false
  /// Whether Return begins a line and the field takes all the room that is offered.
  var isEditor = false
  /// Told when editing begins and ends.
  var onEditing: @MainActor (Bool) -> Void = { _ in }
  /// Told of Return before the actions of `onSubmit`.
  var onCommit: @MainActor () -> Void = {}
  @State private var state = EditorState()
  @State private var handle = FocusHandle()
  @Environment(\.self) private var environment
  @Environment(\.submitActions) private var submitActions

  private var model: EditorModel {
    EditorModel(
      text: text, state: $state,
      behavior: EditorBehavior(
        breaksLines: isVertical || isEditor, returnBreaks: isEditor, isSecret: isSecret,
        isRightToLeft: environment.layoutDirection == .rightToLeft),
      handle: handle, submit: submit)
  }

  private func submit() {
    // First, so that an action may give the focus to another field.
    if environment.interfaceIdiom != .desktop { handle.resign() }
    onCommit()
    for action in submitActions.text { action() }
  }

  /// What shows in the text's place: a secret one has a bullet for each character.
  private var shown: String {
    isSecret ? String(repeating: "\u{2022}", count: text.wrappedValue.count) : text.wrappedValue
  }

  var body: some View {
    let shown = shown
    Group {
      if isEditor {
        Color.clear
      } else if isVertical {
        Text(verbatim: shown.isEmpty || shown.hasSuffix("\n") ? shown + " " : shown)
          .frame(maxWidth: .infinity, alignment: .leading).hidden()
      } else {
        Text(verbatim: shown.isEmpty ? " " : shown).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading).hidden()
      }
    }
    .overlay {
      GeometryReader { proxy in lines(shown, in: proxy.size) }
    }
    .contentShape(Rectangle())
    // The text keeps its place in the field while layout moves the field.
    .geometryGroup()
    .environment(\.isFocused, state.isFocused)
    .modifier(
      FocusTarget(
        isFocusable: true, handle: handle, didChange: focusDidChange,
        key: { model.take($0) }, text: { model.type($0) }))
  }

  private func focusDidChange(_ isFocused: Bool) {
    state.isFocused = isFocused
    state.blinkStart = handle.date
    onEditing(isFocused)
  }

  @ViewBuilder private func lines(_ shown: String, in size: CGSize) -> some View {
    let wraps = isVertical || isEditor
    let geometry = EditorGeometry(shown, width: wraps ? size.width : nil, in: environment)
    let editing = model.current
    let caret = geometry.caret(at: place(editing.head))
    let origin = origin(geometry, caret, in: size)
    ZStack(alignment: .topLeading) {
      if shown.isEmpty {
        prompt.foregroundStyle(.placeholder).lineLimit(wraps ? nil : 1)
          .environment(\.layoutDirection, environment.layoutDirection)
          .frame(width: size.width, alignment: promptAlignment)
      }
      if state.isFocused {
        let range = place(editing.selection.lowerBound)..<place(editing.selection.upperBound)
        ForEach(Array(geometry.rectangles(of: range).enumerated()), id: \.offset) { _, rect in
          Rectangle().fill(.tint).opacity(environment.interfaceIdiom == .desktop ? 0.35 : 0.2)
            .frame(width: rect.width, height: rect.height)
            .offset(x: origin.x + rect.minX, y: origin.y + rect.minY)
        }
      }
      let scrolls = state.isFocused && !wraps
      Text(verbatim: shown).lineLimit(wraps ? nil : 1)
        .environment(\.layoutDirection, environment.layoutDirection)
        .fixedSize(horizontal: scrolls, vertical: true)
        .frame(width: scrolls ? nil : size.width, alignment: promptAlignment)
        .offset(x: scrolls ? origin.x : 0, y: isEditor ? origin.y : 0)
      if state.isFocused, editing.selection.isEmpty {
        CaretView(start: state.blinkStart, height: caret.height + 1.5)
          .offset(x: origin.x + caret.minX - 1, y: origin.y + caret.minY - 0.75)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in press(value, geometry, origin) })
  }

  private var promptAlignment: Alignment {
    environment.layoutDirection == .rightToLeft ? .topTrailing : .topLeading
  }

  /// Where the text begins: scrolled as far as the caret needs.
  private func origin(_ geometry: EditorGeometry, _ caret: CGRect, in size: CGSize) -> CGPoint {
    let text = geometry.size
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let x = isRightToLeft ? size.width - text.width : 0
    guard state.isFocused else { return CGPoint(x: x, y: 0) }
    if isEditor { return CGPoint(x: x, y: min(0, size.height - caret.maxY)) }
    if isVertical || text.width <= size.width { return CGPoint(x: x, y: 0) }
    // The caret keeps two points from the edge.
    return CGPoint(x: min(0, size.width - caret.maxX - 2), y: 0)
  }

  /// A place in the text as one in what shows.
  private func place(_ offset: Int) -> Int {
    guard isSecret else { return offset }
    let text = text.wrappedValue
    let end = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return text[..<end].count * 3
  }

  /// A place in what shows as one in the text.
  private func offset(_ place: Int) -> Int {
    guard isSecret else { return place }
    return text.wrappedValue.prefix(place / 3).utf8.count
  }

  private func press(
    _ value: DragGesture.Value, _ geometry: EditorGeometry, _ origin: CGPoint
  ) {
    handle.focus()
    func offset(at point: CGPoint) -> Int {
      self.offset(geometry.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }
    let start = offset(at: value.startLocation)
    let end = offset(at: value.location)
    model.select { editing in
      editing.select(start)
      if end != start { editing.select(end, extends: true) }
    }
  }
}

/// A caret, half a second on and half a second off from the last edit.
private struct CaretView: View {
  let start: Date
  let height: CGFloat

  var body: some View {
    TimelineView(.periodic(from: start, by: 0.5)) { context in
      let isOn = Int((context.date.timeIntervalSince(start) / 0.5).rounded()) % 2 == 0
      Rectangle().fill(.tint).frame(width: 2, height: height).opacity(isOn ? 1 : 0)
    }
  }
}
