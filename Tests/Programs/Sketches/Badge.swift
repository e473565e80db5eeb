import SwiftUI

/// Strokes, effects, masks, styles and images, as programs write them.
struct Badge: View {
  @State private var isOn = false
  private let glow = Color.orange

  var body: some View {
    ZStack {
      LinearGradient(colors: [.purple, .teal], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 4) {
        ring
        Capsule().fill(glow.gradient).stroke(.white, lineWidth: 2).frame(width: 40, height: 12)
        Text("Glass").padding(4)
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 6))
          .shadow(color: .black.opacity(0.4), radius: isOn ? 6 : 2, y: 2)
        Rectangle().fill(.blue.shadow(.inner(radius: 2)).shadow(.drop(radius: 1, y: 1)))
          .frame(width: 30, height: 8)
          .brightness(isOn ? 0.2 : 0).saturation(isOn ? 0 : 1).hueRotation(.degrees(isOn ? 90 : 0))
      }
      .padding(4)
      .foregroundStyle(.white)
    }
    .frame(width: 64)
    .mask(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .rotation3DEffect(.degrees(isOn ? 30 : 0), axis: (x: 0, y: 1, z: 0))
    .blur(radius: isOn ? 0 : 2)
    .onAppear { withAnimation(.easeInOut(duration: 1)) { isOn = true } }
  }

  private var ring: some View {
    Circle()
      .trim(from: 0, to: isOn ? 1 : 0.25)
      .stroke(
        AngularGradient(colors: [.red, .yellow], center: .center),
        style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 6], dashPhase: 3)
      )
      .overlay { Circle().strokeBorder(.white.opacity(0.3), lineWidth: 1).padding(6) }
      .frame(width: 24, height: 24)
      .blendMode(.plusLighter)
  }
}
