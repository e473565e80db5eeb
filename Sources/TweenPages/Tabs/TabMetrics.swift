import Foundation
import TweenGeometry

/// Lengths of bars of tabs, in points (Scenes 1.10).
struct TabMetrics: Sendable {
  var barHeight: CGFloat = 49
  /// The height of the bar in windows of little height, where labels stand beside their icons.
  var lowBarHeight: CGFloat = 32
  var symbolSize: CGFloat = 18
  /// The distance of an icon's centre from the bar's top.
  var iconCenter: CGFloat = 19
  var labelSize: CGFloat = 10
  /// The distance of a label's baseline from the bar's bottom.
  var labelBaseline: CGFloat = 7
  /// The greatest number of buttons; further tabs are in a list behind the last button.
  var maximumTabs = 5
  /// The distance of a badge's leading edge before the icon's end, and its distance from the bar's
  /// top.
  var badgeOverlap: CGFloat = 6
  var badgeTop: CGFloat = 2
  /// The distance between an icon with a badge and the text beside it, in a low bar.
  var lowBadgeGap: CGFloat = 16
  var badgeHeight: CGFloat = 18
  var badgeSize: CGFloat = 13
  /// The sizes of the dots below pages.
  var dot: CGFloat = 7
  var dotPitch: CGFloat = 16
  /// The distance of the dots' centre from the lower safe edge.
  var dotCenter: CGFloat = 20
  var dotGroundHeight: CGFloat = 26
  var dotGroundPadding: CGFloat = 12
  var sidebarWidth: CGFloat = 320
  /// The lengths of the accessory above the bar: the height of its glass, its distance from the
  /// sides and from the bar.
  var accessoryHeight: CGFloat = 48
  var accessoryMargin: CGFloat = 21
  var accessoryGap: CGFloat = 8

  static let classic = TabMetrics()
}
