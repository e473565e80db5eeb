import Foundation
import TweenGeometry

/// How a catalog cuts an image: what of it keeps its size where the image is resized, and what is
/// resized.
struct ImageSlicing: Equatable, Sendable, Decodable {
  /// In pixels; leading is left.
  var insets: EdgeInsets
  var mode: Image.ResizingMode
  /// How much of what lies between the insets is used, in pixels from the top left on; 0: all. The
  /// rest is never seen where the image is resized.
  var center: CGSize

  private enum CodingKeys: String, CodingKey {
    case mode, center
    case insets = "cap-insets"
  }

  private struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  private struct Center: Decodable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let parts = try values.decodeIfPresent(String.self, forKey: .mode) ?? "9-part"
    let insets = try values.decodeIfPresent(Insets.self, forKey: .insets)
    let center = try values.decodeIfPresent(Center.self, forKey: .center)
    // Three parts beside each other have no caps above and below.
    let (across, down) = (parts != "3-part-vertical", parts != "3-part-horizontal")
    self.insets = EdgeInsets(
      top: down ? insets?.top ?? 0 : 0, leading: across ? insets?.left ?? 0 : 0,
      bottom: down ? insets?.bottom ?? 0 : 0, trailing: across ? insets?.right ?? 0 : 0)
    mode = center?.mode == "tile" ? .tile : .stretch
    self.center = CGSize(
      width: across ? center?.width ?? 0 : 0, height: down ? center?.height ?? 0 : 0)
  }

  /// The same for an image of so many pixels a point, in points.
  func resizing(scale: Double) -> Image.Resizing {
    Image.Resizing(
      capInsets: EdgeInsets(
        top: insets.top / scale, leading: insets.leading / scale, bottom: insets.bottom / scale,
        trailing: insets.trailing / scale), mode: mode,
      center: CGSize(width: center.width / scale, height: center.height / scale))
  }
}
