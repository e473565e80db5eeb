import SwiftUI

/// What lists are written like: data that comes and goes, sections, rows of several kinds, a form.
@main struct GroceriesApp: App {
  var body: some Scene {
    WindowGroup("Groceries") {
      HStack(spacing: 0) {
        Shop()
        Settings()
      }
    }
    .defaultSize(width: 800, height: 600)
  }
}

struct Item: Identifiable, Hashable {
  let id: String
  var amount: Int
  var isBought = false
}

struct Aisle: Identifiable {
  var name: String
  var items: [Item]
  var id: String { name }
}

@Observable final class Basket {
  var aisles = [
    Aisle(name: "Fruit", items: [Item(id: "Apples", amount: 3), Item(id: "Pears", amount: 0)]),
    Aisle(name: "Bread", items: [Item(id: "Rolls", amount: 6), Item(id: "", amount: 1)]),
    Aisle(name: "Nothing yet", items: []),
  ]
}

struct Shop: View {
  @State private var basket = Basket()
  @State private var chosen: Item.ID?

  var body: some View {
    List(selection: $chosen) {
      ForEach($basket.aisles) { $aisle in
        Section {
          ForEach($aisle.items) { $item in
            Row(item: $item)
              .listRowBackground(item.isBought ? Color.green.opacity(0.2) : nil)
          }
          .onDelete { aisle.items.remove(atOffsets: $0) }
          .onMove { aisle.items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          if !aisle.items.isEmpty { Text(aisle.name) }
        } footer: {
          Text("^[\(aisle.items.count) thing](inflect: true)")
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      withAnimation(.linear(duration: 0.4)) {
        basket.aisles[0].items.remove(at: 0)
        basket.aisles[2].items.append(Item(id: "Salt", amount: 1))
        chosen = "Rolls"
      }
    }
  }
}

struct Row: View {
  @Binding var item: Item

  var body: some View {
    HStack {
      Text(item.id)
      Spacer()
      Text(item.amount, format: .number).foregroundStyle(.secondary)
    }
    .swipeActions(edge: .leading) {
      Button("Bought", systemImage: "checkmark") { item.isBought.toggle() }.tint(.green)
    }
  }
}

struct Tree: Identifiable {
  let id = UUID()
  var name: String
  var parts: [Tree]?
}

struct Settings: View {
  @State private var isOn = false
  @State private var isOpen = false
  @State private var names = ["Ann", "Ben", "Ann"]
  private let tree = [
    Tree(name: "House", parts: [Tree(name: "Kitchen"), Tree(name: "Attic", parts: [])])
  ]

  var body: some View {
    Form {
      Section("Switches") {
        Toggle("Airplane mode", isOn: $isOn.animation(.linear(duration: 0.4)))
        if isOn { Label("No network", systemImage: "airplane") }
        DisclosureGroup("Details", isExpanded: $isOpen) {
          ForEach(names, id: \.self) { Text($0) }
        }
      }
      Section { OutlineGroup(tree, children: \.parts) { Text($0.name) } }
      Section {
        Button("Empty the list", role: .destructive) { names = [] }
        Button("Fill it") { names.append("Cleo") }.disabled(names.count > 3)
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.3))
      isOn = true
      withAnimation(.linear(duration: 0.4)) { isOpen = true }
      try? await Task.sleep(for: .seconds(0.2))
      withAnimation { names = [] }
    }
  }
}
