import SwiftUI

struct SlidersPage: View {
  @State private var size = 40.0
  @State private var sides = 5
  @State private var turn = 0.0

  var body: some View {
    Form {
      Section {
        Polygon(sides: Double(sides))
          .fill(.tint)
          .frame(width: 60 + size, height: 60 + size)
          .rotationEffect(.degrees(turn))
          .frame(maxWidth: .infinity, minHeight: 180)
      }
      Section("Size") {
        Slider(value: $size, in: 0...100) {
          Text("Size")
        } minimumValueLabel: {
          Image(systemName: "minus")
        } maximumValueLabel: {
          Image(systemName: "plus")
        }
      }
      Section("Turn, in steps") {
        Slider(value: $turn, in: 0...90, step: 15) { Text("Turn") }
          .tint(.orange)
      }
      Section {
        Stepper("Sides: \(sides)", value: $sides.animation(.bouncy), in: 3...9)
        Stepper("Size: \(size, specifier: "%.0f")", value: $size, in: 0...100, step: 10)
      }
    }
  }
}

/// A polygon whose corners stand on a circle; between two numbers of sides the last one grows.
private struct Polygon: Shape {
  var sides: Double

  var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = max(3, Int(sides.rounded(.up)))
    var path = Path()
    for corner in 0..<corners {
      let angle = Angle.degrees(min(360, 360 * Double(corner) / max(3, sides)) - 90).radians
      let direction = Elementary.sincos(angle)
      let point = CGPoint(
        x: rect.midX + radius * direction.cos, y: rect.midY + radius * direction.sin)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
