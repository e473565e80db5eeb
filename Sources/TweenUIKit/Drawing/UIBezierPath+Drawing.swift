import Foundation
import TweenGeometry
import TweenGraphics

// Drawing into the current context; without effect where there is none.

extension UIBezierPath {
  /// Fills the path with the current context's colour for fills, by its own rule.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path by a blend mode.
  ///
  /// - Parameters:
  ///   - blendMode: How the fill meets what is there.
  ///   - alpha: From 0, clear, to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.keepingState {
      set(blendMode, alpha, of: context)
      add(to: context)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with the current context's colour for strokes, by its own measures.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path by a blend mode.
  ///
  /// - Parameters:
  ///   - blendMode: How the stroke meets what is there.
  ///   - alpha: From 0, clear, to 1.
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

  /// Shows only what lies inside the path from now on.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    add(to: context)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func add(to context: CGContext) {
    context.beginPath()
    context.addPath(cgPath)
  }

  /// Plain fills keep the blend mode and the alpha that the program has set.
  private func set(_ blendMode: CGBlendMode, _ alpha: CGFloat, of context: CGContext) {
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
  }
}
