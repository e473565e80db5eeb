import Foundation
import TweenMotion
import TweenViews

extension PressGesture {
  /// A press as the controls of an idiom take it.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device, which says how far beyond the control's edges a press counts.
  ///   - repeats: Whether the action comes again while the press lasts.
  ///   - onPressing: Told whether the press is on.
  ///   - action: What the press does.
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
