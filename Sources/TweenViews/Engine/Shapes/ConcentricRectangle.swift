import Foundation
import TweenGeometry
import TweenMotion

/// A rectangle whose corners are concentric with those of its container.
///
/// A corner's radius is that of the container's corner, minus the distance between the two corners.
/// The distance is the larger of the two gaps at the corner, so that a corner far from the
/// container's is sharp, or has its minimum radius. The container is the view around this one with a
/// `containerShape(_:)`. Where that shape is no rectangle with rounded corners, this shape is the
/// same as `ContainerRelativeShape`. Without a container the corners have their minimum radius.
public struct ConcentricRectangle: RoundedRectangularShape {

  private var styles: RoundedRectangularShapeCorners
  /// Corners with the same number share the largest of their radii.
  private var groups: [Int]

  nonisolated private init(_ styles: RoundedRectangularShapeCorners, groups: [Int]) {
    self.styles = styles
    self.groups = groups
  }

  /// Creates a rectangle whose four corners are concentric, each with its own radius.
  nonisolated public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners have the largest radius of the four.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      RoundedRectangularShapeCorners(corners), groups: isUniform ? [0, 0, 0, 0] : [0, 1, 2, 3])
  }

  /// Creates a rectangle with a style for each corner.
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      groups: [0, 1, 2, 3])
  }

  /// Creates a rectangle with one radius for its two top corners, and one for its two bottom corners.
  nonisolated public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      groups: [0, 0, 1, 1])
  }

  /// Creates a rectangle with one radius for its two leading corners, and one for its two trailing
  /// corners.
  nonisolated public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
      groups: [0, 1, 0, 1])
  }

  /// Creates a rectangle with one radius for its two top corners, and a style for each bottom corner.
  nonisolated public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      groups: [0, 0, 1, 2])
  }

  /// Creates a rectangle with one radius for its two bottom corners, and a style for each top corner.
  nonisolated public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      groups: [0, 1, 2, 2])
  }

  /// Creates a rectangle with one radius for its two leading corners, and a style for each trailing
  /// corner.
  nonisolated public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner),
      groups: [0, 1, 0, 2])
  }

  /// Creates a rectangle with one radius for its two trailing corners, and a style for each leading
  /// corner.
  nonisolated public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners),
      groups: [0, 1, 2, 1])
  }

  /// Returns the styles of the corners, which are the same for every size.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { styles }

  /// Returns the outline in `rect`. The container's shape applies only while a view of this shape is
  /// drawn.
  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, insetBy: 0)
  }
}

extension ConcentricRectangle: BoxShape {
  /// Returns the shape with edges `amount` points further inside; its corners remain concentric.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }

  nonisolated func path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    var radii = styles.radii
    // Given radii belong to the rectangle before the inset.
    for corner in Edge.Corner.allCases where !styles[corner].isConcentric {
      radii[corner] = max(0, radii[corner] - amount)
    }
    if let container = ContainerGeometry.current,
      Edge.Corner.allCases.contains(where: { styles[$0].isConcentric })
    {
      guard let around = container.corners?(container.bounds.size) else {
        return container.path(in: inner)
      }
      for corner in Edge.Corner.allCases where styles[corner].isConcentric {
        let gap = container.gap(of: inner, at: corner)
        radii[corner] = max(radii[corner], around.radii[corner] - max(0, gap))
      }
    }
    for (index, corner) in Edge.Corner.allCases.enumerated() {
      let shared = zip(groups, Edge.Corner.allCases).filter { $0.0 == groups[index] }
      radii[corner] = shared.map { radii[$0.1] }.max() ?? radii[corner]
    }
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }
}

extension ContainerGeometry {
  /// The distance of a corner of a rectangle from the container's corner: the larger of its two gaps.
  fileprivate func gap(of rect: CGRect, at corner: Edge.Corner) -> CGFloat {
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    return switch corner {
    case .topLeading: max(left, top)
    case .topTrailing: max(right, top)
    case .bottomLeading: max(left, bottom)
    case .bottomTrailing: max(right, bottom)
    }
  }
}

extension RoundedRectangularShapeCorners {
  fileprivate subscript(_ corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension RectangleCornerRadii {
  fileprivate subscript(_ corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with one style for all corners, like
  /// `ConcentricRectangle(corners:isUniform:)`.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> Self { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  /// Returns a concentric rectangle with a style for each corner.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a concentric rectangle with one radius for its two top corners, and one for its two
  /// bottom corners.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// Returns a concentric rectangle with one radius for its two leading corners, and one for its two
  /// trailing corners.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  /// Returns a concentric rectangle with one radius for its two top corners, and a style for each
  /// bottom corner.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a concentric rectangle with one radius for its two bottom corners, and a style for each
  /// top corner.
  nonisolated public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// Returns a concentric rectangle with one radius for its two leading corners, and a style for each
  /// trailing corner.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a concentric rectangle with one radius for its two trailing corners, and a style for
  /// each leading corner.
  nonisolated public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
