import Foundation
import TweenGeometry

extension ElementNode {
  /// Where a guide lies in the element when it answers `proposal` with `size`.
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    // A guide of the user's may be computed from other guides.
    guard key.isFrameGuide else { return dimensions(for: proposal)[key] }
    return explicitGuide(key, size: size, proposal: proposal)
      ?? key.defaultValue(ViewDimensions(size: size))
  }
}
