import SwiftUI

/// A card whose view is inserted and removed with one transition.
struct TransitionCard: View {
  let sample: TransitionSample
  let hue: Double
  @EnvironmentObject private var board: Board

  var body: some View {
    VStack(spacing: 6) {
      ZStack {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.primary.opacity(0.06))
        if !board.hidden.contains(sample.name) {
          RoundedRectangle(cornerRadius: 10)
            .fill(
              LinearGradient(
                colors: [
                  Color(hue: hue, saturation: 0.45, brightness: 0.95),
                  Color(hue: hue, saturation: 0.75, brightness: 0.8),
                ], startPoint: .top, endPoint: .bottom)
            )
            .frame(width: 56, height: 56)
            .transition(sample.transition)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 12))
      Text(sample.name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .contentShape(Rectangle())
    .onTapGesture { board.toggle(sample) }
  }
}
