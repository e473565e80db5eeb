import SwiftUI

/// A shopping list: type to add, tap to tick off, swipe to delete, drag in edit mode to move.
@main struct GroceriesApp: App {
  var body: some Scene {
    WindowGroup("Groceries") { GroceryList() }
      .defaultSize(width: 390, height: 500)
  }
}

struct Item: Identifiable {
  let id = UUID()
  var name: String
  var isBought = false
}

struct GroceryList: View {
  @State private var items = ["Sourdough", "Tomatoes", "Basil", "Mozzarella", "Olive oil"]
    .map { Item(name: $0) }
  @State private var newName = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach($items) { $item in
          Button {
            withAnimation(.snappy) { item.isBought.toggle() }
          } label: {
            Label {
              Text(item.name)
                .strikethrough(item.isBought)
                .foregroundStyle(item.isBought ? Color.secondary : .primary)
            } icon: {
              Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
                .contentTransition(.symbolEffect(.replace))
            }
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }

        Label {
          TextField("Add an item", text: $newName)
            .textFieldStyle(.plain)
            .onSubmit {
              guard !newName.isEmpty else { return }
              withAnimation(.snappy) { items.append(Item(name: newName)) }
              newName = ""
            }
        } icon: {
          Image(systemName: "plus.circle.fill")
        }
      }
      .navigationTitle("Groceries")
      .toolbar { EditButton() }
    }
    .tint(.green)
  }
}
