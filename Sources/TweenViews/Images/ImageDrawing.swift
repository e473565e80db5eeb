import Foundation
import TweenGeometry
import TweenPaint

/// Makes the display items of images in a rectangle.
package struct ImageDrawing {
  /// Of the rectangle, whose corner is the origin.
  package var size: CGSize
  /// The rectangle's space to the canvas's points.
  package var transform: CGAffineTransform
  /// Device pixels per point of the canvas.
  package var displayScale: Double

  package init(size: CGSize, transform: CGAffineTransform, displayScale: Double) {
    self.size = size
    self.transform = transform
    self.displayScale = displayScale
  }

  /// The image in its own colours.
  package func contents(of image: ResolvedImage, opacity: Double) -> [DisplayItem.Content] {
    let isPlain = image.resizing.map { $0.mode == .stretch && $0.capInsets.isEmpty } ?? true
    if isPlain, image.isAntialiased {
      return [
        .image(
          DisplayItem.ImageItem(
            bitmap: image.bitmap, rect: CGRect(origin: .zero, size: size),
            sampling: image.sampling, opacity: opacity, transform: transform))
      ]
    }
    let slices = ImageSlices.slices(of: image, over: size)
    if slices.count <= 1 || !image.isAntialiased {
      return slices.map { fill($0, of: image, isAntialiased: image.isAntialiased, opacity) }
    }
    if let snapped = snapped(slices) {
      return snapped.map { fill($0, of: image, isAntialiased: true, opacity) }
    }
    // Smooth edges that meet would let through what is behind. Parts with sharp edges meet exactly,
    // and the layer's clip has the smooth ones.
    let clip = DisplayItem.Clip(
      path: Path(CGRect(origin: .zero, size: size)), transform: transform)
    return [.beginLayer(DisplayItem.Layer(opacity: opacity, clip: clip))]
      + slices.map { fill($0, of: image, isAntialiased: false, 1) } + [.endLayer]
  }

  /// The image as a mask: the style shows where it is opaque.
  package func contents(
    of image: ResolvedImage, filledWith style: ResolvedPaintStyle, opacity: Double
  ) -> [DisplayItem.Content] {
    let rect = CGRect(origin: .zero, size: size)
    return [
      .beginLayer(DisplayItem.Layer(opacity: opacity)),
      .fill(
        DisplayItem.Fill(path: Path(rect), paint: style.paint(in: rect), transform: transform)),
      .beginLayer(DisplayItem.Layer(isMask: true)),
    ] + contents(of: image, opacity: 1) + [.endLayer, .endLayer]
  }

  private func fill(
    _ slice: ImageSlice, of image: ResolvedImage, isAntialiased: Bool, _ opacity: Double
  ) -> DisplayItem.Content {
    .fill(
      DisplayItem.Fill(
        path: Path(slice.rect), isAntialiased: isAntialiased, paint: .pattern(slice.paint(image)),
        opacity: opacity, transform: transform))
  }

  /// The parts with those of their edges on device pixels that lie inside the rectangle; nil where
  /// the rectangle does not lie along the canvas.
  private func snapped(_ slices: [ImageSlice]) -> [ImageSlice]? {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0,
      displayScale > 0
    else { return nil }
    func snap(_ value: CGFloat, _ end: CGFloat, _ factor: CGFloat, _ offset: CGFloat) -> CGFloat {
      guard value > 0, value < end else { return value }
      let scale = CGFloat(displayScale)
      let pixel = ((value * factor + offset) * scale).rounded()
      let snapped = (pixel / scale - offset) / factor
      return snapped.isFinite ? min(max(snapped, 0), end) : value
    }
    return slices.map { slice in
      let left = snap(slice.rect.minX, size.width, transform.a, transform.tx)
      let right = snap(slice.rect.maxX, size.width, transform.a, transform.tx)
      let top = snap(slice.rect.minY, size.height, transform.d, transform.ty)
      let bottom = snap(slice.rect.maxY, size.height, transform.d, transform.ty)
      var slice = slice
      slice.rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      return slice
    }
  }
}

extension EdgeInsets {
  fileprivate var isEmpty: Bool { !(top > 0 || leading > 0 || bottom > 0 || trailing > 0) }
}
