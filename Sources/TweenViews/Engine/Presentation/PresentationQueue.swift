import TweenMotion

/// A queue of presentations in a place where one can be shown at a time: over the window's content,
/// or over other presented content. Further presentations wait for their turn, in order of arrival.
///
/// Each presentation is identified by an owner object, and is removed when that object is released.
@MainActor package final class PresentationQueue: Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    let onTurn: @MainActor () -> Void
  }
  private var entries: [Entry] = []

  package init() {}

  /// Adds an owner to the queue.
  ///
  /// - Parameter onTurn: Called when the place becomes free for an owner that waited.
  /// - Returns: Whether the owner has the place now.
  package func enter(_ owner: AnyObject, onTurn: @escaping @MainActor () -> Void) -> Bool {
    entries.removeAll { $0.owner == nil }
    if !entries.contains(where: { $0.owner === owner }) {
      entries.append(Entry(owner: owner, onTurn: onTurn))
    }
    return entries.first?.owner === owner
  }

  /// Removes an owner from the queue, and gives a place that it had to the next one.
  package func leave(_ owner: AnyObject) {
    let first = entries.first?.owner
    entries.removeAll { $0.owner == nil || $0.owner === owner }
    guard first === owner, let next = entries.first else { return }
    next.onTurn()
  }
}

private enum PresentationQueueKey: EnvironmentKey {
  static var defaultValue: PresentationQueue? { nil }
}

extension EnvironmentValues {
  /// The queue for presentations of the view; nil outside of any window.
  package var presentationQueue: PresentationQueue? {
    get { self[PresentationQueueKey.self] }
    set { self[PresentationQueueKey.self] = newValue }
  }
}
