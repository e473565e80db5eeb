import SwiftUI

/// The orders, the newest first, and the favourites of others.
struct OrderHistory: View {
  @Environment(Kitchen.self) private var kitchen
  let previousOrders: [CompletedOrder]

  var body: some View {
    List {
      Section {
        ForEach(previousOrders) { order in
          NavigationLink(destination: OrderDetail(order: order)) {
            OrderCell(order: order)
          }
        }
        .onDelete { kitchen.remove(at: $0) }
      }
      Section(header: Text("House Favorites")) {
        ForEach(Favorite.all) { favorite in
          FavoriteCell(favorite: favorite)
        }
      }
    }
    .navigationBarTitle("History")
    .onAppear { kitchen.see() }
  }
}

/// A line of the history.
struct OrderCell: View {
  let order: CompletedOrder
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      VStack(alignment: .leading) {
        Text(order.summary)
        Text(order.purchaseDate, style: .date)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      if !typeSize.isAccessibilitySize { Spacer() }
      HStack {
        ForEach(order.toppings) { topping in
          ToppingIcon(topping: topping)
        }
      }
    }
  }
}

/// Beside the history in a wide window, until an order is chosen.
struct OrderDetailPlaceholder: View {
  var body: some View {
    VStack(spacing: 12) {
      ToastImage().frame(width: 96, height: 96).saturation(0).opacity(0.5)
      Text("No Order Selected")
        .font(.title2)
        .foregroundColor(.secondary)
    }
  }
}
