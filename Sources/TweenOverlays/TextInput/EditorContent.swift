import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a field shows: what of its text is in view, the selection, the caret.
struct EditorContent: View {
  let layout: EditorLayout
  /// That of the layout: it is one object, whatever it holds.
  let revision: Int
  let page: EditorPage
  let state: EditorState
  let kind: FieldKind
  let isEmpty: Bool
  let shown: String
  let selection: Range<Int>
  let composed: Range<Int>
  let prompt: AnyView
  let size: CGSize
  let scroll: CGPoint
  let caret: CGRect
  var isFixed = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.appearsActive) private var isActive

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isEmpty {
        prompt.foregroundStyle(.placeholder).lineLimit(kind.wraps ? nil : 1)
          .environment(\.layoutDirection, direction)
          // A line of another script may be higher than the field, whose middle it has in common then.
          .frame(
            width: size.width, height: kind.wraps ? nil : size.height,
            alignment: kind.wraps
              ? alignment
              : Alignment(
                horizontal: alignment.horizontal, vertical: .center))
      }
      if state.isFocused, !selection.isEmpty, state.composition.isEmpty { highlight }
      words
      if !state.composition.isEmpty { underline }
      // A window without the keys has no caret to type at.
      if state.isFocused, isActive, selection.isEmpty || !state.composition.isEmpty, !isFixed {
        CaretView(start: state.blinkStart, height: caret.height + 1.5)
          .offset(x: caretStart, y: scroll.y + caret.minY - 0.75)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
    // What is written shows at once, whatever else the change has move.
    .transaction { $0.animation = nil }
  }

  /// Where the caret begins: in the middle of its place, but whole in the field at either end of a line.
  private var caretStart: CGFloat {
    max(0, min(scroll.x + caret.minX - CaretView.width / 2, size.width - CaretView.width))
  }

  private var alignment: Alignment {
    switch textAlignment {
    case .center: .top
    case .leading: direction == .rightToLeft ? .topTrailing : .topLeading
    case .trailing: direction == .rightToLeft ? .topLeading : .topTrailing
    }
  }

  /// What of the text is in view: its blocks, each at its place. A field of one line that is not edited
  /// says by dots that there is more.
  @ViewBuilder private var words: some View {
    if !kind.wraps, !state.isFocused {
      Text(verbatim: shown.beginning(bytes: Self.mostUnfocused)).lineLimit(1)
        .environment(\.layoutDirection, direction)
        .frame(width: size.width, alignment: alignment)
    } else {
      ForEach(visible, id: \.id) { block in
        block.text
          .lineLimit(nil)
          .environment(\.layoutDirection, direction)
          .fixedSize(horizontal: !kind.wraps, vertical: true)
          .frame(width: kind.wraps ? size.width : nil, alignment: alignment)
          .offset(x: kind.wraps ? 0 : scroll.x + block.origin.x, y: scroll.y + block.origin.y)
          // A link in a text that is edited is pressed to put the caret there.
          .allowsHitTesting(false)
      }
    }
  }

  /// Bytes of a line that are drawn while it is not edited: no window has room for more.
  private static let mostUnfocused = 8192

  private struct Visible {
    let id: Int
    let text: Text
    let origin: CGPoint
  }

  private var extent: (start: CGFloat, end: CGFloat) {
    kind.wraps
      ? (-scroll.y, -scroll.y + size.height) : (-scroll.x, -scroll.x + size.width)
  }

  private var visible: [Visible] {
    let range = layout.showBlocks(from: extent.start, to: extent.end)
    return range.compactMap { index in
      let block = layout.blocks[index]
      guard !block.text.isEmpty else { return nil }
      return Visible(id: block.id, text: block.shown, origin: layout.origin(of: index))
    }
  }

  private var highlight: some View {
    // A desktop's window without the keys has no colour that calls for them.
    rectangles(
      selection, fill: idiom == .desktop && !isActive ? AnyShapeStyle(.gray) : AnyShapeStyle(.tint),
      opacity: idiom == .desktop ? 0.35 : 0.2
    ) { $0 }
  }

  /// Lines under what is being composed, a thicker one under what of it is chosen.
  private var underline: some View {
    let chosen =
      composed.lowerBound + state.chosen.lowerBound..<composed.lowerBound + state.chosen.upperBound
    return ZStack(alignment: .topLeading) {
      rectangles(kind.isSecret ? 0..<0 : composed, opacity: 1) {
        CGRect(x: $0.minX, y: $0.maxY - 1, width: $0.width, height: 1)
      }
      rectangles(kind.isSecret ? 0..<0 : chosen, opacity: 1) {
        CGRect(x: $0.minX, y: $0.maxY - 2, width: $0.width, height: 2)
      }
    }
  }

  private func rectangles(
    _ range: Range<Int>, fill: AnyShapeStyle = AnyShapeStyle(.tint), opacity: Double,
    _ part: (CGRect) -> CGRect
  ) -> some View {
    let rects = layout.rectangles(of: range, from: extent.start, to: extent.end).map(part)
    return ForEach(Array(rects.enumerated()), id: \.offset) { _, rect in
      Rectangle().fill(fill).opacity(opacity)
        .frame(width: rect.width, height: rect.height)
        .offset(x: scroll.x + rect.minX, y: scroll.y + rect.minY)
    }
  }
}

/// A caret, half a second on and half a second off from the last edit.
private struct CaretView: View {
  static let width: CGFloat = 2
  let start: Date
  let height: CGFloat

  var body: some View {
    TimelineView(.periodic(from: start, by: 0.5)) { context in
      let isOn = Int((context.date.timeIntervalSince(start) / 0.5).rounded()) % 2 == 0
      Rectangle().fill(.tint).frame(width: Self.width, height: height).opacity(isOn ? 1 : 0)
    }
  }
}
