import Foundation
import TweenGeometry
import TweenGraphics

// Drawing into the current context. Without a current context, these methods have no effect.

extension UIBezierPath {
  /// Fills the path with the current context's fill colour, by the path's fill rule.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode of the fill with the content below.
  ///   - alpha: The opacity from 0 (clear) to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.keepingState {
      set(blendMode, alpha, of: context)
      add(to: context)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with the current context's stroke colour and the path's own stroke style.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with a blend mode.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode of the stroke with the content below.
  ///   - alpha: The opacity from 0 (clear) to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let style = strokeStyle
    context.keepingState {
      set(blendMode, alpha, of: context)
      context.setLineWidth(style.lineWidth)
      context.setLineCap(style.lineCap)
      context.setLineJoin(style.lineJoin)
      context.setMiterLimit(style.miterLimit)
      context.setLineDash(phase: style.dashPhase, lengths: style.dash)
      add(to: context)
      context.strokePath()
    }
  }

  /// Clips later drawing in the current context to the path, by the path's fill rule.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    add(to: context)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func add(to context: CGContext) {
    context.beginPath()
    context.addPath(cgPath)
  }

  /// With `normal` and alpha 1, keeps the context's own blend mode and alpha.
  private func set(_ blendMode: CGBlendMode, _ alpha: CGFloat, of context: CGContext) {
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
  }
}
