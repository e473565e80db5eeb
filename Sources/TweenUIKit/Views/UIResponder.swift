import Foundation

/// A base class of objects that receive events. No event is delivered here: programs can hold and
/// subclass responders.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder that receives no events.
  public override init() { super.init() }

  /// The next responder of the chain; always nil.
  open var next: UIResponder? { nil }
  /// Whether the responder receives key events; always false.
  open var isFirstResponder: Bool { false }
  /// Whether the responder can receive key events; false unless a subclass overrides it.
  open var canBecomeFirstResponder: Bool { false }
  /// Requests key events. Returns false: the request has no effect.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives up key events. Returns true, without effect.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// The name of the notification about a keyboard that is about to show. It is never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of the notification about a keyboard that was shown. It is never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of the notification about a keyboard that is about to hide. It is never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of the notification about a keyboard that was hidden. It is never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of the notification about a keyboard that is about to move. It is never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of the notification about a keyboard that has moved. It is never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's final frame, a `CGRect`, in keyboard notifications, which are never
  /// posted.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's first frame, a `CGRect`, in keyboard notifications, which are never
  /// posted.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the motion's duration, in seconds, in keyboard notifications, which are never posted.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the motion's curve in keyboard notifications, which are never posted.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
