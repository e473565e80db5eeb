import Foundation
import TweenGeometry
import TweenPaint

/// Makes the display items of images in a rectangle.
struct ImageDrawing {
  var rect: CGRect
  /// The transform from the rectangle's space to the canvas's points.
  var transform: CGAffineTransform
  /// The number of device pixels per point of the canvas; nil if points need not align with pixels.
  var displayScale: Double?

  /// The items of an image in its own colours.
  func contents(of image: ResolvedImage, opacity: Double) -> [DisplayItem.Content] {
    let isPlain =
      image.resizing.map { $0.mode == .stretch && $0.capInsets.isEmpty && $0.center == .zero }
      ?? true
    if let drawing = image.drawing {
      return isPlain
        ? drawing.contents(in: rect, transform: transform, opacity: opacity)
        : contents(of: drawing, ImageSlices.slices(of: image, over: rect), opacity)
    }
    if isPlain, image.isAntialiased {
      return [
        .image(
          DisplayItem.ImageItem(
            bitmap: image.bitmap, rect: rect, sampling: image.sampling, opacity: opacity,
            transform: transform))
      ]
    }
    let slices = ImageSlices.slices(of: image, over: rect)
    if slices.count <= 1 || !image.isAntialiased {
      return slices.map { fill($0, of: image, isAntialiased: image.isAntialiased, opacity) }
    }
    if let snapped = snapped(slices) {
      return snapped.map { fill($0, of: image, isAntialiased: true, opacity) }
    }
    // Antialiased edges that meet let the background show through. Parts with hard edges meet exactly, and
    // the layer's clip has the antialiased edges.
    let clip = DisplayItem.Clip(path: Path(rect), transform: transform)
    return [.beginLayer(DisplayItem.Layer(opacity: opacity, clip: clip))]
      + slices.map { fill($0, of: image, isAntialiased: false, 1) } + [.endLayer]
  }

  /// The items of a drawing that is cut into parts.
  private func contents(
    of drawing: VectorPicture, _ slices: [ImageSlice], _ opacity: Double
  ) -> [DisplayItem.Content] {
    var contents: [DisplayItem.Content] = []
    for slice in slices {
      let clip = DisplayItem.Clip(path: Path(slice.rect), transform: transform)
      contents.append(.beginLayer(DisplayItem.Layer(clip: clip)))
      for rect in slice.places(of: drawing.size) {
        contents += drawing.contents(in: rect, transform: transform, opacity: 1)
      }
      contents.append(.endLayer)
    }
    guard opacity != 1 else { return contents }
    return [.beginLayer(DisplayItem.Layer(opacity: opacity))] + contents + [.endLayer]
  }

  /// The items of an image as a mask: the paint shows where the image is opaque.
  func contents(
    of image: ResolvedImage, filledWith paint: Paint, opacity: Double
  ) -> [DisplayItem.Content] {
    [
      .beginLayer(DisplayItem.Layer(opacity: opacity)),
      .fill(DisplayItem.Fill(path: Path(rect), paint: paint, transform: transform)),
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

  /// The parts with their inner edges moved to device pixels; nil if the rectangle is rotated against the
  /// canvas.
  private func snapped(_ slices: [ImageSlice]) -> [ImageSlice]? {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0,
      let displayScale, displayScale > 0
    else { return nil }
    let scale = CGFloat(displayScale)
    func snap(
      _ value: CGFloat, from start: CGFloat, to end: CGFloat, _ factor: CGFloat, _ offset: CGFloat
    ) -> CGFloat {
      guard value > start, value < end else { return value }
      let pixel = ((value * factor + offset) * scale).rounded()
      let snapped = (pixel / scale - offset) / factor
      return snapped.isFinite ? min(max(snapped, start), end) : value
    }
    func snapX(_ value: CGFloat) -> CGFloat {
      snap(value, from: rect.minX, to: rect.maxX, transform.a, transform.tx)
    }
    func snapY(_ value: CGFloat) -> CGFloat {
      snap(value, from: rect.minY, to: rect.maxY, transform.d, transform.ty)
    }
    return slices.map { slice in
      let (left, right) = (snapX(slice.rect.minX), snapX(slice.rect.maxX))
      let (top, bottom) = (snapY(slice.rect.minY), snapY(slice.rect.maxY))
      var slice = slice
      slice.rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      return slice
    }
  }
}

extension EdgeInsets {
  fileprivate var isEmpty: Bool { !(top > 0 || leading > 0 || bottom > 0 || trailing > 0) }
}
