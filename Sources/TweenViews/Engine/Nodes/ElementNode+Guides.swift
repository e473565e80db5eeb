import Foundation
import TweenGeometry

extension ElementNode {
  /// Returns the position of a guide in the element, where its size for `proposal` is `size`.
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    // A custom guide may depend on other guides.
    guard key.isFrameGuide else { return dimensions(for: proposal)[key] }
    return explicitGuide(key, size: size, proposal: proposal)
      ?? key.defaultValue(ViewDimensions(size: size))
  }
}
