import Foundation
import TweenControls
import TweenMotion
import TweenViews

// Titles of what performs an intent, by a resource.

extension View {
  /// A text beside an accessory, which watches show. Nothing shows it here.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
    self
  }
}
