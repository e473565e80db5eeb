import Foundation
import Testing

@testable import CoreLocation

/// The conformance that programs declare themselves: the door must leave room for it.
extension CLLocationCoordinate2D: Equatable {
  public static func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
    left.latitude == right.latitude && left.longitude == right.longitude
  }
}

@Suite struct CLLocationTests {
  @Test func `a coordinate is valid inside its ranges, their ends included`() {
    for (latitude, longitude) in [(0.0, 0.0), (90, 180), (-90, -180)] {
      #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)))
    }
    for (latitude, longitude) in [(90.1, 0.0), (0, -180.1), (.nan, 0), (0, .infinity)] {
      #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)))
    }
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2D() == CLLocationCoordinate2D(latitude: 0, longitude: 0))
  }

  @Test func `a location of degrees alone has no altitude, course or speed`() {
    let before = Date()
    let location = CLLocation(latitude: 48.8583, longitude: 2.2945)
    #expect(location.coordinate == CLLocationCoordinate2D(latitude: 48.8583, longitude: 2.2945))
    #expect(location.altitude == 0 && location.ellipsoidalAltitude == 0 && location.floor == nil)
    #expect(location.horizontalAccuracy == 0 && location.verticalAccuracy == -1)
    #expect(location.course == -1 && location.courseAccuracy == -1)
    #expect(location.speed == -1 && location.speedAccuracy == -1)
    #expect(location.timestamp >= before && location.timestamp <= Date())
    #expect(location.sourceInformation == nil)
  }

  @Test func `each initializer keeps its values`() {
    let place = CLLocationCoordinate2D(latitude: -1, longitude: 2)
    let time = Date(timeIntervalSinceReferenceDate: 0)
    let still = CLLocation(
      coordinate: place, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, timestamp: time)
    #expect(still.altitude == 3 && still.horizontalAccuracy == 4 && still.verticalAccuracy == 5)
    #expect(still.course == -1 && still.speed == -1 && still.timestamp == time)
    let moving = CLLocation(
      coordinate: place, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6,
      speed: 7, timestamp: time)
    #expect(moving.course == 6 && moving.speed == 7)
    #expect(moving.courseAccuracy == -1 && moving.speedAccuracy == -1)
    let measured = CLLocation(
      coordinate: place, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6,
      courseAccuracy: 8, speed: 7, speedAccuracy: 9, timestamp: time)
    #expect(measured.courseAccuracy == 8 && measured.speedAccuracy == 9)
    let simulated = CLLocation(
      coordinate: place, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6,
      courseAccuracy: 8, speed: 7, speedAccuracy: 9, timestamp: time,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
    #expect(simulated.sourceInformation?.isSimulatedBySoftware == true)
    #expect(simulated.sourceInformation?.isProducedByAccessory == false)
    #expect(simulated.coordinate == place)
  }

  @Test func `locations are equal by identity`() {
    let one = CLLocation(latitude: 1, longitude: 2)
    #expect(one == one && one != CLLocation(latitude: 1, longitude: 2))
    let copy = one.copy() as? CLLocation
    #expect(copy === one)
    #expect(Set([one, one]).count == 1)
  }

  @Test func `a description has the numbers and the time in UTC`() {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 37.3317, longitude: -122.0307), altitude: 0,
      horizontalAccuracy: 5, verticalAccuracy: -1, course: 90, speed: 1.5,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
    let text = "<+37.33170000,-122.03070000> +/- 5.00m (speed 1.50 mps / course 90.00) @ "
    #expect(location.description == text + "2001-01-01 00:00:00 +0000")
  }

  @Test func `a circle contains the points within its radius`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 180), radius: 1000, identifier: "dock")
    #expect(region.identifier == "dock" && region.notifyOnEntry && region.notifyOnExit)
    #expect(region.contains(region.center))
    // 0.0089 degrees are 990.7 m of the equator, 0.0091 degrees 1013.0 m.
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.9911)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.9909)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 180.0001)))
    region.notifyOnExit = false
    let copy = region.copy() as? CLCircularRegion
    #expect(copy?.radius == 1000 && copy?.notifyOnExit == false && copy?.identifier == "dock")
    let nowhere = CLCircularRegion(center: region.center, radius: -1, identifier: "nowhere")
    #expect(!nowhere.contains(region.center))
  }

  @Test func `a floor has a level`() {
    #expect(CLFloor(level: -2).level == -2)
  }

  @Test func `marks are below every distance`() {
    #expect(kCLLocationAccuracyBestForNavigation < kCLLocationAccuracyBest)
    #expect(kCLLocationAccuracyReduced < 0 && kCLDistanceFilterNone < 0)
    #expect(kCLLocationAccuracyNearestTenMeters < kCLLocationAccuracyHundredMeters)
    #expect(kCLLocationAccuracyKilometer < kCLLocationAccuracyThreeKilometers)
    #expect(CLLocationDistanceMax.isFinite && CLTimeIntervalMax.isFinite)
  }
}
