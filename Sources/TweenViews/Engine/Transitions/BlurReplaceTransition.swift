import Foundation
import TweenGeometry
import TweenMotion

/// A transition that sharpens the view from a blur while it grows and fades in, and blurs it again
/// while it fades out.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Whether the view shrinks or grows while it is removed.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: CGFloat
    /// The view grows during insertion, and shrinks during removal.
    public static let downUp = Configuration(removalScale: 0.9)
    /// The view grows during insertion, and grows further during removal.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// Whether the view shrinks or grows while it is removed.
  public var configuration: Configuration

  /// Creates a transition whose view shrinks or grows during its removal, by `configuration`.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The radius of the blur, in points.
  private static let radius: CGFloat = 7
  private static let insertionScale: CGFloat = 0.9

  /// The content of the transition: unchanged in the phase `identity`, else transparent and blurred
  /// with a radius of 7 points, at 0.9 of its size, or 1.1 for a removal with `upUp` (Semantics 4.2).
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale =
      switch phase {
      case .willAppear: Self.insertionScale
      case .identity: 1 as CGFloat
      case .didDisappear: configuration.removalScale
      }
    content
      .scaleEffect(scale)
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition with a blur: the view grows during insertion and shrinks during removal.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// A transition with a blur: the view grows during insertion, and scales in the direction of
  /// `config` during removal.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
