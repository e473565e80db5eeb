import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An image in an environment: its pixels, and how they are shown.
package struct ResolvedImage: Equatable, Sendable {
  package var bitmap: Bitmap
  /// Pixels per point, above 0 and finite.
  package var scale: Double
  package var sampling: Sampling
  package var isAntialiased: Bool
  package var isTemplate: Bool
  var resizing: Image.Resizing?

  /// In points.
  package var size: CGSize {
    CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

extension Image {
  /// The pixels of the image in an environment; nil for symbols, and nil, with a warning, where there is nothing to show.
  package func resolved(in environment: EnvironmentValues) -> ResolvedImage? {
    switch source {
    case .symbol: return nil
    case .bitmap(let bitmap, let scale):
      guard bitmap.width > 0, bitmap.height > 0, scale > 0, scale.isFinite else { return nil }
      return resolved(bitmap, scale: scale, mode: nil)
    case .named(let name):
      let traits = ImageTraits(environment)
      let folders = name.folders
      for folder in folders {
        switch ImageStore.shared.find(name.name, in: folder, for: traits) {
        case .file(let file): return resolved(file, environment)
        case .unreadable(let path):
          environment.warn(
            "The image \"\(name.name)\" is not shown: \(path) is no list of files.")
          return nil
        case .missing: continue
        }
      }
      environment.warn(
        "There is no image named \"\(name.name)\" in \(folders.joined(separator: " or ")).")
      return nil
    }
  }

  /// As `resolved(in:)`, without a word where there is nothing to show.
  package func picture(in environment: EnvironmentValues) -> ResolvedImage? {
    var silent = environment
    silent.graphAnchor = nil
    return resolved(in: silent)
  }

  private func resolved(
    _ file: ImageFile, _ environment: EnvironmentValues
  ) -> ResolvedImage? {
    switch ImageStore.shared.bitmap(at: file.path) {
    case .success(let bitmap):
      return resolved(bitmap, scale: file.scale, mode: file.renderingMode)
    case .failure(let error):
      environment.warn("The image file \(file.path) is not shown. \(error)")
      return nil
    }
  }

  private func resolved(
    _ bitmap: Bitmap, scale: Double, mode: TemplateRenderingMode?
  ) -> ResolvedImage {
    ResolvedImage(
      bitmap: bitmap, scale: scale, sampling: ownInterpolation.sampling,
      isAntialiased: isAntialiased, isTemplate: (ownRenderingMode ?? mode) == .template,
      resizing: resizing)
  }
}
