import Foundation

// Views that programs hold, set and subclass. They keep what is set; none is shown.

/// Words. Never shown.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// The words with their look.
  open var attributedText: NSAttributedString?
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their colour.
  open var textColor: UIColor! = .label
  /// Where they stand.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines at most; 0: any number.
  open var numberOfLines = 1
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller at most.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether they grow with the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false
}

/// A picture. Never shown.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
}

/// A part of something larger. Never shown.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How large it is.
  open var contentSize = CGSize.zero
  /// Where the part begins.
  open var contentOffset = CGPoint.zero
  /// Room around it.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it can be moved.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it goes too far and returns.
  open var bounces = true
  /// Whether it does so up and down though all fits.
  open var alwaysBounceVertical = false
  /// Whether it does so from side to side though all fits.
  open var alwaysBounceHorizontal = false
  /// Whether a line at the side tells where it is.
  open var showsVerticalScrollIndicator = true
  /// Whether a line below tells where it is.
  open var showsHorizontalScrollIndicator = true
  /// How small it can be made.
  open var minimumZoomScale: CGFloat = 1
  /// How large it can be made.
  open var maximumZoomScale: CGFloat = 1
  /// How large it is made.
  open var zoomScale: CGFloat = 1
  /// What hides the keyboard.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// Who would hear of it.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Sets where the part begins.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// Text of many lines. Never shown.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = ""
  /// The text with its look.
  open var attributedText: NSAttributedString?
  /// Its font.
  open var font: UIFont?
  /// Its colour.
  open var textColor: UIColor?
  /// Where it stands.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be changed.
  open var isEditable = true
  /// Whether it can be chosen.
  open var isSelectable = true
  /// Room around it.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The keyboard for it.
  open var keyboardType = UIKeyboardType.default
  /// What becomes capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
}

/// Rows. Never shown.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// What stands between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// Where lines between rows begin.
  open var separatorInset = UIEdgeInsets.zero
  /// How high rows are; -1: each as it is.
  open var rowHeight: CGFloat = -1
  /// What stands above.
  open var tableHeaderView: UIView?
  /// What stands below.
  open var tableFooterView: UIView?
  /// What stands behind.
  open var backgroundView: UIView?
  /// Room above headers.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// How high headers are.
  open var sectionHeaderHeight: CGFloat = -1
  /// How high footers are.
  open var sectionFooterHeight: CGFloat = -1
  /// Whether rows can be chosen.
  open var allowsSelection = true
}

/// A row. Never shown.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What a chosen row looks like.
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  /// What stands behind a chosen row.
  open var selectedBackgroundView: UIView?
  /// What stands at its end.
  open var accessoryType = UITableViewCell.AccessoryType.none
  /// What stands in it.
  public final let contentView = UIView()
}

/// What stands above or below rows. Never shown.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What stands behind it.
  open var backgroundView: UIView?
}

/// Things in an order. Never shown.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// What stands behind.
  open var backgroundView: UIView?
  /// Whether they can be chosen.
  open var allowsSelection = true
}

/// A wheel that turns while something is under way. Never shown.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var color: UIColor! = .systemGray
  /// Whether one at rest is hidden.
  open var hidesWhenStopped = true
  /// How large it is.
  open var style = UIActivityIndicatorView.Style.medium
  /// Whether it turns.
  public private(set) final var isAnimating = false
  /// Turns it.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
}

/// A line that tells how far something is. Never shown.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
}

/// What lies behind, blurred: a material where it is what a `UIViewRepresentable` shows.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What is done to it.
  open var effect: UIVisualEffect?
  /// What stands on it.
  public final let contentView = UIView()
}

extension UIScrollView {
  /// What hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A drag.
    case onDrag = 1
    /// A drag, which takes it along.
    case interactive = 2
  }
}

/// Who would hear of what is scrolled.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

extension UITableViewCell {
  /// What stands between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// What a chosen row looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }
}

extension UIImageView {
  /// A picture in its own size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

extension UIActivityIndicatorView {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Larger.
    case large = 101
  }

  /// A wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
}

extension UIVisualEffectView {
  /// What lies behind, changed by an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// What is done to what lies behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// What lies behind is blurred: a material of views.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How much is blurred, and how light it is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// As light.
    case light = 1
    /// Darker.
    case dark = 2
    /// As light or dark as the surroundings.
    case regular = 4
    /// The same, standing out.
    case prominent = 5
    /// The thinnest of materials.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// A material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// A material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20
  }

  /// How much is blurred.
  public let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Light or dark bars.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// How a line of text ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Before a word.
  case byWordWrapping = 0
  /// Before a letter.
  case byCharWrapping = 1
  /// Cut off.
  case byClipping = 2
  /// Dots at its beginning.
  case byTruncatingHead = 3
  /// Dots at its end.
  case byTruncatingTail = 4
  /// Dots in its middle.
  case byTruncatingMiddle = 5
}
