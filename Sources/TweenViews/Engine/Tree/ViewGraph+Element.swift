import Foundation

extension ViewGraph {
  /// An element of a running program for assistive technology: its role, its properties, its frame,
  /// and the elements in it.
  ///
  /// Views that only arrange other views are not elements: the elements in them take their place. The
  /// outermost element is the window.
  public struct Element: Equatable, Sendable {
    /// The role of an element. The raw values are used in the text form.
    public enum Role: String, CaseIterable, Sendable {
      /// The window, which contains all others.
      case window
      /// Several elements that belong together.
      case group
      /// The rows of a list or form, with the headers and footers of its sections.
      case list
      /// The rows of a table, with the headers of its columns.
      case table
      /// The heading of the elements after it.
      case header
      /// A text that can be read.
      case text
      /// An image, drawing or symbol.
      case image
      /// A control that acts when it is pressed.
      case button
      /// A control that leads to another place when it is pressed.
      case link
      /// A control that is on or off.
      case toggle
      /// A control whose value can be increased and decreased.
      case adjustable
      /// A control with a choice of several values.
      case picker
      /// A card with items to choose from.
      case menu
      /// A sheet or a cover over the content that presents it.
      case sheet
      /// A message with a choice of answers.
      case alert
      /// A card beside the view that presents it.
      case popover
      /// A field for editing text.
      case textField
      /// A field for secret text, such as a password.
      case secureField
      /// An indicator of the progress of a task.
      case progress
      /// A chart that shows numbers.
      case chart
      /// An element with a label or an action, and without a known role.
      case element
    }

    /// The properties of an element, in one object: elements are copied often while a tree is made,
    /// and shared by successive trees.
    private final class Storage: @unchecked Sendable {
      // Written only while a single element holds it.
      var properties: Properties
      init(_ properties: Properties) { self.properties = properties }
    }
    private var storage: Storage

    private var properties: Properties {
      get { storage.properties }
      _modify {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.properties) }
        yield &storage.properties
      }
    }

    /// The role of the element.
    public var role: Role {
      get { storage.properties.role }
      _modify { yield &properties.role }
    }
    /// The name of the element; empty without one.
    public var label: String {
      get { storage.properties.label }
      _modify { yield &properties.label }
    }
    /// The current value of the element, such as "on"; nil without one.
    public var value: String? {
      get { storage.properties.value }
      _modify { yield &properties.value }
    }
    /// Further states, such as "selected" or "disabled", in alphabetical order.
    public var traits: [String] {
      get { storage.properties.traits }
      _modify { yield &properties.traits }
    }
    /// The names of the element's actions, such as "default" for a press.
    public var actions: [String] {
      get { storage.properties.actions }
      _modify { yield &properties.actions }
    }
    /// A description of what the element's actions do; nil without one.
    public var hint: String? {
      get { storage.properties.hint }
      _modify { yield &properties.hint }
    }
    /// The name by which tests find the element; nil without one.
    public var identifier: String? {
      get { storage.properties.identifier }
      _modify { yield &properties.identifier }
    }
    /// The visible frame of the element, in points of the window.
    public var frame: CGRect {
      get { storage.properties.frame }
      _modify { yield &properties.frame }
    }
    /// The elements in this one, in reading order.
    public var children: [Element] {
      get { storage.properties.children }
      _modify { yield &properties.children }
    }
    /// Alternative names for voice control, the best first.
    public var inputLabels: [String] {
      get { storage.properties.inputLabels }
      _modify { yield &properties.inputLabels }
    }
    /// The level of a heading in its page, from 1 to 6; nil without one.
    public var headingLevel: Int? {
      get { storage.properties.headingLevel }
      _modify { yield &properties.headingLevel }
    }
    /// The point at which the element is pressed, in points of the window; nil: the center of its
    /// visible part.
    public var activationPoint: CGPoint? {
      get { storage.properties.activationPoint }
      _modify { yield &properties.activationPoint }
    }
    /// Further named information for the user.
    public var customContent: [CustomContent] {
      get { storage.properties.customContent }
      _modify { yield &properties.customContent }
    }
    /// Further named properties: `drag` and `drop` with a place, `scroll`, `group`, `pitch`.
    public var remarks: [Remark] {
      get { storage.properties.remarks }
      _modify { yield &properties.remarks }
    }
    /// The rotors that lead through the window's elements; empty for other elements. The window's
    /// actions `next` and `previous`, each with a rotor's name, move a screen reader.
    public var rotors: [Rotor] {
      get { storage.properties.rotors }
      _modify { yield &properties.rotors }
    }
    /// Further data for a bridge to assistive technology.
    package var details: Details {
      get { storage.properties.details }
      _modify { yield &properties.details }
    }

    /// Information about an element that a screen reader reads on request.
    public struct CustomContent: Equatable, Sendable {
      /// The name of the information.
      public var label: String
      /// The text of the information.
      public var value: String
      /// Whether a screen reader reads it without a request.
      public var isImportant: Bool

      /// Creates custom content; each parameter sets the property of that name.
      public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
      }
    }

    /// A named property of an element, as a text.
    public struct Remark: Equatable, Sendable {
      /// The name of the property.
      public var name: String
      /// The text of the property.
      public var words: String
      /// The place that the property applies to, in points of the window; nil: no place.
      public var point: CGPoint?

      /// Creates a remark; each parameter sets the property of that name.
      public init(name: String, words: String, point: CGPoint? = nil) {
        self.name = name
        self.words = words
        self.point = point
      }
    }

    /// A path through elements that belong together, for screen readers.
    public struct Rotor: Equatable, Sendable {
      /// The name of the rotor.
      public var label: String
      /// The names of its entries, in order.
      public var entries: [String]

      /// Creates a rotor; each parameter sets the property of that name.
      public init(label: String, entries: [String]) {
        self.label = label
        self.entries = entries
      }
    }

    /// Creates an element; each parameter sets the property of that name.
    public init(
      role: Role, label: String = "", value: String? = nil, traits: [String] = [],
      actions: [String] = [], hint: String? = nil, identifier: String? = nil, frame: CGRect = .zero,
      children: [Element] = []
    ) {
      storage = Storage(
        Properties(
          role: role, label: label, value: value, traits: traits, actions: actions, hint: hint,
          identifier: identifier, frame: frame, children: children))
    }

    /// Whether two elements have equal properties. `details` are ignored.
    public static func == (left: Element, right: Element) -> Bool {
      left.storage === right.storage || left.properties == right.properties
    }

    /// This element and all elements in it, each before its children.
    public var all: [Element] {
      var list: [Element] = []
      collect(into: &list)
      return list
    }

    private func collect(into list: inout [Element]) {
      list.append(self)
      for child in children { child.collect(into: &list) }
    }
  }
}

