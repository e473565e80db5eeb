import SwiftUI

/// A dot that runs from one end to the other by one animation.
struct AnimationTrack: View {
  let sample: AnimationSample
  @EnvironmentObject private var board: Board

  private var isSelected: Bool { board.selected == sample.name }
  private var hasDeparted: Bool { board.departed.contains(sample.name) }

  var body: some View {
    HStack(spacing: 30) {
      Text(sample.name)
        .font(.caption)
        .foregroundStyle(isSelected ? Color.accentColor : Color.secondary)
        .frame(width: 112, alignment: .trailing)
      Capsule()
        .fill(Color.primary.opacity(0.08))
        .frame(height: 4)
        .overlay(alignment: hasDeparted ? .trailing : .leading) {
          Circle()
            .fill(isSelected ? Color.accentColor : Color.gray)
            .frame(width: 16, height: 16)
        }
        .animation(sample.animation, value: hasDeparted)
        // Room for springs that overshoot.
        .padding(.trailing, 26)
    }
    .contentShape(Rectangle())
    .onTapGesture { board.run(sample) }
  }
}
