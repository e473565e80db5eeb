import Foundation

// Views that programs hold, configure and subclass. They store their properties; none is shown.

/// A view with text. It is never shown.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text of the label.
  open var text: String?
  /// The text of the label with its attributes.
  open var attributedText: NSAttributedString?
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text: the system's in 17 points at first.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The alignment of the text in its lines.
  open var textAlignment = NSTextAlignment.natural
  /// The largest number of lines; 0: no limit.
  open var numberOfLines = 1
  /// The way in which a text that is too long is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font shrinks to fit the label's width.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font that fits the width, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font grows with the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false
}

/// A view with an image. It is never shown.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image of the view.
  open var image: UIImage?
}

/// A view of a part of larger content. It is never shown and never scrolls.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The content's point at the view's origin, in points.
  open var contentOffset = CGPoint.zero
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the user could scroll the view.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content can be dragged beyond its ends.
  open var bounces = true
  /// Whether the content bounces vertically although all of it fits.
  open var alwaysBounceVertical = false
  /// Whether the content bounces horizontally although all of it fits.
  open var alwaysBounceHorizontal = false
  /// Whether an indicator at the side shows the vertical position.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator below shows the horizontal position.
  open var showsHorizontalScrollIndicator = true
  /// The smallest factor to which the content can be zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// The largest factor to which the content can be zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// The current zoom factor of the content.
  open var zoomScale: CGFloat = 1
  /// The gesture that hides the keyboard.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The scroll view's delegate. Its methods are never called.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Sets `contentOffset`; `animated` has no effect.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// An editor for text of many lines. It is never shown.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of the view.
  open var text: String! = ""
  /// The text of the view with its attributes.
  open var attributedText: NSAttributedString?
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text in its lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user could edit the text.
  open var isEditable = true
  /// Whether the user could select text.
  open var isSelectable = true
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The keyboard for the text. Without effect.
  open var keyboardType = UIKeyboardType.default
  /// The letters that become capitals automatically. Without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected automatically. Without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
}

/// A table of rows. It is never shown.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The kind of separator between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separators between rows.
  open var separatorColor: UIColor?
  /// The distances of the separators from the table's edges, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of each row, in points; -1: the height of the row's content.
  open var rowHeight: CGFloat = -1
  /// The view above the first row.
  open var tableHeaderView: UIView?
  /// The view below the last row.
  open var tableFooterView: UIView?
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The space above the headers of sections, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of section headers, in points; -1: the height of their content.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of section footers, in points; -1: the height of their content.
  open var sectionFooterHeight: CGFloat = -1
  /// Whether the user could select rows.
  open var allowsSelection = true
}

/// A row of a table. It is never shown.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The look of the row while it is selected.
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  /// The view behind the row while it is selected.
  open var selectedBackgroundView: UIView?
  /// The control at the row's trailing end.
  open var accessoryType = UITableViewCell.AccessoryType.none
  /// The view that holds the row's content.
  public final let contentView = UIView()
}

/// A header or footer of a section. It is never shown.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view behind the content.
  open var backgroundView: UIView?
}

/// A collection of items. It is never shown.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether the user could select items.
  open var allowsSelection = true
}

/// A spinner for a task of unknown length. It is never shown.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spinner.
  open var color: UIColor! = .systemGray
  /// Whether the spinner is hidden while it does not turn.
  open var hidesWhenStopped = true
  /// The size of the spinner.
  open var style = UIActivityIndicatorView.Style.medium
  /// Whether the spinner turns: true between `startAnimating` and `stopAnimating`.
  public private(set) final var isAnimating = false
  /// Sets `isAnimating` to true.
  open func startAnimating() { isAnimating = true }
  /// Sets `isAnimating` to false.
  open func stopAnimating() { isAnimating = false }
}

/// A bar that shows the progress of a task. It is never shown.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The share of the task that is done, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the part that is left.
  open var trackTintColor: UIColor?
}

/// A view that blurs the content behind it. In a `UIViewRepresentable` it is shown as a material;
/// elsewhere it is never shown.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect on the content behind the view; nil: none.
  open var effect: UIVisualEffect?
  /// The view above the effect; its background colour is drawn.
  public final let contentView = UIView()
}

extension UIScrollView {
  /// The gesture that hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No gesture hides the keyboard.
    case none = 0
    /// A drag of the content hides the keyboard.
    case onDrag = 1
    /// A drag moves the keyboard along and can hide it.
    case interactive = 2
  }
}

/// The delegate of a scroll view. It has no requirements, and nothing calls it.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

extension UITableViewCell {
  /// The kind of separator between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A single line.
    case singleLine = 1
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// The same look as rows that are not selected.
    case none = 0
    /// A blue background.
    case blue = 1
    /// A grey background.
    case gray = 2
    /// The default background of the system.
    case `default` = 3
  }

  /// The control at a row's trailing end.
  public enum AccessoryType: Int, Sendable {
    /// No control.
    case none = 0
    /// A chevron, for a row that opens a page.
    case disclosureIndicator = 1
    /// A details button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A details button.
    case detailButton = 4
  }
}

extension UIImageView {
  /// Creates a view with an image, in the image's size; of no size where the image is nil.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

extension UIActivityIndicatorView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// The default size.
    case medium = 100
    /// A larger size.
    case large = 101
  }

  /// Creates a spinner of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
}

extension UIVisualEffectView {
  /// Creates a view with an effect on the content behind it; nil: no effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// An effect on the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view, shown as a material.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// The thickness and brightness of a blur.
  public enum Style: Int, Sendable {
    /// A blur lighter than the content behind it.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A blur that follows the colour scheme.
    case regular = 4
    /// A thick blur that follows the colour scheme.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material of medium thickness.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material of medium thickness, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material of medium thickness, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The thickness and brightness of the blur.
  public let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The colour scheme of a bar. Without effect.
public enum UIBarStyle: Int, Sendable {
  /// A light bar.
  case `default` = 0
  /// A dark bar.
  case black = 1
}

/// The way in which a line of text that is too long is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// The line breaks between words.
  case byWordWrapping = 0
  /// The line breaks between characters.
  case byCharWrapping = 1
  /// The line is cut off at the edge.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the line.
  case byTruncatingMiddle = 5
}
