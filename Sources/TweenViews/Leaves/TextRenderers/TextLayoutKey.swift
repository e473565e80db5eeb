import Foundation
import TweenMotion
import TweenText

extension Text {
  /// How the texts inside a view are laid out, in the order of the views.
  ///
  /// Texts tell it by themselves, to those who read it:
  ///
  ///     Text("Hello").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
  ///       Canvas { context, _ in
  ///         for line in layouts.flatMap(\.layout) { context.draw(line) }
  ///       }
  ///     }
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout, and where it lies.
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text, from which the places of the layout are measured.
      public var origin: Anchor<CGPoint>
      /// The lines.
      public var layout: Layout
    }

    /// None.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Puts the layouts of the next views behind those before.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension Text.LayoutKey: LeafPreferenceKey {}

extension TextNode {
  /// The lines may be others, or lie elsewhere.
  func layoutDidChange() { if tellsPreferences { preferencesDidChange(Text.LayoutKey.self) } }

  /// What the text tells: its lines as they are placed, and where that is now.
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
