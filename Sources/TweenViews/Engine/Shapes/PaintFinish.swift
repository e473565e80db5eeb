import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The parts of a style beyond its paint: shadows, a blend mode, a rectangle for gradients, a
/// backdrop.
package struct PaintFinish: Equatable, Sendable {
  package struct Shadow: Equatable, Sendable {
    var kind: ShadowStyle.Kind
    var color: Color.Resolved
    var radius: Double
    var offset: CGSize
  }

  /// The shadows in the order in which they were written.
  package var shadows: [Shadow] = []
  package var blend: BlendOperator?
  /// The rectangle that gradients span, in the coordinates of the painted content; nil: the content's
  /// own rectangle.
  package var box: CGRect?
  /// The background that is visible through the paint.
  package var backdrop: Backdrop?

  package struct Backdrop: Equatable, Sendable {
    var radius: Double
    var colorMatrix: ColorMatrix
    var opacity = 1.0
  }
}

/// A style resolved in an environment, but not yet in a rectangle.
public struct _ResolvedPaint: Equatable, Sendable {
  package var style: ResolvedPaintStyle
  /// The parts beyond the paint; nil for most styles.
  private var finishBox: FinishBox?

  package init(_ style: ResolvedPaintStyle) { self.style = style }

  package var finish: PaintFinish? {
    get { finishBox?.finish }
    set { finishBox = newValue.map(FinishBox.init) }
  }

  /// Returns the paint with a changed finish.
  package func finished(_ change: (inout PaintFinish) -> Void) -> _ResolvedPaint {
    var paint = self
    var finish = finish ?? PaintFinish()
    change(&finish)
    paint.finish = finish
    return paint
  }

  /// Returns the paint with its opacity multiplied by `opacity`. Shadows fade too, because the paint
  /// casts them.
  package func opacity(_ opacity: Double) -> _ResolvedPaint {
    var paint = self
    if var finish, let backdrop = finish.backdrop {
      finish.backdrop?.opacity = backdrop.opacity * opacity
      paint.finish = finish
    } else {
      paint.style = style.opacity(opacity)
    }
    return paint
  }

  /// A reference to the finish, which keeps the many styles without one small.
  private final class FinishBox: Equatable, Sendable {
    let finish: PaintFinish
    init(_ finish: PaintFinish) { self.finish = finish }
    static func == (left: FinishBox, right: FinishBox) -> Bool {
      left === right || left.finish == right.finish
    }
  }
}

extension PaintFinish {
  /// The animatable parts: for each shadow its colour times 128, radius and offset; then the
  /// rectangle.
  var animatableData: PaintVector {
    var lanes: [Double] = []
    for shadow in shadows {
      let color = shadow.color
      lanes += [color.linearRed, color.linearGreen, color.linearBlue, color.opacity]
        .map { Double($0) * 128 }
      lanes += [shadow.radius, shadow.offset.width, shadow.offset.height]
    }
    if let box { lanes += [box.minX, box.minY, box.width, box.height] }
    return PaintVector(lanes)
  }

  /// Returns the finish with other values of its animatable parts.
  func replacing(_ data: PaintVector) -> PaintFinish {
    let lanes = data.elements
    guard lanes.count == 7 * shadows.count + (box == nil ? 0 : 4) else { return self }
    var finish = self
    for index in shadows.indices {
      let at = 7 * index
      finish.shadows[index].color = Color.Resolved(
        linearRed: Float(lanes[at] / 128), linearGreen: Float(lanes[at + 1] / 128),
        linearBlue: Float(lanes[at + 2] / 128), opacity: Float(lanes[at + 3] / 128))
      finish.shadows[index].radius = lanes[at + 4]
      finish.shadows[index].offset = CGSize(width: lanes[at + 5], height: lanes[at + 6])
    }
    if box != nil {
      let at = 7 * shadows.count
      finish.box = CGRect(
        x: lanes[at], y: lanes[at + 1], width: lanes[at + 2], height: lanes[at + 3])
    }
    return finish
  }

  /// Whether a change from `other` to this finish can be interpolated.
  func isInterpolatable(with other: PaintFinish) -> Bool {
    shadows.map(\.kind) == other.shadows.map(\.kind) && (box == nil) == (other.box == nil)
  }
}
