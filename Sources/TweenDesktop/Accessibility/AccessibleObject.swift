import Foundation
import TweenViews

/// The key of an object: its window, and the id of its element there; 0 is the window itself.
struct AccessibleKey: Hashable, Sendable {
  var window: Int
  var element: Int

  /// The path of the object on the bus.
  var path: String { "\(Self.folder)\(window)_\(element)" }

  static let folder = "/org/a11y/atspi/accessible/"

  init(window: Int, element: Int) {
    self.window = window
    self.element = element
  }

  /// Creates the key of a path; nil for a path of another form.
  init?(path: String) {
    guard path.hasPrefix(Self.folder) else { return nil }
    let numbers = path.dropFirst(Self.folder.count).split(
      separator: "_", omittingEmptySubsequences: false)
    guard numbers.count == 2, let window = Int(numbers[0]), let element = Int(numbers[1]) else {
      return nil
    }
    self.init(window: window, element: element)
  }
}

/// An element of a window, as assistive technology reads it on the bus.
struct AccessibleObject: Equatable, Sendable {
  var key: AccessibleKey
  /// The key of the parent; nil: the application.
  var parent: AccessibleKey?
  var children: [AccessibleKey] = []
  var role: AccessibleRole
  var name = ""
  var description = ""
  var states: AccessibleStates = []
  /// The rectangle in points of the window.
  var frame = CGRect.zero
  /// The actions, by their names in the view tree.
  var actions: [String] = []
  var attributes: [String: String] = [:]
  var identifier = ""
  var amount: ViewGraph.Element.Amount?
  /// The text, if a screen reader can read it by characters; otherwise nil.
  var text: AccessibleText?
  /// The position of the element in the window's tree, as indices of children; followed by its label
  /// there.
  var place: [Int] = []
  var label = ""

  /// The names of the interfaces that the object supports.
  var interfaces: [String] {
    var names = ["org.a11y.atspi.Accessible", "org.a11y.atspi.Component"]
    if !actions.isEmpty { names.append("org.a11y.atspi.Action") }
    if amount != nil { names.append("org.a11y.atspi.Value") }
    if let text {
      names.append("org.a11y.atspi.Text")
      if text.isEditable { names.append("org.a11y.atspi.EditableText") }
    }
    if hasSelectableChildren { names.append("org.a11y.atspi.Selection") }
    return names
  }

  /// The name of the group of elements in the window to which the element belongs; nil: none.
  var group: String?
  /// Whether one or more of the children are selected.
  var hasSelectableChildren = false
}

/// Text that a screen reader can read by characters.
struct AccessibleText: Equatable, Sendable {
  /// The characters as Unicode scalars, in which AT-SPI counts.
  var scalars: [Unicode.Scalar]
  /// The index of the insertion point; nil: none.
  var caret: Int?
  var selection = 0..<0
  var isEditable = false

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the text of a range, clamped to the text.
  func words(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<scalars.count)
    return String(String.UnicodeScalarView(scalars[range]))
  }
}

/// A window with all its objects.
struct AccessibleWindow: Equatable, Sendable {
  var number: Int
  var objects: [AccessibleKey: AccessibleObject] = [:]
  /// The keys in reading order, the window first.
  var order: [AccessibleKey] = []

  var root: AccessibleKey { AccessibleKey(window: number, element: 0) }

  /// - Parameters:
  ///   - tree: The elements of the window.
  ///   - isActive: Whether the window receives key events.
  init(number: Int, tree: ViewGraph.Element, isActive: Bool) {
    self.number = number
    add(tree, id: 0, in: nil, parent: nil, place: [])
    if isActive { objects[root]?.states.insert(.active) }
    // The element that the screen reader reads is reported as focused, independent of the keyboard
    // focus.
    guard let read = tree.all.first(where: \.details.hasReader)?.details.id else { return }
    for key in order where key.element != read { objects[key]?.states.remove(.focused) }
  }

  /// Adds an element with its descendants, and returns its key.
  @discardableResult private mutating func add(
    _ element: ViewGraph.Element, id: Int, in parentElement: ViewGraph.Element?,
    parent: AccessibleKey?, place: [Int]
  ) -> AccessibleKey {
    let key = AccessibleKey(window: number, element: id)
    var object = AccessibleObject(element, key: key, in: parentElement)
    object.parent = parent
    object.place = place
    order.append(key)
    for (index, child) in element.children.enumerated() {
      object.children.append(
        add(child, id: child.details.id, in: element, parent: key, place: place + [index]))
    }
    objects[key] = object
    count(object.children)
    return key
  }

