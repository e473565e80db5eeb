import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A phone's switch (Controls 3). Its frame is narrower than its track, which extends beyond the
/// frame's trailing edge.
struct TouchSwitch: View {
  @Binding var isOn: Bool
  let color: Color
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isMarked
  @State private var isPressed = false
  @GestureState private var isDragged = false
  /// Whether the user makes the change under way. The thumb then moves with the switch's own
  /// animation, in place of the program's.
  @State private var isMovedByHand = false
  private let metrics = ControlMetrics.touch

  var body: some View {
    let isHeld = (isPressed || isDragged) && isEnabled
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule(style: .circular).fill(isOn ? color : ControlColors.secondaryFill)
      if isMarked { SwitchMark(isOn: isOn) }
      thumb(isHeld: isHeld).padding(metrics.switchInset)
    }
    .frame(width: metrics.switchSize.width, height: metrics.switchSize.height)
    .transaction(value: isOn) {
      guard isMovedByHand, !$0.disablesAnimations else { return }
      $0.animation = .easeInOut(duration: metrics.switchDuration)
    }
    .animation(.easeInOut(duration: metrics.switchStretchDuration), value: isHeld)
    // The thumb moves relative to the track; the layout moves the track.
    .geometryGroup()
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Capsule(style: .circular))
    .modifier(FocusFrame(radius: metrics.switchSize.height / 2, isAlwaysMarked: false))
    .gesture(
      PressGesture(on: idiom, onPressing: { isPressed = $0 }, action: { turn(!isOn) })
    )
    .gesture(
      DragGesture().waitingForPans().updating($isDragged) { _, isDragged, _ in isDragged = true }
        .onChanged { drag(to: $0.location.x) }
    )
    // A press on the toggle's element is one on the switch.
    .semantics(Semantics(actions: ["default"]))
    .frame(width: metrics.switchFrameWidth, alignment: .leading)
    .onChange(of: isOn) { isMovedByHand = false }
  }

  private func thumb(isHeld: Bool) -> some View {
    Capsule(style: .circular)
      .fill(
        .white.shadow(.drop(color: .black.opacity(0.149), radius: 4, y: 3))
          .shadow(.drop(color: .black.opacity(0.059), radius: 0.5, y: 3))
      )
      .frame(
        width: metrics.switchThumb + (isHeld ? metrics.switchStretch : 0),
        height: metrics.switchThumb)
  }

  private func drag(to x: CGFloat) {
    let share = x / metrics.switchSize.width
    let part = layoutDirection == .rightToLeft ? 1 - share : share
    if !isOn, part >= metrics.switchTurnsOn { turn(true) }
    if isOn, part <= metrics.switchTurnsOff { turn(false) }
  }

  private func turn(_ new: Bool) {
    guard isEnabled else { return }
    isMovedByHand = true
    isOn = new
  }
}

/// The mark that shows the state of a switch without colour: a bar at its free end while it is on,
/// a ring while it is off.
private struct SwitchMark: View {
  let isOn: Bool

  var body: some View {
    Group {
      if isOn {
        Rectangle().fill(.white).frame(width: 1, height: 10)
      } else {
        Circle().stroke(Color.gray, lineWidth: 1).frame(width: 10, height: 10)
      }
    }
    .padding(.horizontal, 9)
    .frame(maxWidth: .infinity, alignment: isOn ? .leading : .trailing)
  }
}
