import SwiftUI

/// A heart that beats on each tap: keyframes on three tracks squash it, lift it and throw sparks.
@main struct HeartApp: App {
  var body: some Scene {
    WindowGroup("Heart") { LikeView() }
      .defaultSize(width: 390, height: 500)
  }
}

struct LikeView: View {
  @State private var likes = 0

  var body: some View {
    VStack(spacing: 44) {
      Image(systemName: "heart.fill")
        .font(.system(size: 150))
        .foregroundStyle(.pink.gradient)
        .keyframeAnimator(initialValue: Beat(), trigger: likes) { heart, beat in
          heart
            .scaleEffect(x: 2 - beat.stretch, y: beat.stretch, anchor: .bottom)
            .background { sparks(at: beat.burst) }
            .offset(y: -beat.lift)
        } keyframes: { _ in
          KeyframeTrack(\.stretch) {
            CubicKeyframe(0.8, duration: 0.15)
            CubicKeyframe(1.15, duration: 0.15)
            CubicKeyframe(1, duration: 0.25)
            CubicKeyframe(0.85, duration: 0.12)
            SpringKeyframe(1, duration: 0.6, spring: .bouncy)
          }
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.15)
            CubicKeyframe(70, duration: 0.22)
            CubicKeyframe(0, duration: 0.2)
          }
          KeyframeTrack(\.burst) {
            LinearKeyframe(0, duration: 0.2)
            LinearKeyframe(1, duration: 0.8, timingCurve: .easeOut)
          }
        }
      Text("^[\(likes) like](inflect: true)")
        .font(.title2.bold())
        .contentTransition(.numericText(value: Double(likes)))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.pink.opacity(0.12))
    .onTapGesture { withAnimation(.bouncy) { likes += 1 } }
  }

  /// A ring of sparks that fly outwards and shrink as the progress goes from 0 to 1.
  private func sparks(at progress: Double) -> some View {
    ForEach(0..<12) { index in
      Circle()
        .fill(index.isMultiple(of: 2) ? .pink : .orange)
        .frame(width: 18 * (1 - progress))
        .offset(y: -50 - 95 * progress)
        .rotationEffect(.degrees(Double(index) * 30))
    }
    .opacity(progress > 0 ? 1 : 0)
  }
}

/// The values that the keyframes animate.
struct Beat {
  var stretch = 1.0
  var lift = 0.0
  var burst = 0.0
}
