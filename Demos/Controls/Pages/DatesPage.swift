import SwiftUI

struct DatesPage: View {
  @State private var date = Date.now
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.orange

  var body: some View {
    Form {
      Section {
        DatePicker("Due", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        ColorPicker("Ink", selection: $color)
      }
      Section("Graphical") {
        DatePicker("Day", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .tint(color)
      }
      Section("Days off: \(days.count)") {
        MultiDatePicker("Days off", selection: $days)
      }
      Section("Wheels") {
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
          .labelsHidden()
      }
    }
  }
}
