import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The families of widgets, each of which has a size and a place on the device.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// A square on a home screen.
  case systemSmall
  /// A widget as high as a small one and twice as wide.
  case systemMedium
  /// A widget as wide as a medium one and twice as high.
  case systemLarge
  /// A widget of a tablet, as high as a large one and twice as wide.
  case systemExtraLarge
  /// A disc on a lock screen.
  case accessoryCircular
  /// A few lines on a lock screen.
  case accessoryRectangular
  /// A line above the clock of a lock screen.
  case accessoryInline

  /// The name of the family, as it is written in code.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The name of the family, as it is written in code.
  public var debugDescription: String { description }

  /// Whether the family is one of a lock screen.
  package var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

/// The colours in which a widget is drawn.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode, as it is written in code.
  public let description: String

  /// The mode in which a widget has its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// The mode in which a widget is white, except that views with `widgetAccentable(_:)` have a
  /// tint.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// The mode in which a widget is white, with its brightness as its opacity.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// A place on a device where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The home screen of a phone or tablet.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen of a phone or tablet.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a phone that stands beside a bed.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The background behind all windows of a desktop.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}
private enum WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
private enum ShowsBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum ShowsLabelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The family in which the widget is shown; `systemMedium` outside widgets.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The colours in which the widget is drawn; `fullColor` by default.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The margins at a widget's edges, in points, even if the widget disables its content margins;
  /// zero outside widgets.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// Whether the background of `containerBackground(for: .widget)` is shown.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// Whether a label beside an accessory is shown; always false here.
  public internal(set) var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }
}
