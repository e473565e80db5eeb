import SwiftUI

struct SwitchesPage: View {
  private struct Alarm: Identifiable {
    let id: Int
    let time: String
    var isOn: Bool
  }

  @State private var alarms = [
    Alarm(id: 0, time: "6:30", isOn: true), Alarm(id: 1, time: "8:00", isOn: false),
  ]
  @State private var isBold = true
  @State private var isItalic = false

  var body: some View {
    Form {
      Section {
        Toggle("All Alarms", sources: $alarms, isOn: \.isOn)
      }
      Section {
        ForEach($alarms) { $alarm in
          Toggle(isOn: $alarm.isOn.animation()) {
            Text(alarm.time).font(.title2)
              .foregroundStyle(alarm.isOn ? .primary : .secondary)
          }
          .tint(.orange)
        }
      }
      Section("Buttons that stay down") {
        HStack {
          Toggle("Bold", systemImage: "bold", isOn: $isBold)
          Toggle("Italic", systemImage: "italic", isOn: $isItalic)
          Spacer()
          Text("Words").bold(isBold).italic(isItalic)
        }
        .toggleStyle(.button)
        .labelStyle(.iconOnly)
      }
      Section("Checkboxes") {
        Toggle("Bold", isOn: $isBold)
        Toggle("Italic", isOn: $isItalic)
      }
      .toggleStyle(.checkbox)
    }
  }
}
