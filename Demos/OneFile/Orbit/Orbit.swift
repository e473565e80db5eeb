import SwiftUI

/// The inner planets on their ways around the Sun. A name below picks one out.
///
/// The program has two files: `inbetween Orbit.swift Planets.swift`, or the folder, `inbetween Orbit`.
@main struct OrbitApp: App {
  var body: some Scene {
    WindowGroup("Orbit") { SolarSystem() }
      .defaultSize(width: 390, height: 500)
  }
}

struct SolarSystem: View {
  @State private var selection = "Earth"
  @Namespace private var highlight

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle()
          .fill(.orange.gradient)
          .frame(width: 44)
          .shadow(color: .orange, radius: 20)
        ForEach(Planet.all) { OrbitView(planet: $0, isSelected: $0.name == selection) }
      }
      .frame(width: 320, height: 340)
      HStack {
        ForEach(Planet.all) { planet in
          Text(planet.name)
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background {
              if planet.name == selection {
                Capsule()
                  .fill(planet.color.opacity(0.6))
                  .matchedGeometryEffect(id: "highlight", in: highlight)
              }
            }
            .contentShape(.capsule)
            .onTapGesture { withAnimation(.bouncy) { selection = planet.name } }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.04, green: 0.04, blue: 0.12))
    .preferredColorScheme(.dark)
  }
}

/// An orbit with its planet, which goes round by 60 days a second.
struct OrbitView: View {
  var planet: Planet
  var isSelected: Bool

  var body: some View {
    Circle()
      .stroke(isSelected ? planet.color : .white.opacity(0.2), lineWidth: isSelected ? 2.5 : 1)
      .frame(width: planet.distance * 2)
    TimelineView(.animation) { timeline in
      Circle()
        .fill(planet.color.gradient)
        .frame(width: planet.size)
        .scaleEffect(isSelected ? 1.6 : 1)
        .offset(planet.offset(after: timeline.date.timeIntervalSinceReferenceDate * 60))
    }
  }
}
