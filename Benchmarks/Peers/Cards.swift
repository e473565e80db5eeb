import SwiftUI

/// Sixty cards with shadows and titles that change places within ten seconds. `scripts/bench film` compares
/// this film with the same film by Manim.
@main struct Cards: App {
  var body: some Scene {
    WindowGroup("Cards") { CardField() }
      .defaultSize(width: 1280, height: 720)
  }
}

struct CardField: View {
  @State private var haveMoved = false

  var body: some View {
    ZStack {
      ForEach(0..<60, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .fill(Color(hue: Double(index) / 60, saturation: 0.6, brightness: 0.95))
          .frame(width: 110, height: 64)
          .shadow(color: .black.opacity(0.3), radius: 6, y: 3)
          .overlay { Text("Card \(index)") }
          .position(place(of: haveMoved ? 59 - index : index))
      }
    }
    .background(.white)
    .onAppear {
      withAnimation(.linear(duration: 10)) { haveMoved = true }
    }
  }

  private func place(of index: Int) -> CGPoint {
    CGPoint(x: 64 + 128 * Double(index % 10), y: 60 + 120 * Double(index / 10))
  }
}
