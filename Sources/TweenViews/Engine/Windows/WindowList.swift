import TweenPaint

/// The windows of a program.
@MainActor package struct WindowList {
  /// The open windows, in the order in which they were opened.
  private(set) var open: [GraphWindow] = []
  /// The open windows, from back to front.
  private(set) var order: [GraphWindow] = []
  /// The number of windows opened so far.
  private(set) var openedCount = 0
  /// The number of times that the program or its host activated a window.
  package var raises = 0
  /// The anchors of all windows, closed ones included.
  private(set) var anchors: [GraphAnchor] = []
  /// The names of all windows, closed ones included.
  package private(set) var knownNames: Set<String> = []
  /// The last number given to an element of an accessibility tree; numbers are unique among all
  /// windows.
  var lastElementNumber: Int32 = 0
  /// The number of new documents opened so far.
  var newDocuments = 0
  /// Whether the option key is held, and no other key has been pressed since.
  var isOptionAlone = false
  /// The last display list of the window that was closed last.
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

  /// Removes a closed window, and keeps its display list.
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
