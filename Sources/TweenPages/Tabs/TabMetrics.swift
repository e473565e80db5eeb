import Foundation
import TweenGeometry

/// Lengths of bars of tabs, in points (Scenes 1.10).
struct TabMetrics: Sendable {
  var barHeight: CGFloat = 49
  /// In windows of little height, where labels stand beside their icons.
  var lowBarHeight: CGFloat = 32
  var symbolSize: CGFloat = 18
  /// Of an icon, from the bar's top.
  var iconCenter: CGFloat = 19
  var labelSize: CGFloat = 10
  /// Of a label, from the bar's bottom.
  var labelBaseline: CGFloat = 7
  /// Buttons beyond so many are in a list behind the last one.
  var mostTabs = 5
  /// A badge stands so far before the icon's end, and so far from the bar's top.
  var badgeOverlap: CGFloat = 6
  var badgeTop: CGFloat = 2
  /// Between an icon with a badge and the text beside it, in a low bar.
  var lowBadgeGap: CGFloat = 16
  var badgeHeight: CGFloat = 18
  var badgeSize: CGFloat = 13
  /// The dots below pages.
  var dot: CGFloat = 7
  var dotPitch: CGFloat = 16
  /// Of the dots, from the lower safe edge.
  var dotCenter: CGFloat = 20
  var dotGroundHeight: CGFloat = 26
  var dotGroundPadding: CGFloat = 12
  var sidebarWidth: CGFloat = 320
  /// Of what stands above the bar: its glass, its distance from the sides and from the bar.
  var accessoryHeight: CGFloat = 48
  var accessoryMargin: CGFloat = 21
  var accessoryGap: CGFloat = 8

  static let classic = TabMetrics()
}
