import Foundation
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViews

// Views that can be transferred as values.

extension Image: Transferable {
  /// The image as a PNG file, imported from PNG and JPEG. A drawing is rendered at one pixel per point;
  /// a symbol cannot be exported.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) {
      guard let pixels = $0.picture(in: EnvironmentValues())?.pixels(displayScale: 1) else {
        throw TransferError.noExport(.png)
      }
      return Data(try PNGEncoder.encode(pixels.bitmap))
    } importing: {
      try decoded($0)
    }
    DataRepresentation(importedContentType: .jpeg) { try decoded($0) }
  }

  private static func decoded(_ data: Data) throws -> Image {
    Image(decorative: CGImage(try ImageDecoder.decode([UInt8](data))), scale: 1)
  }
}

extension Color: Transferable {
  /// The colour in a light environment, as JSON of linear red, green, blue and opacity, with a content
  /// type of this project.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: UTType(exportedAs: "inbetween.color", conformingTo: .json)
    ) {
      try JSONEncoder().encode($0.resolve(in: EnvironmentValues()))
    } importing: {
      Color(try JSONDecoder().decode(Color.Resolved.self, from: $0))
    }
  }
}
