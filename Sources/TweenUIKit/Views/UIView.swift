import Foundation
import TweenGeometry
import TweenViews

/// A view of UIKit's: something that programs hold, set and subclass, and that is never shown.
///
/// It keeps what is set, and its subviews, so that code about views runs to its end.
@preconcurrency @MainActor open class UIView: UIResponder, UIAppearance {
  /// How content fits into the view.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// All of it is shown, its sides in proportion.
    case scaleAspectFit = 1
    /// The view is filled, the content's sides in proportion.
    case scaleAspectFill = 2
    /// It is drawn anew.
    case redraw = 3
    /// It keeps its size, in the middle.
    case center = 4
    /// It keeps its size, at the top.
    case top = 5
    /// It keeps its size, at the bottom.
    case bottom = 6
    /// It keeps its size, at the left.
    case left = 7
    /// It keeps its size, at the right.
    case right = 8
    /// It keeps its size, in that corner.
    case topLeft = 9
    /// It keeps its size, in that corner.
    case topRight = 10
    /// It keeps its size, in that corner.
    case bottomLeft = 11
    /// It keeps its size, in that corner.
    case bottomRight = 12
  }

  /// What of a view gives way when the one around it is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// A view with a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// What a file of Interface Builder's would make. There are none here; the view has no size.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// A view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Place and size in the view around it, in points.
  open var frame: CGRect { didSet { bounds.size = frame.size } }
  /// Place and size in its own points.
  open var bounds: CGRect
  /// The frame's middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How the view is moved, turned and scaled.
  open var transform = CGAffineTransform.identity
  /// What it is filled with; nil: nothing.
  open var backgroundColor: UIColor?
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched; nil: that around.
  open var tintColor: UIColor!
  /// From 0, clear, to 1.
  open var alpha: CGFloat = 1
  /// Whether it isn't to be shown.
  open var isHidden = false
  /// Whether it covers what is behind.
  open var isOpaque = true
  /// Whether what lies outside of it is cut off.
  open var clipsToBounds = false
  /// Whether it hears of touches.
  open var isUserInteractionEnabled = true
  /// Its layer: kept, and never shown.
  public final private(set) lazy var layer = CALayer()
  /// How content fits.
  open var contentMode = ContentMode.scaleToFill
  /// What gives way when the view around is resized.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// A number to find it by.
  open var tag = 0
  /// Light or dark for this view and those in it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether those who don't see are told of it.
  open var isAccessibilityElement = false
  /// What those who don't see are told.
  open var accessibilityLabel: String?
  /// What tests find it by.
  open var accessibilityIdentifier: String?

  /// The views in it, the last in front.
  public private(set) final var subviews: [UIView] = []
  /// The view around it.
  public private(set) final weak var superview: UIView?
  /// The window it is in; nil for most.
  open var window: UIWindow? { superview?.window }
  /// What is kept clear of a window's edges; zero.
  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
  /// What is known of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The size that the view has by itself; (-1, -1): none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// No length of its own: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Puts a view in front, taking it from where it was.
  open func addSubview(_ view: UIView) {
    guard view !== self else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Puts a view at a place among the others; 0 is behind all.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view from the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The first view with that number: itself, or one in it.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Would lay the subviews out in the coming frame. It does nothing.
  open func setNeedsLayout() {}
  /// Would lay the subviews out now. It does nothing.
  open func layoutIfNeeded() {}
  /// Where subclasses lay out. Nobody calls it.
  open func layoutSubviews() {}
  /// Would draw in the coming frame. It does nothing.
  open func setNeedsDisplay() {}
  /// Where subclasses draw. Nobody calls it.
  open func draw(_ rect: CGRect) {}
  /// The size that fits into another: its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// Where subclasses hear that they are in a window. Nobody calls it.
  open func didMoveToWindow() {}
  /// Where subclasses hear that they have another view around them. Nobody calls it.
  open func didMoveToSuperview() {}
  /// Where subclasses hear of other surroundings. Nobody calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Ends the editing of text in the view. There is none: false.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }

  /// Sets at once what `animations` sets: nothing of it is shown.
  ///
  /// - Parameters:
  ///   - duration: seconds after which `completion` is called, by the stage's clock; below 0 and no
  ///     number count as 0.
  ///   - animations: sets what is to be animated.
  ///   - completion: called later, never within the call; told true.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    let seconds = duration > 0 ? duration : 0
    // Called where it was asked for, on the main actor.
    nonisolated(unsafe) let action = completion
    if let stage = StageClock.mainCurrent {
      stage.perform(after: seconds) { action(true) }
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action(true) }
    }
  }

  /// Whether changes are animated. Kept, and without effect; true at first.
  public static var areAnimationsEnabled: Bool {
    get { Motion.ofProgram.isEnabled }
    set { Motion.ofProgram.isEnabled = newValue }
  }
  /// Says whether changes are animated. Without effect.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}

/// What a program said of the motions of its views.
@MainActor private final class Motion {
  var isEnabled = true

  static var ofProgram: Motion { StageClock.programObject { Motion() } }
}
