import SwiftUI

struct Board: View {
  var game: Game

  private let columns = Array(repeating: GridItem(spacing: 10), count: 4)

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text(game.isWon ? "Well done!" : "Find the pairs")
          .font(.title2.bold())
          .contentTransition(.numericText())
          .animation(.smooth, value: game.isWon)
        Spacer()
        Text("\(game.moves)")
          .font(.title2.monospacedDigit())
          .foregroundStyle(.secondary)
          .contentTransition(.numericText(value: Double(game.moves)))
        Button("Deal Again", systemImage: "arrow.clockwise") {
          withAnimation(.spring(duration: 0.9, bounce: 0.2)) { game.deal() }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .font(.title3)
      }
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(game.cards) { card in
          CardView(card: card)
            .onTapGesture { game.turn(card) }
        }
      }
    }
    .animation(.spring(duration: 0.6, bounce: 0.3), value: game.moves)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.teal.opacity(0.15))
    .tint(.teal)
  }
}
