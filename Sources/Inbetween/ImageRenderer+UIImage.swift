import TweenHeadless
import TweenUIKit

extension ImageRenderer {
  /// The view as a picture of UIKit's, with the renderer's scale; nil as for `bitmap`.
  @MainActor public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
