import TweenMotion

/// The place in which one thing at a time is presented: over the window's content, or over what is
/// presented there. Others wait until it is their turn, in the order they came.
///
/// What waits or is presented is known by an object, and let go of with that.
@MainActor package final class PresentationLine: Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    let onTurn: @MainActor () -> Void
  }
  private var entries: [Entry] = []

  package init() {}

  /// Takes the place, or waits for it.
  ///
  /// - Parameter onTurn: Called when the place is free for one that waited.
  /// - Returns: whether the place is the owner's now.
  package func enter(_ owner: AnyObject, onTurn: @escaping @MainActor () -> Void) -> Bool {
    entries.removeAll { $0.owner == nil }
    if !entries.contains(where: { $0.owner === owner }) {
      entries.append(Entry(owner: owner, onTurn: onTurn))
    }
    return entries.first?.owner === owner
  }

  /// Leaves the place to the next one, or waits no longer.
  package func leave(_ owner: AnyObject) {
    let first = entries.first?.owner
    entries.removeAll { $0.owner == nil || $0.owner === owner }
    guard first === owner, let next = entries.first else { return }
    next.onTurn()
  }
}

private enum PresentationLineKey: EnvironmentKey {
  static var defaultValue: PresentationLine? { nil }
}

extension EnvironmentValues {
  /// Where what the view presents has its place; nil outside of any window.
  package var presentationLine: PresentationLine? {
    get { self[PresentationLineKey.self] }
    set { self[PresentationLineKey.self] = newValue }
  }
}