extension ViewGraph.Element: CustomStringConvertible {
  /// The text form of the element and its children, one to a line, with children indented: the role
  /// and the label, the other properties by name, and the frame with one decimal.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var words = [role.rawValue, Self.quoted(label)]
    if let value {
      words.append("value=" + (Self.plain.contains(value) ? value : Self.quoted(value)))
    }
    if !traits.isEmpty { words.append("traits=[" + traits.joined(separator: ",") + "]") }
    if !actions.isEmpty { words.append("actions=[" + actions.joined(separator: ",") + "]") }
    if let hint { words.append("hint=" + Self.quoted(hint)) }
    if let headingLevel { words.append("level=\(headingLevel)") }
    if !inputLabels.isEmpty {
      words.append("inputs=[" + inputLabels.map(Self.quoted).joined(separator: ",") + "]")
    }
    if !customContent.isEmpty {
      let parts = customContent.map { Self.quoted($0.label) + ":" + Self.quoted($0.value) }
      words.append("content=[" + parts.joined(separator: ",") + "]")
    }
    for remark in remarks {
      let place = remark.point.map { "(\(Self.number($0.x)),\(Self.number($0.y)))" } ?? ""
      words.append(remark.name + "=" + Self.quoted(remark.words) + place)
    }
    if !rotors.isEmpty {
      let parts = rotors.map {
        Self.quoted($0.label) + ":[" + $0.entries.map(Self.quoted).joined(separator: ",") + "]"
      }
      words.append("rotors=[" + parts.joined(separator: ",") + "]")
    }
    if let identifier { words.append("id=" + identifier) }
    words.append(
      "(\(Self.number(frame.minX)),\(Self.number(frame.minY)) "
        + "\(Self.number(frame.width))x\(Self.number(frame.height)))")
    return [indent + words.joined(separator: " ")]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// The values of switches, which are printed without quotation marks.
  private static let plain: Set<String> = ["on", "off", "mixed"]

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n") + "\""
  }

  /// Formats a number with at most one decimal.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let tenths = (value * 10).rounded()
    let whole = Int64(tenths)
    let digit = abs(whole % 10)
    let sign = whole < 0 ? "-" : ""
    let points = abs(whole / 10)
    return digit == 0 ? "\(sign)\(points)" : "\(sign)\(points).\(digit)"
  }
}
