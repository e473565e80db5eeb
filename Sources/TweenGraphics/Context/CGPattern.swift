import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

/// A drawing that is repeated over an area.
public final class CGPattern {
  let info: UnsafeMutableRawPointer?
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern. nil where a step is 0, where a number is not finite, and where the matrix has
  /// no inverse.
  ///
  /// - Parameters:
  ///   - info: The first argument of the callbacks.
  ///   - bounds: The visible rectangle of the drawing, in pattern space.
  ///   - matrix: The transform from pattern space to the context's initial user space; later transforms
  ///     of the context do not move a pattern.
  ///   - xStep: The distance of repetitions along x, in pattern space.
  ///   - yStep: The distance of repetitions along y, in pattern space.
  ///   - tiling: Without effect: repetitions are placed exactly, at fractions of pixels too.
  ///   - isColored: Whether the drawing sets its own colours. Otherwise it is drawn in the colour that
  ///     is set with the pattern, and colours that it sets have no effect.
  ///   - callbacks: The closures that draw; `drawPattern` is called once for each visible repetition.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let numbers = [xStep, yStep, bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    guard numbers.allSatisfy(\.isFinite), xStep != 0, yStep != 0, matrix.determinant != 0,
      matrix.determinant.isFinite
    else { return nil }
    (self.info, self.bounds, self.matrix) = (info, bounds.standardized, matrix)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  func draw(into context: CGContext) { callbacks.drawPattern?(info, context) }
}

/// The alignment of a pattern's repetitions with pixels. Without effect.
@frozen public enum CGPatternTiling: Int32, Sendable {
  /// All repetitions look the same.
  case noDistortion
  /// The distances are constant, as far as this is fast.
  case constantSpacingMinimalDistortion
  /// The distances are constant.
  case constantSpacing
}

/// A closure that draws one repetition of a pattern, in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A closure that is called with the pattern's `info` when the pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The closures of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure; 0.
  public var version: UInt32
  /// Draws one repetition; nil: draws nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called with the pattern's `info` when the pattern is released; nil: no call.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the callbacks of a pattern, unchanged.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }

  /// Creates empty callbacks, which draw nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
