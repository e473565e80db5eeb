import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The content of a field: the visible part of its text, the selection and the caret.
struct EditorContent: View {
  let layout: EditorLayout
  /// The revision of the layout, which is one object with changing content.
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
          // A line of another script can be higher than the field; it is centred in the field then.
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
      // A window without keyboard focus shows no caret.
      if state.isFocused, isActive, selection.isEmpty || !state.composition.isEmpty, !isFixed {
        CaretView(start: state.blinkStart, height: caret.height + 1.5)
          .offset(x: caretStart, y: scroll.y + caret.minY - 0.75)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
    // Typed text appears at once, without the animation of other changes in the same update.
    .transaction { $0.animation = nil }
  }

  /// The start of the caret: centred on its position, but entirely inside the field at both ends of
  /// a line.
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

  /// The visible part of the text: its blocks, each at its position. A field of one line that is
  /// not edited ends longer text with dots.
  @ViewBuilder private var words: some View {
    if !kind.wraps, !state.isFocused {
      Text(verbatim: shown.beginning(bytes: Self.maximumUnfocusedBytes)).lineLimit(1)
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
          // A press on a link in an edited text places the caret there.
          .allowsHitTesting(false)
      }
    }
  }

  /// The number of bytes of a line that are drawn while it is not edited; more do not fit in any
  /// window.
  private static let maximumUnfocusedBytes = 8192

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
    // On a desktop, a window without keyboard focus draws the selection without the accent colour.
    rectangles(
      selection, fill: idiom == .desktop && !isActive ? AnyShapeStyle(.gray) : AnyShapeStyle(.tint),
      opacity: idiom == .desktop ? 0.35 : 0.2
    ) { $0 }
  }

  /// Lines under the composed text, with a thicker line under its selected part.
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

/// A caret that blinks: half a second on and half a second off, from the last edit on.
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
