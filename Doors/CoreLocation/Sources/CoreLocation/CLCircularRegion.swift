import Foundation

/// A circle on the ground, with a name and a radius in metres.
open class CLCircularRegion: CLRegion {
  private let middle: CLLocationCoordinate2D
  private let reach: CLLocationDistance

  /// The coordinate of the circle's centre, in degrees.
  open var center: CLLocationCoordinate2D { middle }
  /// The radius of the circle in metres. With a negative radius or NaN, the circle contains nothing.
  open var radius: CLLocationDistance { reach }

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - radius: the radius in metres. A circle with a negative radius, or NaN, contains nothing.
  ///   - identifier: a name for the region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    middle = center
    reach = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is in the circle or on its edge. The distance from the centre is that
  /// of ``CLLocation/distance(from:)``. An invalid coordinate is in no circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocationCoordinate2DIsValid(coordinate)
      && Geodesic.distance(from: center, to: coordinate) <= radius
  }

  /// Returns a new circle with the same values as this one.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let region = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    region.notifyOnEntry = notifyOnEntry
    region.notifyOnExit = notifyOnExit
    return region
  }
}
