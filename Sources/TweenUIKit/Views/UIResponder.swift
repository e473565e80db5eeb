import Foundation

/// What hears of events in UIKit. Nothing is heard here: its kinds are there for programs that hold or
/// subclass them.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder that hears nothing.
  public override init() { super.init() }

  /// The one that would hear of what this one leaves; nil.
  open var next: UIResponder? { nil }
  /// Whether it is the one that hears of keys; never.
  open var isFirstResponder: Bool { false }
  /// Whether it may hear of keys; no.
  open var canBecomeFirstResponder: Bool { false }
  /// Wants to hear of keys; false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Hears of keys no more.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// The name of what would be posted before a keyboard shows. Nothing posts it.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of what would be posted when a keyboard shows. Nothing posts it.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of what would be posted before a keyboard hides. Nothing posts it.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of what would be posted when a keyboard is hidden. Nothing posts it.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of what would be posted before a keyboard moves. Nothing posts it.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of what would be posted when a keyboard has moved. Nothing posts it.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where such a notice would have the keyboard's place at the end: a CGRect.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where such a notice would have the keyboard's place at the beginning: a CGRect.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where such a notice would have the length of the motion: seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// Where such a notice would have the curve of the motion.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
