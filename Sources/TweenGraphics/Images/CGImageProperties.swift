import Foundation
import TweenCodecs

/// Returns the properties of a file; nil for a file that cannot be read.
///
/// The properties are `kCGImagePropertyFileSize`, and for a GIF or animated WebP file a dictionary with
/// the size of the canvas and, where the file has one, the loop count.
///
/// - Parameters:
///   - source: The file.
///   - options: Without effect.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let frames = source.frames else { return nil }
  var properties: [String: Any] = [kCGImagePropertyFileSize: frames.byteCount]
  if let key = frames.animationKey {
    var animation: [String: Any] = [
      kCGImagePropertyGIFCanvasPixelWidth: frames.width,
      kCGImagePropertyGIFCanvasPixelHeight: frames.height,
    ]
    animation[kCGImagePropertyGIFLoopCount] = frames.loopCount
    properties[key] = animation
  }
  return properties as NSDictionary
}

/// Returns the properties of an image; nil where no image has the index.
///
/// Width, height and orientation are those of the file: an image that EXIF rotates by a quarter turn is
/// displayed with both sides exchanged. Keys without a value in the file are missing, as are all of
/// EXIF and TIFF except the orientation. Read numbers as `Int`, `Double` or `NSNumber`: Foundation on
/// Linux does not convert them to `CGFloat`.
///
/// - Parameters:
///   - source: The file.
///   - index: The index of the image, from 0.
///   - options: Without effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let frames = source.frames, frames.delays.indices.contains(index) else { return nil }
  var properties = frames.traits.properties
  properties[kCGImagePropertyPixelWidth] = frames.width
  properties[kCGImagePropertyPixelHeight] = frames.height
  if let key = frames.animationKey {
    let delay = Double(frames.delays[index]) / 1_000
    properties[key] =
      [
        kCGImagePropertyGIFDelayTime: max(delay, 0.1),
        kCGImagePropertyGIFUnclampedDelayTime: delay,
      ] as [String: Any]
  }
  if frames.format == .png {
    properties[kCGImagePropertyPNGDictionary] =
      [kCGImagePropertyPNGInterlaceType: frames.traits.isInterlaced ? 1 : 0] as [String: Any]
  }
  return properties as NSDictionary
}

extension ImageFrames {
  /// The key of an animation's dictionary, whose own keys are the same for GIF and WebP; nil for a
  /// still image. Every GIF file has such a dictionary.
  fileprivate var animationKey: CFString? {
    switch format {
    case .gif: kCGImagePropertyGIFDictionary
    case .webp: count > 1 || loopCount != nil ? kCGImagePropertyWebPDictionary : nil
    case .png, .jpeg: nil
    }
  }
}

extension ImageTraits {
  fileprivate var properties: [String: Any] {
    var properties: [String: Any] = [
      kCGImagePropertyDepth: bitDepth, kCGImagePropertyHasAlpha: hasAlpha,
    ]
    properties[kCGImagePropertyColorModel] =
      switch colorModel {
      case .gray: kCGImagePropertyColorModelGray
      case .rgb: kCGImagePropertyColorModelRGB
      case .cmyk: kCGImagePropertyColorModelCMYK
      }
    if isIndexed { properties[kCGImagePropertyIsIndexed] = true }
    if let orientation {
      properties[kCGImagePropertyOrientation] = orientation.rawValue
      properties[kCGImagePropertyTIFFDictionary] =
        [kCGImagePropertyTIFFOrientation: orientation.rawValue] as [String: Any]
    }
    properties[kCGImagePropertyDPIWidth] = horizontalResolution
    properties[kCGImagePropertyDPIHeight] = verticalResolution
    properties[kCGImagePropertyProfileName] = profileName
    return properties
  }
}
