import Foundation
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint

/// An image in an environment: its pixels, and the settings for drawing them.
package struct ResolvedImage: Equatable, Sendable {
  /// The pixels; empty for a drawing.
  package var bitmap: Bitmap
  /// The drawing; nil for pixels.
  package var drawing: VectorPicture?
  /// The number of pixels per point, positive and finite.
  package var scale: Double
  package var sampling: Sampling
  package var isAntialiased: Bool
  package var isTemplate: Bool
  var resizing: Image.Resizing?

  /// The size in points.
  package var size: CGSize {
    drawing?.size
      ?? CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

extension Image {
  /// The picture of the image in an environment. Nil for symbols; also nil, with a warning, if there is
  /// nothing to show.
  package func resolved(in environment: EnvironmentValues) -> ResolvedImage? {
    switch source {
    case .symbol: return nil
    case .bitmap(let bitmap, let scale):
      guard bitmap.width > 0, bitmap.height > 0, scale > 0, scale.isFinite else { return nil }
      return resolved(.bitmap(bitmap), scale: scale, mode: nil, slicing: nil)
    case .named(let name):
      let traits = ImageTraits(environment)
      let folders = name.folders
      for folder in folders {
        switch ImageStore.shared.find(name.name, in: folder, for: traits) {
        case .file(let file): return resolved(file, environment)
        case .unreadable(let path):
          environment.warn(
            "The image \"\(name.name)\" is not shown: \(path) is not a valid list of files.")
          return nil
        case .missing: continue
        }
      }
      environment.warn(
        "There is no image named \"\(name.name)\" in \(name.searchedFoldersDescription)."
          + name.advice)
      return nil
    }
  }

  /// The picture of the image in an environment, like `resolved(in:)` but without warnings.
  package func picture(in environment: EnvironmentValues) -> ResolvedImage? {
    var silent = environment
    silent.graphAnchor = nil
    return resolved(in: silent)
  }

  private func resolved(
    _ file: ImageFile, _ environment: EnvironmentValues
  ) -> ResolvedImage? {
    let store = ImageStore.shared
    switch file.isMirrored ? store.mirroredPicture(at: file.path) : store.picture(at: file.path) {
    case .success(let picture):
      if case .drawing(let result) = picture, !result.leftOut.isEmpty {
        environment.warn(
          "The drawing \(file.path) is shown without unsupported parts: "
            + "\(result.leftOut.joined(separator: ", ")).")
      }
      return resolved(
        picture, scale: file.scale, mode: file.renderingMode, slicing: file.slicing)
    case .failure(let error):
      environment.warn("The image file \(file.path) is not shown. \(error)")
      return nil
    }
  }

  private func resolved(
    _ picture: DecodedPicture, scale: Double, mode: TemplateRenderingMode?, slicing: ImageSlicing?
  ) -> ResolvedImage {
    var result = ResolvedImage(
      bitmap: Bitmap(width: 0, height: 0), scale: scale, sampling: ownInterpolation.sampling,
      isAntialiased: isAntialiased, isTemplate: (ownRenderingMode ?? mode) == .template)
    switch picture {
    case .bitmap(let bitmap): result.bitmap = bitmap
    case .drawing(let drawing):
      result.drawing = drawing.picture
      // The lengths of a drawing are in points.
      result.scale = 1
    }
    result.resizing = resizing
    // Caps that the program sets have precedence over the catalog's.
    if let slicing, let resizing, resizing.capInsets == EdgeInsets(), resizing.mode == .stretch {
      result.resizing = slicing.resizing(scale: result.scale)
    }
    return result
  }
}
