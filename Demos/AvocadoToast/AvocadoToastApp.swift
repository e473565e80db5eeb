import SwiftUI

/// The app of a talk on the essentials of user interfaces: orders avocado toast by a form, and lists
/// the orders. `--open toast:stack` begins with the same controls in a stack, `toast:list` in a list.
@main struct AvocadoToastApp: App {
  @State private var kitchen = Kitchen()

  var body: some Scene {
    WindowGroup("Avocado Toast") {
      RootView()
        .environment(kitchen)
        .accentColor(.green)
        .onOpenURL { kitchen.open($0) }
    }
    .defaultSize(width: 390, height: 844)
  }
}

/// Two tabs, each with its own pages.
struct RootView: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View {
    TabView {
      NavigationView {
        OrderForm()
      }
      .navigationViewStyle(.stack)
      .tabItem { Label("Order", systemImage: "fork.knife") }

      NavigationView {
        OrderHistory(previousOrders: kitchen.orders)
        OrderDetailPlaceholder()
      }
      .tabItem { Label("History", systemImage: "clock") }
      .badge(kitchen.unseen)
    }
  }
}
