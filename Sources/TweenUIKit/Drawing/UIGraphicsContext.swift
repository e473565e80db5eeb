import Foundation
import TweenGeometry
import TweenGraphics
import TweenMotion
import TweenViews

/// The stack of graphics contexts of a thread. UIKit's colours, paths and images draw into the last
/// one.
final class CurrentContexts {
  /// A context. `scale` is set for a bitmap that the program began.
  struct Entry {
    var context: CGContext
    var scale: CGFloat?
  }

  private(set) var entries: [Entry] = []

  /// The stack of the current thread.
  static var here: CurrentContexts {
    let key = "TweenUIKit.CurrentContexts"
    let kept = Thread.current.threadDictionary
    if let contexts = kept[key] as? CurrentContexts { return contexts }
    let contexts = CurrentContexts()
    kept[key] = contexts
    return contexts
  }

  func push(_ context: CGContext, scale: CGFloat? = nil) {
    entries.append(Entry(context: context, scale: scale))
  }

  func pop() { _ = entries.popLast() }
}

extension CGContext {
  /// Returns a bitmap context for a rectangle in points, with y downwards; nil where a side is less
  /// than one pixel or more than 16,384.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle; its size in pixels is rounded up.
  ///   - scale: Pixels per point; 0: the window's scale.
  ///   - isOpaque: Whether the bitmap starts black and has no alpha.
  static func bitmap(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let scale = usableScale(scale)
    let (width, height) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard width >= 1, width <= 16_384, height >= 1, height <= 16_384 else { return nil }
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
    let context = CGContext(
      data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
    context?.translateBy(x: 0, y: height)
    context?.scaleBy(x: scale, y: -scale)
    context?.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }

  /// The scale if it is finite and above 0; otherwise the window's scale.
  static func usableScale(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite
      ? scale : UITraitCollection.current.environment.displayScale
  }

  /// Runs `actions` and restores the graphics state afterwards.
  func keepingState(_ actions: () -> Void) {
    saveGState()
    actions()
    restoreGState()
  }
}

/// Returns the context into which colours, paths and images draw; nil where there is no current
/// context.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentContexts.here.entries.last?.context
}

/// Makes a context the current one, until `UIGraphicsPopContext` is called.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.here.push(context) }

/// Restores the context that was current before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { CurrentContexts.here.pop() }

/// Begins a bitmap with alpha and one pixel per point, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap and makes it the current context, until `UIGraphicsEndImageContext` is called. A
/// size with a side of less than one pixel or more than 16,384 begins a bitmap of one pixel.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the bitmap starts black and has no alpha.
///   - scale: Pixels per point; 0: the window's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
  guard
    let context = CGContext.bitmap(
      CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
      ?? CGContext.bitmap(pixel, scale: 1, isOpaque: opaque)
  else { return }
  CurrentContexts.here.push(context, scale: CGContext.usableScale(scale))
}

/// Returns the image drawn so far into the current bitmap; nil where the current context was not begun
/// by `UIGraphicsBeginImageContextWithOptions`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = CurrentContexts.here.entries.last, let scale = entry.scale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current bitmap. No effect where the current context is not a bitmap begun by the program.
public func UIGraphicsEndImageContext() {
  if CurrentContexts.here.entries.last?.scale != nil { CurrentContexts.here.pop() }
}

/// Fills a rectangle in the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
