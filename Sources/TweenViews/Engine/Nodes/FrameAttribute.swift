import Foundation
import TweenGeometry
import TweenMotion

/// The animated rectangle of a leaf, or of an element with its own coordinate space.
///
/// Layout sets the model's rectangle; the visible one animates to it (Semantics 3.1).
@MainActor package struct FrameAttribute {
  private var attribute = AnimatedAttribute<CGRect.AnimatableData>()
  package private(set) var model: CGRect = .null

  package init() {}

  /// Stores the rectangle of a layout, rounded to pixels. Returns whether the visible rectangle may
  /// change.
  package mutating func update(_ rect: CGRect, node: ElementNode, owner: any AnimatorOwner) -> Bool
  {
    let mode = node.graph.placementMode
    let taken = mode.rounds ? rect.roundedToPixels(scale: node.pixelsPerPoint) : rect
    let old = model
    model = taken
    if old == taken { return false }
    _ = attribute.update(
      taken.animatableData,
      transaction: mode.animates ? node.placingTransaction() : Transaction(),
      environment: node.environment, pool: node.graph.pool, owner: owner)
    return true
  }

  @inline(__always) package var shown: CGRect {
    guard attribute.isAnimating else { return model }
    var rect = model
    rect.animatableData = attribute.shown(model.animatableData)
    return rect
  }

  package var isAnimating: Bool { attribute.isAnimating }

  package func isMoved(by animation: RunningAnimation) -> Bool { attribute.isMoved(by: animation) }

  package mutating func remove() { attribute.remove() }
}

extension CGRect {
  /// Returns the rectangle with each edge rounded to the nearest pixel, halves up (Semantics 6.8). A
  /// small tolerance treats rounding errors of sums as halves, so that controls in equal rows look
  /// alike. A rectangle with edges that are not finite is unchanged.
  package func roundedToPixels(scale: Double) -> CGRect {
    let scale = CGFloat(scale)
    let half: CGFloat = 0.5 + 1e-6
    let x0 = (minX * scale + half).rounded(.down) / scale
    let y0 = (minY * scale + half).rounded(.down) / scale
    let x1 = (maxX * scale + half).rounded(.down) / scale
    let y1 = (maxY * scale + half).rounded(.down) / scale
    guard x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { return self }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

/// An element whose own rectangle animates.
@MainActor protocol FramedElement: ElementNode {
  var frame: FrameAttribute { get }
  /// The area of presses on the element, in its own coordinates.
  var pressArea: CGRect { get }
}

extension FramedElement {
  var pressArea: CGRect { CGRect(origin: .zero, size: frame.shown.size) }
}
