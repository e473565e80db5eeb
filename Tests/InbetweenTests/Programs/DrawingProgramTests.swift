import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// A program that draws with strokes, effects, masks and materials, as programs are written.
@Suite @MainActor struct DrawingProgramTests {
  struct Ring: View {
    var progress: Double
    var body: some View {
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.red, .blue], center: .center),
          style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [12, 10], dashPhase: 3)
        )
        .rotationEffect(.degrees(-90))
        .background(Circle().stroke(Color.gray.opacity(0.2), lineWidth: 8))
        .overlay { Circle().inset(by: 12).strokeBorder(lineWidth: 2) }
    }
  }

  struct Diamond: InsettableShape {
    var amount: CGFloat = 0
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        let rect = rect.insetBy(dx: amount, dy: amount)
        path.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
          CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
        ])
        path.closeSubpath()
      }
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
      var copy = self
      copy.amount += amount
      return copy
    }
  }

  struct Card: View {
    @State private var isOn = false
    private let glow = Color.orange
    var body: some View {
      ZStack {
        LinearGradient(colors: [.purple, .teal], startPoint: .top, endPoint: .bottom)
        VStack(spacing: 4) {
          Ring(progress: isOn ? 1 : 0.25).frame(width: 40, height: 40)
          Diamond().fill(glow.gradient).stroke(.black, lineWidth: 2).strokeBorder(
            .white, lineWidth: 1
          )
          .frame(width: 30, height: 20)
          Text("Glass").padding(4)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 6))
            .shadow(color: .black.opacity(0.4), radius: isOn ? 6 : 2, y: 2)
          Rectangle().fill(.blue.shadow(.inner(radius: 2)).shadow(.drop(radius: 1, y: 1)))
            .frame(width: 30, height: 10)
            .brightness(isOn ? 0.2 : 0).contrast(1.1).saturation(isOn ? 0 : 1).grayscale(0)
            .hueRotation(.degrees(isOn ? 180 : 0)).colorMultiply(.white).colorInvert()
          Text("Mask").mask(LinearGradient.fade).mask(alignment: .leading) {
            Rectangle().frame(width: isOn ? 40 : 10)
          }
          Circle().fill(.radialGradient(glow.gradient, endRadius: 8)).frame(width: 16, height: 16)
            .blendMode(.plusLighter).compositingGroup().drawingGroup(opaque: false)
            .border(.foreground, width: 1)
          ContainerRelativeShape().fill(.tint.opacity(0.5)).frame(height: 8)
        }
        .padding(6)
        .foregroundStyle(.white, .white.opacity(0.6))
        .containerShape(.rect(cornerRadius: 12))
        .backgroundStyle(.red)
        .luminanceToAlpha()
      }
      .clipShape(.rect(cornerRadius: 12, style: .continuous))
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func `shows each of them on its way, and at rest`() throws {
    let tester = StageTester(Card(), size: CGSize(width: 100, height: 200))
    let rest = tester.displayList
    _ = try tester.bitmap()
    tester.tap(CGPoint(x: 50, y: 30))
    tester.advance(seconds: 0.5)
    #expect(tester.displayList.items != rest.items)
    #expect(tester.displayList.description.contains("layer shadow"))
    tester.settle()
    let end = tester.displayList
    tester.advance(frames: 3)
    #expect(tester.displayList == end)
    _ = try tester.bitmap()
  }
}

extension LinearGradient {
  fileprivate static var fade: LinearGradient {
    LinearGradient(
      stops: [.init(color: .black, location: 0.5), .init(color: .clear, location: 1)],
      startPoint: .top, endPoint: .bottom)
  }
}
