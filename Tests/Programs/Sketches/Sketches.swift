import SwiftUI

/// Canvases as programs have them: particles that a model moves in a timeline, drops that melt into
/// each other, views drawn along a path; beside them a badge of strokes and effects, and lists that
/// scroll. Compiled in Swift 5 and 6.
@main struct SketchesApp: App {
  var body: some Scene {
    WindowGroup("Sketches") {
      HStack(spacing: 4) {
        Fountain()
        Drops()
        Wreath()
        Badge()
        Lists()
      }
      .padding(4)
      .background(Color(white: 0.1))
    }
    .defaultSize(width: 564, height: 96)
  }
}

// MARK: Particles

struct Spark {
  var position: CGPoint
  var velocity: CGVector
  var birth: TimeInterval
  var hue: Double

  /// How much of its life is over, 0...1.
  func age(at time: TimeInterval) -> Double { min((time - birth) / 1.2, 1) }
}

@MainActor final class SparkModel: ObservableObject {
  private(set) var sparks: [Spark] = []
  private var lastTime: TimeInterval?
  private var noise: UInt32 = 7

  /// A number in 0..<1, the same ones in every run.
  private func random() -> Double {
    noise = noise &* 1_664_525 &+ 1_013_904_223
    return Double(noise >> 8) / Double(1 << 24)
  }

  func update(time: TimeInterval, size: CGSize) {
    let delta = time - (lastTime ?? time)
    lastTime = time
    for index in sparks.indices {
      sparks[index].velocity.dy += 60 * delta
      sparks[index].position.x += sparks[index].velocity.dx * delta
      sparks[index].position.y += sparks[index].velocity.dy * delta
    }
    sparks.removeAll { $0.age(at: time) >= 1 }
    for _ in 0..<3 {
      sparks.append(
        Spark(
          position: CGPoint(x: size.width / 2, y: size.height - 6),
          velocity: CGVector(dx: 50 * random() - 25, dy: -80 - 30 * random()),
          birth: time, hue: 0.02 + 0.13 * random()))
    }
  }
}

struct Fountain: View {
  @StateObject private var model = SparkModel()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        model.update(time: now, size: size)
        context.blendMode = .screen
        for spark in model.sparks {
          var inner = context
          inner.opacity = 1 - spark.age(at: now)
          let side = 2 + 4 * spark.age(at: now)
          let frame = CGRect(
            x: spark.position.x - side / 2, y: spark.position.y - side / 2, width: side,
            height: side)
          inner.fill(
            Ellipse().path(in: frame),
            with: .color(Color(hue: spark.hue, saturation: 0.9, brightness: 1)))
        }
      }
    }
  }
}

// MARK: Drops

struct Drops: View {
  @State private var isApart = false

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .cyan))
      context.addFilter(.blur(radius: 5))
      context.drawLayer { layer in
        for index in 0..<3 {
          if let drop = context.resolveSymbol(id: index) {
            layer.draw(drop, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      }
    } symbols: {
      ForEach(0..<3, id: \.self) { index in
        Circle().frame(width: 26, height: 26)
          .offset(x: isApart ? CGFloat(index - 1) * 26 : 0)
          .tag(index)
      }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever()) { isApart = true }
    }
  }
}

// MARK: A wreath

enum SymbolID: Int {
  case leaf
}

struct Wreath: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.1)) { timeline in
      let turn = Angle.degrees(timeline.date.timeIntervalSinceReferenceDate * 40)
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2 - 12
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.stroke(
          Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
          with: .color(.brown), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4]))
        if let leaf = context.resolveSymbol(id: SymbolID.leaf) {
          for index in 0..<12 {
            var place = context
            place.rotate(by: turn + .degrees(Double(index) * 30))
            place.translateBy(x: radius, y: 0)
            place.addFilter(.shadow(color: .black, radius: 1, y: 1))
            place.draw(leaf, at: .zero, anchor: .bottom)
          }
        }
        let title = context.resolve(Text("Hi").font(.system(size: 20, weight: .bold)))
        let area = title.measure(in: size)
        context.draw(
          title,
          in: CGRect(
            x: -area.width / 2, y: -area.height / 2, width: area.width, height: area.height))
      } symbols: {
        Ellipse().fill(
          LinearGradient(colors: [.green, .mint], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 9, height: 18)
        .tag(SymbolID.leaf)
      }
    }
    .foregroundStyle(.white)
  }
}
