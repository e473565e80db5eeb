import TweenPaint

/// The windows of a program.
@MainActor package struct WindowList {
  /// The open ones, in the order they opened.
  private(set) var open: [GraphWindow] = []
  /// The same, from the back to the front.
  private(set) var order: [GraphWindow] = []
  /// The number of windows opened so far.
  private(set) var openedCount = 0
  /// How often one was brought forward by the program or its host.
  package var raises = 0
  /// The anchors of all windows, closed ones included.
  private(set) var anchors: [GraphAnchor] = []
  /// The names of all windows, closed ones included.
  package private(set) var knownNames: Set<String> = []
  /// The last number given to an element of a tree: no two windows' elements share one.
  var lastElementNumber: Int32 = 0
  /// The number of new documents opened so far.
  var newDocuments = 0
  /// The option key is held, and nothing else has been pressed meanwhile.
  var isOptionAlone = false
  /// What the window showed that was closed last.
  private(set) var lastShown: DisplayList?

  mutating func add(_ window: GraphWindow) {
    openedCount += 1
    anchors.append(window.anchor)
    knownNames.insert(window.id)
    open.append(window)
    order.append(window)
  }

  mutating func putInFront(_ window: GraphWindow) {
    order.removeAll { $0 === window }
    order.append(window)
  }

  /// A window is closed; what it showed is kept.
  mutating func remove(_ window: GraphWindow) {
    lastShown = window.displayList
    open.removeAll { $0 === window }
    order.removeAll { $0 === window }
  }

  mutating func removeAll() {
    open = []
    order = []
  }
}
