import Foundation
import TweenMotion

/// Colours at the points of a grid, mixed over the patches between them.
///
/// Points are fractions of the filled box, from its top left corner, row after row. They may lie
/// anywhere: where patches fold over each other, the later ones are visible. The background shows
/// where no patch covers it. A mesh whose number of points or colours is not `width * height` shows
/// only the background.
///
/// The mesh is drawn as a picture, with a pixel for each point of the box and at most 512 pixels
/// along its longer side, which is stretched over the box. It is drawn again whenever the mesh or the
/// box changes. Patches are Coons's (1967); smooth colours follow Catmull's and Rom's splines (1974).
public struct MeshGradient: Equatable, Sendable {
  /// A point of a mesh with the control points of the edges that end there.
  public struct BezierPoint: Equatable, Hashable, Sendable {
    /// The position, as fractions of the box.
    public var position: SIMD2<Float>
    /// The control point of the edge to the point before it in its row, as a position in the box, not
    /// as a distance.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the point after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its control points. Control points of edges that would lead out of the
    /// mesh have no effect.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of a mesh's points, row after row.
  public enum Locations: Equatable, Sendable {
    /// The points of patches with straight edges.
    case points([SIMD2<Float>])
    /// The points of patches with cubic curves as edges.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a mesh's points, row after row.
  public enum Colors: Equatable, Sendable {
    /// Colours that adapt to the environment of the mesh.
    case colors([Color])
    /// Colours that are resolved to numbers.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row, at least 2.
  public var width: Int
  /// The number of rows of points, at least 2.
  public var height: Int
  /// The positions of the `width * height` points.
  public var locations: Locations
  /// The colours of the `width * height` points.
  public var colors: Colors
  /// The colour that shows where no patch is.
  public var background: Color
  /// Whether colours are interpolated smoothly across points, instead of from each point to the next.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh of points and colours. Their numbers are checked only when the mesh is drawn.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points between straight edges.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points between straight edges, with colours as numbers.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points between curved edges.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a mesh of points between curved edges, with colours as numbers.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedPaintStyle {
    let colors: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let points: [ResolvedMesh.Point] =
      switch locations {
      case .points(let points): ResolvedMesh.Point.straight(points, width: width)
      case .bezierPoints(let points): points.map { ResolvedMesh.Point($0) }
      }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    let isWhole =
      width > 1 && height > 1 && !overflows && count == points.count && count == colors.count
    let interpolation = colorSpace.interpolation
    return .mesh(
      ResolvedMesh(
        columns: isWhole ? width : 0, points: isWhole ? points : [],
        colors: isWhole ? colors.map { interpolation.components(of: $0) } : [],
        background: background.resolve(in: environment), isSmooth: smoothsColors,
        interpolation: interpolation))
  }
}
