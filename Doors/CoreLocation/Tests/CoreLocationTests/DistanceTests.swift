import CoreLocation
import Testing

/// Lengths of GeographicLib's own tests, `geodtest.c` of https://github.com/geographiclib/geographiclib-c,
/// and of formulas.
@Suite struct DistanceTests {
  /// Two points in degrees with their distance in metres.
  struct Line: CustomTestStringConvertible {
    let start: CLLocationCoordinate2D
    let end: CLLocationCoordinate2D
    let length: Double
    let tolerance: Double

    init(
      _ startLatitude: Double, _ startLongitude: Double, _ endLatitude: Double,
      _ endLongitude: Double, _ length: Double, within tolerance: Double = 1e-8
    ) {
      start = CLLocationCoordinate2D(latitude: startLatitude, longitude: startLongitude)
      end = CLLocationCoordinate2D(latitude: endLatitude, longitude: endLongitude)
      self.length = length
      self.tolerance = tolerance
    }

    var testDescription: String { "\(start) to \(end)" }
  }

  /// `testinverse`, exact to 10 nanometres.
  static let lines = [
    Line(35.60777, -139.44815, -11.17491, -69.95921, 8935244.5604818305),
    Line(55.52454, 106.05087, 77.03196, 197.18234, 4105086.1713924406),
    Line(-21.97856, 142.59065, 41.84138, 98.56635, 8394328.894657671),
    Line(-66.99028, 112.2363, -12.70631, 285.90344, 11150344.2312080241),
    Line(-17.42761, 173.34268, -15.84784, 5.93557, 16076603.1631180673),
    Line(32.84994, 48.28919, -56.28556, 202.29132, 16727068.9438164461),
    Line(6.96833, 52.74123, -7.39675, 206.17291, 17102477.2496958388),
    Line(-50.56724, -16.30485, -33.56571, -94.97412, 6455670.5118668696),
    Line(-58.93002, -8.90775, -8.91104, 133.13503, 11756066.0219864627),
    Line(-68.82867, -74.28391, -50.63005, -8.36685, 3956936.926063544),
    Line(-10.62672, -32.0898, 5.883, -134.31681, 11470869.3864563009),
    Line(-21.76221, 166.90563, 48.72884, 213.97627, 9098627.3986554915),
    Line(-19.79938, -174.47484, -11.99349, -154.35109, 2319004.8601169389),
    Line(-11.95887, -116.94513, 4.57352, 7.16501, 13834722.5801401374),
    Line(-87.85331, 85.66836, 66.48646, 16.09921, 17286615.3147144645),
    Line(1.74708, 128.32011, -11.16617, 11.87109, 12942901.1241347408),
    Line(-25.72959, -144.90758, -57.70581, -269.17879, 9413446.7452453107),
    Line(-41.22777, 122.32875, -7.57291, 130.37946, 3812686.035106021),
    Line(11.01307, 138.25278, 6.62726, 247.05981, 11911190.819018408),
    Line(-29.47124, 95.14681, -27.46601, -69.15955, 13487015.8381145492),
  ]

  /// `GeodSolve4` to `GeodSolve59`: a short line, and points nearly or exactly opposite each other.
  static let hardLines = [
    Line(36.493349428792, 0, 36.49334942879201, 0.0000008, 0.072, within: 5e-4),
    Line(88.202499451857, 0, -88.202499451857, 179.981022032992859592, 20003898.214, within: 5e-4),
    Line(89.262080389218, 0, -89.262080389218, 179.992207982775375662, 20003925.854, within: 5e-4),
    Line(
      89.333123580033, 0, -89.333123580032997687, 179.99295812360148422, 20003926.881, within: 5e-4),
    Line(56.320923501171, 0, -56.320923501171, 179.664747671772880215, 19993558.287, within: 5e-4),
    Line(
      52.784459512564, 0, -52.784459512563990912, 179.634407464943777557, 19991596.095, within: 5e-4
    ),
    Line(
      48.522876735459, 0, -48.52287673545898293, 179.599720456223079643, 19989144.774, within: 5e-4),
    Line(0, 0, 0, 179, 19926189, within: 0.5),
    Line(0, 0, 0, 179.5, 19980862, within: 0.5),
    Line(0, 0, 0, 180, 20003931, within: 0.5),
    Line(0, 0, 1, 180, 19893357, within: 0.5),
    Line(5, 0.00000000000001, 10, 180, 18345191.174332713, within: 1e-8),
  ]

