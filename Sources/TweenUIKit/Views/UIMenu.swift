import Foundation

// Menus as values: programs create them, store them and run their actions. They are never shown;
// SwiftUI's `Menu` and `contextMenu` are.

/// An element of a menu: an action or a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  private static var identifierCount = 0

  /// Returns an identifier that no other element has. It is the same in each run.
  fileprivate static func freeIdentifier() -> String {
    identifierCount += 1
    return "element-\(identifierCount)"
  }

  /// The mark of an action that can be on or off.
  public enum State: Int, Sendable {
    /// The action's option is off.
    case off = 0
    /// The action's option is on.
    case on = 1
    /// The option is on for some of the objects, and off for others.
    case mixed = 2
  }

  /// The properties of an action that change its look or its effect on the menu.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the attributes.
    public let rawValue: UInt
    /// Creates attributes from their bits; bits other than 1, 2, 4 and 8 have no meaning.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action is disabled: the user cannot choose it.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not displayed in the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  public final let title: String
  /// The text below the title; nil: none.
  public final let subtitle: String?
  /// The image of the element; nil: none.
  public final let image: UIImage?

  init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A closure that runs when an action is chosen, with the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An element of a menu that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from its text, unchanged.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its text, unchanged.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action: the one given to the initializer, or a generated one that no other
  /// element has.
  public final let identifier: Identifier
  /// The text that explains the action; nil: none.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: Attributes
  /// The mark of the action.
  open var state: State
  /// The sender of the action while `performWithSender` runs; otherwise nil.
  public private(set) final var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - subtitle: The text below the title; nil: none.
  ///   - image: The image of the action; nil: none.
  ///   - identifier: The identifier of the action; nil: a generated one.
  ///   - discoverabilityTitle: The text that explains the action; nil: none.
  ///   - attributes: The attributes of the action.
  ///   - state: The mark of the action.
  ///   - handler: The closure that runs when the action is chosen.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(rawValue: Self.freeIdentifier())
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title, subtitle, image)
  }

  /// Runs the action's closure.
  ///
  /// - Parameters:
  ///   - sender: The value of the property `sender` while the closure runs.
  ///   - target: Without effect.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu, or a group of elements in a menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from its text, unchanged.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its text, unchanged.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The way in which a menu is displayed in the menu around it.
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits, unchanged.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are displayed in the menu around it, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The user chooses one of the children at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu: the one given to the initializer, or a generated one that no other
  /// element has.
  public final let identifier: Identifier
  /// The way in which the menu is displayed in the menu around it.
  public final let options: Options
  /// The elements of the menu, in order.
  public final let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - subtitle: The text below the title; nil: none.
  ///   - image: The image of the menu; nil: none.
  ///   - identifier: The identifier of the menu; nil: a generated one.
  ///   - options: The way in which the menu is displayed in the menu around it.
  ///   - children: The elements of the menu, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(rawValue: Self.freeIdentifier())
    self.options = options
    self.children = children
    super.init(title, subtitle, image)
  }

  /// Returns a copy of this menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
