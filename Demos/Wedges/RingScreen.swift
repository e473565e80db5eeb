import SwiftUI

/// The ring with its controls over it.
struct RingScreen: View {
  @EnvironmentObject private var ring: Ring

  var body: some View {
    let wedges = ZStack {
      ForEach(ring.wedgeIDs, id: \.self) { id in
        WedgeView(wedge: ring.wedge(id))
          .transition(.scaleAndFade)
          .onTapGesture {
            withAnimation(.spring()) { ring.removeWedge(id) }
          }
      }
      // Keeps the stack as large as the window while the ring is empty.
      Spacer()
    }
    .flipsForRightToLeftLayoutDirection(true)
    .padding()
    .drawingGroup()

    return wedges.overlay(alignment: .topLeading) {
      RingControls().padding()
    }
  }
}

/// The controls of the ring.
struct RingControls: View {
  @EnvironmentObject private var ring: Ring
  @Environment(\.seededGenerator) private var generator
  @State private var isWalking = false
  @State private var ticker: AnyCancellable?

  var body: some View {
    VStack(alignment: .leading) {
      Button("New Wedge") {
        withAnimation(.spring()) { ring.addWedge(using: generator) }
      }
      Button("Clear") {
        withAnimation(.easeInOut(duration: 1)) { ring.clear() }
      }
      Spacer()
      Toggle("Randomize!", isOn: $isWalking)
    }
    .fixedSize(horizontal: true, vertical: false)
    .onChange(of: isWalking) {
      ring.setWalking(isWalking)
      guard isWalking else {
        ticker = nil
        return
      }
      step()
      ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { _ in step() }
    }
  }

  private func step() {
    withAnimation(.spring(response: 2, dampingFraction: 0.5)) { ring.step(using: generator) }
  }
}

/// Shrinks and fades a view while its transition is active.
struct ScaleAndFade: ViewModifier {
  var isActive: Bool

  func body(content: Content) -> some View {
    content
      .scaleEffect(isActive ? 0.1 : 1)
      .opacity(isActive ? 0 : 1)
  }
}

extension AnyTransition {
  static let scaleAndFade = AnyTransition.modifier(
    active: ScaleAndFade(isActive: true), identity: ScaleAndFade(isActive: false))
}
