import Foundation
import TweenGeometry
import TweenViews

/// A view that programs hold, configure and subclass. It is never shown.
///
/// It stores its properties and its subviews, so that code that uses views runs.
@preconcurrency @MainActor open class UIView: UIResponder, UIAppearance {
  /// The way in which content is fitted into the view's bounds. Stored without effect.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the view's size.
    case scaleToFill = 0
    /// The content is scaled to fit the view; its proportions are kept.
    case scaleAspectFit = 1
    /// The content is scaled to fill the view; its proportions are kept.
    case scaleAspectFill = 2
    /// The content is drawn again when the view's size changes.
    case redraw = 3
    /// The content keeps its size and is centred.
    case center = 4
    /// The content keeps its size and is aligned with the top edge.
    case top = 5
    /// The content keeps its size and is aligned with the bottom edge.
    case bottom = 6
    /// The content keeps its size and is aligned with the left edge.
    case left = 7
    /// The content keeps its size and is aligned with the right edge.
    case right = 8
    /// The content keeps its size and is aligned with the top left corner.
    case topLeft = 9
    /// The content keeps its size and is aligned with the top right corner.
    case topRight = 10
    /// The content keeps its size and is aligned with the bottom left corner.
    case bottomLeft = 11
    /// The content keeps its size and is aligned with the bottom right corner.
    case bottomRight = 12
  }

  /// The lengths of a view that change when its superview is resized. Stored without effect.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from its bits, unchanged.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width of the view changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height of the view changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Creates a view with a frame, in points of its superview.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view of size zero; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// Creates a view of size zero.
  public override convenience init() { self.init(frame: .zero) }

  /// The rectangle in the coordinates of the superview, in points.
  open var frame: CGRect { didSet { bounds.size = frame.size } }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect
  /// The centre of the frame, in points of the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The transform of the view about its centre. Stored without effect.
  open var transform = CGAffineTransform.identity
  /// The colour of the background; nil: none.
  open var backgroundColor: UIColor?
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of interactive elements; nil: the colour of the superview.
  open var tintColor: UIColor!
  /// The opacity, from 0 (clear) to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view covers the content behind it completely. Stored without effect.
  open var isOpaque = true
  /// Whether content outside of the bounds is clipped. Stored without effect.
  open var clipsToBounds = false
  /// Whether the view receives touches. Stored without effect: there are none.
  open var isUserInteractionEnabled = true
  /// The layer of the view. It is never shown, and its properties are independent of the view's.
  public final private(set) lazy var layer = CALayer()
  /// The way in which content is fitted into the view's bounds. Stored without effect.
  open var contentMode = ContentMode.scaleToFill
  /// The lengths that change when the superview is resized. Stored without effect.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the autoresizing mask creates layout constraints. Stored without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// A number that identifies the view; see `viewWithTag(_:)`.
  open var tag = 0
  /// The colour scheme of this view and its subviews. Stored without effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether assistive technology can reach the view. Stored without effect.
  open var isAccessibilityElement = false
  /// The text that describes the view to assistive technology. Stored without effect.
  open var accessibilityLabel: String?
  /// The identifier of the view for tests. Stored without effect.
  open var accessibilityIdentifier: String?

  /// The subviews, from back to front.
  public private(set) final var subviews: [UIView] = []
  /// The view that contains this view; nil: none.
  public private(set) final weak var superview: UIView?
  /// The window that contains this view; nil: none.
  open var window: UIWindow? { superview?.window }
  /// The parts of a window's edges that content must keep clear, as the superview returns them;
  /// otherwise zero.
  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
  /// The traits of the program's window.
  open var traitCollection: UITraitCollection { .current }
  /// The natural size of the view, in points; -1 in both directions: none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The value -1, for a view without a natural width or height.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Adds a view in front of the other subviews, after removing it from its superview.
  open func addSubview(_ view: UIView) {
    guard view !== self else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Inserts a view among the subviews, after removing it from its superview. Index 0 is the back;
  /// other indices are clamped to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns the first view with a tag among this view and its descendants, depth first; nil: none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Does nothing: subviews are not laid out.
  open func setNeedsLayout() {}
  /// Does nothing: subviews are not laid out.
  open func layoutIfNeeded() {}
  /// A method for subclasses to override. Never called: subviews are not laid out.
  open func layoutSubviews() {}
  /// Does nothing: views are not drawn.
  open func setNeedsDisplay() {}
  /// A method for subclasses to override. Never called: views are not drawn.
  open func draw(_ rect: CGRect) {}
  /// Returns the size of the bounds, in points; the argument has no effect.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size of the frame to the result of `sizeThatFits(_:)`.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// A method for subclasses to override. Never called.
  open func didMoveToWindow() {}
  /// A method for subclasses to override. Never called.
  open func didMoveToSuperview() {}
  /// A method for subclasses to override. Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Returns false: views never edit text.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }

  /// Runs `animations` at once; none of the changes is shown.
  ///
  /// - Parameters:
  ///   - duration: Seconds of the stage's clock after which `completion` is called; a negative number
  ///     and NaN count as 0.
  ///   - animations: A closure that changes properties of views.
  ///   - completion: A closure that is called later, never within this call, with true.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    let seconds = duration > 0 ? duration : 0
    // `completion` is called on the main actor, where `animate` was called.
    nonisolated(unsafe) let action = completion
    if let stage = StageClock.mainCurrent {
      stage.perform(after: seconds) { action(true) }
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action(true) }
    }
  }

  /// Whether changes are animated. Stored without effect; true at first.
  public static var areAnimationsEnabled: Bool {
    get { Motion.ofProgram.isEnabled }
    set { Motion.ofProgram.isEnabled = newValue }
  }
  /// Sets `areAnimationsEnabled`, which has no effect.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}

/// The setting `areAnimationsEnabled` of the running program.
@MainActor private final class Motion {
  var isEnabled = true

  static var ofProgram: Motion { StageClock.programObject { Motion() } }
}
