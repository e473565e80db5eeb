import Foundation
import TweenMotion
import TweenViews

/// The device and user settings that a host requests; nil: not requested.
package struct DeviceSettings: Equatable, Sendable {
  /// The device that gives the values of all settings that are not requested themselves.
  package var device: Device?
  /// The kind of device.
  package var idiom: InterfaceIdiom?
  /// The light or dark appearance.
  package var colorScheme: ColorScheme?
  /// The requested contrast.
  package var contrast: ColorSchemeContrast?
  /// The requested text size.
  package var textSize: DynamicTypeSize?
  /// The requested locale.
  package var locale: Locale?
  /// The direction of reading.
  package var layoutDirection: LayoutDirection?

  /// The requested settings of the system, such as reduced motion.
  package var user = UserSettings()

  /// Whether lists animate each change of their rows.
  package var listsAnimateChanges = false

  /// Returns the desktop's settings without those that were requested here; requested user settings win.
  package func rest(of desktop: UserSettings) -> UserSettings {
    var rest = desktop
    if colorScheme != nil { rest.colorScheme = nil }
    if contrast != nil { rest.contrast = nil }
    if textSize != nil { rest.textSize = nil }
    return user.filled(from: rest)
  }

  /// Creates settings that request nothing.
  package init() {}

  /// Applies the requested settings to a configuration. The host sets the window's size and scale.
  package func apply(to configuration: inout Stage.Configuration) {
    device?.apply(to: &configuration, size: configuration.size)
    if let idiom { configuration.idiom = idiom }
    if let colorScheme { configuration.colorScheme = colorScheme }
    if let contrast { configuration.colorSchemeContrast = contrast }
    if let textSize { configuration.dynamicTypeSize = textSize }
    if let locale { configuration.locale = locale }
    if let layoutDirection { configuration.layoutDirection = layoutDirection }
    configuration.userSettings = user.filled(from: configuration.userSettings)
    if listsAnimateChanges { configuration.listsAnimateChanges = true }
  }
}
