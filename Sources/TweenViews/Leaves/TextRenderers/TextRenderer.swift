import Foundation
import TweenGeometry
import TweenMotion

/// A type that draws text in a custom way.
///
/// The renderer is called whenever its text is drawn again, and in every frame while its `animatableData`
/// animates. It replaces the standard drawing completely.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws a text in the text's own coordinates, from the lines, runs and glyphs of `layout`.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of the text for `proposal`; by default the text's own size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distances around the text to which the renderer draws. They neither clip the drawing nor change
  /// the layout.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  nonisolated public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  nonisolated public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the text's own size for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A value attached to a range of text, for the program's own renderers.
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text, which its renderer reads from runs and glyphs as `run[Attribute.self]`.
  /// Of several values of one type, the innermost is returned.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.attribute(CustomTextAttribute(value)))
  }
}

extension View {
  /// Sets the renderer that draws text in this view.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

private struct TextRendererModifier<Renderer: TextRenderer>: AnimatableModifier {
  var renderer: Renderer

  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textDefaults.renderer, AnyTextRenderer(renderer))
  }
}

/// A type-erased renderer for the environment; it is equal only to itself.
final class AnyTextRenderer: Equatable, Sendable {
  // Called on the main actor only, where texts are measured and drawn.
  nonisolated(unsafe) let renderer: any TextRenderer

  init<Renderer: TextRenderer>(_ renderer: Renderer) { self.renderer = renderer }

  static func == (left: AnyTextRenderer, right: AnyTextRenderer) -> Bool { left === right }
}

/// A value that a program attached to a range of text.
struct CustomTextAttribute: Equatable, Sendable {
  // Read on the main actor only, by renderers.
  nonisolated(unsafe) let value: any TextAttribute

  init<T: TextAttribute>(_ value: T) { self.value = value }

  /// Values that are not `Equatable` are equal if their type has only one value.
  static func == (left: CustomTextAttribute, right: CustomTextAttribute) -> Bool {
    func isEqual<T: TextAttribute>(_ value: T) -> Bool {
      guard let other = right.value as? T else { return false }
      guard let value = value as? any Equatable else { return MemoryLayout<T>.size == 0 }
      return Self.areEqual(value, other)
    }
    return isEqual(left.value)
  }

  private static func areEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    right as? E == left
  }
}
