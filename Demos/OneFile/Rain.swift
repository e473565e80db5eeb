import SwiftUI

/// Rain on a pond at night. The picture is a function of the time alone: the program has no state.
@main struct RainApp: App {
  var body: some Scene {
    WindowGroup("Rain") { Rain() }
      .defaultSize(width: 390, height: 500)
  }
}

struct Rain: View {
  private let night = Gradient(stops: [
    .init(color: Color(red: 0.05, green: 0.07, blue: 0.2), location: 0),
    .init(color: Color(red: 0.3, green: 0.33, blue: 0.6), location: 0.68),
    .init(color: Color(red: 0.17, green: 0.33, blue: 0.5), location: 0.68),
    .init(color: Color(red: 0.04, green: 0.12, blue: 0.24), location: 1),
  ])

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for index in 0..<200 { drawDrop(index, at: time, in: size, on: context) }
      }
    }
    .background(alignment: .topTrailing) {
      Circle()
        .fill(Color(hue: 0.12, saturation: 0.14, brightness: 1))
        .frame(width: 76)
        .shadow(color: .white.opacity(0.7), radius: 30)
        .padding(60)
    }
    .background(.linearGradient(night, startPoint: .top, endPoint: .bottom))
  }

  private func drawDrop(_ index: Int, at time: Double, in size: CGSize, on context: GraphicsContext)
  {
    // Squares times an irrational number, without their whole part, spread without visible order.
    func spread(_ step: Double) -> Double {
      (Double(index * index) * step).truncatingRemainder(dividingBy: 1)
    }
    let nearness = spread(0.754_878)
    let ground = CGPoint(x: spread(0.618_034) * size.width, y: (0.7 + 0.3 * nearness) * size.height)
    let life = (time / (1.9 - 0.7 * nearness) + spread(0.569_84)).truncatingRemainder(dividingBy: 1)
    var path = Path()
    if life < 0.6 {
      let tip = ground.y - (1 - life / 0.6) * size.height * 1.1
      path.move(to: CGPoint(x: ground.x, y: tip))
      path.addLine(to: CGPoint(x: ground.x, y: tip - 14 - 20 * nearness))
      let color = Color.white.opacity(0.25 + 0.45 * nearness)
      context.stroke(path, with: .color(color), lineWidth: 0.75 + 1.25 * nearness)
    } else {
      let age = (life - 0.6) / 0.4
      let radius = (6 + 26 * nearness) * (1 - (1 - age) * (1 - age))
      path.addEllipse(in: CGRect(origin: ground, size: .zero).insetBy(dx: -radius, dy: -radius / 3))
      context.stroke(path, with: .color(.white.opacity(0.6 * (1 - age))))
    }
  }
}
