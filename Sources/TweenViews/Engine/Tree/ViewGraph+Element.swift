import Foundation

extension ViewGraph {
  /// What one element of a running program is to somebody who doesn't see it: its role, what it says,
  /// where it lies, and the elements in it.
  ///
  /// Views that only arrange others are no elements: what is in them stands in their place. The
  /// outermost element is the window.
  public struct Element: Equatable, Sendable {
    /// What an element is. The words are those of the text form.
    public enum Role: String, CaseIterable, Sendable {
      /// The window, around all others.
      case window
      /// Elements that belong together.
      case group
      /// The rows of a list or form, with the headers and footers of its sections.
      case list
      /// The rows of a table, with the headers of its columns.
      case table
      /// The heading of what follows.
      case header
      /// Words to read.
      case text
      /// A picture.
      case image
      /// It acts when it is pressed.
      case button
      /// It leads elsewhere when it is pressed.
      case link
      /// It is on or off.
      case toggle
      /// Its value is made more or less.
      case adjustable
      /// It is set to one of several values.
      case picker
      /// What can be chosen, in a card.
      case menu
      /// A sheet or a cover over what presents it.
      case sheet
      /// A question, with what can be answered.
      case alert
      /// A card beside what it belongs to.
      case popover
      /// Text is typed in it.
      case textField
      /// Text is typed in it that nobody is to see.
      case secureField
      /// It tells how far something has come.
      case progress
      /// It shows numbers as a picture.
      case chart
      /// It has a label or an action, and nothing says what it is.
      case element
    }

    /// Elements are copied by the thousand on their way into a tree, and shared by one tree and the
    /// next: all that one says is held once.
    private final class Storage: @unchecked Sendable {
      // Written only by the one element that holds it.
      var said: Said
      init(_ said: Said) { self.said = said }
    }
    private var storage: Storage

    private var said: Said {
      get { storage.said }
      _modify {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.said) }
        yield &storage.said
      }
    }

    /// What it is.
    public var role: Role {
      get { storage.said.role }
      _modify { yield &said.role }
    }
    /// What it is called; empty where it has no name.
    public var label: String {
      get { storage.said.label }
      _modify { yield &said.label }
    }
    /// What it is set to, such as "on"; nil where it has no value.
    public var value: String? {
      get { storage.said.value }
      _modify { yield &said.value }
    }
    /// What else is so, such as "selected" or "disabled", in the order of the alphabet.
    public var traits: [String] {
      get { storage.said.traits }
      _modify { yield &said.traits }
    }
    /// What can be done with it, such as "default" for a press.
    public var actions: [String] {
      get { storage.said.actions }
      _modify { yield &said.actions }
    }
    /// What its actions do, in words; nil where nothing says so.
    public var hint: String? {
      get { storage.said.hint }
      _modify { yield &said.hint }
    }
    /// The name by which tests find it; nil where it has none.
    public var identifier: String? {
      get { storage.said.identifier }
      _modify { yield &said.identifier }
    }
    /// Where it is shown, in points of the window.
    public var frame: CGRect {
      get { storage.said.frame }
      _modify { yield &said.frame }
    }
    /// The elements in it, in the order they are read.
    public var children: [Element] {
      get { storage.said.children }
      _modify { yield &said.children }
    }
    /// Other names by which it can be called aloud, the best first.
    public var inputLabels: [String] {
      get { storage.said.inputLabels }
      _modify { yield &said.inputLabels }
    }
    /// How deep in its page a heading stands, from 1 to 6; nil where nothing says so.
    public var headingLevel: Int? {
      get { storage.said.headingLevel }
      _modify { yield &said.headingLevel }
    }
    /// Where a press meets it, in points of the window; nil: the middle of what shows of it.
    public var activationPoint: CGPoint? {
      get { storage.said.activationPoint }
      _modify { yield &said.activationPoint }
    }
    /// What else a user may want to know of it, by names.
    public var customContent: [CustomContent] {
      get { storage.said.customContent }
      _modify { yield &said.customContent }
    }
    /// What else was said of it, by names: `drag` and `drop` with a place, `scroll`, `group`, `pitch`.
    public var remarks: [Remark] {
      get { storage.said.remarks }
      _modify { yield &said.remarks }
    }
    /// Of the window: the rotors that lead through its elements. Its actions `next` and `previous`, each
    /// with a rotor's name, take a reader along.
    public var rotors: [Rotor] {
      get { storage.said.rotors }
      _modify { yield &said.rotors }
    }
    /// What a bridge to assistive technology needs beside.
    package var details: Details {
      get { storage.said.details }
      _modify { yield &said.details }
    }

    /// Something that is told of an element only when a user asks for more.
    public struct CustomContent: Equatable, Sendable {
      /// What it is.
      public var label: String
      /// What is to be told.
      public var value: String
      /// Whether it is told without being asked for.
      public var isImportant: Bool

      /// A piece of content; each parameter is the property of that name.
      public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
      }
    }

    /// Something that was said of an element under a name.
    public struct Remark: Equatable, Sendable {
      /// What it is about.
      public var name: String
      /// What was said.
      public var words: String
      /// Where it is so, in points of the window; nil: it is about no place.
      public var point: CGPoint?

      /// A remark; each parameter is the property of that name.
      public init(name: String, words: String, point: CGPoint? = nil) {
        self.name = name
        self.words = words
        self.point = point
      }
    }

    /// A way through elements that belong together.
    public struct Rotor: Equatable, Sendable {
      /// What it is called.
      public var label: String
      /// What its entries are called, in order.
      public var entries: [String]

      /// A rotor; each parameter is the property of that name.
      public init(label: String, entries: [String]) {
        self.label = label
        self.entries = entries
      }
    }

    /// An element; each parameter is the property of that name.
    public init(
      role: Role, label: String = "", value: String? = nil, traits: [String] = [],
      actions: [String] = [], hint: String? = nil, identifier: String? = nil, frame: CGRect = .zero,
      children: [Element] = []
    ) {
      storage = Storage(
        Said(
          role: role, label: label, value: value, traits: traits, actions: actions, hint: hint,
          identifier: identifier, frame: frame, children: children))
    }

    /// Whether two elements say the same.
    public static func == (left: Element, right: Element) -> Bool {
      left.storage === right.storage || left.said == right.said
    }

    /// This element and all in it, each before those in it.
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
  /// The element and those in it, one to a line, those in it further in: its role and label, what
  /// else there is by name, and its frame with one decimal.
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

  /// Values of switches, which are words and no text.
  private static let plain: Set<String> = ["on", "off", "mixed"]

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n") + "\""
  }

  /// With at most one decimal.
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
