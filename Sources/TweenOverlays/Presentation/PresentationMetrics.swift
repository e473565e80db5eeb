import Foundation
import TweenGeometry
import TweenMath
import TweenMotion

/// The lengths and motions of presentations, in points and seconds (Controls 12, Look 6).
package struct PresentationMetrics: Sendable {
  package static let touch = PresentationMetrics()

  /// The width from which a window shows sheets as cards in its middle.
  var regularWidth: CGFloat = 640
  /// The distance of a full-height sheet from the top of the safe area.
  var sheetTop: CGFloat = 10
  var sheetRadius: CGFloat = 10
  var grabber = CGSize(width: 36, height: 5)
  var grabberTop: CGFloat = 5
  var pageSize = CGSize(width: 704, height: 788)
  var pageMargin = CGSize(width: 80, height: 44)
  var formSize = CGSize(width: 540, height: 620)
  var dragDistance: CGFloat = 10
  /// The velocity from which a sheet that is thrown down is dismissed, in points per second.
  var throwSpeed: CGFloat = 1000
  /// The share of a drag's distance that a sheet moves if the user cannot dismiss it.
  var stiffShare: CGFloat = 0.25

  var alertWidth: CGFloat = 270
  var desktopAlertWidth: CGFloat = 260
  var wideAlertWidth: CGFloat = 310
  var alertRadius: CGFloat = 13
  var alertPadding: CGFloat = 20
  var alertRow: CGFloat = 44
  var alertScale: CGFloat = 1.3
  var fieldHeight: CGFloat = 30
  /// The distances beside an alert's fields, between two fields, and below the last.
  var fieldInset: CGFloat = 16
  var fieldGap: CGFloat = 6
  var fieldEnd: CGFloat = 20

  /// The opacity of content that is about to appear: invisible, but a field in it can take the
  /// focus.
  var initialOpacity = 0.001

  var dialogMargin: CGFloat = 8
  var dialogRadius: CGFloat = 14
  var dialogRow: CGFloat = 57
  var dialogGap: CGFloat = 8

  var menuWidth: CGFloat = 250
  var menuRadius: CGFloat = 13
  package var menuRow: CGFloat = 44
  var menuGap: CGFloat = 8
  /// The padding beside the text of items, and before the text if an item can have a checkmark.
  var menuInset: CGFloat = 16
  var menuMarkInset: CGFloat = 32
  /// The height of a row with a title and text below it.
  var menuTallRow: CGFloat = 60
  /// The height of the band between sections.
  var menuBand: CGFloat = 8
  var desktopMenuRow: CGFloat = 22
  var desktopMenuRadius: CGFloat = 6
  package var desktopMenuPadding: CGFloat = 5
  var desktopMenuInset: CGFloat = 10
  var desktopMenuMarkInset: CGFloat = 22

  /// Returns the motion of a critically damped spring, 1-(1+wt)e^-wt.
  package static func critical(_ frequency: Double) -> Animation {
    .spring(duration: 2 * .pi / frequency, bounce: 0)
  }
  /// The value of wt at which such a motion has half a point of 844 left: (1 + wt)e^-wt = 0.5 /
  /// 844.
  static let restPhase = 9.64

  /// The value of w for the motions of sheets and covers, and for those of alerts and dialogs
  /// (Controls 12.3).
  var (sheetFrequency, alertFrequency) = (18.257, 22.855)
  var sheetMotion: Animation { Self.critical(sheetFrequency) }
  var alertMotion: Animation { Self.critical(alertFrequency) }
}
