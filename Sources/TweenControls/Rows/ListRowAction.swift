import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The action of a press on a row: the action of a button in the row that has no button style of
/// its own.
package struct ListRowAction: Equatable {
  /// The current action of the button.
  package final class Box {
    package var perform: () -> Void = {}

    package init() {}
  }

  package let box: Box
  /// The least width of a button that a swipe uncovers, in points.
  package var width: CGFloat = 0
  /// Whether the button leads to another page.
  package var isLink = false
  /// The taps on the button itself, for a button that acts only on these if the row has several
  /// buttons, such as a button that opens a menu; nil: the button acts on every tap on the row.
  package var ownTaps: RowButtonTaps?

  package init(
    box: Box, width: CGFloat = 0, isLink: Bool = false, ownTaps: RowButtonTaps? = nil
  ) {
    self.box = box
    self.width = width
    self.isLink = isLink
    self.ownTaps = ownTaps
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box && left.width == right.width && left.ownTaps === right.ownTaps
      && left.isLink == right.isLink
  }
}

/// Records the taps on a button of a row, before the row handles them.
@MainActor package final class RowButtonTaps {
  private var isTapped = false

  package nonisolated init() {}

  package func note() { isTapped = true }

  /// Returns whether the tap is on the button.
  package func take() -> Bool {
    defer { isTapped = false }
    return isTapped
  }
}

private enum RowButtonTapsKey: EnvironmentKey {
  static var defaultValue: RowButtonTaps? { nil }
}

extension EnvironmentValues {
  /// The taps on the enclosing button; nil if the button acts on every tap on its row.
  package var rowButtonTaps: RowButtonTaps? {
    get { self[RowButtonTapsKey.self] }
    set { self[RowButtonTapsKey.self] = newValue }
  }
}

/// The facts that the views in a row report to the row.
package struct ListRowFacts: Equatable {
  /// The actions of the row's buttons, in their order.
  package var actions: [ListRowAction] = []
  /// Whether the page of a link in the row is shown now.
  package var isOpen = false
  /// Whether a button's label belongs to a link.
  var isLink = false

  package init(actions: [ListRowAction] = [], isOpen: Bool = false, isLink: Bool = false) {
    self.actions = actions
    self.isOpen = isOpen
    self.isLink = isLink
  }
}

/// The facts about all the views in a row, in one preference key: each further key would add a node
/// to each row.
package enum ListRowFactsKey: PreferenceKey {
  package static var defaultValue: ListRowFacts { ListRowFacts() }
  package static func reduce(value: inout ListRowFacts, nextValue: () -> ListRowFacts) {
    let next = nextValue()
    value.actions += next.actions
    value.isOpen = value.isOpen || next.isOpen
    value.isLink = value.isLink || next.isLink
  }
}

/// A button in a row of a list: the row is the button.
///
/// The label has the tint of buttons. The row shows the press and takes it on its whole width.
struct ListRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ListRowButton(configuration: configuration)
  }
}

private struct ListRowButton: View, ModelUpdating {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.rowButtonTaps) private var ownTaps
  @State private var box = ListRowAction.Box()

  func updateModel() { box.perform = configuration.trigger }

  var body: some View {
    configuration.label
      .containerForeground(color)
      // Keeps the facts that a link inside the label reports.
      .transformPreference(ListRowFactsKey.self) {
        $0.actions =
          isEnabled ? [ListRowAction(box: box, isLink: $0.isLink, ownTaps: ownTaps)] : []
        $0.isLink = false
      }
  }

  private var color: AnyShapeStyle? {
    if hasOwnForeground { return nil }
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}
