import Foundation
import Synchronization
import TweenGeometry

/// A line of shaped glyphs of one face and size.
///
/// Glyphs without a position, and positions without a glyph, are ignored. A run whose size is not
/// finite draws nothing.
public struct GlyphRun: Equatable, Sendable {
  /// The identity of the face: a number computed from its font file, independent of the file's path.
  public var faceID: UInt64
  /// The size of the font, in points.
  public var fontSize: Double
  /// The glyph ids within the face, in visual order.
  public var glyphs: [UInt32]
  /// The origin of each glyph relative to the run's, in points, y down.
  public var positions: [CGPoint]
  /// The text shown, for people, tests and accessibility.
  public var text: String
  /// The outlines of the face, with at least those of the run's glyphs.
  public var outlines: GlyphOutlines

  /// Creates a run of these glyphs, without any check.
  public init(
    faceID: UInt64, fontSize: Double, glyphs: [UInt32], positions: [CGPoint], text: String,
    outlines: GlyphOutlines
  ) {
    self.faceID = faceID
    self.fontSize = fontSize
    self.glyphs = glyphs
    self.positions = positions
    self.text = text
    self.outlines = outlines
  }
}

/// The outlines of one face in font units, with y growing upwards as in fonts. Immutable and shared.
public final class GlyphOutlines: Equatable, Sendable {
  /// The number of font units in the font's size, above 0; 1000 or 2048 in most fonts.
  public let unitsPerEm: Double
  private let outlines: [UInt32: Path]
  private let foundInkBox = Mutex(InkBox.unknown)

  private enum InkBox {
    case unknown
    case known((low: SIMD2<Double>, high: SIMD2<Double>)?)
  }

  /// Creates outlines by glyph id. A glyph without an outline draws nothing.
  public init(unitsPerEm: Double, outlines: [UInt32: Path]) {
    self.unitsPerEm = unitsPerEm
    self.outlines = outlines
  }

  /// Returns the outline of `glyph`; nil for an empty one, such as a space.
  public func outline(of glyph: UInt32) -> Path? { outlines[glyph] }

  /// A box around the control points of all outlines, in font units; a point for no outlines. nil
  /// where an outline has bad numbers. Computed once.
  package var inkBox: (low: SIMD2<Double>, high: SIMD2<Double>)? {
    foundInkBox.withLock { found in
      if case .known(let box) = found { return box }
      let box = makeInkBox()
      found = .known(box)
      return box
    }
  }

  /// The iteration order of the dictionary does not affect the least and the greatest coordinates.
  private func makeInkBox() -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
    var box: (low: SIMD2<Double>, high: SIMD2<Double>)?
    for outline in outlines.values where !outline.isEmpty {
      guard let bounds = PathFlattener.controlBounds(of: outline, transform: .identity) else {
        return nil
      }
      box = (
        pointwiseMin(box?.low ?? bounds.low, bounds.low),
        pointwiseMax(box?.high ?? bounds.high, bounds.high)
      )
    }
    return box ?? (.zero, .zero)
  }

  /// Returns true: runs are compared by face, size and glyphs, not by the table of outlines that they
  /// carry.
  public static func == (left: GlyphOutlines, right: GlyphOutlines) -> Bool { true }
}
