import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The scale of the content behind a sheet: the content shrinks, its top edge stays visible above the
/// sheet, and its corners are rounded (Look 6).
package struct BackdropScale: Equatable, Sendable {
  /// The progress of the effect, from 0 (none) to 1 (full).
  package var share: CGFloat
  /// The y coordinate at which the sheet's top edge rests, in points of the window.
  package var top: CGFloat

  package init(share: CGFloat, top: CGFloat) {
    self.share = share
    self.top = top
  }

  /// The factor of the content's size at full effect.
  static let scale: CGFloat = 0.904
  /// The visible height of the content above the sheet, in points. Below it, the radius of the
  /// content's corners.
  static let inSight: CGFloat = 10
  static let radius: CGFloat = 10

  /// Returns the transform of the content behind the sheet.
  ///
  /// - Parameters:
  ///   - upper: The y coordinate of the content's own top edge.
  ///   - width: The width of the window.
  func transform(upper: CGFloat, width: CGFloat) -> CGAffineTransform {
    let scale = 1 - (1 - Self.scale) * share
    let rest = top - Self.inSight - Self.scale * upper
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: width * (1 - scale) / 2, ty: rest * share)
  }
}

/// Reports the scale of the content behind a layer to the window. It is invisible.
package struct BackdropScaleReporter: View, Animatable, ModelUpdating {
  private var backdropScale: BackdropScale

  nonisolated package init(_ backdropScale: BackdropScale) { self.backdropScale = backdropScale }

  nonisolated package var animatableData: CGFloat {
    get { backdropScale.share }
    set { backdropScale.share = newValue }
  }

  package func updateModel() {
    guard let node = ViewGraph.evaluatedNode, let root = node.rootNode,
      let layer = root.layer(of: node), layer.backdropScale != backdropScale
    else { return }
    layer.backdropScale = backdropScale
    root.setNeedsDisplay()
  }

  package var body: some View {
    Color.clear.frame(width: 0, height: 0)
  }
}

// How the window draws the content behind a sheet.
extension RootNode {
  /// The scale of the window's content: that of the sheet with the most progress. Other sheets are in
  /// front of the content.
  var contentBackdropScale: BackdropScale? {
    layers.compactMap(\.backdropScale).filter { $0.share > 0 }.max { $0.share < $1.share }
  }

  /// The transform of the layer at an index of `layers`, where a layer above it scales it.
  func shownTransform(ofLayer place: Int) -> CGAffineTransform {
    guard let own = layers[place].backdropScale, own.share > 0,
      let above = layers[(place + 1)...].lazy.compactMap(\.backdropScale).first(where: {
        $0.share > 0
      })
    else { return .identity }
    return above.transform(upper: own.top, width: placement?.size.width ?? 0)
  }
}
