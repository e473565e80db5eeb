import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A desktop's switch, directly after its label, which reacts too.
struct DesktopSwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.listLevel) private var listLevel
  @State private var isPressed = false
  @State private var isHovered = false

  private static let height: CGFloat = 22
  private static let width: CGFloat = 38

  var body: some View {
    HStack {
      if labelsVisibility != .hidden {
        configuration.label.desktopType().columnLabel()
        if listLevel != nil { Spacer(minLength: 0) }
      }
      track
    }
    .overlay { if labelsVisibility == .hidden { configuration.label.accessibilityOnly() } }
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 && isEnabled }
    .gesture(
      PressGesture(
        on: .desktop, onPressing: { isPressed = $0 && isEnabled },
        action: { if isEnabled { configuration.isOn.toggle() } })
    )
  }

  private var track: some View {
    ZStack(alignment: configuration.isOn ? .trailing : .leading) {
      Capsule(style: .circular).fill(trackColor)
      knob.padding(2)
    }
    .frame(width: Self.width, height: Self.height)
    .animation(.snappy(duration: 0.3), value: configuration.isOn)
    .animation(.snappy(duration: 0.2), value: isPressed)
    .animation(.easeOut(duration: 0.15), value: isHovered)
    // The knob moves relative to the track; the layout moves the track and the label.
    .geometryGroup()
    .modifier(FocusFrame(radius: Self.height / 2, isAlwaysMarked: false))
  }

  private var knob: some View {
    ZStack {
      // A thin dark outline separates the knob from the track.
      Capsule(style: .circular).fill(Color.black.opacity(0.12))
      Capsule(style: .circular).fill(.white).padding(0.5)
    }
    .frame(width: isPressed ? 22 : 18, height: 18)
  }

  private var trackColor: Color {
    if configuration.isOn {
      let color = tint ?? .accentColor
      return isHovered ? color.mix(with: .white, by: 0.12) : color
    }
    let base = colorScheme == .dark ? 0.32 : 0.84
    return Color(white: isHovered ? base - 0.04 : base)
  }
}
