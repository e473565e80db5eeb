import Foundation
import TweenGeometry

/// The slicing of an image in a catalog: the parts that keep their size when the image is resized, and the
/// parts that are resized.
struct ImageSlicing: Equatable, Sendable, Decodable {
  /// The caps in pixels; leading is left.
  var insets: EdgeInsets
  var mode: Image.ResizingMode
  /// The part between the caps that is used, in pixels from the top left; 0 for all of it. The rest never
  /// shows when the image is resized.
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
    // An image of three parts side by side has no caps above and below.
    let (across, down) = (parts != "3-part-vertical", parts != "3-part-horizontal")
    self.insets = EdgeInsets(
      top: down ? insets?.top ?? 0 : 0, leading: across ? insets?.left ?? 0 : 0,
      bottom: down ? insets?.bottom ?? 0 : 0, trailing: across ? insets?.right ?? 0 : 0)
    mode = center?.mode == "tile" ? .tile : .stretch
    self.center = CGSize(
      width: across ? center?.width ?? 0 : 0, height: down ? center?.height ?? 0 : 0)
  }

  /// The slicing in points, for an image with `scale` pixels per point.
  func resizing(scale: Double) -> Image.Resizing {
    Image.Resizing(
      capInsets: EdgeInsets(
        top: insets.top / scale, leading: insets.leading / scale, bottom: insets.bottom / scale,
        trailing: insets.trailing / scale), mode: mode,
      center: CGSize(width: center.width / scale, height: center.height / scale))
  }
}
