/// A latitude and a longitude of WGS 84, in degrees.
///
/// All numbers are accepted; ``CLLocationCoordinate2DIsValid(_:)`` tests their ranges. As on Apple's
/// systems the type is not Equatable, Hashable or Codable: programs declare these conformances
/// themselves, and a second one would not compile.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, -90 to 90, north positive.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, -180 to 180, east positive.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate at latitude 0, longitude 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate of degrees, in any range.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate outside the valid ranges: both numbers are -180.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether the latitude is in -90...90 and the longitude in -180...180. NaN is in neither.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Returns a coordinate of degrees, in any range.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
