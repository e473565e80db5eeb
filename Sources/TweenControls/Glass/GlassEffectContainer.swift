import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A container of views with glass effects. Views of the same union share one pane.
///
/// Panes near each other remain separate; they do not flow together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - spacing: The distance at which panes would flow together. Accepted and ignored, because
  ///     panes remain separate.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content, with the panes of its unions behind it.
  public var body: some View {
    ZStack { content.transformEnvironment(\.glassPlace) { $0.isContained = true } }
      .backgroundPreferenceValue(GlassPartsKey.self) { pieces in
        GeometryReader { proxy in
          ForEach(GlassUnion.all(of: pieces, in: proxy)) { union in
            GlassPane(glass: union.glass, shape: union.shape)
              .frame(width: union.rect.width, height: union.rect.height)
              .offset(x: union.rect.minX, y: union.rect.minY)
          }
        }
      }
      .transformPreference(GlassPartsKey.self) { $0 = [] }
  }
}

/// One view's part of a pane that several views share.
struct GlassPart {
  let union: GlassName
  let bounds: Anchor<CGRect>
  let glass: Glass
  let shape: AnyShape
}

/// All the parts of shared panes in a container, in the order of its views.
enum GlassPartsKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }
  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) {
    value += nextValue()
  }
}

/// A pane that several views share.
private struct GlassUnion: Identifiable {
  let id: GlassName
  let glass: Glass
  let shape: AnyShape
  /// The rectangle around all the parts.
  var rect: CGRect

  /// Returns the panes, in the order of the first view of each.
  static func all(of pieces: [GlassPart], in proxy: GeometryProxy) -> [GlassUnion] {
    var unions: [GlassUnion] = []
    for piece in pieces {
      let rect = proxy[piece.bounds]
      if let index = unions.firstIndex(where: { $0.id == piece.union }) {
        unions[index].rect = unions[index].rect.union(rect)
      } else {
        unions.append(
          GlassUnion(id: piece.union, glass: piece.glass, shape: piece.shape, rect: rect))
      }
    }
    return unions
  }
}
