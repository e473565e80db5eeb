import TweenMotion

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing says which; it counts as light.
  case unspecified = 0
  /// Light grounds, dark words.
  case light = 1
  /// Dark grounds, light words.
  case dark = 2
}

/// How much contrast the user wants.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing says how much; it counts as normal.
  case unspecified = -1
  /// As much as colours have by themselves.
  case normal = 0
  /// More than that.
  case high = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing says which.
  case unspecified = -1
  /// A phone: what programs are told where nothing else is asked for.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6

  init(_ idiom: InterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .desktop: self = .mac
    }
  }
}

/// How much room a window has along one side.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing says how much.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Which way reading goes.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing says which; it counts as left to right.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
