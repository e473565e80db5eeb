import Foundation

// Menus as values: programs make them, keep them and run their actions. None is shown; `Menu` and
// `contextMenu` are.

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  private static var identifierCount = 0

  /// An identifier that no other element has, the same in each run.
  fileprivate static func freeIdentifier() -> String {
    identifierCount += 1
    return "element-\(identifierCount)"
  }

  /// Whether an action is marked as on.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Parts of what it is about are.
    case mixed = 2
  }

  /// What is peculiar to an action.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The attributes with these bits; others than 1, 2, 4 and 8 have no meaning.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Its menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Its words.
  public final let title: String
  /// Words below the title; nil: none.
  public final let subtitle: String?
  /// Its picture; nil: none.
  public final let image: UIImage?

  init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Called when an action is chosen, with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A part of a menu that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What an action is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The identifier of a name, taken as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name, taken as it is.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is found by: the one that it was made with, or one of its own.
  public final let identifier: Identifier
  /// Words that explain it; nil: none.
  open var discoverabilityTitle: String?
  /// What is peculiar to it.
  open var attributes: Attributes
  /// Whether it is marked as on.
  open var state: State
  /// What sent it: nil until `performWithSender`.
  public private(set) final var sender: Any?
  private let handler: UIActionHandler

  /// An action.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - subtitle: Words below the title; nil: none.
  ///   - image: Its picture; nil: none.
  ///   - identifier: What it is found by; nil: an identifier of its own.
  ///   - discoverabilityTitle: Words that explain it; nil: none.
  ///   - attributes: What is peculiar to it.
  ///   - state: Whether it is marked as on.
  ///   - handler: Called when it is chosen.
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
  ///   - sender: What the closure reads as `sender`.
  ///   - target: Without effect.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu, or a group of one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What a menu is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The identifier of a name, taken as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name, taken as it is.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in the one around it.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its parts stand in the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its parts is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What it is found by: the one that it was made with, or one of its own.
  public final let identifier: Identifier
  /// How it stands in the menu around it.
  public final let options: Options
  /// Its parts, in order.
  public final let children: [UIMenuElement]

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - subtitle: Words below the title; nil: none.
  ///   - image: Its picture; nil: none.
  ///   - identifier: What it is found by; nil: an identifier of its own.
  ///   - options: How it stands in the menu around it.
  ///   - children: Its parts, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(rawValue: Self.freeIdentifier())
    self.options = options
    self.children = children
    super.init(title, subtitle, image)
  }

  /// The same menu with other parts.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
