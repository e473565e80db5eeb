import Foundation
import TweenGeometry

extension DisplayItem.Content {
  /// Returns this content under a further transform.
  ///
  /// - Parameter transform: Applied after the item's own transform to the canvas.
  public func applying(_ transform: CGAffineTransform) -> DisplayItem.Content {
    var moved = self
    moved.apply(transform)
    return moved
  }

  /// Moves this content by a further transform.
  ///
  /// - Parameter transform: Applied after the item's own transform to the canvas.
  // The parts are moved out and back, not copied: there are many, and most are reference-counted.
  public mutating func apply(_ transform: CGAffineTransform) {
    switch consume self {
    case .fill(var fill):
      fill.transform = fill.transform.concatenating(transform)
      self = .fill(fill)
    case .glyphs(var glyphs):
      glyphs.transform = glyphs.transform.concatenating(transform)
      self = .glyphs(glyphs)
    case .image(var image):
      image.transform = image.transform.concatenating(transform)
      self = .image(image)
    case .beginLayer(var layer):
      if var clip = layer.clip {
        clip.transform = clip.transform.concatenating(transform)
        layer.clip = clip
      }
      layer.effect = layer.effect?.applying(transform)
      self = .beginLayer(layer)
    case .endLayer: self = .endLayer
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
