import SwiftUI

struct BloomView: View {
  @State private var isOpen = false

  var body: some View {
    Flower(openness: isOpen ? 1 : 0)
      .fill(isOpen ? .pink : .green)
      .animation(.easeOut(duration: 0.8)) { flower in
        flower.rotationEffect(.degrees(isOpen ? 30 : 0))
      }
      .padding()
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.bouncy) { isOpen.toggle() }
      }
  }
}
