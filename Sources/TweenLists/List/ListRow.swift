import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The settings of a list that its rows need. The list reads them once for all rows.
struct ListRowStyle: Equatable {
  var look: _ListLook
  /// The distance between rows, in points, each of which has a card of its own then.
  var rowSpacing: CGFloat?
  /// The least height of a row, in points.
  var leastHeight: CGFloat
  /// The number of pixels to a point.
  var scale: CGFloat
  var isEnabled: Bool
  var isEditing: Bool
  /// Whether this list contains the rows of a table: the line below the table's headers replaces
  /// the line above the first row.
  var isTable: Bool
  /// Whether the list's own background is visible.
  var isOnGround: Bool
  /// The width at the end of a row that the index takes, which the row's content leaves free, in
  /// points.
  var indexRoom: CGFloat

  /// Whether each row has a card of its own.
  var hasOwnCards: Bool { rowSpacing ?? 0 > 0 }
}

/// A row of a list: its content, its part of the card, the line below it, and the action of a
/// press.
///
/// One of these views is created for each row that scrolls into view. Parts that only few rows need
/// are therefore added around it, by `EditableListRow`, or in the branches of the view builder.
struct ListRow: View {
  let cell: ListCell
  let style: ListRowStyle
  let gaps: ListGaps
  let sides: ListSideMargins
  let selecting: CurrentSelection
  let choice: RowChoice
  let anchor: SelectionAnchor
  @Binding var openRow: Int?
  /// Whether no trait in `ListRowKeys.look` is set for the row.
  let isPlain: Bool
  /// The parts that the enclosing `EditableListRow` adds; nil: this row is the whole cell.
  var editing: ListRowEditing?
  @State private var facts = ListRowFacts()
  @State private var isPressed = false

  var body: some View {
    let metrics = ListMetrics.classic
    ListRowLayout(
      sides: sides, metrics: metrics, insets: isPlain ? ListRowInsets() : ListRowInsets(cell),
      pads: (metrics.rowPad, metrics.rowPad),
      gaps: ownGaps,
      leastHeight: usableLength(style.leastHeight),
      indent: CGFloat(trait(ListLevelTrait.self)) * metrics.levelIndent,
      indexRoom: style.indexRoom, scale: style.scale
    ) {
      backdrop
      ground
      cell.content(observing: ListRowFactsKey.self) { if facts != $0 { facts = $0 } }
      let lower = lower
      if !lower.isHidden {
        lower.view.cellPart(cell.hasNext || style.look != .grouped ? .lowerLine : .lastLine)
      }
      let badge = trait(BadgeTrait.self)
      let upper = upper
      if badge != nil || !upper.isHidden || style.isEditing {
        if let badge {
          RowBadge(text: badge, prominenceOfRow: trait(BadgeProminenceTrait.self)).cellPart(.badge)
        }
        if !upper.isHidden { upper.view.cellPart(.upperLine) }
        if style.isEditing {
          leadingControl
          if let handle = editing?.handle { handle.cellPart(.trailing).zIndex(1) }
        }
      }
    }
    // The gesture is outside the content: a press belongs to the row unless a control in the
    // content takes it.
    .gesture(
      PressGesture(yieldsToTaps: true, onPressing: { isPressed = $0 && acts }, action: press),
      including: canPress ? .all : .subviews, area: card
    )
    .semantics(elementSemantics, handler: take)
  }

  /// The row's semantics: whether the row is selected, and its possible actions.
  private var elementSemantics: Semantics {
    choice.elementSemantics(
      isEnabled: style.isEnabled, and: editing?.delete == nil ? [] : [Self.deleteAction])
  }

  private static var deleteAction: String { "delete" }

  private func take(_ request: ElementRequest.Action) -> Bool {
    switch request {
    case .perform(Self.deleteAction):
      guard let delete = editing?.delete else { return false }
      delete()
      return true
    case .perform("default"):
      // While rows are edited a press only selects the row, and the content's own action does not
      // run.
      guard style.isEditing, style.isEnabled, choice.isPossible else { return false }
      press()
      return true
    default: return false
    }
  }

