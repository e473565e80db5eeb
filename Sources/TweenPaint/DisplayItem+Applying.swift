import Foundation
import TweenGeometry

extension DisplayItem.Content {
  /// The same elsewhere.
  ///
  /// - Parameter transform: What is done behind the item's own way to the canvas.
  public func applying(_ transform: CGAffineTransform) -> DisplayItem.Content {
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.concatenating(transform)
      return .fill(fill)
    case .glyphs(var glyphs):
      glyphs.transform = glyphs.transform.concatenating(transform)
      return .glyphs(glyphs)
    case .image(var image):
      image.transform = image.transform.concatenating(transform)
      return .image(image)
    case .beginLayer(var layer):
      if var clip = layer.clip {
        clip.transform = clip.transform.concatenating(transform)
        layer.clip = clip
      }
      layer.effect = layer.effect?.applying(transform)
      return .beginLayer(layer)
    case .endLayer: return .endLayer
    }
  }
}

extension DisplayItem.LayerEffect {
  fileprivate func applying(_ transform: CGAffineTransform) -> DisplayItem.LayerEffect {
    switch self {
    case .blur(var blur):
      blur.transform = blur.transform.concatenating(transform)
      return .blur(blur)
    case .projection(let map):
      return .projection(map.concatenating(ProjectionTransform(transform)))
    case .shadow(var shadow):
      shadow.transform = shadow.transform.concatenating(transform)
      return .shadow(shadow)
    case .backdrop(var backdrop):
      backdrop.transform = backdrop.transform.concatenating(transform)
      return .backdrop(backdrop)
    case .colorMatrix, .alphaThreshold:
      return self
    }
  }
}
