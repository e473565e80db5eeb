import Foundation
import TweenMotion
import TweenViews

extension Stage.Configuration {
  /// The size in points from which the size classes are regular: horizontally from its width on, vertically
  /// from its height on (Scenes 2.3).
  package static let regularSize = CGSize(width: 640, height: 440)

  /// Returns a closure that writes the device and user settings to a window's environment, for a size of
  /// the window in points. Values that are already set are not written again.
  var surroundings: @Sendable (inout EnvironmentValues, CGSize, UserSettings) -> Void {
    { [self] environment, size, user in
      func set<Value: Equatable>(
        _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
      ) {
        if environment[keyPath: key] != value { environment[keyPath: key] = value }
      }
      set(\._colorSchemeContrast, user.contrast ?? colorSchemeContrast)
      let sizes = DynamicTypeSize.allCases
      let textSize = user.textSize.flatMap { sizes.indices.contains($0) ? sizes[$0] : nil }
      set(\.dynamicTypeSize, textSize ?? dynamicTypeSize)
      if let isBold = user.boldText { set(\.legibilityWeight, isBold ? .bold : .regular) }
      if let reduces = user.reduceMotion { set(\.accessibilityReduceMotion, reduces) }
      set(\._accessibilityReduceTransparency, user.reduceTransparency ?? false)
      set(\._accessibilityDifferentiateWithoutColor, user.differentiateWithoutColor ?? false)
      set(\._accessibilityShowButtonShapes, user.buttonShapes ?? false)
      set(\._accessibilityVoiceOverEnabled, user.screenReader ?? false)
      set(\._accessibilitySwitchControlEnabled, user.switchControl ?? false)
      set(
        \._accessibilityEnabled, user.screenReader ?? false || user.switchControl ?? false)
      set(\._accessibilityInvertColors, user.invertColors ?? false)
      set(\._accessibilityDimFlashingLights, user.dimFlashingLights ?? false)
      set(\._accessibilityPlayAnimatedImages, !(user.stillImages ?? false))
      set(
        \._accessibilityLargeContentViewerEnabled,
        user.largeContentViewer ?? environment.dynamicTypeSize.isAccessibilitySize)
      set(\._accessibilityQuickActionsEnabled, user.quickActions ?? false)
      set(\._accessibilityAssistiveAccessEnabled, user.assistiveAccess ?? false)
      set(\.layoutDirection, layoutDirection)
      set(\.interfaceIdiom, idiom)
      set(\.keyBindings, keyBindings)
      set(\.listsAnimateChanges, listsAnimateChanges)
      let regular = followsSizeClasses ? Self.regularSize : .zero
      set(\.horizontalSizeClass, size.width < regular.width ? .compact : .regular)
      set(\.verticalSizeClass, size.height < regular.height ? .compact : .regular)
    }
  }
}
