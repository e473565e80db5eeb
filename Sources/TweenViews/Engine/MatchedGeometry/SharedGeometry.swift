import Foundation
import TweenGeometry
import TweenMotion

/// The geometry of a matched group: the source's size, and its anchor point in the window.
package struct SharedGeometry: Equatable {
  package var point: CGPoint
  package var size: CGSize
}

extension SharedGeometry: Animatable {
  package typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  package var animatableData: AnimatableData {
    get { AnimatablePair(point.animatableData, size.animatableData) }
    set {
      point.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  package var isFinite: Bool {
    point.x.isFinite && point.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
