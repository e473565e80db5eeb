import Foundation
import TweenGeometry
import TweenViews

/// The sizes of widgets, in points (Scenes 4.2).
package enum WidgetMetrics {
  /// The corner radius of a home screen's widgets.
  package static let cornerRadius: CGFloat = 22
  /// The margin between the edge of a home screen's widget and its content.
  package static let margin: CGFloat = 16

  private struct Sizes {
    var small: CGFloat
    var medium: CGSize
    var large: CGSize
    var extraLarge: CGSize
    var circular: CGFloat
    var rectangular: CGSize
    var inline: CGSize

    init(
      _ small: CGFloat, medium: CGSize, large: CGSize, extraLarge: CGSize? = nil,
      circular: CGFloat = 72, rectangular: CGSize = CGSize(width: 160, height: 72),
      inline: CGSize = CGSize(width: 234, height: 26)
    ) {
      self.small = small
      self.medium = medium
      self.large = large
      // A phone has no such widgets: the proportion to the large size is that of the smallest
      // tablet.
      self.extraLarge =
        extraLarge ?? CGSize(width: large.width * 2 + 20, height: large.height)
      self.circular = circular
      self.rectangular = rectangular
      self.inline = inline
    }
  }

  /// Returns the sizes for a screen; its orientation does not matter.
  private static func sizes(on screen: CGSize) -> Sizes {
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      CGSize(width: width, height: height)
    }
    let (width, height) = (
      min(screen.width, screen.height), max(screen.width, screen.height)
    )
    if width >= 820 {
      return Sizes(
        155, medium: size(342, 155), large: size(342, 342), extraLarge: size(715.5, 342))
    }
    if width >= 810 {
      return Sizes(
        146, medium: size(320.5, 146), large: size(320.5, 320.5), extraLarge: size(669, 320.5))
    }
    if width >= 744 {
      return Sizes(
        141, medium: size(305.5, 141), large: size(305.5, 305.5), extraLarge: size(634.5, 305.5))
    }
    if width >= 428 {
      return Sizes(
        170, medium: size(364, 170), large: size(364, 382), circular: 76,
        rectangular: size(172, 76), inline: size(257, 26))
    }
    if width >= 414, height >= 896 {
      return Sizes(
        169, medium: size(360, 169), large: size(360, 379), circular: 76,
        rectangular: size(160, 72), inline: size(248, 26))
    }
    if width >= 414 {
      return Sizes(
        159, medium: size(348, 157), large: size(348, 357), circular: 76,
        rectangular: size(170, 76), inline: size(248, 26))
    }
    if width >= 390 { return Sizes(158, medium: size(338, 158), large: size(338, 354)) }
    if height >= 780 {
      return Sizes(
        155, medium: size(329, 155), large: size(329, 345), rectangular: size(157, 72),
        inline: size(225, 26))
    }
    if width >= 375 {
      return Sizes(
        148, medium: size(321, 148), large: size(321, 324), circular: 68,
        rectangular: size(153, 68), inline: size(225, 26))
    }
    return Sizes(
      141, medium: size(292, 141), large: size(292, 311), circular: 68,
      rectangular: size(153, 68), inline: size(225, 26))
  }

  /// Returns the size of a family's widgets on a screen.
  package static func size(of family: WidgetFamily, on screen: CGSize) -> CGSize {
    let sizes = sizes(on: screen)
    switch family {
    case .systemSmall: return CGSize(width: sizes.small, height: sizes.small)
    case .systemMedium: return sizes.medium
    case .systemLarge: return sizes.large
    case .systemExtraLarge: return sizes.extraLarge
    case .accessoryCircular: return CGSize(width: sizes.circular, height: sizes.circular)
    case .accessoryRectangular: return sizes.rectangular
    case .accessoryInline: return sizes.inline
    }
  }

  /// Returns the margins at the edges of a family's widgets.
  static func margins(of family: WidgetFamily) -> EdgeInsets {
    family.isAccessory
      ? EdgeInsets()
      : EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// Returns the corner radius of a family's widgets.
  static func cornerRadius(of family: WidgetFamily, size: CGSize) -> CGFloat {
    switch family {
    case .accessoryCircular: min(size.width, size.height) / 2
    case .accessoryRectangular, .accessoryInline: 0
    default: cornerRadius
    }
  }
}
