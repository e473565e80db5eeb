import Foundation
import TweenMotion
import TweenPaint

/// `blendMode`: each picture below goes onto what is behind it in another way, on its own.
nonisolated public struct _BlendModeEffect: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = BlendNode
  public var blendMode: BlendMode

  public init(blendMode: BlendMode) { self.blendMode = blendMode }

  package var value: BlendMode { blendMode }
}

@MainActor package final class BlendNode: WrapperNode, ValueNode {
  package var value: BlendMode
  private var onlooker = BackdropReader()

  package init(_ context: NodeContext, _ value: BlendMode) {
    self.value = value
    super.init(context)
    onlooker.set(value != .normal, of: self)
  }

  package func valueDidChange(from old: BlendMode) {
    onlooker.set(value != .normal, of: self)
    setNeedsDisplay()
    // A layer around may show its picture in this mode.
    var around = host
    while let layer = around as? WrapperNode {
      layer.setNeedsDisplay()
      around = layer.host
    }
  }

  package override var ownBlend: BlendOperator? { content?.ownBlend ?? BlendOperator(value) }

  package override var looksBehind: Bool { value != .normal || super.looksBehind }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    // The innermost mode counts.
    if !context.isBlendTaken { inner.blend = BlendOperator(value) }
    content?.drawIfNeeded(builder, inner)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    onlooker.set(false, of: self)
  }

  package override var debugName: String { "blendMode" }
}

/// Whether an element mixes with what is drawn behind it; the graph counts those.
struct BackdropReader {
  private(set) var isOne = false

  /// Clips above draw in another way from now on, if this changes anything.
  @MainActor mutating func set(_ new: Bool, of node: ElementNode) {
    guard isOne != new else { return }
    isOne = new
    node.graph.uses.onlookerCount += new ? 1 : -1
    node.displayStructureDidChange()
  }
}

extension View {
  /// How each picture in this view goes onto what is drawn behind it, instead of covering it.
  ///
  /// Of a container, each leaf blends on its own; put `compositingGroup()` before to blend the
  /// whole, or after to blend with nothing outside. Of two modes the inner one counts. A clip or an
  /// effect on the picture, such as a blur, blends as the picture does; of several pictures in one
  /// effect, each blends with what else is in it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
}
