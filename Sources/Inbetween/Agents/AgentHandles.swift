import TweenStage
import TweenViews

/// An element of the current frame with its handle.
struct AgentElement {
  /// The name by which calls refer to the element: `e1`, or `w1` for a window.
  var handle: String
  var element: ViewGraph.Element
  /// The window's id.
  var window: String
  /// The handle of the element around; nil for a window.
  var parent: String?
  /// The number of elements around.
  var depth: Int

  var isWindow: Bool { parent == nil }

  /// The element without its children, as one line of text.
  var line: String { Self.alone(element).description }

  /// The element without its children, as a JSON object with the handle, the window's id and the parent.
  var json: String {
    let text = Self.alone(element).json
    let around = parent.map { ", \"parent\": \(JSONText.string($0))" } ?? ""
    return "{\"handle\": \(JSONText.string(handle)), \"window\": \(JSONText.string(window))"
      + "\(around), " + text.dropFirst()
  }

  /// The role, and the label or the identifier: `button "Add"`.
  var words: String {
    let name =
      element.label.isEmpty
      ? element.identifier.map { " #\($0)" } ?? "" : " " + JSONText.string(element.label)
    return element.role.rawValue + name
  }

  /// The words with the handle, for sentences: `button "Add" (e3)`.
  var phrase: String { "\(words) (\(handle))" }

  private static func alone(_ element: ViewGraph.Element) -> ViewGraph.Element {
    var element = element
    element.children = []
    return element
  }
}

/// The handles of elements and windows in a session.
///
/// A handle belongs to one view as long as the view exists. After the program was started anew, to go back or
/// for a reload, the views are others: a handle then belongs to the element with the same role, label,
/// identifier and place among equal elements, as it is or as it was before. A view that was removed and made
/// again in the same run keeps its handle only if no other element resembles it.
struct AgentHandles {
  /// The properties by which an element is found again.
  struct Signature: Hashable {
    var window: String
    /// The roles, labels and identifiers of the element and of the elements around it.
    var path: String
    /// The number of equal elements before it.
    var order: Int
  }

  private struct Entry {
    var signature: Signature
    /// Earlier signatures, the newest first: labels change.
    var earlier: [Signature] = []
    /// The element's number in the run; nil while it is in no tree of this run.
    var number: Int?
    /// The run in which the element was last seen.
    var run: Int
    /// The element in words, for the sentence that it is gone.
    var words: String
    /// The roles and places of the element and of those around it, if it was in the last tree; otherwise
    /// empty.
    var place = ""
  }

  private struct Key: Hashable {
    var window: String
    var number: Int
  }

  private var entries: [Entry] = []
  private var windows: [String] = []
  private var run = 0
  /// The elements of the last update, in reading order.
  private(set) var elements: [AgentElement] = []

  /// The windows' ids in the order of their handles.
  var windowNames: [String] { windows }

  init() {}

  /// A handle for the session after a reload.
  struct Saved: Equatable {
    var signature: Signature
    var words: String
    var place: String
  }

  /// All handles in order, for the session after a reload.
  var saved: [Saved] {
    entries.map { Saved(signature: $0.signature, words: $0.words, place: $0.place) }
  }

  /// Continues with the handles of an earlier session, which must be at the same moment at the first update.
  init(saved: [Saved], windows: [String]) {
    entries = saved.map {
      Entry(signature: $0.signature, number: nil, run: -1, words: $0.words, place: $0.place)
    }
    self.windows = windows
    isReloaded = true
  }

  /// Whether no update followed a reload. The labels of a changed program may differ, and their places are
  /// the same.
  private var isReloaded = false

  /// Gives all elements of the windows their handles.
  ///
  /// - Parameters:
  ///   - trees: The elements of each window, with its id.
  ///   - run: The number of times that the program was started before.
  mutating func update(_ trees: [(window: String, tree: ViewGraph.Element)], run: Int) {
    if run != self.run {
      self.run = run
      for index in entries.indices { entries[index].number = nil }
    }
    var found: [AgentElement] = []
    var signatures: [Signature] = []
    var counts: [Signature: Int] = [:]
    var places: [String] = []
    for (window, tree) in trees {
      if !windows.contains(window) { windows.append(window) }
      let handle = "w\((windows.firstIndex(of: window) ?? 0) + 1)"
      collect(tree, window, path: "", depth: 0, &found, &signatures, &counts)
      collectPlaces(tree, JSONText.string(window), &places)
      if let first = found.lastIndex(where: { $0.depth == 0 }) { found[first].handle = handle }
    }
    bind(&found, signatures, counts, places)
    isReloaded = false
    elements = found
  }

  private func collectPlaces(
    _ element: ViewGraph.Element, _ around: String, _ places: inout [String]
  ) {
    let place = around + "/" + element.role.rawValue
    places.append(place)
    for (index, child) in element.children.enumerated() {
      collectPlaces(child, "\(place),\(index)", &places)
    }
  }

