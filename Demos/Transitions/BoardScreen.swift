import SwiftUI

/// Cards on the left, tracks on the right.
struct BoardScreen: View {
  @EnvironmentObject private var board: Board

  private static let columns = 4

  var body: some View {
    HStack(alignment: .top, spacing: 28) {
      Panel(title: "Transitions", action: "Play all", perform: board.toggleCards) {
        VStack(spacing: 12) {
          ForEach(
            Array(stride(from: 0, to: TransitionSample.all.count, by: Self.columns)), id: \.self
          ) {
            first in
            HStack(spacing: 12) {
              ForEach(
                TransitionSample.all[first..<min(first + Self.columns, TransitionSample.all.count)]
              ) {
                sample in
                TransitionCard(sample: sample, hue: hue(of: sample))
              }
            }
          }
        }
      }
      Panel(title: "Animations", action: "Run all", perform: board.toggleTracks) {
        VStack(spacing: 0) {
          ForEach(AnimationSample.all) { sample in
            AnimationTrack(sample: sample)
              .frame(maxHeight: .infinity)
          }
        }
      }
      .frame(width: 400)
    }
    .padding(24)
  }

  /// The cards go once around the colour wheel.
  private func hue(of sample: TransitionSample) -> Double {
    let index = TransitionSample.all.firstIndex { $0.id == sample.id } ?? 0
    return Double(index) / Double(TransitionSample.all.count)
  }
}

/// A titled part of the screen with a button for all of it.
struct Panel<Content: View>: View {
  let title: String
  let action: String
  let perform: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Text(title).font(.title2).bold()
        Spacer()
        Button(action, action: perform)
      }
      content
    }
  }
}
