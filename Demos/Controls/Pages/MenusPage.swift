import SwiftUI

struct MenusPage: View {
  private enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case date = "Date"
    case size = "Size"
    var id: Self { self }
  }

  @State private var order = Order.name
  @State private var showsHidden = false
  @State private var last = "Nothing yet"

  var body: some View {
    Form {
      Section {
        LabeledContent("Chosen", value: last)
        Menu("Arrange", systemImage: "arrow.up.arrow.down") { items }
        Menu("Tap to save, hold for more") {
          Button("Save As") { last = "Save as" }
        } primaryAction: {
          last = "Save"
        }
      }
      Section("A group") {
        ControlGroup { tools }
      }
      Section("Held, or pressed on the right") {
        Text("A row with a menu")
          .contextMenu {
            tools
            Divider()
            Toggle("Hidden Files", isOn: $showsHidden)
          }
      }
    }
  }

  @ViewBuilder private var items: some View {
    ControlGroup { tools }
    Picker("Order", selection: $order) {
      ForEach(Order.allCases) { Text($0.rawValue) }
    }
    Toggle("Hidden Files", isOn: $showsHidden)
    Menu("More") {
      Button("Reverse") { last = "Reverse" }
    }
  }

  @ViewBuilder private var tools: some View {
    Button("Copy", systemImage: "doc.on.doc") { last = "Copy" }
    Button("Star", systemImage: "star") { last = "Star" }
    Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
  }
}
