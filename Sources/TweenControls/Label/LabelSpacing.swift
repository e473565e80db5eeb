import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

private enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between the icon and the title of labels, in points; nil: the distance of the
  /// label style.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The width reserved for the icons of labels, in points; nil: the width of the label style.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icons and the titles of labels in this view, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width reserved for the icons of labels in this view, in points. Wider icons keep
  /// their own width.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
