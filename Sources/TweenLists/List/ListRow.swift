import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What the rows of a list know of it. The list reads it for all of them.
struct ListRowStyle: Equatable {
  var look: _ListLook
  /// Points between rows, each of which has a card of its own then.
  var rowSpacing: CGFloat?
  /// Points that a row is high at least.
  var leastHeight: CGFloat
  /// Pixels to a point.
  var scale: CGFloat
  var isEnabled: Bool
  var isEditing: Bool
  /// The line below the headers of a table stands above its first row.
  var isTable: Bool
  /// Whether the list's own ground is to be seen.
  var isOnGround: Bool
  /// Points at the end of a row that are the index's, in which nothing of its content stands.
  var indexRoom: CGFloat

  /// Each row has a card of its own.
  var hasOwnCards: Bool { rowSpacing ?? 0 > 0 }
}

/// A row of a list: its content, its part of the card, the line below it, and what a press does.
///
/// There are as many of these as there are rows in view, and one is made for each that comes into
/// view: what few rows need stands around it, in `EditableListRow`, or in the view builder's branches.
struct ListRow: View {
  let cell: ListCell
  let style: ListRowStyle
  let gaps: ListGaps
  let sides: ListSideMargins
  let selecting: PresentSelection
  let choice: RowChoice
  let anchor: SelectionAnchor
  @Binding var openRow: Int?
  /// Nothing is written for the row under `ListRowKeys.look`.
  let isPlain: Bool
  /// What this row is inside of another view; nil where it is the whole cell.
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
      indent: CGFloat(said(ListLevelTrait.self)) * metrics.levelIndent,
      indexRoom: style.indexRoom, scale: style.scale
    ) {
      backdrop
      ground
      cell.content(hearing: ListRowFactsKey.self) { if facts != $0 { facts = $0 } }
      let lower = lower
      if !lower.isHidden {
        lower.view.cellPart(cell.hasNext || style.look != .grouped ? .lowerLine : .lastLine)
      }
      let badge = said(BadgeTrait.self)
      let upper = upper
      if badge != nil || !upper.isHidden || style.isEditing {
        if let badge {
          RowBadge(text: badge, own: said(BadgeProminenceTrait.self)).cellPart(.badge)
        }
        if !upper.isHidden { upper.view.cellPart(.upperLine) }
        if style.isEditing {
          leadingControl
          if let handle = editing?.handle { handle.cellPart(.trailing).zIndex(1) }
        }
      }
    }
    // Around the content: a press on it is the row's, unless a control there takes it.
    .gesture(
      PressGesture(yieldsToTaps: true, onPressing: { isPressed = $0 && acts }, action: press),
      including: canPress ? .all : .subviews, area: card
    )
    .semantics(note, handler: take)
  }

  /// What readers find of the row's content: whether it is selected, and what can be done with it.
  private var note: Semantics {
    choice.note(isEnabled: style.isEnabled, and: editing?.delete == nil ? [] : [Self.deleteAction])
  }

  private static var deleteAction: String { "delete" }

  private func take(_ request: ElementRequest.Action) -> Bool {
    switch request {
    case .perform(Self.deleteAction):
      guard let delete = editing?.delete else { return false }
      delete()
      return true
    case .perform("default"):
      // While rows are edited a press selects, whatever the content does else.
      guard style.isEditing, style.isEnabled, choice.isPossible else { return false }
      press()
      return true
    default: return false
    }
  }

  /// Above and below the row's part of its card; where the row is inside of another view, that has them.
  private var ownGaps: (top: CGFloat, bottom: CGFloat) {
    editing == nil ? gaps.around(cell, style) : (0, 0)
  }

  /// The row's part of its card, in the rectangle of its cell.
  private var card: (CGRect) -> CGRect {
    let (sides, gaps) = (sides, ownGaps)
    return { cell in
      var card = sides.card(cell)
      card.origin.y += gaps.top
      card.size.height = max(0, card.height - gaps.top - gaps.bottom)
      return card
    }
  }

  /// The row's part of its card. One shape, whose color changes, whatever else comes to lie behind it:
  /// another one over it would not go with the row.
  private var ground: some View {
    let isShown = isLit || said(ListRowBackgroundTrait.self) == nil
    return gaps.shape(of: cell, style).fill(isShown ? groundColor : .clear)
      .lookAnimation(isPressed && isLit ? nil : .easeOut(duration: 0.35), value: isLit)
      .cellPart(.ground)
  }

  /// What lies behind the card's part: what the row itself says, and, of a row that is moved over others,
  /// the ground of the list.
  @ViewBuilder private var backdrop: some View {
    let own = said(ListRowBackgroundTrait.self)
    if own != nil || editing?.measured != nil {
      let shape = gaps.shape(of: cell, style)
      if let measured = editing?.measured {
        Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.height, action: measured)
          .cellPart(.ground)
      }
      if editing?.isMoved == true, restingGround == nil {
        shape.fill(Color(provider: SystemStyles.systemBackground)).cellPart(.ground)
          .transition(.asymmetric(insertion: .identity, removal: .opacity))
      }
      if let own { own.clipShape(shape).cellPart(.ground) }
    }
  }

  /// A row that is open, or beside one, is not the button that it else is.
  private var isLit: Bool {
    if isPressed, openRow == nil { return true }
    if style.isEditing { return choice.isSelected && choice.isOneOfMany }
    return choice.isSelected || facts.isOpen
  }

  private var groundColor: Color {
    isLit ? Color(provider: SystemStyles.systemGray4) : restingGround ?? .clear
  }

  /// What covers the rows over which this one moves; nil where it is clear.
  private var restingGround: Color? {
    if style.look.isGrouped {
      return Color(provider: SystemStyles.secondarySystemGroupedBackground)
    }
    guard style.look != .sidebar, style.isOnGround else { return nil }
    return Color(provider: SystemStyles.systemBackground)
  }

  /// Deletes the row, or shows whether it is selected. In front of the ground also while it leaves.
  @ViewBuilder private var leadingControl: some View {
    // Rows that are gathered are not deleted one by one.
    if choice.isOneOfMany {
      Image(systemName: choice.isSelected ? "checkmark.circle.fill" : "circle")
        .font(.system(size: 22))
        .foregroundStyle(choice.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: 38, alignment: .leading)
        // The row itself is told to be selected.
        .accessibilityHidden(true)
        .cellPart(.leading)
        .zIndex(1)
    } else if editing?.delete != nil {
      Button {
        // Asks once more, by the button that it uncovers.
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

  /// What is written for the row.
  private func said<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    assert(ListRowKeys.look.contains { $0 == key }, "a plain row is never asked for \(key)")
    return isPlain ? Key.defaultValue : cell.trait(key)
  }

  // MARK: Presses

  private var acts: Bool { style.isEnabled && (!actions.isEmpty || choice.isPossible) }

  /// What a press of the row does beside selecting it. While rows are edited, a press of one that can
  /// be selected only selects, and links lead nowhere (Containers 2.3).
  private var actions: [ListRowAction] {
    guard style.isEditing else { return facts.actions }
    return choice.isPossible ? [] : facts.actions.filter { !$0.isLink }
  }

  /// A press of any row closes the one that is open.
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
      // Taken of all of them: what is on one is not on the next row's.
      let isTapped = action.ownTaps?.take() ?? true
      if isTapped || actions.count == 1 { action.box.perform() }
    }
  }

  // MARK: Lines

  /// The line below the row.
  private var lower: ListLine {
    let tint = said(ListRowLowerTintTrait.self)
    if cell.hasNext {
      let isHidden =
        style.hasOwnCards || style.look == .sidebar
        || said(ListRowLowerLineTrait.self) == .hidden
        || cell.nextTrait(ListRowUpperLineTrait.self) == .hidden
      return ListLine(
        isHidden: isHidden, tint: tint ?? cell.nextTrait(ListRowUpperTintTrait.self))
    }
    // The line above the next section is this one's too, where nothing stands between.
    let isNextsLine =
      !cell.hasFooter && gaps.below == 0 && cell.section + 1 < cell.sectionCount
      && !cell.hasHeader(step: 1)
      && cell.sectionTrait(ListSectionUpperLineTrait.self, step: 1) != .hidden
    let isHidden =
      !style.look.hasOuterLines || isNextsLine
      || said(ListRowLowerLineTrait.self) == .hidden
      || cell.sectionTrait(ListSectionLowerLineTrait.self) == .hidden
    return ListLine(
      isHidden: isHidden, tint: tint ?? cell.sectionTrait(ListSectionLowerTintTrait.self))
  }

  /// The line above the first row of a section.
  private var upper: ListLine {
    let isHidden =
      !cell.isFirst || style.isTable || !style.look.hasOuterLines
      || said(ListRowUpperLineTrait.self) == .hidden
      || cell.sectionTrait(ListSectionUpperLineTrait.self) == .hidden
    return ListLine(
      isHidden: isHidden,
      tint: said(ListRowUpperTintTrait.self)
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
  /// Above and below a row.
  func around(_ cell: ListCell, _ style: ListRowStyle) -> (top: CGFloat, bottom: CGFloat) {
    (
      cell.isFirst ? cell.hasHeader ? 0 : above : style.rowSpacing ?? 0,
      cell.isLast && !cell.hasFooter ? below : 0
    )
  }

  /// A row's part of its card.
  func shape(of cell: ListCell, _ style: ListRowStyle) -> UnevenRoundedRectangle {
    let radius = style.look.hasMargins ? ListMetrics.classic.cornerRadius : 0
    // A sidebar has no cards: what is lit is the row alone.
    let isOwn = style.hasOwnCards || style.look == .sidebar
    let top = cell.isFirst || isOwn ? radius : 0
    let bottom = cell.isLast || isOwn ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .circular)
  }
}
