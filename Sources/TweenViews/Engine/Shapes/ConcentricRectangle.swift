import Foundation
import TweenGeometry
import TweenMotion

/// A rectangle whose corners run in parallel to those of the container around it.
///
/// Each corner loses of the radius of the container's corner as many points as it is away from it: of
/// its two gaps the larger one, so that a corner far from the container's is sharp, or has its least
/// radius. The container is what `containerShape(_:)` gave its shape; where that is no rectangle with
/// rounded corners, this is a `ContainerRelativeShape`. Without a container corners have their least
/// radius.
public struct ConcentricRectangle: RoundedRectangularShape {

  private var styles: RoundedRectangularShapeCorners
  /// Corners with the same number share the largest of their radii.
  private var groups: [Int]

  nonisolated private init(_ styles: RoundedRectangularShapeCorners, groups: [Int]) {
    self.styles = styles
    self.groups = groups
  }

  /// A rectangle whose four corners are concentric, each by itself.
  nonisolated public init() { self.init(corners: .concentric) }

  /// A rectangle with one style of all corners.
  ///
  /// - Parameters:
  ///   - corners: The style.
  ///   - isUniform: Whether all have the largest radius of the four.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      RoundedRectangularShapeCorners(corners), groups: isUniform ? [0, 0, 0, 0] : [0, 1, 2, 3])
  }

  /// A rectangle with a style for each corner.
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

  /// A rectangle whose upper corners share a radius, and so do its lower ones.
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

  /// A rectangle whose leading corners share a radius, and so do its trailing ones.
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

  /// A rectangle whose upper corners share a radius.
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

  /// A rectangle whose lower corners share a radius.
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

  /// A rectangle whose leading corners share a radius.
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

  /// A rectangle whose trailing corners share a radius.
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

  /// The styles of the corners.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { styles }

  /// The rectangle that fills `rect`. Only while a view of the shape is drawn is the container known.
  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, insetBy: 0)
  }
}

extension ConcentricRectangle: BoxShape {
  /// The same in a smaller rectangle, whose corners run in parallel too.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }

  nonisolated func path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    var radii = styles.radii
    // Radii that are given are those of the rectangle before it was inset.
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
  /// How far a corner of a rectangle lies inside that of the container: the larger of its two gaps.
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
  /// A rectangle with one style of all corners, as `ConcentricRectangle(corners:isUniform:)`.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> Self { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  /// A rectangle with a style for each corner.
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

  /// A rectangle whose upper corners share a radius, and so do its lower ones.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose leading corners share a radius, and so do its trailing ones.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle whose upper corners share a radius.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose lower corners share a radius.
  nonisolated public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose leading corners share a radius.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose trailing corners share a radius.
  nonisolated public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
