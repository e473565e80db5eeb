import Foundation
import TweenControls
import TweenMotion
import TweenViews

// Initializers of controls that perform intents, with titles from resources.

extension View {
  /// Accepted without effect: adds a text beside an accessory, which only watches show.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
    self
  }
}
