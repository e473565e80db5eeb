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
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On its side, turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its side, turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// With what a modifier puts around the previewed views.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// What surrounds previewed views, with a context that all previews of a kind share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  /// The previewed views, as the modifier is given them.
  typealias Content = AnyView
  /// Makes what all previews with this modifier share. It is never called here.
  static func makeSharedContext() async throws -> Context
  /// The previewed views with what surrounds them. It is never called here.
  ///
  /// - Parameters:
  ///   - content: the previewed views.
  ///   - context: what `makeSharedContext()` made.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing to share.
  public static func makeSharedContext() async throws {}
}
