import Foundation
import Synchronization
import TweenGeometry

/// A line of shaped glyphs of one face and size.
///
/// Glyphs without a position, and positions without a glyph, are left out. A run whose size is not
/// finite draws nothing.
public struct GlyphRun: Equatable, Sendable {
  /// The face: a number made of its font file, the same wherever the file is.
  public var faceID: UInt64
  /// In points.
  public var fontSize: Double
  /// Glyph ids within the face, in visual order.
  public var glyphs: [UInt32]
  /// Each glyph's origin relative to the run's, in points, y down.
  public var positions: [CGPoint]
  /// The text shown, for people, tests and accessibility.
  public var text: String
  /// Outlines of (at least) the run's glyphs.
  public var outlines: GlyphOutlines

  /// A run of these glyphs, taken as they are.
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

/// Outlines of one face in font units, y growing upwards as fonts have it. Immutable, shared.
public final class GlyphOutlines: Equatable, Sendable {
  /// How many font units the font's size is, above 0; 1000 or 2048 in most fonts.
  public let unitsPerEm: Double
  private let outlines: [UInt32: Path]
  private let foundInkBox = Mutex(InkBox.unknown)

  private enum InkBox {
    case unknown
    case known((low: SIMD2<Double>, high: SIMD2<Double>)?)
  }

  /// Outlines by glyph id. A glyph without one draws nothing.
  public init(unitsPerEm: Double, outlines: [UInt32: Path]) {
    self.unitsPerEm = unitsPerEm
    self.outlines = outlines
  }

  /// The outline of `glyph`, nil for an empty one (a space).
  public func outline(of glyph: UInt32) -> Path? { outlines[glyph] }

  /// Holds the control points of all outlines, in font units; a point where there are none. nil
  /// where an outline has bad numbers. Looked for once.
  package var inkBox: (low: SIMD2<Double>, high: SIMD2<Double>)? {
    foundInkBox.withLock { found in
      if case .known(let box) = found { return box }
      let box = makeInkBox()
      found = .known(box)
      return box
    }
  }

  /// The order of the outlines makes no difference to what is the least and the greatest.
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

  /// Runs compare by face, size and glyphs; which table carries their outlines does not matter.
  public static func == (left: GlyphOutlines, right: GlyphOutlines) -> Bool { true }
}
