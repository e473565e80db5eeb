import Foundation
import TweenGeometry
import TweenGraphics

/// The layer of a `UIView`. It stores its properties and is never shown.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Creates a layer of size zero.
  public override init() { super.init() }

  /// The rectangle in the coordinates of the layer around it, in points.
  open var frame = CGRect.zero
  /// The rectangle in the layer's own coordinates, in points.
  open var bounds = CGRect.zero
  /// The colour of the background; nil: none.
  open var backgroundColor: CGColor?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border inside the edges; nil: no border.
  open var borderColor: CGColor?
  /// Whether content outside of the bounds is clipped.
  open var masksToBounds = false
  /// The opacity, from 0 (clear) to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The colour of the shadow; nil: no shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float = 0
  /// The displacement of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil: the outline of the layer's content.
  open var shadowPath: CGPath?
  /// The order among overlapping layers: a layer with a larger value is in front.
  open var zPosition: CGFloat = 0
}
