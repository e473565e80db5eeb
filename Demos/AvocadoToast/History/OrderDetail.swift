import SwiftUI

/// All of an order.
struct OrderDetail: View {
  let order: CompletedOrder
  @State private var isFlipped = false

  var body: some View {
    let toast = order.order
    List {
      Section {
        ToastPicture(order: toast)
          .rotationEffect(.degrees(isFlipped ? 180 : 0))
          .frame(height: 200)
          .frame(maxWidth: .infinity)
      }
      Section(header: Text("Toast")) {
        LabeledContent("Bread", value: toast.breadType.name)
        LabeledContent("Spread", value: toast.spread.name)
        LabeledContent("Avocado", value: toast.avocadoStyle.name)
        LabeledContent("Quantity", value: "\(toast.quantity)")
      }
      if !toast.toppings.isEmpty {
        Section(header: Text("Toppings")) {
          if toast.includeSalt {
            ToppingLabel(topping: .salt)
          }
          if toast.includeRedPepperFlakes {
            ToppingLabel(topping: .redPepperFlakes)
          }
          if toast.includeEgg {
            ToppingLabel(topping: .egg)
          }
        }
      }
    }
    .navigationBarTitle(Text(order.summary), displayMode: .inline)
    .navigationBarItems(
      trailing: Button {
        withAnimation(.spring()) { isFlipped.toggle() }
      } label: {
        Image(systemName: "arrow.up.arrow.down")
      }
      .accessibilityLabel("Flip"))
  }
}

/// A topping with its name.
struct ToppingLabel: View {
  let topping: Topping

  var body: some View {
    Label {
      Text(topping.name)
    } icon: {
      ToppingIcon(topping: topping)
    }
  }
}
