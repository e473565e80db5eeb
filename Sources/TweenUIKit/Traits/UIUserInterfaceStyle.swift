import TweenMotion

/// A light or a dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is specified; it counts as light.
  case unspecified = 0
  /// The light appearance: a light background with dark text.
  case light = 1
  /// The dark appearance: a dark background with light text.
  case dark = 2
}

/// The contrast of colours that the user has chosen.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is specified; it counts as normal.
  case unspecified = -1
  /// The normal contrast of colours.
  case normal = 0
  /// A contrast higher than normal.
  case high = 1
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind of device is specified.
  case unspecified = -1
  /// A phone, the default kind of device.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset for mixed reality.
  case vision = 6

  init(_ idiom: InterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .desktop: self = .mac
    }
  }
}

/// The space that a window has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is specified.
  case unspecified = 0
  /// Little space, such as the width of a phone.
  case compact = 1
  /// Much space, such as the width of a tablet.
  case regular = 2
}

/// The direction in which text is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is specified; it counts as left to right.
  case unspecified = -1
  /// Text is read from left to right.
  case leftToRight = 0
  /// Text is read from right to left.
  case rightToLeft = 1
}
