import Foundation
import TweenCodecs
import TweenPaint

/// The program's icon: the set AppIcon of its asset catalogs (Scenes 5.2).
package enum AppIcon {
  /// The name that Xcode gives the set.
  private static let name = "AppIcon"

  /// The icon's picture, or the reason why the set has none; nil if there is no such set.
  ///
  /// Takes the smallest file of at least `side` pixels, else the largest one. A picture with at least twice
  /// `side` is reduced.
  package static func picture(side: Int) -> Result<Bitmap, Failure>? {
    for folder in AssetName(name: name, bundle: nil).folders {
      guard let set = AssetCatalog.shared(in: folder).folder(of: .icon, named: name) else {
        continue
      }
      return picture(in: set, side: side)
    }
    return nil
  }

  /// The reason why a set has no picture, as one sentence.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  static func picture(in set: String, side: Int) -> Result<Bitmap, Failure> {
    var reason = "\(AssetContents.path(in: set)) lists no file of pixels"
    let entries = ((try? AssetContents(in: set))?.images ?? []).filter {
      $0.filename != nil && ($0.variant.appearances ?? []).isEmpty
    }
    // An entry without a size is the one large picture that newer sets have.
    let sized = entries.enumerated().map { (place: $0, side: $1.pixelSide ?? 1024, entry: $1) }
    let ordered = sized.sorted { left, right in
      let (leftFits, rightFits) = (left.side >= side, right.side >= side)
      guard leftFits == rightFits else { return leftFits }
      if left.side != right.side { return (left.side < right.side) == leftFits }
      return left.place < right.place
    }
    for candidate in ordered {
      guard let file = candidate.entry.filename else { continue }
      let path = set + "/" + file
      switch ImageStore.shared.picture(at: path) {
      case .success(.bitmap(let bitmap)): return .success(bitmap.reduced(to: side))
      case .success(.drawing): reason = "\(path) is a drawing, not pixels"
      case .failure(let failure): reason = "\(path): \(failure)"
      }
    }
    let end = reason.hasSuffix(".") ? "" : "."
    return .failure(Failure(description: "The window has no icon: \(reason)\(end)"))
  }
}

extension AssetContents.ImageEntry {
  /// The number of pixels on a side as listed; nil if no size is given.
  fileprivate var pixelSide: Int? {
    guard let points = size?.split(separator: "x").first.flatMap({ Double($0) }),
      (1...4096).contains(points)
    else { return nil }
    return Int((points * pixelsPerPoint).rounded())
  }
}

extension Bitmap {
  /// The bitmap reduced by a whole factor, the largest one that keeps both sides at least `side`; itself if
  /// the factor is 1.
  fileprivate func reduced(to side: Int) -> Bitmap {
    let step = side > 0 ? min(width, height) / side : 1
    guard step > 1 else { return self }
    let (columns, rows) = (width / step, height / step)
    let count = UInt32(step * step)
    var reduced = Bitmap(width: columns, height: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        // The mean of premultiplied channels is the mean of the visible colours.
        var sums: [UInt32] = [0, 0, 0, 0]
        for y in row * step..<(row + 1) * step {
          for x in column * step..<(column + 1) * step {
            let pixel = pixels[y * width + x]
            for channel in 0..<4 { sums[channel] += pixel >> UInt32(channel * 8) & 255 }
          }
        }
        var mean: UInt32 = 0
        for channel in 0..<4 {
          mean |= ((sums[channel] + count / 2) / count) << UInt32(channel * 8)
        }
        reduced.pixels[row * columns + column] = mean
      }
    }
    return reduced
  }
}
