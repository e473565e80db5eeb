import SwiftUI

/// One wedge, filled with a gradient that turns with it.
struct WedgeView: View {
  var wedge: Ring.Wedge

  var body: some View {
    WedgeShape(wedge: wedge).fill(
      AngularGradient(
        colors: [
          Color(hue: wedge.hue, saturation: 0.4, brightness: 0.8),
          Color(hue: wedge.hue, saturation: 0.7, brightness: 0.9),
        ],
        center: .center, startAngle: .radians(wedge.start), endAngle: .radians(wedge.end)))
  }
}

/// The outline of a wedge: two arcs about the centre and the lines between them.
struct WedgeShape: Shape {
  var wedge: Ring.Wedge

  var animatableData: Ring.Wedge.AnimatableData {
    get { wedge.animatableData }
    set { wedge.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let geometry = WedgeGeometry(wedge, in: rect)
    return Path { path in
      path.addArc(
        center: geometry.center, radius: geometry.innerRadius,
        startAngle: .radians(wedge.start), endAngle: .radians(wedge.end), clockwise: false)
      path.addLine(to: geometry[.bottomTrailing])
      path.addArc(
        center: geometry.center, radius: geometry.outerRadius,
        startAngle: .radians(wedge.end), endAngle: .radians(wedge.start), clockwise: true)
      path.closeSubpath()
    }
  }
}

/// Places unit points on a wedge: x along its angles, y along its radii.
struct WedgeGeometry {
  let center: CGPoint
  let innerRadius: CGFloat
  let outerRadius: CGFloat
  private let wedge: Ring.Wedge

  init(_ wedge: Ring.Wedge, in rect: CGRect) {
    self.wedge = wedge
    center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    innerRadius = radius / 4
    outerRadius = innerRadius + (radius - innerRadius) * wedge.depth
  }

  subscript(point: UnitPoint) -> CGPoint {
    let radius = innerRadius + (outerRadius - innerRadius) * point.y
    let angle = wedge.start + (wedge.end - wedge.start) * point.x
    let direction = Elementary.sincos(angle)
    return CGPoint(
      x: center.x + radius * direction.cos, y: center.y + radius * direction.sin)
  }
}