  private func collect(
    _ element: ViewGraph.Element, _ window: String, path: String, depth: Int,
    _ found: inout [AgentElement], _ signatures: inout [Signature],
    _ counts: inout [Signature: Int]
  ) {
    let name = [element.role.rawValue, element.label, element.identifier ?? ""]
    let path = path + "/" + name.map { JSONText.string($0) }.joined(separator: ",")
    let kind = Signature(window: window, path: path, order: 0)
    let order = counts[kind, default: 0]
    counts[kind] = order + 1
    found.append(
      AgentElement(handle: "", element: element, window: window, parent: nil, depth: depth))
    signatures.append(Signature(window: window, path: path, order: order))
    for child in element.children {
      collect(child, window, path: path, depth: depth + 1, &found, &signatures, &counts)
    }
  }

  private mutating func bind(
    _ found: inout [AgentElement], _ signatures: [Signature], _ counts: [Signature: Int],
    _ places: [String]
  ) {
    var bound = entriesByNumber(found)
    var taken = Set(bound.compactMap(\.self))
    var free: [Signature: Int] = [:]
    let idle = entries.indices.reversed().filter { !taken.contains($0) }
    for index in idle { for signature in entries[index].earlier { free[signature] = index } }
    for index in idle { free[entries[index].signature] = index }
    let elements = found.indices.filter { found[$0].depth > 0 }
    for index in elements where bound[index] == nil {
      guard let candidate = free[signatures[index]] else { continue }
      var kind = signatures[index]
      kind.order = 0
      let isSure =
        entries[candidate].run != run || found[index].element.details.id == 0 || counts[kind] == 1
      if isSure, taken.insert(candidate).inserted { bound[index] = candidate }
    }
    if isReloaded {
      let byPlace = Dictionary(
        idle.map { (entries[$0].place, $0) }, uniquingKeysWith: { first, _ in first })
      for index in elements where bound[index] == nil {
        guard let candidate = byPlace[places[index]], taken.insert(candidate).inserted else {
          continue
        }
        bound[index] = candidate
      }
    }
    for index in entries.indices { entries[index].place = "" }
    for index in elements {
      let entry = bound[index]
      found[index].handle = "e\((entry ?? entries.count) + 1)"
      let number = found[index].element.details.id
      let new = Entry(
        signature: signatures[index], number: number > 0 ? number : nil, run: run,
        words: found[index].words, place: places[index])
      if let entry { renew(entry, new) } else { entries.append(new) }
    }
    addParents(&found)
  }

  /// Returns the entry of each element whose view has a handle already; nil for the others.
  private func entriesByNumber(_ found: [AgentElement]) -> [Int?] {
    var byNumber: [Key: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let number = entry.number {
        byNumber[Key(window: entry.signature.window, number: number)] = index
      }
    }
    var taken: Set<Int> = []
    return found.map { element in
      let number = element.element.details.id
      guard element.depth > 0, number > 0,
        let entry = byNumber[Key(window: element.window, number: number)],
        taken.insert(entry).inserted
      else { return nil }
      return entry
    }
  }

  private mutating func renew(_ index: Int, _ new: Entry) {
    let former = entries[index].signature
    var earlier = entries[index].earlier
    if former != new.signature {
      earlier.removeAll { $0 == former || $0 == new.signature }
      earlier = Array(([former] + earlier).prefix(Self.mostEarlier))
    }
    entries[index] = new
    entries[index].earlier = earlier
  }

  /// The largest number of earlier signatures of a handle.
  private static let mostEarlier = 32

  private func addParents(_ found: inout [AgentElement]) {
    var around: [String] = []
    for index in found.indices {
      around.removeLast(max(0, around.count - found[index].depth))
      found[index].parent = around.last
      around.append(found[index].handle)
    }
  }

  /// Returns the element with a handle, or throws a sentence with the handles that exist.
  func element(_ handle: String) throws(AgentFailure) -> AgentElement {
    if let element = elements.first(where: { $0.handle == handle }) { return element }
    let now = "Handles now: \(Self.list(elements))"
    guard handle.first == "e", let number = Int(handle.dropFirst()),
      entries.indices.contains(number - 1)
    else { throw AgentFailure("There is no handle \(JSONText.string(handle)). \(now)") }
    throw AgentFailure(
      "\(handle) was \(entries[number - 1].words), which is not in the tree now. \(now)")
  }

  /// Returns the id of the window with a handle or an id, or throws a sentence with the windows.
  func window(_ name: String) throws(AgentFailure) -> String {
    let open = elements.filter(\.isWindow)
    if let window = open.first(where: { $0.handle == name || $0.window == name }) {
      return window.window
    }
    throw AgentFailure(
      "No window \(JSONText.string(name)) is open; expected "
        + SentenceText.choices(open.map { "\($0.handle) (\(JSONText.string($0.window)))" }) + ".")
  }

  /// The largest number of elements in a sentence.
  private static let mostListed = 12

  /// Returns some elements in words, as the end of a sentence with its full stop.
  static func list(_ elements: [AgentElement]) -> String {
    guard !elements.isEmpty else { return "none." }
    let named = elements.filter { !$0.element.label.isEmpty || $0.element.identifier != nil }
    let shown = (named.isEmpty ? elements : named).prefix(mostListed)
    let more = elements.count - shown.count
    return shown.map(\.phrase).joined(separator: ", ")
      + (more > 0 ? " and \(more) more, which tree lists." : ".")
  }
}
