import SwiftUI

struct ButtonsPage: View {
  @State private var count = 0

  var body: some View {
    Form {
      Section {
        LabeledContent("Count") {
          Text("\(count)").monospacedDigit().contentTransition(.numericText())
        }
        Button("Add One") { add(1) }
        Button("Start Again", role: .destructive) { add(-count) }
          .disabled(count == 0)
      }
      Section("Styles") {
        LabeledContent("Bordered") {
          Button("Add") { add(1) }.buttonStyle(.bordered)
        }
        LabeledContent("Tinted") {
          Button("Add") { add(1) }.buttonStyle(.bordered).tint(.purple)
        }
        LabeledContent("Prominent") {
          Button("Add") { add(1) }.buttonStyle(.borderedProminent)
        }
        LabeledContent("Plain") {
          Button("Add") { add(1) }.buttonStyle(.plain)
        }
      }
      Section("Shapes and sizes") {
        HStack {
          Button("Mini") { add(1) }.controlSize(.mini)
          Button("Regular") { add(1) }.buttonBorderShape(.capsule)
          Button("Add", systemImage: "plus") { add(1) }
            .labelStyle(.iconOnly)
            .buttonBorderShape(.circle)
          Button("Hold") { add(1) }.buttonRepeatBehavior(.enabled)
        }
        .buttonStyle(.bordered)
      }
    }
  }

  private func add(_ number: Int) {
    withAnimation(.snappy) { count += number }
  }
}
