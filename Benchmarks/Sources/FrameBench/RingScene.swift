import SwiftUI

/// A small version of the demo's ring: the same shape, gradient, transition and tap on each wedge.
final class BenchRing: ObservableObject {
  struct Wedge: Equatable, Animatable {
    var start = 0.0
    var end = 0.0
    var depth: Double
    var hue: Double
    var width: Double

    var animatableData:
      AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
    {
      get { AnimatablePair(AnimatablePair(start, end), AnimatablePair(depth, hue)) }
      set {
        start = newValue.first.first
        end = newValue.first.second
        depth = newValue.second.first
        hue = newValue.second.second
      }
    }
  }

  @Published private(set) var wedges: [Wedge] = []
  private let generator = SeededGenerator(seed: 7)
  private static let walk = RandomWalk<AnimatablePair<Double, Double>>(range: 0.2...1, reach: 0.2)

  init(count: Int) {
    wedges = (0..<count).map { _ in
      Wedge(
        depth: generator.next(in: 0.2...1), hue: generator.next(in: 0...1),
        width: generator.next(in: 0.5...1))
    }
    pack()
  }

  func step() {
    var next = wedges
    for index in next.indices {
      let place = Self.walk.step(
        AnimatablePair(next[index].width, next[index].depth), using: generator)
      next[index].width = place.first
      next[index].depth = place.second
    }
    wedges = next
    pack()
  }

  /// Changes the depth of one wedge.
  func change(_ index: Int, depthBy step: Double) {
    wedges[index].depth += wedges[index].depth > 0.6 ? -step : step
  }

  /// Changes the hue of one wedge.
  func change(_ index: Int, hueBy step: Double) { wedges[index].hue += step }

  private func pack() {
    let total = wedges.reduce(0) { $0 + $1.width }
    let scale = 2 * Double.pi / max(2 * Double.pi, total)
    var location = 0.0
    var next = wedges
    for index in next.indices {
      next[index].start = location * scale
      location += next[index].width
      next[index].end = location * scale
    }
    wedges = next
  }
}

struct BenchRingScreen: View {
  @ObservedObject var ring: BenchRing

  var body: some View {
    ZStack {
      ForEach(ring.wedges.indices, id: \.self) { index in
        BenchWedgeView(wedge: ring.wedges[index])
          .transition(.scale.combined(with: .opacity))
          .onTapGesture {}
      }
      Spacer()
    }
    .padding()
    .drawingGroup()
  }
}

struct BenchWedgeView: View {
  var wedge: BenchRing.Wedge

  var body: some View {
    BenchWedgeShape(wedge: wedge).fill(
      AngularGradient(
        colors: [
          Color(hue: wedge.hue, saturation: 0.4, brightness: 0.8),
          Color(hue: wedge.hue, saturation: 0.7, brightness: 0.9),
        ],
        center: .center, startAngle: .radians(wedge.start), endAngle: .radians(wedge.end)))
  }
}

struct BenchWedgeShape: Shape {
  var wedge: BenchRing.Wedge

  var animatableData: BenchRing.Wedge.AnimatableData {
    get { wedge.animatableData }
    set { wedge.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let inner = radius / 4
    let outer = inner + (radius - inner) * wedge.depth
    let direction = Elementary.sincos(wedge.end)
    return Path { path in
      path.addArc(
        center: center, radius: inner, startAngle: .radians(wedge.start),
        endAngle: .radians(wedge.end), clockwise: false)
      path.addLine(
        to: CGPoint(x: center.x + outer * direction.cos, y: center.y + outer * direction.sin))
      path.addArc(
        center: center, radius: outer, startAngle: .radians(wedge.end),
        endAngle: .radians(wedge.start), clockwise: true)
      path.closeSubpath()
    }
  }
}
