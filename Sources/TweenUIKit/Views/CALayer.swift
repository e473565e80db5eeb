import Foundation
import TweenGeometry
import TweenGraphics

/// The layer of a view of UIKit's: it keeps what is set, and is never shown.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// A layer of no size.
  public override init() { super.init() }

  /// Place and size in the layer around it, in points.
  open var frame = CGRect.zero
  /// Place and size in its own points.
  open var bounds = CGRect.zero
  /// What it is filled with; nil: nothing.
  open var backgroundColor: CGColor?
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the line inside its edges, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line inside its edges; nil: none.
  open var borderColor: CGColor?
  /// Whether what lies outside of it is cut off.
  open var masksToBounds = false
  /// From 0, clear, to 1.
  open var opacity: Float = 1
  /// Whether it isn't to be shown.
  open var isHidden = false
  /// The colour of its shadow; nil: none.
  open var shadowColor: CGColor?
  /// From 0, without a shadow, to 1.
  open var shadowOpacity: Float = 0
  /// Where its shadow lies, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred its shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// What its shadow is of; nil: of what it shows.
  open var shadowPath: CGPath?
  /// Which of those before each other is in front: the larger one.
  open var zPosition: CGFloat = 0
}
