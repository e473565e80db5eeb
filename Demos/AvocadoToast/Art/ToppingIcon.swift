import SwiftUI

/// A topping as a small picture that grows with the text.
struct ToppingIcon: View {
  let topping: Topping
  @ScaledMetric private var side = 24

  var body: some View {
    Group {
      switch topping {
      case .salt: SaltIcon()
      case .redPepperFlakes: RedPepperFlakesIcon()
      case .egg: EggImage()
      }
    }
    .frame(width: side, height: side)
    .accessibilityElement()
    .accessibilityLabel(topping.name)
    .accessibilityAddTraits(.isImage)
  }
}

/// A shaker.
struct SaltIcon: View {
  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      VStack(spacing: size.height * 0.04) {
        UnevenRoundedRectangle(
          topLeadingRadius: size.width * 0.2, topTrailingRadius: size.width * 0.2
        )
        .fill(Color(red: 0.55, green: 0.57, blue: 0.6).gradient)
        .frame(width: size.width * 0.46, height: size.height * 0.26)
        UnevenRoundedRectangle(
          bottomLeadingRadius: size.width * 0.12, bottomTrailingRadius: size.width * 0.12
        )
        .fill(Color(red: 0.8, green: 0.85, blue: 0.9).gradient)
        .frame(width: size.width * 0.62, height: size.height * 0.58)
        .overlay {
          Text("S").font(.system(size: size.height * 0.34, weight: .bold))
            .foregroundStyle(Color(red: 0.35, green: 0.38, blue: 0.42))
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }
}

/// A pepper.
struct RedPepperFlakesIcon: View {
  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        PepperShape().fill(Color(red: 0.85, green: 0.17, blue: 0.12).gradient)
        Path { path in
          path.move(to: CGPoint(x: size.width * 0.72, y: size.height * 0.26))
          path.addQuadCurve(
            to: CGPoint(x: size.width * 0.86, y: size.height * 0.06),
            control: CGPoint(x: size.width * 0.72, y: size.height * 0.1))
        }
        .stroke(
          Color(red: 0.27, green: 0.52, blue: 0.2),
          style: StrokeStyle(lineWidth: size.width * 0.1, lineCap: .round))
      }
    }
  }
}

/// A pod that hangs from its upper right corner.
struct PepperShape: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x / 100, y: rect.minY + rect.height * y / 100)
    }
    return Path { path in
      path.move(to: point(54, 26))
      path.addCurve(to: point(90, 30), control1: point(62, 16), control2: point(86, 16))
      path.addCurve(to: point(8, 92), control1: point(98, 68), control2: point(52, 96))
      path.addCurve(to: point(54, 26), control1: point(40, 84), control2: point(44, 52))
      path.closeSubpath()
    }
  }
}
