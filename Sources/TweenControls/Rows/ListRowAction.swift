import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a press of a row does: what a button in it does that has no look of its own.
package struct ListRowAction: Equatable {
  /// What the button does now.
  package final class Box {
    package var perform: () -> Void = {}

    package init() {}
  }

  package let box: Box
  /// How wide a button that a swipe uncovers is at least, in points.
  package var width: CGFloat = 0
  /// Whether it leads to another page.
  package var isLink = false
  /// The taps on the button itself, of one that acts by these alone where the row has several, as what
  /// opens a menu does; nil: it acts by every tap on the row.
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

/// Notes the taps on a button of a row itself, before the row takes them.
@MainActor package final class RowButtonTaps {
  private var isTapped = false

  package nonisolated init() {}

  package func note() { isTapped = true }

  /// Whether the tap is on the button.
  package func take() -> Bool {
    defer { isTapped = false }
    return isTapped
  }
}

private enum RowButtonTapsKey: EnvironmentKey {
  static var defaultValue: RowButtonTaps? { nil }
}

extension EnvironmentValues {
  /// The taps on the button around; nil where it acts by every tap on its row.
  package var rowButtonTaps: RowButtonTaps? {
    get { self[RowButtonTapsKey.self] }
    set { self[RowButtonTapsKey.self] = newValue }
  }
}

/// What the views in a row tell the row.
package struct ListRowFacts: Equatable {
  /// The actions of its buttons, in their order.
  package var actions: [ListRowAction] = []
  /// Whether a link shows its page now.
  package var isOpen = false
  /// Whether a button's label is that of a link.
  var isLink = false

  package init(actions: [ListRowAction] = [], isOpen: Bool = false, isLink: Bool = false) {
    self.actions = actions
    self.isOpen = isOpen
    self.isLink = isLink
  }
}

/// What the views in a row tell it, all together: each key would be another node in each row.
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
/// The label is tinted as buttons are; the row shows the press, and takes it on all its width.
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
      // What a link inside says of its page stands.
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
