import Foundation
import TweenMotion

/// What a program has assistive technology say.
public enum AccessibilityNotification {
  /// Words that are said.
  public struct Announcement: Sendable {
    let words: String
    /// Words as they are.
    public init(_ announcement: String) { words = announcement }
    /// Words with attributes, of which the words count.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    /// Words that are looked up in the string tables.
    public init(_ announcement: LocalizedStringResource) {
      words = Text(announcement).words(in: RunningProgram.environment)
    }
    /// Has them said, in the program that the running code belongs to; without one it does nothing.
    public func post() { Announcements.post(words) }
  }

  /// The view shows something else now.
  public struct LayoutChanged {
    let words: String?
    /// - Parameter element: Words that are said of it; anything else is not told.
    public init(_ element: Any? = nil) { words = element as? String }
    /// Has it told.
    public func post() { if let words { Announcements.post(words) } }
  }

  /// Another page or another window is shown now.
  public struct ScreenChanged {
    let words: String?
    /// - Parameter element: Words that are said of it; anything else is not told.
    public init(_ element: Any? = nil) { words = element as? String }
    /// Has it told.
    public func post() { if let words { Announcements.post(words) } }
  }

  /// A page was turned.
  public struct PageScrolled: Sendable {
    let words: String
    /// - Parameter status: Which page it is, in words.
    public init(_ status: String) { words = status }
    /// Words with attributes, of which the words count.
    public init(_ status: AttributedString) { words = String(status.characters) }
    /// Has it told.
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
