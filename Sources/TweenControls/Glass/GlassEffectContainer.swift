import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// Views with glass effects that belong together: in it those of one union are one pane.
///
/// Panes near each other stay panes of their own; they do not flow together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - spacing: At which distance panes would flow together. Kept to the compiler alone: they don't.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content, with the panes of its unions behind it.
  public var body: some View {
    ZStack { content.transformEnvironment(\.glassPlace) { $0.isContained = true } }
      .backgroundPreferenceValue(GlassPieces.self) { pieces in
        GeometryReader { proxy in
          ForEach(GlassUnion.all(of: pieces, in: proxy)) { union in
            GlassPane(glass: union.glass, shape: union.shape)
              .frame(width: union.rect.width, height: union.rect.height)
              .offset(x: union.rect.minX, y: union.rect.minY)
          }
        }
      }
      .transformPreference(GlassPieces.self) { $0 = [] }
  }
}

/// A view's part of a pane that it shares with others.
struct GlassPiece {
  let union: GlassName
  let bounds: Anchor<CGRect>
  let glass: Glass
  let shape: AnyShape
}

/// All the parts in a container, in the order of its views.
enum GlassPieces: PreferenceKey {
  static var defaultValue: [GlassPiece] { [] }
  static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) {
    value += nextValue()
  }
}

/// One pane for several views.
private struct GlassUnion: Identifiable {
  let id: GlassName
  let glass: Glass
  let shape: AnyShape
  /// Around all of them.
  var rect: CGRect

  /// In the order of the first view of each.
  static func all(of pieces: [GlassPiece], in proxy: GeometryProxy) -> [GlassUnion] {
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
