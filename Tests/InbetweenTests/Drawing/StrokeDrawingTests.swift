import InbetweenTesting
import SwiftUI
import Testing

/// Stroked, inset and trimmed shapes, as pixels.
@Suite @MainActor struct StrokeDrawingTests {
  private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY),
        ])
      }
    }
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      return Path { path in
        path.addLines(
          [0, 144, 288, 72, 216].map { degrees in
            CGPoint(
              x: center.x + rect.width / 2 * sin(degrees * .pi / 180),
              y: center.y - rect.height / 2 * cos(degrees * .pi / 180))
          })
        path.closeSubpath()
      }
    }
  }

  @Test func `caps are cut, round, or square and longer`() throws {
    try expectDrawing("caps") {
      VStack(spacing: 6) {
        ForEach([CGLineCap.butt, .round, .square], id: \.self) { cap in
          Line().stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: cap))
            .overlay(Line().stroke(.white)).frame(height: 12)
        }
      }
      .padding(.horizontal, 16)
    }
  }

  @Test func `joins are pointed, round or flat`() throws {
    try expectDrawing("joins") {
      HStack(spacing: 10) {
        ForEach([CGLineJoin.miter, .round, .bevel], id: \.self) { join in
          Zigzag().stroke(.indigo, style: StrokeStyle(lineWidth: 8, lineJoin: join))
            .overlay(Zigzag().stroke(.white))
        }
      }
      .frame(height: 28).padding(.horizontal, 8)
    }
  }

  @Test func `a point longer than its limit is cut off`() throws {
    try expectDrawing("miter-limit") {
      HStack(spacing: 16) {
        Zigzag().stroke(style: StrokeStyle(lineWidth: 6, miterLimit: 10)).frame(width: 12)
        Zigzag().stroke(style: StrokeStyle(lineWidth: 6, miterLimit: 3)).frame(width: 12)
        Zigzag().stroke(style: StrokeStyle(lineWidth: 6, miterLimit: 3)).frame(width: 30)
      }
      .frame(height: 30).padding(.top, 20)
    }
  }

  @Test func `dashes begin in their phase and bear caps of their own`() throws {
    try expectDrawing("dashes") {
      VStack(spacing: 4) {
        Line().stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [16, 8]))
        Line().stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [16, 8], dashPhase: 12))
        Line().stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [8, 12]))
        Line().stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
        Line().stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [20]))
      }
      .padding(.horizontal, 6)
    }
  }

  @Test func `a dashed border runs around its shape`() throws {
    try expectDrawing("dashed-shapes") {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(.green, style: StrokeStyle(lineWidth: 4, dash: [8, 5]))
        Circle().strokeBorder(
          .orange, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 7]))
      }
      .padding(6)
    }
  }

  @Test func `a border lies inside of its shape, a stroke on its edge`() throws {
    try expectDrawing("border-and-stroke") {
      Grid3 {
        Rectangle().fill(.yellow).strokeBorder(.black.opacity(0.6), lineWidth: 4)
        RoundedRectangle(cornerRadius: 8).fill(.yellow)
          .strokeBorder(.black.opacity(0.6), lineWidth: 4)
        Capsule().fill(.yellow).strokeBorder(.black.opacity(0.6), lineWidth: 4)
      } second: {
        Rectangle().fill(.yellow).stroke(.black.opacity(0.6), lineWidth: 4)
        RoundedRectangle(cornerRadius: 8).fill(.yellow).stroke(.black.opacity(0.6), lineWidth: 4)
        Capsule().fill(.yellow).stroke(.black.opacity(0.6), lineWidth: 4)
      }
    }
  }

  /// Two rows.
  private struct Grid3<First: View, Second: View>: View {
    @ViewBuilder var first: First
    @ViewBuilder var second: Second
    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 8) { first }
        HStack(spacing: 8) { second }
      }
      .padding(6)
    }
  }

  @Test func `borders of ellipses are as wide all around`() throws {
    try expectDrawing("ellipse-border", scale: 1) {
      HStack(spacing: 6) {
        Ellipse().strokeBorder(.purple, lineWidth: 8)
        Circle().strokeBorder(.teal, lineWidth: 8)
      }
      .padding(4)
    }
  }

  @Test func `a trimmed circle begins in the middle of its trailing edge, clockwise`() throws {
    try expectDrawing("trim") {
      HStack(spacing: 6) {
        ForEach([0.25, 0.5, 0.9], id: \.self) { end in
          Circle().trim(from: 0.05, to: end)
            .stroke(.pink, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        }
      }
      .padding(6)
    }
  }

  @Test func `a ring takes a gradient around its middle`() throws {
    try expectDrawing("ring", width: 64) {
      Circle().inset(by: 8).trim(from: 0, to: 0.8)
        .stroke(
          AngularGradient(colors: [.blue, .pink], center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90)).padding(4)
    }
  }

  @Test func `what is written last lies in front`() throws {
    try expectDrawing("chain") {
      HStack(spacing: 12) {
        Circle().fill(.yellow).stroke(.red, lineWidth: 8)
        Circle().stroke(.red, lineWidth: 8).fill(.yellow)
      }
      .padding(10)
    }
  }

  @Test func `crossing lines are filled, or every second field of them`() throws {
    try expectDrawing("even-odd") {
      HStack(spacing: 4) {
        Star().fill(.orange)
        Star().fill(.orange, style: FillStyle(eoFill: true))
      }
      .padding(4)
    }
  }

  @Test func `edges are hard without antialiasing`() throws {
    try expectDrawing("aliased") {
      HStack(spacing: 6) {
        Circle().stroke(.black, lineWidth: 3, antialiased: false)
        Circle().fill(.black, style: FillStyle(antialiased: false))
      }
      .padding(6)
    }
  }

  @Test func `hairlines are as faint as they are thin`() throws {
    try expectDrawing("hairlines") {
      VStack(spacing: 0) {
        ForEach([0.125, 0.25, 0.5, 1, 2], id: \.self) { width in
          Line().stroke(.black, lineWidth: width).frame(height: 12)
        }
      }
      .padding(.horizontal, 6)
    }
  }

  @Test func `corners run in parallel to the container's`() throws {
    try expectDrawing("container-relative") {
      ContainerRelativeShape().fill(.blue).overlay {
        ContainerRelativeShape().fill(.white).padding(6).overlay {
          ContainerRelativeShape().strokeBorder(.red, lineWidth: 2).padding(12)
        }
      }
      .containerShape(RoundedRectangle(cornerRadius: 24)).padding(4)
    }
  }

  @Test func `a border frames its view from inside`() throws {
    try expectDrawing("view-border") {
      Stripes().border(.black, width: 4).padding(8)
    }
  }
}
