import SwiftUI

/// Two cards, beside each other where there is room, in colours of the system and with the distances
/// that stacks keep by themselves. Tells which room it found, and what its buttons do.
@main struct PanelsApp: App {
  var body: some Scene {
    WindowGroup("Panels") {
      PanelScreen()
        .background { EmptyView().onAppear { print("behind") } }
        .overlay(AnyView(EmptyView()).onAppear { print("before") })
    }
  }
}

struct PanelScreen: View {
  @Environment(\.horizontalSizeClass) private var horizontal

  var body: some View {
    let isNarrow = horizontal == .compact
    let layout =
      isNarrow
      ? AnyLayout(VStackLayout(spacing: 16)) : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
    layout {
      Card(title: "Notes", tint: .orange)
      Card(title: "Reminders", tint: Color(.systemIndigo))
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
    .onAppear { print("narrow", isNarrow) }
    .onChange(of: isNarrow) { _, new in print("narrow", new) }
  }
}

struct Card: View {
  let title: String
  let tint: Color
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text("^[\(count) entry](inflect: true)").font(.footnote).foregroundStyle(.secondary)
      Divider()
      Text("Not yet synchronized")
      Text("Since yesterday").foregroundStyle(.tertiary)
      Button {
        count += 1
        print(title, count)
      } label: {
        Image(systemName: "plus.circle.fill")
        Text("Add")
      }
      .buttonStyle(CardButtonStyle(tint: tint))
    }
    .padding()
    .frame(width: 220, alignment: .leading)
    .background(
      Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
  }
}

struct CardButtonStyle: ButtonStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .foregroundColor(tint)
      .background(.fill.tertiary, in: Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
