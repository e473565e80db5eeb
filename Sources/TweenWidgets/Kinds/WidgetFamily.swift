import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The sizes and places that a widget is made for.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// A square of a home screen.
  case systemSmall
  /// As high as a small one and twice as wide.
  case systemMedium
  /// As wide as a medium one and twice as high.
  case systemLarge
  /// Of a tablet: as high as a large one and twice as wide.
  case systemExtraLarge
  /// A disc of a lock screen.
  case accessoryCircular
  /// Some lines of a lock screen.
  case accessoryRectangular
  /// A line above the clock of a lock screen.
  case accessoryInline

  /// The family's name.
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

  /// The family's name.
  public var debugDescription: String { description }

  /// Whether it is one of a lock screen.
  package var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The mode's name.
  public let description: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In white and one tint, which what is marked by `widgetAccentable(_:)` has.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In white, the brighter the less it lets through.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// A home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// A lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A screen that stands beside a bed.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The ground behind all windows.
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
  /// The size that the widget is shown in; `systemMedium` outside of widgets.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget is coloured.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// What is left free at a widget's edges, in points, also where the widget asks for none of it;
  /// zero outside of widgets.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// Whether the background of `containerBackground(for: .widget)` is shown.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// Whether a label beside an accessory is shown; none is here.
  public internal(set) var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }
}
