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

  /// A drawing and how it is repeated. nil for steps that are 0, numbers that are not finite, and a
  /// matrix without an inverse.
  ///
  /// - Parameters:
  ///   - info: What the callbacks are given.
  ///   - bounds: What of the drawing shows, in pattern space.
  ///   - matrix: Pattern space to the space in which the context began; later transforms of the
  ///     context do not move a pattern.
  ///   - xStep: From one repetition to the next along x, in pattern space.
  ///   - yStep: The same along y.
  ///   - tiling: Without effect: repetitions stand where they belong, on parts of pixels too.
  ///   - isColored: Whether the drawing sets its own colours. If not it is drawn in the colour that
  ///     is set with the pattern, and what colours it sets is ignored.
  ///   - callbacks: What draws it; `drawPattern` is called once for each repetition that is seen.
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

/// How repetitions of a pattern fall onto pixels.
@frozen public enum CGPatternTiling: Int32, Sendable {
  /// Each looks the same.
  case noDistortion
  /// Steps stay, as far as that is quick.
  case constantSpacingMinimalDistortion
  /// Steps stay.
  case constantSpacing
}

/// Draws one repetition of a pattern, in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Is called when a pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws one repetition; nil: nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is called with the pattern's `info` when the pattern is gone.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Callbacks, taken as they are.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }

  /// No callbacks.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
