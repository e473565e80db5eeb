import Foundation

// Controls that programs hold and set. None is shown itself; segments, dots of pages and switches of
// views follow what `appearance()` returns.

/// What can be touched. Never shown.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it is in use.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
}

/// A button. Never shown.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Its words.
  public final let titleLabel: UILabel? = UILabel()
  /// Its picture.
  public final let imageView: UIImageView? = UIImageView()
  /// Sets its words.
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
  /// Sets its picture.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { imageView?.image = image }
  /// Sets the colour of its words.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleLabel?.textColor = color
  }
}

/// A switch. Never shown.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour of one that is on.
  open var onTintColor: UIColor?
  /// The colour of what moves.
  open var thumbTintColor: UIColor?
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider. Never shown.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Its value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// The colour of the line up to the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Sets the picture of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Two buttons for more and less. Never shown.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Its value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// How much more or less.
  open var stepValue: Double = 1
}

/// Dots for pages. Never shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When dots have a ground.
  public enum BackgroundStyle: Int, Sendable {
    /// While they are pressed, which they are not here.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// How many dots.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// The colour of its dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// When the dots have a ground. A view's `indexViewStyle` other than the automatic one comes first.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether one page has no dot.
  open var hidesForSinglePage = false
}

/// Segments of which one is chosen. Never shown.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The chosen one; -1: none.
  open var selectedSegmentIndex = -1
  /// The colour of the chosen one.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their words.
  open var apportionsSegmentWidthsByContent = false
  private final var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets how words look in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titles[state] = attributes
  }
  /// How words look in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titles[state]
  }
  /// Sets the picture behind.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture between.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

/// A field for a line of text. Never shown.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Its text.
  open var text: String?
  /// Its text with its look.
  open var attributedText: NSAttributedString?
  /// What stands in it when it is empty.
  open var placeholder: String?
  /// Its font.
  open var font: UIFont?
  /// The colour of its text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// When a button empties it.
  open var clearButtonMode = UITextField.ViewMode.never
  /// Whether dots stand for letters.
  open var isSecureTextEntry = false
  /// The keyboard for it.
  open var keyboardType = UIKeyboardType.default
  /// What ends its line.
  open var returnKeyType = UIReturnKeyType.default
  /// What becomes capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is for.
  open var textContentType: UITextContentType!
  /// Who would hear of it.
  open weak var delegate: (any UITextFieldDelegate)?
}

extension UIControl {
  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Out of use.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Looked at.
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension UITextField {
  /// When something stands in a field.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While its text is edited.
    case whileEditing = 1
    /// Unless its text is edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}

extension UISegmentedControl {
  /// Segments with words or pictures.
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Low.
  case compact = 1
}

/// Where text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// Who would hear of a field's text.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
