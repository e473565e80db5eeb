import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Enables the selection of the texts in this view by the pointer, one text at a time, and
  /// copying by the keyboard. A press begins a selection, a double press selects a word, a triple
  /// press a paragraph; on a phone a single press selects nothing.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelecting(isOn: S.allowsSelection))
  }
}

/// Implements `textSelection(_:)`.
private struct TextSelecting: ViewModifier {
  let isOn: Bool
  @State private var finder = TextFinderHandle()
  @State private var handle = FocusHandle()
  @State private var page = EditorPage()
  @State private var isFocused = false
  @State private var start: TextFinderHandle.Place?
  @State private var editing = TextEditing()
  @Environment(\.isTextSelectable) private var isAround
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.keyBindings) private var bindings

  func body(content: Content) -> some View {
    let selects = isOn && !isAround
    content
      .modifier(TextFinder(finder))
      .overlay(alignment: .topLeading) { if selects, isFocused { highlight } }
      .environment(\.isTextSelectable, isOn)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).onChanged { press($0) }.onEnded { _ in
          page.isPressed = false
        },
        including: selects ? .all : .subviews
      )
      .modifier(
        FocusTarget(
          isFocusable: selects, isTabStop: false, handle: handle,
          didChange: { isFocused = $0 }, key: handle)
      )
      .modifier(
        EditMenuModifier(
          find: { selects ? openMenu($0) : nil },
          offers: {
            EditMenu(
              copy: !editing.selection.isEmpty,
              selectAll: editing.selection.count < editing.text.utf8.count)
          },
          perform: perform))
  }

  /// Selects the word at which the menu opens, unless it is in the selection.
  ///
  /// - Parameter point: The position of the press; nil: the menu key was pressed.
  private func openMenu(_ point: CGPoint?) -> CGRect? {
    guard let point else {
      guard isFocused, let start else { return nil }
      return finder.rectangles(of: editing.selection, in: start).first
    }
    guard let place = finder.place(at: point, within: nil), let words = finder.words(of: place)
    else { return nil }
    let selection = editing.selection
    let isSelected =
      start?.isSameText(place) == true && editing.text == words && !selection.isEmpty
      && (selection.lowerBound...selection.upperBound).contains(place.offset)
    if !isSelected {
      editing = TextEditing(words)
      editing.select(editing.word(at: place.offset))
      start = place
    }
    handle.focus()
    return CGRect(origin: point, size: .zero)
  }

  private func perform(_ item: EditMenu.Item) {
    switch item {
    case .copy:
      if !editing.selection.isEmpty { SystemClipboard.text = editing.selectedText }
    case .selectAll: editing.selectAll()
    case .cut, .paste: break
    }
  }

  private var highlight: some View {
    let rects = start.map { finder.rectangles(of: editing.selection, in: $0) } ?? []
    return ZStack(alignment: .topLeading) {
      ForEach(Array(rects.enumerated()), id: \.offset) { _, rect in
        Rectangle().fill(.tint).opacity(idiom == .desktop ? 0.35 : 0.2)
          .frame(width: max(0, rect.width), height: max(0, rect.height))
          .offset(x: rect.minX, y: rect.minY)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .focusEffectDisabled()
    .allowsHitTesting(false)
  }

  private func press(_ value: DragGesture.Value) {
    let before = editing.selection
    defer {
      if !editing.selection.isEmpty, editing.selection != before {
        SystemClipboard.select(editing.selectedText)
      }
    }
    if !page.isPressed {
      page.isPressed = true
      page.press(at: value.startLocation, date: handle.date, extends: handle.isShiftHeld)
      guard let place = finder.place(at: value.startLocation, within: page.extends ? start : nil),
        let words = finder.words(of: place)
      else {
        start = nil
        handle.resign()
        return
      }
      if start?.isSameText(place) != true || editing.text != words { editing = TextEditing(words) }
      start = place
      if page.extends {
        page.pressed = editing.anchor..<editing.anchor
        editing.select(place.offset, extends: true)
      } else {
        page.pressed = page.stretch(around: place.offset, in: editing)
        editing.select(page.pressed)
      }
      handle.focus()
    }
    guard value.location != value.startLocation, let first = start,
      idiom == .desktop || !page.pressed.isEmpty,
      let place = finder.place(at: value.location, within: first)
    else { return }
    let other = page.stretch(around: place.offset, in: editing)
    if place.offset < page.pressed.lowerBound {
      editing.select(anchor: page.pressed.upperBound, head: other.lowerBound)
    } else {
      editing.select(
        anchor: page.pressed.lowerBound, head: max(other.upperBound, page.pressed.upperBound))
    }
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, let start, finder.words(of: start) == editing.text else {
      return false
    }
    switch EditingCommand(press, bindings, returnBreaks: false) {
    case .copy:
      if !editing.selection.isEmpty { SystemClipboard.text = editing.selectedText }
    case .selectAll: editing.selectAll()
    default: return false
    }
    return true
  }
}