  private func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }

  @Test(arguments: lines + hardLines)
  func `distances are those of GeographicLib`(line: Line) {
    let there = distance(line.start, line.end)
    #expect((there - line.length).magnitude <= line.tolerance, "\(there)")
    #expect((distance(line.end, line.start) - there).magnitude <= 1e-8)
  }

  /// Half the circumference of a meridian, which is the longest distance: 2 a E(e), E being the complete
  /// elliptic integral of the second kind.
  @Test(arguments: [-90.0, -60, -1, -0.0, 0, 1e-9, 30, 45, 89.999, 90])
  func `opposite points are half a meridian apart`(latitude: Double) {
    let start = CLLocationCoordinate2D(latitude: latitude, longitude: 33)
    let end = CLLocationCoordinate2D(latitude: -latitude, longitude: -147)
    #expect((distance(start, end) - 20003931.458625447).magnitude < 1e-8)
  }

  /// A quarter of the circumference of a meridian, a E(e).
  @Test func `the pole is a quarter of a meridian from the equator at every longitude`() {
    let pole = CLLocationCoordinate2D(latitude: 90, longitude: 12)
    for longitude in [-180.0, -77, 0, 12, 192] {
      let end = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
      #expect((distance(pole, end) - 10001965.729312723).magnitude < 1e-8)
    }
    let samePole = CLLocationCoordinate2D(latitude: 90, longitude: -100)
    #expect(distance(pole, samePole) < 1e-8)
  }

  /// A degree of the equator is pi a / 180.
  @Test func `the antimeridian is no border`() {
    let degree = Double.pi * 6_378_137 / 180
    let pairs = [(179.5, -179.5), (-179.5, 179.5), (180.5, 179.5), (0, 1), (359.5, -719.5)]
    for (west, east) in pairs {
      let start = CLLocationCoordinate2D(latitude: 0, longitude: west)
      let end = CLLocationCoordinate2D(latitude: 0, longitude: east)
      #expect((distance(start, end) - degree).magnitude < 1e-8)
    }
    let west = CLLocationCoordinate2D(latitude: 52, longitude: -180)
    let east = CLLocationCoordinate2D(latitude: 52, longitude: 180)
    #expect(distance(west, east) == 0)
  }

  @Test func `equal points have no distance`() {
    for latitude in [-90.0, -37.5, 0, 1e-300, 51.4778, 90] {
      let point = CLLocationCoordinate2D(latitude: latitude, longitude: -0.0014)
      #expect(distance(point, point) == 0)
    }
  }

  /// Along a parallel close to the equator the line is the equator's, but for less than a nanometre.
  @Test(arguments: [1e-15, 1e-13, 1e-10, 1e-8, 1e-6])
  func `lines beside the equator are as long as those on it`(latitude: Double) {
    let start = CLLocationCoordinate2D(latitude: latitude, longitude: 0)
    let end = CLLocationCoordinate2D(latitude: latitude, longitude: 90)
    #expect((distance(start, end) - 6_378_137 * Double.pi / 2).magnitude < 1e-7)
  }

  /// No two points are closer by way of a third.
  @Test func `distances obey the triangle's inequality`() {
    var state: UInt64 = 7
    func next(_ size: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) / 0x1p53 * 2 - 1) * size
    }
    for _ in 0..<300 {
      let near = next(1) < 0
      let a = CLLocationCoordinate2D(latitude: next(90), longitude: next(180))
      // Half of the second points are nearly opposite the first.
      let b =
        near
        ? CLLocationCoordinate2D(
          latitude: -a.latitude + next(0.5), longitude: a.longitude + 180 + next(0.5))
        : CLLocationCoordinate2D(latitude: next(90), longitude: next(180))
      let c = CLLocationCoordinate2D(latitude: next(90), longitude: next(180))
      #expect(distance(a, b) <= distance(a, c) + distance(c, b) + 1e-7)
      #expect(distance(a, b) <= 20003931.4587)
    }
  }

  @Test func `numbers outside the ranges give a distance or NaN`() {
    let origin = CLLocationCoordinate2D()
    for latitude in [90.0, 91, 1e300] {
      let north = CLLocationCoordinate2D(latitude: latitude, longitude: 0)
      #expect((distance(origin, north) - 10001965.729312723).magnitude < 1e-8)
    }
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(distance(origin, CLLocationCoordinate2D(latitude: bad, longitude: 0)).isNaN)
      #expect(distance(CLLocationCoordinate2D(latitude: 0, longitude: bad), origin).isNaN)
    }
  }
}
