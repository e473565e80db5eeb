import Foundation

/// Makes something felt under the hand. There is nothing here that would: programs with it compile,
/// and it is silent.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator, silent.
  public override init() { super.init() }

  /// Would make ready what is felt. It does nothing.
  open func prepare() {}
}

/// Makes a collision felt: silent here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How the things are that seem to collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Little things collide.
    case light = 0
    /// Things of a middle size collide.
    case medium = 1
    /// Large things collide.
    case heavy = 2
    /// Things that give way collide.
    case soft = 3
    /// Things that give way to nothing collide.
    case rigid = 4
  }

  /// A generator, silent.
  public convenience override init() { self.init(style: .medium) }

  /// A generator for things of a style, silent.
  public init(style: FeedbackStyle) { super.init() }

  /// Would make a collision felt. It does nothing.
  open func impactOccurred() {}

  /// Would make a collision felt, its strength from 0 to 1. It does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes an outcome felt: silent here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came of something.
  public enum FeedbackType: Int, Sendable {
    /// A good end.
    case success = 0
    /// Something that asks for care.
    case warning = 1
    /// A failure.
    case error = 2
  }

  /// Would make an outcome felt. It does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Makes a choice felt: silent here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Would make a choice felt. It does nothing.
  open func selectionChanged() {}
}
