import Foundation
import TweenMotion
import TweenViews

/// What somebody asks for of the device and its user; nil: nothing.
package struct DeviceSettings: Equatable, Sendable {
  /// What all the rest is taken from where nothing else says it.
  package var device: Device?
  /// The kind of device.
  package var idiom: InterfaceIdiom?
  /// Light or dark.
  package var colorScheme: ColorScheme?
  /// How much contrast the user wants.
  package var contrast: ColorSchemeContrast?
  /// The text size that the user has chosen.
  package var textSize: DynamicTypeSize?
  /// The user's locale.
  package var locale: Locale?
  /// Which way reading goes.
  package var layoutDirection: LayoutDirection?

  /// What else the user has asked the system for.
  package var user = UserSettings()

  /// Whether lists animate each change of their rows.
  package var listsAnimateChanges = false

  /// What a desktop tells of its user, but what is asked for here.
  package func rest(of desktop: UserSettings) -> UserSettings {
    var rest = desktop
    if colorScheme != nil { rest.colorScheme = nil }
    if contrast != nil { rest.contrast = nil }
    if textSize != nil { rest.textSize = nil }
    return user.filled(from: rest)
  }

  /// Nothing is asked for.
  package init() {}

  /// Sets what is asked for, but the window's size and its scale: these the host decides.
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
