import Foundation
import TweenMotion
import TweenPaint

/// A view that a program draws itself, by calls to a `GraphicsContext`.
///
/// It takes the size it is offered (10 points where there is none) and shows nothing beyond it. The
/// renderer is called when the canvas is first drawn and again whenever its view is made anew, its
/// size changes, or something that it read has changed: in every frame inside a `TimelineView` that
/// makes its content in every frame. What it draws is kept as display items, and items that are as
/// before are not drawn into pixels again.
public struct Canvas<Symbols> where Symbols: View {
  /// Views that the renderer may draw, each known by its `tag(_:)`.
  public var symbols: Symbols
  /// Draws the canvas, whose size it is told. A canvas without area is not drawn.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas begins as opaque black, not clear.
  public var isOpaque: Bool
  /// How colours are mixed where they lie over each other in the canvas.
  public var colorMode: ColorRenderingMode
  /// Kept, and without effect: the renderer runs on the main thread, so that each frame is exact.
  public var rendersAsynchronously: Bool

  /// - Parameters:
  ///   - opaque: Whether the canvas begins as opaque black.
  ///   - colorMode: How colours are mixed in the canvas.
  ///   - rendersAsynchronously: Without effect.
  ///   - renderer: Draws the canvas, whose size it is told.
  ///   - symbols: Views that the renderer may draw. They are laid out at their ideal size, and what
  ///     is animated in them goes on.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that draws no views.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: View {
  /// A canvas has a node of its own and no body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let symbols = view.symbols
    let node = CanvasNode(CanvasDrawing(view), context)
    node.setSymbols { Symbols._makeNode(symbols, $0) }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let symbols = view.symbols
    unsafeDowncast(node, to: CanvasNode.self).update(CanvasDrawing(view)) {
      Symbols._updateNode($0, symbols)
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// What a canvas's node keeps of the view.
struct CanvasDrawing {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let isLinear: Bool

  init<Symbols: View>(_ view: Canvas<Symbols>) {
    renderer = view.renderer
    isOpaque = view.isOpaque
    isLinear = view.colorMode != .nonLinear
  }
}
