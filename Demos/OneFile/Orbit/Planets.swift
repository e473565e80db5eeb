import SwiftUI

/// A planet, as large and as far away as a small window can show it.
struct Planet: Identifiable {
  let name: String
  let color: Color
  /// The diameter and the radius of the orbit, in points.
  let size, distance: Double
  /// The days that the planet takes around the Sun, and the part of them that is over at the start.
  let year, start: Double

  var id: String { name }

  /// The offset from the Sun after some days.
  func offset(after days: Double) -> CGSize {
    let angle = (days / year + start) * 2 * .pi
    return CGSize(width: distance * cos(angle), height: -distance * sin(angle))
  }

  static let all = [
    Planet(name: "Mercury", color: .gray, size: 9, distance: 48, year: 88, start: 0.4),
    Planet(name: "Venus", color: .yellow, size: 15, distance: 78, year: 225, start: 0.72),
    Planet(name: "Earth", color: .blue, size: 17, distance: 112, year: 365, start: 0.1),
    Planet(name: "Mars", color: .red, size: 12, distance: 146, year: 687, start: 0.55),
  ]
}
