import Foundation
import TweenMotion
import TweenText

extension Text {
  /// The layouts of the texts inside a view, in the order of the views.
  ///
  /// Texts report their layouts to views that read this preference:
  ///
  ///     Text("Hello").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
  ///       Canvas { context, _ in
  ///         for line in layouts.flatMap(\.layout) { context.draw(line) }
  ///       }
  ///     }
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout with its position.
    public struct AnchoredLayout: Equatable {
      /// The text's top left corner, which is the origin of the layout's positions.
      public var origin: Anchor<CGPoint>
      /// The layout with the text's lines.
      public var layout: Layout
    }

    /// An empty array: no layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Appends the layouts of the next views.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension Text.LayoutKey: LeafPreferenceKey {}

extension TextNode {
  /// Reports that the lines, or their positions, may have changed.
  func layoutDidChange() { if mayHavePreferences { preferencesDidChange(Text.LayoutKey.self) } }

  /// The text's preference value: its placed lines and their position.
  func anchoredLayout(
    _ paragraph: Paragraph, _ resolved: ResolvedText
  ) -> Text.LayoutKey.AnchoredLayout {
    let source = Anchor<CGPoint>.Source.point(.zero)
    let own = [CGPoint.zero]
    let proxy = GeometryProxy(self)
    let shown = graph.evaluating(self) { proxy.place(own) { $0.convert(own, to: .global) } }
    let drawing = drawing(
      DrawContext(), in: CGRect(origin: .zero, size: placedSize), resolved)
    return Text.LayoutKey.AnchoredLayout(
      origin: Anchor(source: source, points: shown, ownPoints: own),
      layout: Text.Layout(paragraph, TextLayoutSource(resolved, drawing)))
  }
}
