import Foundation
import TweenGeometry
import TweenMotion

/// Comes into focus while it grows, and leaves out of focus, fading both ways.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Which way views leave.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: CGFloat
    /// Views grow as they come and shrink as they go.
    public static let downUp = Configuration(removalScale: 0.9)
    /// Views grow as they come and grow on as they go.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// Which way views leave.
  public var configuration: Configuration

  /// A transition whose views leave as the configuration says.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// In points.
  private static let radius: CGFloat = 7
  private static let insertionScale: CGFloat = 0.9

  /// The view as it is; out of focus by 7 points and invisible before it comes and after it leaves,
  /// at 0.9 of its size or, leaving upward, at 1.1 (Semantics 4.2).
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
  /// Comes into focus while it grows, and leaves out of focus while it shrinks.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Comes into focus while it grows, and leaves as the configuration says: smaller, unless told
  /// otherwise.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
