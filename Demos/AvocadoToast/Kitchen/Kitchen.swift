import SwiftUI

/// Where the orders go.
@MainActor @Observable final class Kitchen {
  /// The newest first.
  private(set) var orders: [CompletedOrder]
  /// The number of orders since the history was last open.
  private(set) var unseen = 0
  /// Slices of bread that are left.
  private(set) var slices = 24
  var isOpen = true
  var hasEggs = true
  /// The container of the order's controls.
  var container = Container.form

  init(now: Date = .now) {
    let day = 24.0 * 3600
    orders = [
      CompletedOrder(
        id: 3,
        order: Order(
          includeRedPepperFlakes: true, quantity: 2, avocadoStyle: .mashed, includeEgg: true,
          eggLocation: UnitPoint(x: 0.62, y: 0.42)),
        purchaseDate: now - day),
      CompletedOrder(
        id: 2, order: Order(spread: .pesto, breadType: .rye), purchaseDate: now - 3 * day),
      CompletedOrder(
        id: 1,
        order: Order(
          includeSalt: false, includeRedPepperFlakes: true, quantity: 4, spread: .hummus,
          breadType: .wheat),
        purchaseDate: now - 8 * day),
    ]
  }

  /// Whether there is bread enough.
  func canMake(_ order: Order) -> Bool { order.quantity <= slices }

  func place(_ order: Order, at date: Date = .now) {
    guard canMake(order) else { return }
    slices -= order.quantity
    unseen += 1
    let id = (orders.map(\.id).max() ?? 0) + 1
    orders.insert(CompletedOrder(id: id, order: order, purchaseDate: date), at: 0)
  }

  func remove(at offsets: IndexSet) { orders.remove(atOffsets: offsets) }

  func see() { unseen = 0 }

  /// Opens `toast:stack`, `toast:form` or `toast:list`.
  func open(_ url: URL) {
    let name = url.absoluteString.split(separator: ":").last.map(String.init)
    if let found = Container.allCases.first(where: { $0.rawValue == name }) { container = found }
  }
}

/// The container of the controls. The controls are the same in each.
enum Container: String, CaseIterable, Hashable, Identifiable {
  case form, list, stack

  var id: Self { self }
  var name: String { rawValue.capitalized }
}
