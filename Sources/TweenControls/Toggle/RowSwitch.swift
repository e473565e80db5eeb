import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A switch at the end of a row of a list, its label at the beginning.
///
/// Measures and colours are those of Documentation/Semantics/Look.md (5): the track is 2 points wider
/// than the room that it takes, and ends beyond the row's inset.
struct RowSwitch: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility
  @State private var isPressed = false

  private static let track = CGSize(width: 51, height: 31)
  private static let room: CGFloat = 49
  private static let inset: CGFloat = 2
  private static let thumb: CGFloat = 27
  /// How much wider the thumb is while it is held.
  private static let stretch: CGFloat = 6

  var body: some View {
    HStack(spacing: 8) {
      if labelsVisibility != .hidden {
        configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      }
      control
        .opacity(isEnabled ? 1 : 0.5)
        .frame(width: Self.room, height: Self.track.height, alignment: .leading)
        .contentShape(Rectangle())
        .gesture(
          PressGesture(
            onPressing: { isPressed = $0 && isEnabled },
            action: { if isEnabled { configuration.isOn.toggle() } }))
    }
    // Rows are 44 high with a switch as with words.
    .padding(.vertical, -5)
  }

  private var control: some View {
    ZStack(alignment: configuration.isOn ? .trailing : .leading) {
      Capsule(style: .circular)
        .fill(
          configuration.isOn
            ? AnyShapeStyle(tint ?? .green)
            : AnyShapeStyle(Color(provider: SystemStyles.secondarySystemFill)))
      Capsule(style: .circular).fill(.white)
        .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
        .frame(width: Self.thumb + (isPressed ? Self.stretch : 0), height: Self.thumb)
        .padding(Self.inset)
    }
    .frame(width: Self.track.width, height: Self.track.height)
    .animation(.snappy(duration: 0.3), value: configuration.isOn)
    .animation(.snappy(duration: 0.2), value: isPressed)
    // The thumb's way is within the track; the track's place is the layout's, and so is the label.
    .geometryGroup()
  }
}
