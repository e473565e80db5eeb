import SwiftUI

/// A fried egg.
struct EggImage: View {
  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        EggWhite().fill(Color(red: 0.99, green: 0.98, blue: 0.96))
          .shadow(color: .black.opacity(0.3), radius: side * 0.03, y: side * 0.015)
        Circle()
          .fill(
            RadialGradient(
              colors: [
                Color(red: 1, green: 0.85, blue: 0.36), Color(red: 0.97, green: 0.62, blue: 0.1),
              ], center: UnitPoint(x: 0.4, y: 0.35), startRadius: 0, endRadius: side * 0.26)
          )
          .frame(width: side * 0.42, height: side * 0.42)
          .offset(x: side * 0.02, y: -side * 0.02)
      }
    }
  }
}

/// The white around the yolk.
struct EggWhite: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x / 100, y: rect.minY + rect.height * y / 100)
    }
    return Path { path in
      path.move(to: point(48, 4))
      path.addCurve(to: point(90, 30), control1: point(68, 0), control2: point(84, 12))
      path.addCurve(to: point(88, 78), control1: point(95, 46), control2: point(102, 66))
      path.addCurve(to: point(44, 92), control1: point(76, 90), control2: point(60, 86))
      path.addCurve(to: point(6, 66), control1: point(26, 99), control2: point(8, 88))
      path.addCurve(to: point(16, 24), control1: point(4, 48), control2: point(0, 38))
      path.addCurve(to: point(48, 4), control1: point(28, 12), control2: point(34, 7))
      path.closeSubpath()
    }
  }
}
