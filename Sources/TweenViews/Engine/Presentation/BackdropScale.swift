import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// How far a sheet sends back what lies below it: that shrinks, its upper edge stays in sight above
/// the sheet's, and its corners are rounded (Look 6).
package struct BackdropScale: Equatable, Sendable {
  /// From 0, not at all, to 1.
  package var share: CGFloat
  /// Where the sheet's upper edge rests, in points of the window.
  package var top: CGFloat

  package init(share: CGFloat, top: CGFloat) {
    self.share = share
    self.top = top
  }

  /// What is left of the size of what lies below.
  static let scale: CGFloat = 0.904
  /// How much of it shows above the sheet, and the radius of its corners, in points.
  static let inSight: CGFloat = 10
  static let radius: CGFloat = 10

  /// How what lies below is shown.
  ///
  /// - Parameters:
  ///   - upper: Where its own upper edge is.
  ///   - width: The window's.
  func transform(upper: CGFloat, width: CGFloat) -> CGAffineTransform {
    let scale = 1 - (1 - Self.scale) * share
    let rest = top - Self.inSight - Self.scale * upper
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: width * (1 - scale) / 2, ty: rest * share)
  }
}

/// Tells the window how far the layer that it is in sends back what lies below. It shows nothing.
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

// How the window draws what has been sent back.
extension RootNode {
  /// The retreat of the content: the farthest of any sheet's. Sheets below others lie on it.
  var contentBackdropScale: BackdropScale? {
    layers.compactMap(\.backdropScale).filter { $0.share > 0 }.max { $0.share < $1.share }
  }

  /// How the layer at a place in `layers` is shown, where one that sends it back lies above.
  func shownTransform(ofLayer place: Int) -> CGAffineTransform {
    guard let own = layers[place].backdropScale, own.share > 0,
      let above = layers[(place + 1)...].lazy.compactMap(\.backdropScale).first(where: {
        $0.share > 0
      })
    else { return .identity }
    return above.transform(upper: own.top, width: placement?.size.width ?? 0)
  }
}
