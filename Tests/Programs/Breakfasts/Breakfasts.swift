import SwiftUI

/// One screen in the spellings of 2019 and the same in today's, which a URL changes to. What is
/// deprecated is used in what is deprecated, so that the program compiles without a warning.
@main struct BreakfastsApp: App {
  @State private var isEarly = true

  var body: some Scene {
    WindowGroup("Breakfasts") {
      ZStack {
        if isEarly { EarlyScreen() } else { TodayScreen() }
      }
      .onOpenURL { _ in isEarly = false }
    }
  }
}

// MARK: 2019

struct EarlyScreen: View {
  @available(*, deprecated) var body: some View { EarlyTabs(tray: EarlyTray()) }
}

@available(*, deprecated) final class EarlyTray: BindableObject {
  let didChange = PassthroughSubject<Void, Never>()
  var breads = ["Rye", "Wheat"] { didSet { didChange.send(()) } }
}

@available(*, deprecated) final class EarlyTill: BindableObject {
  let willChange = PassthroughSubject<Void, Never>()
  var total = 7 { willSet { willChange.send(()) } }
}

@available(*, deprecated) struct EarlyTabs: View {
  @ObjectBinding var tray: EarlyTray
  @ObjectBinding var till = EarlyTill()
  @State private var salt = true
  @State private var quantity = 2
  @State private var ripeness = 0.5
  @State private var style = 0
  @State private var name = ""
  @State private var asks = false
  @State private var bill: Modal?

  var body: some View {
    TabbedView {
      NavigationView {
        List {
          Section(header: Text("Toast")) {
            Toggle(isOn: $salt) { Text("Salt").color(.primary) }
            Stepper(
              value: $quantity, in: 1...10, onEditingChanged: { _ in },
              label: { Text("Quantity: \(quantity)") })
            SegmentedControl(selection: $style) {
              Text("Sliced").tag(0)
              Text("Mashed").tag(1)
            }
            Slider(value: $ripeness, from: 0, through: 1, by: 0.25)
            TextField($name, placeholder: Text("Name"), onCommit: { print("name", name) })
            NavigationButton(
              destination: Text("Egg").navigationBarItem(title: Text("Place")),
              onTrigger: {
                print("place")
                return true
              }
            ) { Text("Place Egg") }
          }
          Section {
            ForEach(tray.breads, id: \.self) { bread in
              Text(bread).isPlaceholder(bread == "Wheat")
                .tapAction {
                  print("bread", bread)
                  tray.breads.append("\(bread) \(tray.breads.count)")
                }
            }
          }
          Section {
            Text("\(till.total) to pay").longPressAction { print("pressed") }
            Button(action: { till.total += 1 }) { Text("More") }
            Button(action: { asks = true }) { Text("Ask") }
            Button(action: { bill = Modal(Text("Bill"), onDismiss: { bill = nil }) }) {
              Text("Bill")
            }
          }
        }
        .listStyle(.default)
        .navigationBarTitle(Text("Breakfast"))
      }
      .tabItemLabel(Text("Order"))
      .tag(0)
      Text("Past").tabItemLabel(Text("History")).tag(1)
    }
    .presentation($asks) {
      Alert(
        title: Text("Sure?"), primaryButton: .default(Text("Yes"), onTrigger: { print("yes") }),
        secondaryButton: .cancel())
    }
    .presentation(bill)
  }
}

// MARK: Today

final class TodayTray: ObservableObject {
  @Published var breads = ["Rye", "Wheat"]
}

final class TodayTill: ObservableObject {
  @Published var total = 7
}

struct TodayScreen: View {
  @StateObject private var tray = TodayTray()
  @StateObject private var till = TodayTill()
  @State private var salt = true
  @State private var quantity = 2
  @State private var ripeness = 0.5
  @State private var style = 0
  @State private var name = ""
  @State private var asks = false
  @State private var bills = false
  @State private var places = false

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section(header: Text("Toast")) {
            Toggle(isOn: $salt) { Text("Salt").foregroundColor(.primary) }
            Stepper(value: $quantity, in: 1...10) { Text("Quantity: \(quantity)") }
            Picker(selection: $style, label: EmptyView()) {
              Text("Sliced").tag(0)
              Text("Mashed").tag(1)
            }
            .pickerStyle(.segmented)
            Slider(value: $ripeness, in: 0...1, step: 0.25)
            TextField(text: $name, prompt: Text("Name")) { Text("Name") }
              .onSubmit { print("name", name) }
            NavigationLink {
              Text("Egg").navigationTitle(Text("Place")).onAppear { print("place") }
            } label: {
              Text("Place Egg")
            }
          }
          Section {
            ForEach(tray.breads, id: \.self) { bread in
              Text(bread).redacted(reason: bread == "Wheat" ? .placeholder : [])
                .onTapGesture {
                  print("bread", bread)
                  tray.breads.append("\(bread) \(tray.breads.count)")
                }
            }
          }
          Section {
            Text("\(till.total) to pay").onLongPressGesture { print("pressed") }
            Button {
              till.total += 1
            } label: {
              Text("More")
            }
            Button {
              asks = true
            } label: {
              Text("Ask")
            }
            Button {
              bills = true
            } label: {
              Text("Bill")
            }
          }
        }
        .navigationTitle(Text("Breakfast"))
      }
      .tabItem { Text("Order") }
      .tag(0)
      Text("Past").tabItem { Text("History") }.tag(1)
    }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Sure?"), primaryButton: .default(Text("Yes")) { print("yes") },
        secondaryButton: .cancel())
    }
    .sheet(isPresented: $bills) { Text("Bill") }
  }
}
