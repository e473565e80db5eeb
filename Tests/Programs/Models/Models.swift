import SwiftUI

/// Models that the view observes by `@Observable`, which `import SwiftUI` alone brings.
@main struct ModelsApp: App {
  var body: some Scene {
    WindowGroup("Models") { Basket() }.defaultSize(width: 60, height: 8)
  }
}

@Observable final class Cart {
  var count = 0
  var nested = Shelf()
  @ObservationIgnored var unseen = 0
}

@Observable final class Shelf {
  var isFull = false
}

struct Basket: View {
  @State private var cart = Cart()

  var body: some View {
    let _ = print("body", cart.count, cart.nested.isFull)
    HStack(spacing: 0) {
      Row(cart: cart)
      Color.red.frame(width: cart.nested.isFull ? 10 : 0, height: 8)
    }
    .task {
      withObservationTracking {
        _ = cart.count
      } onChange: {
        print("change")
      }
      try? await Task.sleep(for: .seconds(0.1))
      cart.unseen += 1
      try? await Task.sleep(for: .seconds(0.1))
      cart.count += 20
      try? await Task.sleep(for: .seconds(0.1))
      cart.nested.isFull = true
    }
  }
}

struct Row: View {
  @Bindable var cart: Cart

  var body: some View {
    Color.blue.frame(width: CGFloat($cart.count.wrappedValue), height: 8)
  }
}
