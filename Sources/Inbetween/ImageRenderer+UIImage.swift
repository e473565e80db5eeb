import TweenHeadless
import TweenUIKit

extension ImageRenderer {
  /// The view as a picture of UIKit, at the renderer's scale. Nil where `cgImage` is nil.
  @MainActor public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
