import Foundation
import TweenGeometry
import TweenViews

/// A line of text as layout sees it: as wide as its words where it may be, narrower where it must,
/// down to three dots.
package struct Word: Layout {
  package var least: CGFloat
  package var ideal: CGFloat
  package var height: CGFloat
  /// Points from the top to the line the letters stand on.
  package var baseline: CGFloat
  package var log: Log<ProposedViewSize>?

  package init(
    least: CGFloat = 10, _ ideal: CGFloat, height: CGFloat, baseline: CGFloat = 0,
    log: Log<ProposedViewSize>? = nil
  ) {
    self.least = least
    self.ideal = ideal
    self.height = height
    self.baseline = baseline
    self.log = log
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    log?(proposal)
    return CGSize(width: min(max(proposal.width ?? ideal, least), ideal), height: height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }
}

extension VerticalAlignment {
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
  }
  /// The middle of the stars meets that of the title.
  package static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}
