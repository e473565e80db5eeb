import Foundation

/// A generator of haptic feedback. The host has no haptic hardware: programs that use generators
/// compile, and nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator without effect.
  public override init() { super.init() }

  /// Prepares nothing: the generator has no effect.
  open func prepare() {}
}

/// A generator of the feeling of a collision. Without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of small objects.
    case light = 0
    /// A collision of medium objects.
    case medium = 1
    /// A collision of large objects.
    case heavy = 2
    /// A collision of soft objects.
    case soft = 3
    /// A collision of rigid objects.
    case rigid = 4
  }

  /// Creates a generator of the style `medium`, without effect.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator of a style, without effect.
  public init(style: FeedbackStyle) { super.init() }

  /// Reports a collision. It has no effect.
  open func impactOccurred() {}

  /// Reports a collision with a strength from 0 to 1. It has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feeling of a task's outcome. Without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task needs the user's attention.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Reports an outcome. It has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of the feeling of a changed selection. Without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a changed selection. It has no effect.
  open func selectionChanged() {}
}
