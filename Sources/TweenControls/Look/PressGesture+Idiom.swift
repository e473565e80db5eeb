import Foundation
import TweenMotion
import TweenViews

extension PressGesture {
  /// A press gesture for controls on a kind of device.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device, which determines the distance beyond the control's edges within
  ///     which a press counts.
  ///   - repeats: Whether the action repeats while the press lasts.
  ///   - onPressing: Called with true when the press begins and with false when it ends.
  ///   - action: The action of the press.
  package nonisolated init(
    on idiom: InterfaceIdiom, repeats: Bool = false, onPressing: @escaping (Bool) -> Void,
    action: @escaping () -> Void
  ) {
    let reach: CGFloat =
      switch idiom {
      case .phone: ControlMetrics.touch.pressReach
      case .pad: 25
      case .desktop: 0
      }
    self.init(
      reach: reach, repetition: repeats ? (idiom.isTouch ? .touch : .desktop) : nil,
      onPressing: onPressing, action: action)
  }
}