  /// Sets the position of each object among its siblings of the same role.
  private mutating func count(_ children: [AccessibleKey]) {
    for role in [AccessibleRole.pageTab, .radioButton, .menuItem] {
      let group = children.filter { objects[$0]?.role == role }
      for (index, key) in group.enumerated() {
        objects[key]?.attributes["posinset"] = "\(index + 1)"
        objects[key]?.attributes["setsize"] = "\(group.count)"
      }
    }
  }
}

extension AccessibleObject {
  fileprivate init(
    _ element: ViewGraph.Element, key: AccessibleKey, in parent: ViewGraph.Element?
  ) {
    self.init(key: key, role: AccessibleRole(element, in: parent))
    label = element.label
    name = element.label
    description = element.hint ?? ""
    frame = element.frame
    actions = element.actions
    identifier = element.identifier ?? ""
    amount = element.details.amount
    group = element.remarks.first { $0.name == "group" }?.words
    hasSelectableChildren =
      element.role != .window
      && element.children.contains { $0.traits.contains("selected") }
    states = Self.states(of: element, role: role, in: parent)
    attributes = Self.attributes(of: element)
    setText(of: element)
    setValue(of: element)
  }

  /// Text fields have the edited text; labels and headings have their own text.
  private mutating func setText(of element: ViewGraph.Element) {
    switch role {
    case .entry, .passwordText:
      var text = AccessibleText(element.value ?? "")
      text.isEditable = !element.traits.contains("disabled")
      if let editing = element.details.editing {
        text.caret = min(editing.caret, text.scalars.count)
        text.selection = editing.selection.clamped(to: 0..<text.scalars.count)
      }
      self.text = text
    case .label, .heading: text = AccessibleText(element.label)
    // The value of a combo box or spin button is its text.
    case .comboBox, .spinButton: text = element.value.map { AccessibleText($0) }
    default: break
    }
  }

  /// Appends a value to the name if no interface of the bus can represent it.
  private mutating func setValue(of element: ViewGraph.Element) {
    guard let value = element.value, !value.isEmpty, amount == nil, text == nil,
      element.role != .toggle
    else { return }
    name = name.isEmpty ? value : name + ", " + value
  }

  private static func states(
    of element: ViewGraph.Element, role: AccessibleRole, in parent: ViewGraph.Element?
  ) -> AccessibleStates {
    var states: AccessibleStates = [.showing, .visible]
    let traits = element.traits
    if !traits.contains("disabled") { states.formUnion([.enabled, .sensitive]) }
    if element.details.isFocusable { states.insert(.focusable) }
    if traits.contains("focused") || element.details.hasReader {
      states.formUnion([.focused, .focusable])
    }
    if traits.contains("modal") || [.dialog, .alert].contains(role) { states.insert(.modal) }
    let isChosen = traits.contains("selected")
    switch role {
    case .toggleButton, .checkMenuItem:
      states.insert(.checkable)
      // AT-SPI clients that also read `pressed` would announce the state twice, so that only `checked`
      // is set.
      if element.value == "on" || isChosen { states.insert(.checked) }
      if element.value == "mixed" { states.insert(.indeterminate) }
    case .radioButton:
      states.insert(.checkable)
      if isChosen { states.insert(.checked) }
    case .entry, .passwordText:
      states.insert(.editable)
      states.insert(element.details.editing?.hasLines == true ? .multiLine : .singleLine)
    case .comboBox: states.insert(.hasPopUp)
    case .progressBar: if element.details.amount == nil { states.insert(.indeterminate) }
    default: break
    }
    if traits.contains("popUp") { states.insert(.hasPopUp) }
    if isChosen { states.formUnion([.selectable, .selected]) }
    if [.pageTab, .radioButton].contains(role) { states.insert(.selectable) }
    return states
  }

  private static func attributes(of element: ViewGraph.Element) -> [String: String] {
    var attributes = ["toolkit": "Inbetween", "tag": element.role.rawValue]
    if let identifier = element.identifier { attributes["id"] = identifier }
    if let value = element.value { attributes["valuetext"] = value }
    if let level = element.headingLevel { attributes["level"] = "\(level)" }
    if !element.traits.isEmpty { attributes["traits"] = element.traits.joined(separator: " ") }
    if !element.inputLabels.isEmpty {
      attributes["inputLabels"] = element.inputLabels.joined(separator: ", ")
    }
    for remark in element.remarks { attributes[remark.name] = remark.words }
    for content in element.customContent where !content.label.isEmpty {
      attributes[content.label] = content.value
    }
    return attributes
  }
}
