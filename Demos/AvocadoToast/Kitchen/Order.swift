import SwiftUI

/// An order of avocado toast.
struct Order: Hashable {
  var includeSalt = true
  var includeRedPepperFlakes = false
  var quantity = 1
  var avocadoStyle = AvocadoStyle.sliced
  var spread = Spread.none
  var breadType = BreadType.sourdough
  var includeEgg = false
  var eggLocation = UnitPoint.center
}

enum AvocadoStyle: String, CaseIterable, Hashable, Identifiable {
  case sliced, mashed

  var id: Self { self }
  var name: String { rawValue.capitalized }
}

enum Spread: String, CaseIterable, Hashable, Identifiable {
  case none, butter, hummus, pesto, harissa, ricotta

  var id: Self { self }
  var name: String { rawValue.capitalized }
}

enum BreadType: String, CaseIterable, Hashable, Identifiable {
  case sourdough, rye, wheat

  var id: Self { self }
  var name: String { rawValue.capitalized }
}

/// An ingredient of a toast besides the avocado.
enum Topping: String, Hashable, Identifiable {
  case salt = "Salt"
  case redPepperFlakes = "Red Pepper Flakes"
  case egg = "Egg"

  var id: Self { self }
  var name: String { rawValue }
}

extension Order {
  var toppings: [Topping] {
    var toppings: [Topping] = []
    if includeSalt { toppings.append(.salt) }
    if includeRedPepperFlakes { toppings.append(.redPepperFlakes) }
    if includeEgg { toppings.append(.egg) }
    return toppings
  }

  var summary: String {
    quantity == 1 ? "\(breadType.name) Toast" : "\(quantity) \(breadType.name) Toasts"
  }
}

/// An order that was placed.
struct CompletedOrder: Identifiable {
  var id: Int
  var order: Order
  var purchaseDate: Date

  var summary: String { order.summary }
  var toppings: [Topping] { order.toppings }
}
