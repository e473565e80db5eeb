import Foundation
import TweenGeometry
import TweenMath
import TweenMotion

/// The sizes and the motion of what is presented, in points and seconds (Controls 12, Look 6).
package struct PresentationMetrics: Sendable {
  package static let touch = PresentationMetrics()

  /// Windows as wide as this have sheets as cards in their middle.
  var regularWidth: CGFloat = 640
  /// What a high sheet leaves below the top of the safe area.
  var sheetTop: CGFloat = 10
  var sheetRadius: CGFloat = 10
  var grabber = CGSize(width: 36, height: 5)
  var grabberTop: CGFloat = 5
  var pageSize = CGSize(width: 704, height: 788)
  var pageMargin = CGSize(width: 80, height: 44)
  var formSize = CGSize(width: 540, height: 620)
  var dragDistance: CGFloat = 10
  /// Points a second from which on a sheet that is thrown down goes.
  var throwSpeed: CGFloat = 1000
  /// What a sheet that the user can't put away follows of a drag.
  var stiffShare: CGFloat = 0.25

  var alertWidth: CGFloat = 270
  var desktopAlertWidth: CGFloat = 260
  var wideAlertWidth: CGFloat = 310
  var alertRadius: CGFloat = 13
  var alertPadding: CGFloat = 20
  var alertRow: CGFloat = 44
  var alertScale: CGFloat = 1.3
  var fieldHeight: CGFloat = 30
  /// Beside an alert's fields, between two, and below the last.
  var fieldInset: CGFloat = 16
  var fieldGap: CGFloat = 6
  var fieldEnd: CGFloat = 20

  /// The opacity of what is about to come: nothing of it is seen, but a field in it can have the focus.
  var hardlyThere = 0.001

  var dialogMargin: CGFloat = 8
  var dialogRadius: CGFloat = 14
  var dialogRow: CGFloat = 57
  var dialogGap: CGFloat = 8

  var menuWidth: CGFloat = 250
  var menuRadius: CGFloat = 13
  package var menuRow: CGFloat = 44
  var menuGap: CGFloat = 8
  /// Beside the words of items; before them where an item may be marked.
  var menuInset: CGFloat = 16
  var menuMarkInset: CGFloat = 32
  /// Of a title with words under it.
  var menuTallRow: CGFloat = 60
  /// Between sections.
  var menuBand: CGFloat = 8
  var desktopMenuRow: CGFloat = 22
  var desktopMenuRadius: CGFloat = 6
  package var desktopMenuPadding: CGFloat = 5
  var desktopMenuInset: CGFloat = 10
  var desktopMenuMarkInset: CGFloat = 22

  /// 1-(1+wt)e^-wt.
  package static func critical(_ frequency: Double) -> Animation {
    .spring(duration: 2 * .pi / frequency, bounce: 0)
  }
  /// The wt after which half a point of 844 is left of such a motion: of (1 + wt)e^-wt = 0.5 / 844.
  static let restPhase = 9.64

  /// The w of the motions of sheets and covers, and of alerts and dialogs (Controls 12.3).
  var (sheetFrequency, alertFrequency) = (18.257, 22.855)
  var sheetMotion: Animation { Self.critical(sheetFrequency) }
  var alertMotion: Animation { Self.critical(alertFrequency) }
}
