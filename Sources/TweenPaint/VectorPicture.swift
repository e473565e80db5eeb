import Foundation
import TweenGeometry

/// A picture made of areas and lines, which is sharp at any size: the content of an SVG file.
///
/// A value type; copies share the drawing.
public struct VectorPicture: Equatable, Sendable {
  private final class Drawing: Equatable, Sendable {
    let contents: [DisplayItem.Content]

    init(_ contents: [DisplayItem.Content]) { self.contents = contents }

    static func == (left: Drawing, right: Drawing) -> Bool {
      left === right || left.contents == right.contents
    }
  }

  /// The natural size in points; both sides are finite and above 0.
  public let size: CGSize
  private let drawing: Drawing

  /// The items, back to front, in points from the picture's top left corner. All layers are closed.
  public var contents: [DisplayItem.Content] { drawing.contents }

  /// Creates a picture of these items with a natural size.
  public init(size: CGSize, contents: [DisplayItem.Content]) {
    self.size = size
    drawing = Drawing(contents)
  }

  public static func == (left: VectorPicture, right: VectorPicture) -> Bool {
    left.size == right.size && left.drawing == right.drawing
  }

  /// Returns the items of the picture over a rectangle, stretched where that has another aspect
  /// ratio. Content outside the picture is cut off.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the picture; nothing is drawn in one without area.
  ///   - transform: From the rectangle's space to the canvas's points.
  ///   - opacity: The opacity of the whole picture.
  public func contents(
    in rect: CGRect, transform: CGAffineTransform, opacity: Double
  ) -> [DisplayItem.Content] {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      !contents.isEmpty
    else { return [] }
    let (scaleX, scaleY) = (rect.width / size.width, rect.height / size.height)
    let place = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    let placed = contents.map { $0.applying(place) }
    if placed.count == 1, case .fill(var fill) = placed[0], isInside(contents[0]) {
      fill.opacity *= opacity
      return [.fill(fill)]
    }
    let isInside = contents.allSatisfy { self.isInside($0) }
    if isInside, opacity == 1 { return placed }
    let clip = isInside ? nil : DisplayItem.Clip(path: Path(rect), transform: transform)
    return [.beginLayer(DisplayItem.Layer(opacity: opacity, clip: clip))] + placed + [.endLayer]
  }

  /// Whether an item certainly draws nothing outside of the picture.
  private func isInside(_ content: DisplayItem.Content) -> Bool {
    guard case .fill(let fill) = content else {
      // A layer draws only the items in it.
      if case .beginLayer = content { return true }
      if case .endLayer = content { return true }
      return false
    }
    // The farthest distance of any corner or end of a line from the path.
    let reach = fill.stroke.map { $0.lineWidth / 2 * max($0.miterLimit, 1.5) } ?? 0
    let bounds = fill.path.boundingRect
    guard !bounds.isNull else { return true }
    let drawn = bounds.insetBy(dx: -reach, dy: -reach).applying(fill.transform)
    return CGRect(origin: .zero, size: size).insetBy(dx: -1e-6, dy: -1e-6).contains(drawn)
  }
}
