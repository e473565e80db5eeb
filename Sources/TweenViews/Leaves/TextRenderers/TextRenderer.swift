import Foundation
import TweenGeometry
import TweenMotion

/// Draws text in place of the way it is drawn else.
///
/// The renderer is called whenever its text is drawn anew, and in every frame while its
/// `animatableData` is on its way. It draws what it likes: nothing is drawn but what it draws.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws a text, whose lines, runs and glyphs `layout` has, in the text's own coordinates.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size that the text takes where it is offered `proposal`: by default its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far around the text the renderer may draw, as it says itself. Drawing is not cut off there,
  /// nor is the layout another.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  nonisolated public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  nonisolated public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text takes by itself where it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a program says of a stretch of text, for its own renderers to find.
public protocol TextAttribute {}

extension Text {
  /// Says something of the text that its renderer finds in runs and glyphs, as
  /// `run[Attribute.self]`. Of several values of one type the innermost counts.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.attribute(CustomTextAttribute(value)))
  }
}

extension View {
  /// Has text below drawn by `renderer`.
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

/// A renderer of any type, as the environment carries it: each is equal to itself only.
final class AnyTextRenderer: Equatable, Sendable {
  // Called on the main actor only, where texts are measured and drawn.
  nonisolated(unsafe) let renderer: any TextRenderer

  init<Renderer: TextRenderer>(_ renderer: Renderer) { self.renderer = renderer }

  static func == (left: AnyTextRenderer, right: AnyTextRenderer) -> Bool { left === right }
}

/// A value that a program gave a stretch of text.
struct CustomTextAttribute: Equatable, Sendable {
  // Read on the main actor only, by renderers.
  nonisolated(unsafe) let value: any TextAttribute

  init<T: TextAttribute>(_ value: T) { self.value = value }

  /// Values that cannot be compared are equal where their type has but one.
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
