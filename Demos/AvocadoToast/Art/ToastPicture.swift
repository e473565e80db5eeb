import SwiftUI

/// The toast of an order, as it will come.
struct ToastPicture: View {
  let order: Order

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        ToastImage(bread: order.breadType, spread: order.spread)
        Group {
          if order.avocadoStyle == .sliced { SlicedAvocado() } else { MashedAvocado() }
        }
        .padding(side * 0.2)
        if order.includeEgg {
          EggImage()
            .frame(width: side * 0.4, height: side * 0.4)
            .position(x: side * order.eggLocation.x, y: side * order.eggLocation.y)
        }
        if order.includeSalt { Flakes(count: 26, phase: 0.2).fill(.white) }
        if order.includeRedPepperFlakes {
          Flakes(count: 22, phase: 0.7, length: 2.4).fill(Color(red: 0.78, green: 0.16, blue: 0.1))
        }
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .animation(.default, value: order)
    // A picture is the same wherever one begins to read.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityLabel("\(order.breadType.name) toast with \(contents)")
    .accessibilityAddTraits(.isImage)
  }

  private var contents: String {
    (["\(order.avocadoStyle.name.lowercased()) avocado"]
      + order.toppings.map { $0.name.lowercased() })
      .joined(separator: ", ")
  }
}

/// A slice of bread.
struct ToastImage: View {
  var bread = BreadType.sourdough
  var spread = Spread.none

  var body: some View {
    ZStack {
      BreadShape().fill(crust.gradient)
        .shadow(color: .black.opacity(0.25), radius: 3, y: 2)
      BreadShape().scale(0.91).fill(crumb.gradient)
      if let cover {
        BreadShape().scale(0.82).fill(cover)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var crust: Color {
    switch bread {
    case .sourdough: Color(red: 0.72, green: 0.46, blue: 0.22)
    case .rye: Color(red: 0.42, green: 0.27, blue: 0.17)
    case .wheat: Color(red: 0.6, green: 0.36, blue: 0.18)
    }
  }

  private var crumb: Color {
    switch bread {
    case .sourdough: Color(red: 0.97, green: 0.88, blue: 0.68)
    case .rye: Color(red: 0.68, green: 0.51, blue: 0.36)
    case .wheat: Color(red: 0.88, green: 0.71, blue: 0.48)
    }
  }

  private var cover: Color? {
    switch spread {
    case .none: nil
    case .butter: Color(red: 1, green: 0.91, blue: 0.52)
    case .hummus: Color(red: 0.89, green: 0.78, blue: 0.58)
    case .pesto: Color(red: 0.36, green: 0.48, blue: 0.16)
    case .harissa: Color(red: 0.75, green: 0.24, blue: 0.12)
    case .ricotta: Color(red: 0.98, green: 0.97, blue: 0.94)
    }
  }
}

/// Two round shoulders over a box.
struct BreadShape: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x / 100, y: rect.minY + rect.height * y / 100)
    }
    return Path { path in
      path.move(to: point(50, 9))
      path.addCurve(to: point(66, 6), control1: point(55, 9), control2: point(58, 6))
      path.addCurve(to: point(96, 30), control1: point(84, 6), control2: point(96, 14))
      path.addCurve(to: point(87, 52), control1: point(96, 42), control2: point(87, 44))
      path.addLine(to: point(87, 87))
      path.addCurve(to: point(79, 95), control1: point(87, 92), control2: point(84, 95))
      path.addLine(to: point(21, 95))
      path.addCurve(to: point(13, 87), control1: point(16, 95), control2: point(13, 92))
      path.addLine(to: point(13, 52))
      path.addCurve(to: point(4, 30), control1: point(13, 44), control2: point(4, 42))
      path.addCurve(to: point(34, 6), control1: point(4, 14), control2: point(16, 6))
      path.addCurve(to: point(50, 9), control1: point(42, 6), control2: point(45, 9))
      path.closeSubpath()
    }
  }
}

/// Crumbs that lie over a toast, the same ones each time.
struct Flakes: Shape {
  let count: Int
  /// Where in the row of numbers they begin.
  let phase: Double
  /// Of the toast's hundredths.
  var length = 1.7

  func path(in rect: CGRect) -> Path {
    let unit = min(rect.width, rect.height) / 100
    return Path { path in
      for index in 0..<count {
        // Steps of two irrational numbers strew points evenly.
        let x = (phase + Double(index) * 0.7548776662).truncatingRemainder(dividingBy: 1)
        let y = (phase + Double(index) * 0.5698402910).truncatingRemainder(dividingBy: 1)
        let middle = CGPoint(
          x: rect.minX + rect.width * (0.24 + 0.52 * x),
          y: rect.minY + rect.height * (0.22 + 0.58 * y))
        let box = CGRect(x: -length / 2, y: -0.7, width: length, height: 1.4)
        let turn = CGAffineTransform(translationX: middle.x, y: middle.y)
          .rotated(by: Double(index) * 2.4).scaledBy(x: unit, y: unit)
        path.addPath(Path(roundedRect: box, cornerRadius: 0.4), transform: turn)
      }
    }
  }
}
