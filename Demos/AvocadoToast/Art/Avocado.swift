import SwiftUI

private let skin = Color(red: 0.2, green: 0.34, blue: 0.16)
private let rim = Color(red: 0.55, green: 0.7, blue: 0.28)
private let flesh = Color(red: 0.86, green: 0.89, blue: 0.55)

/// Half an avocado with its stone.
struct AvocadoImage: View {
  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        PearShape().fill(skin)
        PearShape().inset(by: size.width * 0.07)
          .fill(
            RadialGradient(
              colors: [flesh, rim], center: UnitPoint(x: 0.5, y: 0.64),
              startRadius: size.width * 0.2, endRadius: size.width * 0.55))
        Circle()
          .fill(Color(red: 0.5, green: 0.31, blue: 0.16).gradient)
          .frame(width: size.width * 0.42, height: size.width * 0.42)
          .position(x: size.width / 2, y: size.height * 0.64)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A pear's outline.
struct PearShape: InsettableShape {
  var amount: CGFloat = 0

  func inset(by amount: CGFloat) -> PearShape { PearShape(amount: self.amount + amount) }

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: amount, dy: amount)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
    }
    return Path { path in
      path.move(to: point(0.5, 0))
      path.addCurve(to: point(0.8, 0.32), control1: point(0.68, 0), control2: point(0.75, 0.14))
      path.addCurve(to: point(1, 0.66), control1: point(0.86, 0.48), control2: point(1, 0.5))
      path.addCurve(to: point(0.5, 1), control1: point(1, 0.86), control2: point(0.78, 1))
      path.addCurve(to: point(0, 0.66), control1: point(0.22, 1), control2: point(0, 0.86))
      path.addCurve(to: point(0.2, 0.32), control1: point(0, 0.5), control2: point(0.14, 0.48))
      path.addCurve(to: point(0.5, 0), control1: point(0.25, 0.14), control2: point(0.32, 0))
      path.closeSubpath()
    }
  }
}

/// Five slices, one over the next.
struct SlicedAvocado: View {
  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        ForEach(0..<5, id: \.self) { index in
          SliceShape()
            .fill(LinearGradient(colors: [rim, flesh, flesh], startPoint: .top, endPoint: .bottom))
            .overlay { SliceShape().stroke(skin.opacity(0.55), lineWidth: size.width * 0.012) }
            .frame(width: size.width, height: size.height * 0.36)
            .position(x: size.width / 2, y: size.height * (0.2 + 0.16 * Double(index)))
        }
      }
      .rotationEffect(.degrees(-14))
    }
  }
}

/// A crescent that opens downward.
struct SliceShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control1: CGPoint(x: rect.minX + rect.width * 0.12, y: rect.minY - rect.height * 0.3),
        control2: CGPoint(x: rect.maxX - rect.width * 0.12, y: rect.minY - rect.height * 0.3))
      path.addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY),
        control1: CGPoint(x: rect.maxX - rect.width * 0.24, y: rect.midY),
        control2: CGPoint(x: rect.minX + rect.width * 0.24, y: rect.midY))
      path.closeSubpath()
    }
  }
}

/// A heap of avocado, with the fork's traces.
struct MashedAvocado: View {
  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        ForEach(0..<9, id: \.self) { index in
          let angle = Angle.degrees(Double(index) * 40)
          Ellipse().fill(rim)
            .frame(width: size.width * 0.5, height: size.height * 0.46)
            .offset(x: size.width * 0.26)
            .rotationEffect(angle)
        }
        Ellipse().fill(
          RadialGradient(
            colors: [flesh, rim], center: .center, startRadius: 0, endRadius: size.width * 0.5)
        )
        .padding(size.width * 0.08)
        ForEach(0..<4, id: \.self) { index in
          Capsule().fill(rim.opacity(0.8))
            .frame(width: size.width * 0.5, height: size.height * 0.025)
            .offset(y: size.height * (-0.18 + 0.12 * Double(index)))
            .rotationEffect(.degrees(-18))
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }
}
