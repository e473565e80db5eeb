import SwiftUI

/// Controls that belong together, on one page.
enum Family: String, CaseIterable, Identifiable {
  case buttons, switches, sliders, pickers, dates, progress, menus, text, presentations, drag

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .buttons: "Buttons"
    case .switches: "Switches"
    case .sliders: "Sliders and Steppers"
    case .pickers: "Pickers"
    case .dates: "Dates and Colors"
    case .progress: "Progress and Gauges"
    case .menus: "Menus and Groups"
    case .text: "Text Input"
    case .presentations: "Presentations"
    case .drag: "Dragging and Turning"
    }
  }

  var symbol: String {
    switch self {
    case .buttons: "hand.tap"
    case .switches: "switch.2"
    case .sliders: "slider.horizontal.3"
    case .pickers: "checkmark.circle"
    case .dates: "calendar"
    case .progress: "gauge"
    case .menus: "list.bullet"
    case .text: "pencil"
    case .presentations: "square.stack"
    case .drag: "hand.draw"
    }
  }

  @MainActor @ViewBuilder var page: some View {
    switch self {
    case .buttons: ButtonsPage()
    case .switches: SwitchesPage()
    case .sliders: SlidersPage()
    case .pickers: PickersPage()
    case .dates: DatesPage()
    case .progress: ProgressPage()
    case .menus: MenusPage()
    case .text: TextPage()
    case .presentations: PresentationsPage()
    case .drag: DragPage()
    }
  }
}
