import Foundation

// Controls that programs hold and configure. They are never shown themselves; SwiftUI's segments, page
// dots and switches follow the object that `appearance()` returns.

/// A base class of controls. It is never shown and receives no touches.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control is enabled.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is pressed.
  open var isHighlighted = false
}

/// A button. It is never shown.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The label of the button's title.
  public final let titleLabel: UILabel? = UILabel()
  /// The view of the button's image.
  public final let imageView: UIImageView? = UIImageView()
  /// Sets the title for all states; `state` has no effect.
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
  /// Sets the image for all states; `state` has no effect.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { imageView?.image = image }
  /// Sets the colour of the title for all states; `state` has no effect.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleLabel?.textColor = color
  }
}

/// A switch. It is never shown.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour of the track while the switch is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb. Stored without effect.
  open var thumbTintColor: UIColor?
  /// Sets `isOn`; `animated` has no effect.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider. It is never shown.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value of the slider. It is not clamped to the range.
  open var value: Float = 0
  /// The lower end of the slider's range.
  open var minimumValue: Float = 0
  /// The upper end of the slider's range.
  open var maximumValue: Float = 1
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Does nothing: the image of the thumb is not stored.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Two buttons that decrease and increase a value. It is never shown.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value of the stepper. It is not clamped to the range.
  open var value: Double = 0
  /// The lower end of the stepper's range.
  open var minimumValue: Double = 0
  /// The upper end of the stepper's range.
  open var maximumValue: Double = 100
  /// The difference by which a button changes the value.
  open var stepValue: Double = 1
}

/// A row of dots, one for each page. It is never shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The rule for the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Shown while the dots are pressed, which is never the case here.
    case automatic = 0
    /// The background is always drawn.
    case prominent = 1
    /// The background is never drawn.
    case minimal = 2
  }

  /// The number of pages, each with a dot.
  open var numberOfPages = 0
  /// The index of the current page, from 0.
  open var currentPage = 0
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other pages' dots.
  open var pageIndicatorTintColor: UIColor?
  /// The rule for the background behind the dots. A view's `indexViewStyle`, unless automatic, takes
  /// precedence.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether the dot is hidden where there is only one page. Stored without effect.
  open var hidesForSinglePage = false
}

/// A row of segments of which one is selected. It is never shown.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of the selected segment, from 0; -1: none.
  open var selectedSegmentIndex = -1
  /// The background colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether the widths of segments follow the widths of their titles. Stored without effect.
  open var apportionsSegmentWidthsByContent = false
  private final var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the font and colour of the titles of segments in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titles[state] = attributes
  }
  /// Returns the font and colour of the titles of segments in a state; nil where none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titles[state]
  }
  /// Does nothing: the background image is not stored.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: the image between segments is not stored.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

/// A text field with one line. It is never shown.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The text of the field.
  open var text: String?
  /// The text of the field with its attributes.
  open var attributedText: NSAttributedString?
  /// The text that is displayed while the field is empty.
  open var placeholder: String?
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text in the field.
  open var textAlignment = NSTextAlignment.natural
  /// The time at which a button that clears the field is displayed.
  open var clearButtonMode = UITextField.ViewMode.never
  /// Whether dots replace the characters of the text.
  open var isSecureTextEntry = false
  /// The kind of keyboard for the field. Without effect.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key. Without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that become capitals automatically. Without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected automatically. Without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the field's text. Without effect.
  open var textContentType: UITextContentType!
  /// The field's delegate. Its methods are never called.
  open weak var delegate: (any UITextFieldDelegate)?
}

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits of the state.
    public let rawValue: UInt
    /// Creates a state from its bits, unchanged.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of an enabled control that is not pressed.
    public static let normal: State = []
    /// The state while the control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state while the control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state while the control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The state while the control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension UITextField {
  /// The time at which an accessory of a text field is displayed.
  public enum ViewMode: Int, Sendable {
    /// The accessory is never displayed.
    case never = 0
    /// The accessory is displayed while the text is edited.
    case whileEditing = 1
    /// The accessory is displayed while the text is not edited.
    case unlessEditing = 2
    /// The accessory is always displayed.
    case always = 3
  }
}

extension UISegmentedControl {
  /// Creates a control; the items are not stored.
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

/// The height class of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The default height of a bar.
  case `default` = 0
  /// A low bar, such as on a phone in landscape.
  case compact = 1
}

/// The alignment of text in its line.
public enum NSTextAlignment: Int, Sendable {
  /// The text begins at the left edge.
  case left = 0
  /// The text is centred between the edges.
  case center = 1
  /// The text ends at the right edge.
  case right = 2
  /// The text fills the width of the line.
  case justified = 3
  /// The text is aligned with the side where reading begins.
  case natural = 4
}

/// The delegate of a text field. It has no requirements, and nothing calls it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
