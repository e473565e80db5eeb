import Foundation
import TweenMotion

/// Opens URLs: `@Environment(\.openURL) var openURL`, then `openURL(url)`. Links do the same.
///
/// The program's own way is set with `environment(\.openURL, OpenURLAction { url in ... })`. Without
/// one, and where it answers `systemAction`, the system opens the URL: in a window by the desktop's
/// program for it. A run without a window opens nothing: it says so in a warning, and goes on as if
/// the URL had been opened.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of a URL.
  @MainActor @preconcurrency public struct Result {
    fileprivate enum Kind {
      case handled, discarded
      /// nil: the URL itself.
      case system(URL?)
    }
    fileprivate let kind: Kind

    nonisolated fileprivate init(_ kind: Kind) { self.kind = kind }

    /// The program has opened it.
    nonisolated public static let handled = Result(.handled)
    /// Nothing opens it.
    nonisolated public static let discarded = Result(.discarded)
    /// The system is to open it.
    nonisolated public static let systemAction = Result(.system(nil))

    /// The system is to open another URL instead.
    nonisolated public static func systemAction(_ url: URL) -> Result { Result(.system(url)) }
  }

  /// nil: the system opens everything.
  private nonisolated let handler: (@MainActor (URL) -> Result)?
  /// Of the graph that reaches the system.
  private nonisolated let anchor: GraphAnchor?

  /// Asks `handler` about every URL.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.init(asking: { handler($0) }, anchor: nil)
  }

  fileprivate nonisolated init(
    asking handler: (@MainActor (URL) -> Result)?, anchor: GraphAnchor?
  ) {
    self.handler = handler
    self.anchor = anchor
  }

  /// The same, with a graph to reach the system by.
  fileprivate nonisolated func reaching(_ anchor: GraphAnchor?) -> OpenURLAction {
    OpenURLAction(asking: handler, anchor: anchor)
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and tells whether anything took it.
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
  /// Opens URLs, links too.
  public var openURL: OpenURLAction {
    get {
      (self[OpenURLKey.self] ?? OpenURLAction(asking: nil, anchor: nil)).reaching(graphAnchor)
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Has the system open a URL; whether it took it.
  func openOutside(_ url: URL) -> Bool {
    guard url.scheme != nil else {
      warn("The URL \"\(url.absoluteString)\" cannot be opened: it has no scheme, such as https.")
      return false
    }
    if let opensURL { return opensURL(url) }
    warn("The program opens \(url.absoluteString), which a run without a window does not do.")
    return true
  }
}
