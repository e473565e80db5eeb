internal import CoreLocationMath

/// The shortest line between two points on the ellipsoid of WGS 84.
///
/// The method is that of C. F. F. Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013),
/// 43-55, https://doi.org/10.1007/s00190-012-0578-z; numbers of equations below are those of the paper.
/// A geodesic of the ellipsoid corresponds to a great circle of an auxiliary sphere. The unknown is the
/// azimuth at the first point, for which the geodesic reaches the second point's latitude at its
/// longitude. The longitude as a function of the azimuth has one root, which Newton's method finds
/// inside an interval that always contains it: unlike Vincenty's iteration it converges for antipodal
/// points. Karney's series of the integrals are replaced by Gauss's quadrature.
struct Geodesic {
  /// The equatorial radius in metres.
  static let radius = 6_378_137.0
  /// The flattening.
  static let flattening = 1 / 298.257223563
  /// The polar radius in metres.
  static let polarRadius = radius * (1 - flattening)
  /// The square of the second eccentricity.
  static let eccentricity = flattening * (2 - flattening) / ((1 - flattening) * (1 - flattening))

  /// Sine and cosine of the reduced latitude of the point farther from the equator, which is south.
  private let sin1: Double, cos1: Double
  /// The same of the other point.
  private let sin2: Double, cos2: Double
  /// The difference of longitudes in radians, 0 to pi.
  private let longitude: Double

  /// Returns the length in metres of the shortest line. Latitudes beyond the poles count as the pole;
  /// the result is NaN if a number is NaN or infinite.
  static func distance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> Double {
    let turn = (end.longitude - start.longitude).remainder(dividingBy: 360)
    guard start.latitude.isFinite, end.latitude.isFinite, turn.isFinite else { return .nan }
    let latitudes = (latitude(start.latitude), latitude(end.latitude))
    if turn == 0, latitudes.0 == latitudes.1 { return 0 }
    if latitudes.0.magnitude < latitudes.1.magnitude {
      return Geodesic(latitudes.1, latitudes.0, turn.magnitude).length
    }
    return Geodesic(latitudes.0, latitudes.1, turn.magnitude).length
  }

  /// A latitude inside -90...90. One of less than a nanometre is the equator's, where the root would lie
  /// closer to an azimuth of 90 degrees than the iteration gets.
  private static func latitude(_ degrees: Double) -> Double {
    degrees.magnitude < 1e-14 ? 0 : min(max(degrees, -90), 90)
  }

  /// - Parameters:
  ///   - first: the latitude that is farther from the equator, in degrees.
  ///   - second: the other latitude.
  ///   - turn: the difference of longitudes in degrees, 0 to 180.
  private init(_ first: Double, _ second: Double, _ turn: Double) {
    // The ellipsoid is symmetric to the equator. The sign of a zero matters: -0 is south.
    (sin1, cos1) = Self.reduced(-first.magnitude)
    (sin2, cos2) = Self.reduced(first.sign == .minus ? second : -second)
    longitude = turn * (Double.pi / 180)
  }

  /// Sine and cosine of the reduced latitude, tan b = (1 - f) tan p, equation 6.
  private static func reduced(_ degrees: Double) -> (sin: Double, cos: Double) {
    let (sin, cos) = Elementary.sincos(degrees * (Double.pi / 180))
    let scaled = (1 - flattening) * sin
    let norm = (scaled * scaled + cos * cos).squareRoot()
    return (scaled / norm, cos / norm)
  }

  private var length: Double {
    // A meridian, and the pole, from which every direction is one.
    if longitude == 0 || cos1 < 1e-15 {
      return arc(tilt: .pi / 2).length
    }
    // The equator is the shortest line up to (1 - f) pi. Beyond, the shortest line leaves it.
    if sin1 == 0, longitude <= (1 - Self.flattening) * .pi { return Self.radius * longitude }
    return solved
  }

  /// The length of the line to the longitude, found by Newton's method and bisection.
  private var solved: Double {
    // The tilt is the angle from east to the line, positive to the north. It is used in place of the
    // azimuth because lines close to the equator need its small values to full precision.
    var low = -Double.pi / 2
    var high = Double.pi / 2
    var tilt = min(max(sphericalTilt, low), high)
    var found = arc(tilt: tilt)
    // Newton's method needs a few rounds. Bisection halves the interval down to 1e-16 of small tilts.
    for _ in 0..<120 {
      let excess = found.longitude - longitude
      if excess.magnitude <= 2e-16 { break }
      // The longitude decreases as the tilt grows past the root.
      if excess > 0 { low = tilt } else { high = tilt }
      var next = tilt + excess / found.slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == tilt || next == low || next == high { break }
      tilt = next
      found = arc(tilt: tilt)
    }
    // What is left of the longitude, along the line: a sin a0 is the metres along it for a radian.
    return found.length - Self.radius * found.clairaut * (found.longitude - longitude)
  }

