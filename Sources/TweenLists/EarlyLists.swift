import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Lists as the talks of 2019 spell them (Controls 16).

extension ListStyle where Self == DefaultListStyle {
  /// The automatic list style, under its earlier name.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultListStyle { DefaultListStyle() }
}
