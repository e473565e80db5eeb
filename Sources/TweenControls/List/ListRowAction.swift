import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a press of a row does: what a button in it does that has no look of its own.
struct ListRowAction: Equatable {
  /// What the button does now.
  final class Box {
    var perform: () -> Void = {}
  }

  let box: Box
  /// How wide a button that a swipe uncovers is at least, in points.
  var width: CGFloat = 0

  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box && left.width == right.width
  }
}

/// The actions of a row, in the order of its buttons.
enum ListRowActionsKey: PreferenceKey {
  static var defaultValue: [ListRowAction] { [] }
  static func reduce(value: inout [ListRowAction], nextValue: () -> [ListRowAction]) {
    value += nextValue()
  }
}

/// Whether a link in a row shows its page now.
enum ListRowOpenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// A button in a row of a list: the row is the button.
///
/// The label is tinted as buttons are; the row shows the press, and takes it on all its width.
struct ListRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ListRowButton(configuration: configuration)
  }
}

private struct ListRowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @State private var box = ListRowAction.Box()

  var body: some View {
    box.perform = configuration.trigger
    return configuration.label
      .containerForeground(color)
      .preference(
        key: ListRowActionsKey.self, value: isEnabled ? [ListRowAction(box: box)] : [])
  }

  private var color: AnyShapeStyle? {
    if hasOwnForeground { return nil }
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}