  /// The distances above and below the row's part of its card. An enclosing view adds them itself.
  private var ownGaps: (top: CGFloat, bottom: CGFloat) {
    editing == nil ? gaps.around(cell, style) : (0, 0)
  }

  /// Returns the row's part of its card, in the rectangle of its cell.
  private var card: (CGRect) -> CGRect {
    let (sides, gaps) = (sides, ownGaps)
    return { cell in
      var card = sides.card(cell)
      card.origin.y += gaps.top
      card.size.height = max(0, card.height - gaps.top - gaps.bottom)
      return card
    }
  }

  /// The row's part of its card. It is a single shape that changes its colour, because a second
  /// shape over it would not move together with the row.
  private var ground: some View {
    let isShown = isHighlighted || trait(ListRowBackgroundTrait.self) == nil
    return gaps.shape(of: cell, style).fill(isShown ? groundColor : .clear)
      .lookAnimation(
        isPressed && isHighlighted ? nil : .easeOut(duration: 0.35), value: isHighlighted
      )
      .cellPart(.background)
  }

  /// The views behind the row's part of the card: the row's own background, and, for a row that is
  /// moved over others, the background of the list.
  @ViewBuilder private var backdrop: some View {
    let own = trait(ListRowBackgroundTrait.self)
    if own != nil || editing?.measured != nil {
      let shape = gaps.shape(of: cell, style)
      if let measured = editing?.measured {
        Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.height, action: measured)
          .cellPart(.background)
      }
      if editing?.isMoved == true, restingGround == nil {
        shape.fill(Color(provider: SystemStyles.systemBackground)).cellPart(.background)
          .transition(.asymmetric(insertion: .identity, removal: .opacity))
      }
      if let own { own.clipShape(shape).cellPart(.background) }
    }
  }

  /// Whether the row is highlighted. While any row is open, a press does not highlight a row.
  private var isHighlighted: Bool {
    if isPressed, openRow == nil { return true }
    if style.isEditing { return choice.isSelected && choice.isOneOfMany }
    return choice.isSelected || facts.isOpen
  }

  private var groundColor: Color {
    isHighlighted ? Color(provider: SystemStyles.systemGray4) : restingGround ?? .clear
  }

  /// The colour that covers the rows over which this one moves; nil: it is transparent.
  private var restingGround: Color? {
    if style.look.isGrouped {
      return Color(provider: SystemStyles.secondarySystemGroupedBackground)
    }
    guard style.look != .sidebar, style.isOnGround else { return nil }
    return Color(provider: SystemStyles.systemBackground)
  }

  /// A delete button, or a mark that shows whether the row is selected. It stays above the
  /// background during its removal.
  @ViewBuilder private var leadingControl: some View {
    // Rows that are selected in a group are not deleted one by one.
    if choice.isOneOfMany {
      Image(systemName: choice.isSelected ? "checkmark.circle.fill" : "circle")
        .font(.system(size: 22))
        .foregroundStyle(choice.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: 38, alignment: .leading)
        // The row itself has the accessibility trait `selected`.
        .accessibilityHidden(true)
        .cellPart(.leading)
        .zIndex(1)
    } else if editing?.delete != nil {
      Button {
        // Shows the delete button at the row's end, which has to be pressed to confirm.
        openRow = openRow == cell.id ? nil : cell.id
      } label: {
        Image(systemName: "minus.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.white, .red).font(.system(size: 22))
      }
      .buttonStyle(.plain)
      .frame(width: 38, alignment: .leading)
      .modifier(RowScopedLabel(word: .removeRow))
      .cellPart(.leading)
      .zIndex(1)
    }
  }

  /// Returns the value of a trait of the row.
  private func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    assert(ListRowKeys.look.contains { $0 == key }, "\(key) is not in ListRowKeys.look.")
    return isPlain ? Key.defaultValue : cell.trait(key)
  }

  // MARK: Presses

  private var acts: Bool { style.isEnabled && (!actions.isEmpty || choice.isPossible) }

  /// The actions of a press of the row besides its selection. While rows are edited, a press of a
  /// selectable row only selects it, and links are inactive (Containers 2.3).
  private var actions: [ListRowAction] {
    guard style.isEditing else { return facts.actions }
    return choice.isPossible ? [] : facts.actions.filter { !$0.isLink }
  }

  /// Whether the row reacts to presses. While a row is open, a press of any row closes that row.
  private var canPress: Bool { acts || style.isEnabled && openRow != nil }

  private func press() {
    guard canPress else { return }
    if openRow != nil {
      openRow = nil
      return
    }
    selecting.now.select(
      cell, by: RowPress(RunningProgram.heldModifiers, isEditing: style.isEditing), from: anchor)
    if choice.isPossible { anchor.focus.focusUnlessEditing() }
    let actions = self.actions
    for action in actions {
      // `take()` is called for every action, so that a tap on one button does not count for a later
      // press.
      let isTapped = action.ownTaps?.take() ?? true
      if isTapped || actions.count == 1 { action.box.perform() }
    }
  }

  // MARK: Lines

  /// The line below the row.
  private var lower: ListLine {
    let tint = trait(ListRowLowerTintTrait.self)
    if cell.hasNext {
      let isHidden =
        style.hasOwnCards || style.look == .sidebar
        || trait(ListRowLowerLineTrait.self) == .hidden
        || cell.nextTrait(ListRowUpperLineTrait.self) == .hidden
      return ListLine(
        isHidden: isHidden, tint: tint ?? cell.nextTrait(ListRowUpperTintTrait.self))
    }
    // The line above the next section also separates this row if nothing lies between them.
    let isNextsLine =
      !cell.hasFooter && gaps.below == 0 && cell.section + 1 < cell.sectionCount
      && !cell.hasHeader(step: 1)
      && cell.sectionTrait(ListSectionUpperLineTrait.self, step: 1) != .hidden
    let isHidden =
      !style.look.hasOuterLines || isNextsLine
      || trait(ListRowLowerLineTrait.self) == .hidden
      || cell.sectionTrait(ListSectionLowerLineTrait.self) == .hidden
    return ListLine(
      isHidden: isHidden, tint: tint ?? cell.sectionTrait(ListSectionLowerTintTrait.self))
  }

  /// The line above the first row of a section.
  private var upper: ListLine {
    let isHidden =
      !cell.isFirst || style.isTable || !style.look.hasOuterLines
      || trait(ListRowUpperLineTrait.self) == .hidden
      || cell.sectionTrait(ListSectionUpperLineTrait.self) == .hidden
    return ListLine(
      isHidden: isHidden,
      tint: trait(ListRowUpperTintTrait.self)
        ?? cell.sectionTrait(ListSectionUpperTintTrait.self))
  }
}

/// A line at an edge of a row.
private struct ListLine {
  var isHidden: Bool
  var tint: Color?

  var view: some View {
    Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator))
  }
}

extension ListGaps {
  /// Returns the distances above and below a row.
  func around(_ cell: ListCell, _ style: ListRowStyle) -> (top: CGFloat, bottom: CGFloat) {
    (
      cell.isFirst ? cell.hasHeader ? 0 : above : style.rowSpacing ?? 0,
      cell.isLast && !cell.hasFooter ? below : 0
    )
  }

  /// Returns the shape of a row's part of its card.
  func shape(of cell: ListCell, _ style: ListRowStyle) -> UnevenRoundedRectangle {
    let radius = style.look.hasMargins ? ListMetrics.classic.cornerRadius : 0
    // A sidebar has no cards, so the highlight covers only the row.
    let isOwn = style.hasOwnCards || style.look == .sidebar
    let top = cell.isFirst || isOwn ? radius : 0
    let bottom = cell.isLast || isOwn ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .circular)
  }
}
