import SwiftUI

struct BloomView: View {
  @State private var isOpen = false

  var body: some View {
    Flower(openness: isOpen ? 1 : 0)
      .fill(.pink)
      .padding()
      .onTapGesture { isOpen.toggle() }
  }
}
