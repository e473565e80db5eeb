import SwiftUI

/// A greeting whose letters spring in as a name is typed, and drop out as it is deleted.
@main struct GreetingApp: App {
  var body: some Scene {
    WindowGroup("Greeting") { Greeting() }
      .defaultSize(width: 390, height: 500)
  }
}

struct Greeting: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 20) {
      Text(name.isEmpty ? "Who is there?" : "Hello,")
        .font(.title2)
        .foregroundStyle(.secondary)
      ZStack {
        if name.isEmpty { hand.transition(.blurReplace) }
        letters
      }
      .frame(height: 90)
      TextField("Your name", text: $name)
        .textFieldStyle(.plain)
        .focused($isFocused)
        .font(.title3)
        .padding(18)
        .background(.thickMaterial, in: .capsule)
        .overlay { Capsule().strokeBorder(.indigo, lineWidth: isFocused ? 2 : 0) }
        .animation(.smooth(duration: 0.4), value: isFocused)
    }
    .animation(.bouncy(duration: 0.5, extraBounce: 0.15), value: name)
    .padding(40)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Gradient(colors: [.blue.opacity(0.2), .purple.opacity(0.2)]))
    .defaultFocus($isFocused, true)
    .tint(.indigo)
  }

  private var hand: some View {
    Image(systemName: "hand.wave.fill")
      .font(.system(size: 56))
      .foregroundStyle(.indigo.gradient)
      .phaseAnimator([0.0, 18, -12, 14, -8]) { hand, degrees in
        hand.rotationEffect(.degrees(degrees), anchor: .bottom)
      } animation: {
        .smooth(duration: 0.3).delay($0 == 18 ? 0.6 : 0)
      }
  }

  private var letters: some View {
    HStack(spacing: 0) {
      ForEach(Array(name.prefix(10).enumerated()), id: \.offset) { index, letter in
        Text(String(letter))
          .foregroundStyle(Color(hue: 0.65 + Double(index) * 0.035, saturation: 0.7, brightness: 1))
          .transition(.offset(y: 50).combined(with: .scale(0.2)).combined(with: .opacity))
      }
    }
    .font(.system(size: name.count > 7 ? 44 : 60, weight: .heavy, design: .rounded))
  }
}
