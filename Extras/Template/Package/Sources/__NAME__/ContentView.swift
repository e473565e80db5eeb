import SwiftUI

struct ContentView: View {
  @State private var isOpen = false

  var body: some View {
    Circle()
      .fill(isOpen ? .orange : .blue)
      .frame(width: isOpen ? 200 : 80)
      .accessibilityLabel("Circle")
      .accessibilityAddTraits(.isButton)
      .onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
  }
}

#Preview {
  ContentView()
}
