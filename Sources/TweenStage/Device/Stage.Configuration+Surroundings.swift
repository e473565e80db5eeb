import Foundation
import TweenMotion
import TweenViews

extension Stage.Configuration {
  /// From which width on a window has regular room from side to side, and from which height on from
  /// top to bottom, in points (Scenes 2.3).
  package static let regularSize = CGSize(width: 640, height: 440)

  /// Sets what the configuration says of the device and its user in the environment of a window;
  /// nil: nothing but the usual.
  var surroundings: (@Sendable (inout EnvironmentValues, CGSize) -> Void)? {
    var plain = self
    plain.colorSchemeContrast = .standard
    plain.dynamicTypeSize = .large
    plain.layoutDirection = .leftToRight
    plain.idiom = .phone
    plain.followsSizeClasses = false
    if plain == self { return nil }
    return { [self] environment, size in
      environment._colorSchemeContrast = colorSchemeContrast
      environment.dynamicTypeSize = dynamicTypeSize
      environment.layoutDirection = layoutDirection
      environment.interfaceIdiom = idiom
      guard followsSizeClasses else { return }
      let regular = Self.regularSize
      environment.horizontalSizeClass = size.width < regular.width ? .compact : .regular
      environment.verticalSizeClass = size.height < regular.height ? .compact : .regular
    }
  }
}
