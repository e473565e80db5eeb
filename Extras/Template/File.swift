#!/usr/bin/env inbetween
import SwiftUI

@main struct __TYPE__App: App {
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup("__NAME__") {
      Circle()
        .fill(isOpen ? .orange : .blue)
        .frame(width: isOpen ? 200 : 80)
        .onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
    }
  }
}
