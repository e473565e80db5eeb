import SwiftUI

/// Several windows of one program, its settings and its menus, for a person's hands: it says on standard
/// error what has happened. Compiled in Swift 5 and 6.
@main struct DesksApp: App {
  @State private var petals = 0
  @AppStorage("isLoud") private var isLoud = false
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Desks", id: "desk") { Desk(petals: $petals) }
      .defaultSize(width: 300, height: 200)
      .commands {
        CommandMenu("Petals") {
          Button("Add Petal") { petals += 1 }.keyboardShortcut("p")
          Divider()
          Button("Clear") { petals = 0 }
          Toggle("Loud", isOn: $isLoud)
        }
        CommandGroup(after: .newItem) { NoteButton() }
        DeskCommands()
      }
      .onChange(of: petals) { tell("petals \(petals)") }
      .onChange(of: phase) { tell("program \(phase)") }
    WindowGroup("Note", for: Int.self) { $number in
      Color.orange
        .frame(width: 200, height: 100)
        .pointerVisibility(.hidden)
        .overlay { Text("Note \(number ?? 0)") }
        .onDisappear { tell("note \(number ?? 0) goes") }
    }
    .defaultSize(width: 200, height: 100)
    .windowResizability(.contentSize)
    Settings {
      Color.green.frame(width: 240, height: 120)
        .onAppear { tell("settings") }
    }
  }
}

private func tell(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

private struct NoteButton: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("New Note") { openWindow(value: 7) } }
}

/// What the menus ask of the desk in front.
struct DeskCommands: Commands {
  @FocusedBinding(\.stack) private var stack: Int?

  var body: some Commands {
    CommandMenu("Desk") {
      Button("Stack") { stack = (stack ?? 0) + 1 }
        .keyboardShortcut("k")
        .disabled(stack == nil)
    }
  }
}

private struct StackKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  var stack: Binding<Int>? {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
}

private struct Desk: View {
  @Binding var petals: Int
  @State private var stack = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 20 + 20 * CGFloat(petals)).pointerStyle(.link)
      Color.blue.frame(height: 20 + 20 * CGFloat(stack)).pointerStyle(.columnResize)
      Spacer(minLength: 0)
    }
    .onTapGesture { openWindow(value: 7) }
    .focusedSceneValue(\.stack, $stack)
    .onChange(of: stack) { tell("stack \(stack)") }
    .onChange(of: phase) { tell("desk \(phase)") }
  }
}