  /// The tilt on a sphere, with the longitude stretched for the ellipsoid, equations 48 to 51.
  private var sphericalTilt: Double {
    let mean = (cos1 + cos2) / 2
    let square = Self.flattening * (2 - Self.flattening)
    let stretched = longitude / (1 - square * mean * mean).squareRoot()
    let (sin, cos) = Elementary.sincos(min(stretched, .pi))
    return Elementary.atan2(cos1 * sin2 - sin1 * cos2 * cos, cos2 * sin)
  }

  /// A line from the first point to the second point's latitude.
  private struct Arc {
    /// The difference of longitudes in radians.
    var longitude: Double
    /// The length in metres.
    var length: Double
    /// The sine of the azimuth at the equator, sin a0, the constant of Clairaut's relation.
    var clairaut: Double
    /// The change of longitude by azimuth, equation 46; infinite where the line touches the latitude.
    var slope: Double
  }

  /// The line that leaves the first point with a tilt in -pi/2...pi/2.
  private func arc(tilt: Double) -> Arc {
    // Equations 5, 10 to 12 and 45. Points have the components (sin, cos) on the auxiliary sphere.
    let (cosAzimuth1, sinAzimuth1) = Elementary.sincos(tilt)
    let clairaut = sinAzimuth1 * cos1
    let along1 = cosAzimuth1 * cos1
    let narrowing = cos1 < -sin1 ? (cos2 - cos1) * (cos1 + cos2) : (sin1 - sin2) * (sin1 + sin2)
    let along2 = max(along1 * along1 + narrowing, 0).squareRoot()
    let turn = Self.angle(
      (clairaut * sin1, along1), (clairaut * sin2, along2))
    let sigma1 = Elementary.atan2(sin1, along1)
    let sigma = Self.angle((sin1, along1), (sin2, along2))

    let square = Self.eccentricity * max(1 - clairaut * clairaut, 0)
    let integrals = Integrals(from: sigma1, by: sigma, square: square)
    // Equation 38, with sines and cosines of sigma.
    let norm1 = (sin1 * sin1 + along1 * along1).squareRoot()
    let norm2 = (sin2 * sin2 + along2 * along2).squareRoot()
    let (s1, c1, s2, c2) = (sin1 / norm1, along1 / norm1, sin2 / norm2, along2 / norm2)
    let reduced =
      (1 + square * s2 * s2).squareRoot() * c1 * s2 - (1 + square * s1 * s1).squareRoot() * s1 * c2
      - c1 * c2 * integrals.reduction
    return Arc(
      longitude: turn - Self.flattening * clairaut * integrals.longitude,
      length: Self.polarRadius * (sigma + integrals.length), clairaut: clairaut,
      slope: (1 - Self.flattening) * reduced / along2)
  }

  /// The angle from a vector to another, 0 to pi. Differences of two arcs would lose short lines.
  private static func angle(
    _ first: (sin: Double, cos: Double), _ second: (sin: Double, cos: Double)
  ) -> Double {
    Elementary.atan2(
      max(first.cos * second.sin - first.sin * second.cos, 0),
      first.cos * second.cos + first.sin * second.sin)
  }
}

extension Geodesic {
  /// The integrals of equations 7, 8 and 40 along an arc of the auxiliary sphere.
  ///
  /// The integrands are smooth: their closest singularities are 3.2 from the real axis. Twelve points of
  /// Gauss's quadrature therefore leave an error below 1e-17 for arcs up to pi.
  private struct Integrals {
    /// The length over the polar radius, less the arc.
    private(set) var length = 0.0
    /// The difference of longitudes on the sphere and on the ellipsoid, over f sin a0.
    private(set) var longitude = 0.0
    /// J of equation 40, for the reduced length.
    private(set) var reduction = 0.0

    /// - Parameters:
    ///   - start: the arc from the equator to the start, in radians.
    ///   - arc: the arc from the start to the end, 0 to pi.
    ///   - square: k squared, equation 9.
    init(from start: Double, by arc: Double, square: Double) {
      let half = arc / 2
      let flattening = Geodesic.flattening
      for (node, weight) in Self.nodes {
        for side in [-node, node] {
          let sine = Elementary.sin(start + half * (1 + side))
          let bend = square * sine * sine
          let root = (1 + bend).squareRoot()
          length += weight * bend / (1 + root)
          longitude += weight * (2 - flattening) / (1 + (1 - flattening) * root)
          reduction += weight * bend / root
        }
      }
      length *= half
      longitude *= half
      reduction *= half
    }

    /// The positive nodes and their weights of Gauss's quadrature with 12 points: the roots of Legendre's
    /// polynomial (NIST Digital Library of Mathematical Functions, 3.5.15, https://dlmf.nist.gov/3.5).
    private static let nodes: [(node: Double, weight: Double)] = [
      (0.12523340851146892, 0.24914704581340279),
      (0.36783149899818019, 0.23349253653835481),
      (0.58731795428661745, 0.20316742672306592),
      (0.76990267419430469, 0.16007832854334623),
      (0.90411725637047486, 0.10693932599531843),
      (0.98156063424671925, 0.047175336386511827),
    ]
  }
}
