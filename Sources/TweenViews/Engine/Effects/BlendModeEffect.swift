import Foundation
import TweenMotion
import TweenPaint

/// The modifier made by `blendMode(_:)`: blends each picture inside with its backdrop, separately.
nonisolated public struct _BlendModeEffect: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = BlendNode
  public var blendMode: BlendMode

  public init(blendMode: BlendMode) { self.blendMode = blendMode }

  package var value: BlendMode { blendMode }
}

@MainActor package final class BlendNode: WrapperNode, ValueNode {
  package var value: BlendMode
  private var backdropReader = BackdropReader()

  package init(_ context: NodeContext, _ value: BlendMode) {
    self.value = value
    super.init(context)
    backdropReader.set(value != .normal, of: self)
  }

  package func valueDidChange(from old: BlendMode) {
    backdropReader.set(value != .normal, of: self)
    setNeedsDisplay()
    // A surrounding layer may show its picture in this mode.
    var around = host
    while let layer = around as? WrapperNode {
      layer.setNeedsDisplay()
      around = layer.host
    }
  }

  package override var ownBlend: BlendOperator? { content?.ownBlend ?? BlendOperator(value) }

  package override var readsBackdrop: Bool { value != .normal || super.readsBackdrop }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    // The innermost mode applies.
    if !context.isBlendTaken { inner.blend = BlendOperator(value) }
    content?.drawIfNeeded(builder, inner)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    backdropReader.set(false, of: self)
  }

  package override var debugName: String { "blendMode" }
}

/// Records whether an element blends with its backdrop, and counts such elements in the graph.
struct BackdropReader {
  private(set) var isReader = false

  /// Records whether the element reads its backdrop. A change also changes how surrounding clips
  /// draw.
  @MainActor mutating func set(_ new: Bool, of node: ElementNode) {
    guard isReader != new else { return }
    isReader = new
    node.graph.uses.backdropReaderCount += new ? 1 : -1
    node.displayStructureDidChange()
  }
}

extension View {
  /// Blends each picture in this view with its backdrop by `blendMode`, instead of covering it.
  ///
  /// In a container, each leaf blends separately. Put `compositingGroup()` before this modifier to
  /// blend the whole, or after it to keep the blending inside. With two modes, the inner one
  /// applies. A clip or an effect on one picture, such as a blur, blends as the picture does.
  /// Several pictures in one effect blend with each other.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
}
