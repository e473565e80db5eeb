import SwiftUI

/// The order's controls in a form, or in another container.
struct OrderForm: View {
  @Environment(Kitchen.self) private var kitchen
  @State private var order = Order()

  var body: some View {
    Group {
      switch kitchen.container {
      case .form:
        Form { OrderControls(order: $order, submitOrder: submitOrder) }
      case .list:
        List { OrderControls(order: $order, submitOrder: submitOrder) }
      case .stack:
        ScrollView {
          VStack { OrderControls(order: $order, submitOrder: submitOrder) }
            .padding()
        }
      }
    }
    // A closed kitchen disables all controls of the form, including those that are added later.
    .disabled(!kitchen.isOpen)
    .navigationBarTitle("Avocado Toast")
    .navigationBarItems(trailing: KitchenMenu())
  }

  private func submitOrder() {
    kitchen.place(order)
    order = Order()
  }
}

/// The controls for all properties of an order.
struct OrderControls: View {
  @Environment(Kitchen.self) private var kitchen
  @Binding var order: Order
  let submitOrder: () -> Void

  var body: some View {
    Section {
      ToastPicture(order: order)
        .frame(height: 150)
        .frame(maxWidth: .infinity)
        .contextMenu { ToastMenu(order: $order) }
    }

    Section(header: Text("Toppings")) {
      Toggle(isOn: $order.includeSalt) {
        Text("Include Salt")
      }
      Toggle(isOn: $order.includeRedPepperFlakes) {
        Text("Include Red Pepper Flakes")
      }
      Toggle(isOn: $order.includeEgg.animation()) {
        Text("Add Egg")
      }
      if order.includeEgg {
        NavigationLink(destination: EggLocationPicker(eggLocation: $order.eggLocation)) {
          Text("Place Egg")
        }
      }
    }

    Section(header: Text("Toast")) {
      Picker(selection: $order.breadType, label: Text("Bread")) {
        ForEach(BreadType.allCases) { bread in
          Text(bread.name).tag(bread)
        }
      }
      Picker(selection: $order.spread, label: Text("Spread")) {
        ForEach(Spread.allCases) { spread in
          Text(spread.name).tag(spread)
        }
      }
      .pickerStyle(.navigationLink)
      Picker(selection: $order.avocadoStyle, label: Text("Avocado")) {
        ForEach(AvocadoStyle.allCases) { style in
          Text(style.name).tag(style)
        }
      }
      .pickerStyle(.segmented)
      Stepper(value: $order.quantity, in: 1...10) {
        Text("Quantity: \(order.quantity)")
      }
    }

    Section(footer: Text("\(kitchen.slices) slices left today")) {
      Button(action: submitOrder) {
        Text("Order")
      }
      .disabled(!kitchen.canMake(order))
    }
  }
}

/// The menu that opens when the toast is held.
struct ToastMenu: View {
  @Binding var order: Order

  var body: some View {
    Button("The Usual") {
      order = Order(includeRedPepperFlakes: true, includeEgg: true)
    }
    Button("Nothing on It") {
      order.includeSalt = false
      order.includeRedPepperFlakes = false
      order.includeEgg = false
    }
    Divider()
    Toggle("Salt", isOn: $order.includeSalt)
    Toggle("Red Pepper Flakes", isOn: $order.includeRedPepperFlakes)
  }
}

/// The kitchen's supplies, and the container of the controls.
struct KitchenMenu: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View {
    @Bindable var kitchen = kitchen
    Menu {
      Picker("Container", selection: $kitchen.container) {
        ForEach(Container.allCases) { container in
          Text(container.name).tag(container)
        }
      }
      .pickerStyle(.inline)
      Divider()
      Toggle("Kitchen Is Open", isOn: $kitchen.isOpen)
      Toggle("Eggs in Stock", isOn: $kitchen.hasEggs)
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .accessibilityLabel("Kitchen")
  }
}
