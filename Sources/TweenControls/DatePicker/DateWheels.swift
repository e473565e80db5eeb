import Foundation
import TweenMotion
import TweenViews

/// What parts of a date are chosen by in a card.
struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  let components: DatePickerComponents

  var body: some View {
    DateField(
      configuration: DatePickerStyleConfiguration(
        label: configuration.label, selection: configuration.$selection,
        minimumDate: configuration.minimumDate, maximumDate: configuration.maximumDate,
        displayedComponents: components), steps: true
    )
    .padding()
  }
}
