import Foundation
import TweenMotion

/// Notifications that a program sends to assistive technology.
public enum AccessibilityNotification {
  /// A text that the screen reader speaks.
  public struct Announcement: Sendable {
    let words: String
    /// Creates an announcement with a text that is spoken verbatim.
    public init(_ announcement: String) { words = announcement }
    /// Creates an announcement with an attributed text; its attributes are ignored.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    /// Creates an announcement with a text that is looked up in the string tables.
    public init(_ announcement: LocalizedStringResource) {
      words = Text(announcement).words(in: RunningProgram.environment)
    }
    /// Posts the announcement to the program that the running code belongs to; without one it does nothing.
    public func post() { Announcements.post(words) }
  }

  /// A notification that the view's content has changed.
  public struct LayoutChanged {
    let words: String?
    /// - Parameter element: a `String` is spoken; a value of any other type is ignored.
    public init(_ element: Any? = nil) { words = element as? String }
    /// Posts the notification: speaks its text, if it has one.
    public func post() { if let words { Announcements.post(words) } }
  }

  /// A notification that another page or another window is shown.
  public struct ScreenChanged {
    let words: String?
    /// - Parameter element: a `String` is spoken; a value of any other type is ignored.
    public init(_ element: Any? = nil) { words = element as? String }
    /// Posts the notification: speaks its text, if it has one.
    public func post() { if let words { Announcements.post(words) } }
  }

  /// A notification that the content was scrolled to another page.
  public struct PageScrolled: Sendable {
    let words: String
    /// - Parameter status: the text that names the page, such as "Page 2 of 5".
    public init(_ status: String) { words = status }
    /// Creates a notification with an attributed text; its attributes are ignored.
    public init(_ status: AttributedString) { words = String(status.characters) }
    /// Posts the notification: speaks its text.
    public func post() { Announcements.post(words) }
  }
}

private enum Announcements {
  static func post(_ words: String) {
    guard !words.isEmpty else { return }
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { StageClock.current?.graph?.announce(words) }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { StageClock.current?.graph?.announce(words) }
      }
    }
  }
}
