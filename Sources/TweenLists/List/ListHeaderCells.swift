import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of the text above a section's rows.
struct ListHeaderTextStyle: SectionTextStyle {
  @Environment(\.listLook) private var look
  @Environment(\.headerProminence) private var prominence

  nonisolated init() {}

  func body(content: Content) -> some View {
    let isQuiet = look.isGrouped && prominence == .standard
    let isLarge = look.isGrouped || look == .sidebar || prominence == .increased
    content
      .font(isQuiet ? .footnote.withCloseLines : isLarge ? .title3.weight(.bold) : .headline)
      .containerForeground(isQuiet ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
      .textCase(isQuiet ? .uppercase : nil)
      // A button in a header is not a row, and acts by itself.
      .environment(\.listLevel, nil)
      .semantics(Semantics(.header))
  }
}

/// The look of the text below a section's rows.
struct ListFooterTextStyle: SectionTextStyle {
  nonisolated init() {}

  func body(content: Content) -> some View {
    content.font(.footnote.withCloseLines).containerForeground(HierarchicalShapeStyle.secondary)
      .environment(\.listLevel, nil)
  }
}

/// The cell of a section's header.
struct ListHeaderCell: View {
  let cell: ListCell
  let look: _ListLook
  /// The number of pixels to a point.
  let scale: CGFloat
  let gaps: ListGaps
  let sides: ListSideMargins
  @Environment(\.defaultMinListHeaderHeight) private var leastHeight

  var body: some View {
    let metrics = ListMetrics.classic
    let pads =
      look.isGrouped || look == .sidebar
      ? (gaps.above, metrics.headerBottom)
      : (gaps.above + metrics.plainHeaderPad, metrics.plainHeaderPad)
    ListRowLayout(
      sides: sides, metrics: metrics, insets: ListRowInsets(cell),
      pads: (cell.isFirst ? pads.0 : 0, cell.isLast ? pads.1 : 0),
      leastHeight: usableLength(leastHeight ?? 0), indent: 0, scale: scale
    ) {
      if look == .plain { Color(provider: SystemStyles.systemBackground).cellPart(.background) }
      content
    }
  }

  private static var rowNote: Semantics {
    var semantics = Semantics()
    semantics.isRow = true
    return semantics
  }

  @ViewBuilder private var content: some View {
    if look == .sidebar, cell.isFirst, let isExpanded = cell.isExpanded {
      HStack(spacing: 8) {
        cell.content.frame(maxWidth: .infinity, alignment: .leading)
        Button {
          withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
          ExpansionChevron(isOpen: isExpanded.wrappedValue)
            // The touch area is larger than the visible button, without changing the layout.
            .contentShape(Rectangle().inset(by: -16))
        }
        .buttonStyle(.plain)
        .modifier(ExpansionSemantics(isOpen: isExpanded.wrappedValue))
        .modifier(RowScopedLabel(word: nil))
      }
      .semantics(Self.rowNote)
    } else {
      cell.content
    }
  }
}

/// The cell of a section's footer.
struct ListFooterCell: View {
  let cell: ListCell
  /// The number of pixels to a point.
  let scale: CGFloat
  let sides: ListSideMargins

  var body: some View {
    let metrics = ListMetrics.classic
    ListRowLayout(
      sides: sides, metrics: metrics, insets: ListRowInsets(cell),
      pads: (
        cell.isFirst ? metrics.footerTop : 0,
        cell.isLast ? sides.own.bottom ?? metrics.footerBottom : 0
      ),
      leastHeight: 0, indent: 0, scale: scale
    ) {
      cell.content
    }
  }
}

/// The chevron of a control that can be opened; it points down while that is open. Screen readers
/// skip it, because the button around it has a name and a state.
struct ExpansionChevron: View {
  let isOpen: Bool

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 13, weight: .semibold))
      .foregroundStyle(.tint)
      .rotationEffect(.degrees(isOpen ? 90 : 0))
      .accessibilityHidden(true)
  }
}
