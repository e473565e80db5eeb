import Foundation
import TweenMotion
import TweenPaint

/// A view that a program draws itself, with calls to a `GraphicsContext`.
///
/// It takes the proposed size (10 points without a proposal) and is clipped to it. The renderer is called
/// when the canvas is first drawn, and again whenever its view is made again, its size changes, or data
/// that it read has changed: in every frame inside a `TimelineView` that updates in every frame. The
/// drawing is kept as display items; unchanged items are not rasterized again.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the renderer can draw, identified by `tag(_:)`.
  public var symbols: Symbols
  /// Draws the canvas, given its size. A canvas without area is not drawn.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas starts as opaque black instead of clear.
  public var isOpaque: Bool
  /// The colour space in which overlapping colours of the canvas are mixed.
  public var colorMode: ColorRenderingMode
  /// Stored without effect: the renderer runs on the main thread, so that each frame is exact.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas starts as opaque black.
  ///   - colorMode: The colour space in which colours of the canvas are mixed.
  ///   - rendersAsynchronously: Has no effect.
  ///   - renderer: Draws the canvas, given its size.
  ///   - symbols: The views that the renderer can draw. They are laid out at their ideal size, and their
  ///     animations run.
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
  /// Creates a canvas whose renderer draws no views.
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
  /// `Never`: the engine draws the canvas itself.
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

/// The values that a canvas's node takes from the view.
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
