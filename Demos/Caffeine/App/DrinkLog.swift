import SwiftUI
import WidgetKit

/// A drink with caffeine in it.
struct Drink: Identifiable {
  var id: Int
  var name: String
  /// In milligrams.
  var caffeine: Double
  var date: Date
  /// The name of a picture of it.
  var photoName: String?
}

/// A drink of the menu.
struct Kind: Identifiable {
  var name: String
  /// In milligrams.
  var caffeine: Double
  var photoName: String?
  var id: String { name }

  static let menu = [
    Kind(name: "Cappuccino", caffeine: 63, photoName: "cup"),
    Kind(name: "Espresso", caffeine: 64),
    Kind(name: "Green Tea", caffeine: 30),
  ]
}

/// The drinks of a person, and the caffeine that is left of them.
@MainActor @Observable final class DrinkLog {
  private(set) var drinks: [Drink] = []

  /// Of the caffeine in a body half is left after so many hours.
  nonisolated static let halfLife = 5.0

  init(now: Date = .now) {
    drink(Kind.menu[2], at: now - 3 * 3600)
    drink(Kind.menu[0], at: now - 28 * 60 - 55)
  }

  /// The caffeine at a date, in milligrams.
  func amount(at date: Date) -> Double {
    drinks.reduce(0) { $0 + $1.left(at: date) }
  }

  func drink(_ kind: Kind, at date: Date = .now) {
    let id = (drinks.map(\.id).max() ?? 0) + 1
    drinks.insert(
      Drink(
        id: id, name: kind.name, caffeine: kind.caffeine, date: date, photoName: kind.photoName),
      at: 0)
    WidgetCenter.shared.reloadAllTimelines()
  }

  func remove(at offsets: IndexSet) {
    drinks.remove(atOffsets: offsets)
    WidgetCenter.shared.reloadAllTimelines()
  }
}

extension Drink {
  /// The caffeine that is left of it at a date, in milligrams.
  func left(at date: Date) -> Double {
    let hours = max(0, date.timeIntervalSince(self.date)) / 3600
    return caffeine * Elementary.pow(0.5, hours / DrinkLog.halfLife)
  }
}
