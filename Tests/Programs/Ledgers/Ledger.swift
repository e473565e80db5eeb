import Foundation

/// A model in a file that imports Foundation alone.
class Ledger: ObservableObject {
  @Published var entries: [Entry] = []
  @Published private(set) var total = 0

  func add(_ entry: Entry) {
    objectWillChange.send()
    entries.append(entry)
    total += entry.amount
  }
}

struct Entry: Identifiable, Hashable {
  let id: Int
  var name: LocalizedStringResource = "Tea"
  var amount = 3

  static func == (one: Entry, other: Entry) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A subclass, and a model that holds another.
final class DatedLedger: Ledger {
  @Published var day = Date(timeIntervalSinceReferenceDate: 0)
  let undo = UndoManager()
}
