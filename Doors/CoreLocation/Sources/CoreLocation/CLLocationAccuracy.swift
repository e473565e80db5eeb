import Foundation

/// A latitude or a longitude in degrees of WGS 84. North and east are positive.
public typealias CLLocationDegrees = Double
/// A distance on the ground or an altitude, in metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty in metres, or one of the constants `kCLLocationAccuracy...`. A negative
/// accuracy of a location marks the value that it describes as invalid.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second. Negative speeds are invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second. Negative values are invalid.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees, clockwise from true north, from 0 to below 360. Negative values are invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees. Negative values are invalid.
public typealias CLLocationDirectionAccuracy = Double

/// The highest accuracy, with other sensors beside the receiver: -2, a mark and no distance.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy of the receiver: -1, a mark and no distance.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy constant for a radius of 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// The accuracy constant for a radius of 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// The accuracy constant for a radius of 1,000 metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// The accuracy constant for a radius of 3,000 metres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of a user who shares an approximate location only. Apple documents no number; here it
/// is -3, a mark and no distance.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3

/// A distance filter that reports all movements: -1, a mark and no distance.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The largest distance, which is the largest finite number.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time interval, which is the largest finite number.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
