import Foundation

/// What `#Preview` describes.
public struct Preview: Sendable {
  /// The kind of trait that previews of views have.
  public enum ViewTraits: Sendable {}
}

/// A way to show a preview. There is no canvas here that would show it.
public struct PreviewTrait<T>: Sendable {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the canvas wishes.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the previewed views wish.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// So many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// With what a modifier puts around the previewed views.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// What surrounds previewed views, with a context that all previews of a kind share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
