import Foundation
import TweenMotion

/// Opens URLs: `@Environment(\.openURL) var openURL`, then `openURL(url)`. Links use it too.
///
/// `environment(\.openURL, OpenURLAction { url in ... })` sets a program's own handler. Without a
/// handler, or if the handler returns `systemAction`, the system opens the URL: in a window with
/// the desktop's program for it. A run without a window opens nothing: it prints a warning, and
/// continues as if the URL had been opened.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of a handler for a URL.
  @MainActor @preconcurrency public struct Result {
    fileprivate enum Kind {
      case handled, discarded
      /// The URL for the system; nil means the URL given to the handler.
      case system(URL?)
    }
    fileprivate let kind: Kind

    nonisolated fileprivate init(_ kind: Kind) { self.kind = kind }

    /// The program has opened the URL.
    nonisolated public static let handled = Result(.handled)
    /// The URL is ignored: nothing opens it.
    nonisolated public static let discarded = Result(.discarded)
    /// The system must open the URL.
    nonisolated public static let systemAction = Result(.system(nil))

    /// Returns the result with which the system opens another URL instead.
    nonisolated public static func systemAction(_ url: URL) -> Result { Result(.system(url)) }
  }

  /// The handler; nil if the system opens all URLs.
  private nonisolated let handler: (@MainActor (URL) -> Result)?
  /// The graph that passes URLs to the system.
  private nonisolated let anchor: GraphAnchor?

  /// Creates an action that calls `handler` with every URL.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.init(asking: { handler($0) }, anchor: nil)
  }

  fileprivate nonisolated init(
    asking handler: (@MainActor (URL) -> Result)?, anchor: GraphAnchor?
  ) {
    self.handler = handler
    self.anchor = anchor
  }

  /// Returns this action, with a graph that passes URLs to the system.
  fileprivate nonisolated func reaching(_ anchor: GraphAnchor?) -> OpenURLAction {
    OpenURLAction(asking: handler, anchor: anchor)
  }

  /// Opens a URL, by the handler or by the system.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and calls `completion` with false if the URL was discarded or could not be
  /// opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(anchor?.graph?.openOutside(other ?? url) ?? false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// The action that opens URLs, also those of links.
  public var openURL: OpenURLAction {
    get {
      (self[OpenURLKey.self] ?? OpenURLAction(asking: nil, anchor: nil)).reaching(graphAnchor)
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Opens a URL by the system. Returns whether the system accepted it.
  func openOutside(_ url: URL) -> Bool {
    guard url.scheme != nil else {
      warn("The URL \"\(url.absoluteString)\" cannot be opened: it has no scheme, such as https.")
      return false
    }
    if let opensURL { return opensURL(url) }
    warn("The program opened \(url.absoluteString); a run without a window opens no URLs.")
    return true
  }
}
