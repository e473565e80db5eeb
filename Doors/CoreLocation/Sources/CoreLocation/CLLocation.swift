import Foundation

/// A place on the Earth with a time and the accuracy of its numbers. It never changes.
///
/// Programs create all locations: this module has no receiver. Two locations are equal if they are the
/// same object, as on Apple's systems; compare coordinates or distances otherwise. Archives
/// (`NSSecureCoding`) are left out.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The numbers of a location.
  private struct Fix {
    var coordinate: CLLocationCoordinate2D
    var altitude: CLLocationDistance = 0
    var horizontalAccuracy: CLLocationAccuracy = 0
    var verticalAccuracy: CLLocationAccuracy = -1
    var course: CLLocationDirection = -1
    var courseAccuracy: CLLocationDirectionAccuracy = -1
    var speed: CLLocationSpeed = -1
    var speedAccuracy: CLLocationSpeedAccuracy = -1
    var timestamp = Date()
    var sourceInformation: CLLocationSourceInformation?
  }

  private let fix: Fix

  /// The latitude and the longitude of the location, in degrees.
  open var coordinate: CLLocationCoordinate2D { fix.coordinate }
  /// The altitude above mean sea level in metres. Invalid where ``verticalAccuracy`` is negative.
  open var altitude: CLLocationDistance { fix.altitude }
  /// The altitude above the ellipsoid of WGS 84 in metres. Always 0: receivers report it, and this
  /// module has no model of the sea level.
  open var ellipsoidalAltitude: CLLocationDistance { 0 }
  /// The storey of a building. Always `nil`: receivers report it.
  open var floor: CLFloor? { nil }
  /// The radius of uncertainty of the coordinate in metres. The coordinate is invalid if negative.
  open var horizontalAccuracy: CLLocationAccuracy { fix.horizontalAccuracy }
  /// The uncertainty of the altitude in metres. The altitude is invalid if 0 or negative.
  open var verticalAccuracy: CLLocationAccuracy { fix.verticalAccuracy }
  /// The direction of travel in degrees, clockwise from true north. Invalid if negative.
  open var course: CLLocationDirection { fix.course }
  /// The uncertainty of the course in degrees. The course is invalid if negative.
  open var courseAccuracy: CLLocationDirectionAccuracy { fix.courseAccuracy }
  /// The speed in metres per second. Invalid if negative.
  open var speed: CLLocationSpeed { fix.speed }
  /// The uncertainty of the speed in metres per second. The speed is invalid if negative.
  open var speedAccuracy: CLLocationSpeedAccuracy { fix.speedAccuracy }
  /// The time at which the location was determined.
  open var timestamp: Date { fix.timestamp }
  /// The origin of the location, if the program named one.
  open var sourceInformation: CLLocationSourceInformation? { fix.sourceInformation }

  /// Creates a location of degrees in any range. The altitude and the horizontal accuracy are 0; the
  /// other accuracies, the course and the speed are -1. The timestamp is `Date()`: the stage's
  /// present in a program that a stage runs, else the system's clock.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    fix = Fix(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  /// Creates a location at rest or of unknown movement: course, speed and their accuracies are -1.
  ///
  /// - Parameters:
  ///   - coordinate: the latitude and the longitude.
  ///   - altitude: metres above mean sea level.
  ///   - hAccuracy: the uncertainty of the coordinate in metres; negative if invalid.
  ///   - vAccuracy: the uncertainty of the altitude in metres; negative if invalid.
  ///   - timestamp: the time of the location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    fix = Fix(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, timestamp: timestamp)
  }

  /// Creates a location with a movement of unknown accuracy.
  ///
  /// - Parameters:
  ///   - coordinate: the latitude and the longitude.
  ///   - altitude: metres above mean sea level.
  ///   - hAccuracy: the uncertainty of the coordinate in metres; negative if invalid.
  ///   - vAccuracy: the uncertainty of the altitude in metres; negative if invalid.
  ///   - course: degrees, clockwise from true north; negative if invalid.
  ///   - speed: metres per second; negative if invalid.
  ///   - timestamp: the time of the location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    fix = Fix(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, speed: speed, timestamp: timestamp)
  }

  /// Creates a location with a movement and its accuracy.
  ///
  /// - Parameters:
  ///   - coordinate: the latitude and the longitude.
  ///   - altitude: metres above mean sea level.
  ///   - hAccuracy: the uncertainty of the coordinate in metres; negative if invalid.
  ///   - vAccuracy: the uncertainty of the altitude in metres; negative if invalid.
  ///   - course: degrees, clockwise from true north; negative if invalid.
  ///   - courseAccuracy: the uncertainty of the course in degrees; negative if invalid.
  ///   - speed: metres per second; negative if invalid.
  ///   - speedAccuracy: the uncertainty of the speed in metres per second; negative if invalid.
  ///   - timestamp: the time of the location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    fix = Fix(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp)
  }

  /// Creates a location with a movement, its accuracy and an origin. The parameters are those of the
  /// initializer without an origin; `sourceInfo` describes the origin.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    fix = Fix(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp, sourceInformation: sourceInfo)
  }

  /// Returns the length in metres of the shortest line on the ellipsoid of WGS 84 to another location.
  ///
  /// Altitudes have no effect. The result is within 20 nanometres of the exact length, nearly antipodal
  /// points included. Latitudes beyond the poles count as the pole, longitudes repeat every 360 degrees,
  /// and the result is NaN if a number is NaN or infinite. Apple names no algorithm; this one follows
  /// C. F. F. Karney, [Algorithms for geodesics](https://doi.org/10.1007/s00190-012-0578-z).
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(from: coordinate, to: location.coordinate)
  }

  /// Returns the location itself instead of a copy, because locations never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The coordinate with 8 decimals, its accuracy, the speed, the course, and the timestamp in UTC.
  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
      coordinate.longitude, horizontalAccuracy, speed, course) + timestamp.description
  }
}
