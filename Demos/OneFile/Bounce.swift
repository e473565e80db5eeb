#!/usr/bin/env inbetween
import SwiftUI

/// A flower whose petals spring open on a tap, one after the other, and close on the next.
///
/// The first line makes this file a command: `./Bounce.swift` opens its window.
@main struct BounceApp: App {
  var body: some Scene {
    WindowGroup("Bounce") { Flower() }
      .defaultSize(width: 390, height: 500)
  }
}

struct Flower: View {
  @State private var isOpen = false

  private let hues = [0.93, 0.96, 0.99, 0.02, 0.05, 0.08, 0.11, 0.08, 0.05, 0.02, 0.99, 0.96]

  var body: some View {
    ZStack {
      ForEach(hues.indices, id: \.self) { index in
        let delay = Double(index) * 0.03
        Petal(hue: hues[index])
          .scaleEffect(isOpen ? 1 : 0.4, anchor: .bottom)
          .rotationEffect(.degrees(Double(index) * 30 - (isOpen ? 0 : 60)), anchor: .bottom)
          .offset(y: -75)
          .animation(.spring(duration: 0.8, bounce: 0.5).delay(delay), value: isOpen)
      }
      Circle()
        .fill(.yellow.gradient)
        .frame(width: 64)
        .shadow(color: .orange.opacity(0.5), radius: 8, y: 3)
        .scaleEffect(isOpen ? 1 : 0.7)
        .animation(.bouncy(duration: 0.6, extraBounce: 0.3), value: isOpen)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.pink.opacity(0.08))
    .onTapGesture { isOpen.toggle() }
  }
}

/// One petal, whose base is its bottom edge.
struct Petal: View {
  var hue: Double

  var body: some View {
    Ellipse()
      .fill(Color(hue: hue, saturation: 0.75, brightness: 1).gradient.opacity(0.8))
      .frame(width: 70, height: 150)
  }
}
