import Foundation
import TweenGeometry
import TweenGraphics
import TweenMotion
import TweenViews

/// The contexts that colours, paths and images of UIKit draw into: the last one pushed counts. Each
/// thread has its own.
final class CurrentContexts {
  /// A context, and of a bitmap that a program has begun, its scale.
  struct Entry {
    var context: CGContext
    var scale: CGFloat?
  }

  private(set) var entries: [Entry] = []

  /// Those of the thread that runs.
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
  /// A bitmap for a rectangle in points, with y downwards as UIKit has it; nil where a side has no
  /// pixel or more than 16,384.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle; parts of pixels at its ends count as whole ones.
  ///   - scale: Pixels per point; 0: as many as the window has.
  ///   - isOpaque: Whether the bitmap is black at first and has no alpha.
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

  /// A scale above 0, or the window's.
  static func usableScale(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite
      ? scale : UITraitCollection.current.environment.displayScale
  }

  /// Draws with the state as it is, which what `actions` sets does not change.
  func keepingState(_ actions: () -> Void) {
    saveGState()
    actions()
    restoreGState()
  }
}

/// The context that colours, paths and images draw into; nil outside of a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentContexts.here.entries.last?.context
}

/// Makes a context the current one, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.here.push(context) }

/// Makes the context current that was before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { CurrentContexts.here.pop() }

/// Begins a bitmap with an alpha and a pixel for each point, and makes it current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap and makes it current, until `UIGraphicsEndImageContext`. A size without a pixel, or
/// with more than 16,384 in a row or column, begins a bitmap of one pixel.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the bitmap is black at first and has no alpha.
///   - scale: Pixels per point; 0: as many as the window has.
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

/// What has been drawn into the current bitmap so far; nil where the current context is none that
/// `UIGraphicsBeginImageContextWithOptions` began.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = CurrentContexts.here.entries.last, let scale = entry.scale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current bitmap; without effect where the current context is none.
public func UIGraphicsEndImageContext() {
  if CurrentContexts.here.entries.last?.scale != nil { CurrentContexts.here.pop() }
}

/// Fills a rectangle of the current context with its colour for fills.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Shows only what lies in a rectangle of the current context from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
