import TweenMotion
import TweenViews

/// Something that a user asks of all programs.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
  /// Less motion.
  case reduceMotion
  /// No surfaces that shine through.
  case reduceTransparency
  /// Nothing that colours alone tell.
  case differentiateWithoutColor
  /// Each colour as its opposite.
  case invertColors
  /// Buttons with an outline.
  case showButtonShapes
  /// Lights that flash dimmed.
  case dimFlashingLights
  /// Images that don't move by themselves.
  case stillImages
  /// The screen read aloud.
  case voiceOver
  /// The program worked by switches.
  case switchControl
  /// What bars show in large.
  case largeContentViewer
  /// The quick gestures of a watch.
  case quickActions
  /// The system in its simple form.
  case assistiveAccess

  /// Where views find it.
  var key: WritableKeyPath<EnvironmentValues, Bool> {
    switch self {
    case .reduceMotion: \._accessibilityReduceMotion
    case .reduceTransparency: \._accessibilityReduceTransparency
    case .differentiateWithoutColor: \._accessibilityDifferentiateWithoutColor
    case .invertColors: \._accessibilityInvertColors
    case .showButtonShapes: \._accessibilityShowButtonShapes
    case .dimFlashingLights: \._accessibilityDimFlashingLights
    case .stillImages: \._accessibilityPlayAnimatedImages
    case .voiceOver: \._accessibilityVoiceOverEnabled
    case .switchControl: \._accessibilitySwitchControlEnabled
    case .largeContentViewer: \._accessibilityLargeContentViewerEnabled
    case .quickActions: \._accessibilityQuickActionsEnabled
    case .assistiveAccess: \._accessibilityAssistiveAccessEnabled
    }
  }

  /// What views find there when it is asked for.
  var value: Bool { self != .stillImages }

  /// Whether it is a technology at work, and no wish alone.
  var isTechnology: Bool { self == .voiceOver || self == .switchControl }
}
