#if BESIDE
  import Dispatch
  import Foundation
#endif
import SwiftUI

/// Chains of hops, each of which changes state: a line of output for each change that a view hears
/// of. Compiled with and without imports beside SwiftUI, in Swift 5 and 6.
@main struct TurnsApp: App {
  var body: some Scene {
    WindowGroup("Turns") {
      VStack {
        Chain(name: "queue") { set in
          DispatchQueue.main.async {
            MainActor.assumeIsolated { set(2) }
            DispatchQueue.main.async { MainActor.assumeIsolated { set(3) } }
          }
        }
        Chain(name: "together") { set in
          DispatchQueue.main.async { MainActor.assumeIsolated { set(2) } }
          DispatchQueue.main.async { MainActor.assumeIsolated { set(3) } }
        }
        Chain(name: "task") { set in
          Task { @MainActor in
            set(2)
            Task { @MainActor in set(3) }
          }
        }
        Chain(name: "yield") { set in
          Task { @MainActor in
            set(2)
            await Task.yield()
            set(3)
          }
        }
        Chain(name: "loop") { set in
          RunLoop.main.perform {
            MainActor.assumeIsolated { set(2) }
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { set(3) } }
          }
        }
        Chain(name: "later") { set in
          // Two moments of one frame.
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.101) {
            MainActor.assumeIsolated { set(2) }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.105) {
            MainActor.assumeIsolated { set(3) }
          }
        }
        Long()
      }
    }
    .defaultSize(width: 100, height: 40)
  }
}

struct Chain: View {
  let name: String
  let start: (@escaping @MainActor @Sendable (Int) -> Void) -> Void
  @State private var n = 0

  var body: some View {
    Color.clear
      .onAppear {
        n = 1
        start { n = $0 }
      }
      .onChange(of: n) { old, new in print(name, old, new) }
  }
}

/// More hops than a frame has updates for: they all come to their end in it.
struct Long: View {
  @State private var n = 0
  @State private var changes = 0

  var body: some View {
    Color.clear
      .onAppear { hop() }
      .onChange(of: n) { changes += 1 }
      .onChange(of: changes) { if n == 600 { print("long", n, changes > 200) } }
  }

  private func hop() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        n += 1
        if n < 600 { hop() }
      }
    }
  }
}
