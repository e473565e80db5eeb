import SwiftUI

struct PickersPage: View {
  private enum Drink: String, CaseIterable, Identifiable {
    case tea = "Tea"
    case coffee = "Coffee"
    case milk = "Milk"
    case water = "Water"
    var id: Self { self }
  }

  @State private var drink = Drink.tea

  var body: some View {
    Form {
      Section {
        choice
        choice.pickerStyle(.navigationLink)
        choice.pickerStyle(.segmented)
      }
      Section("In line") {
        choice.pickerStyle(.inline)
      }
      Section("Wheel") {
        choice.pickerStyle(.wheel).frame(height: 150)
      }
      Section("Radio buttons") {
        choice.pickerStyle(.radioGroup)
      }
    }
  }

  private var choice: some View {
    Picker("Drink", selection: $drink) {
      ForEach(Drink.allCases) { Text($0.rawValue) }
    }
  }
}
