#if BESIDE
  import Combine
  import Dispatch
  import Foundation
#endif
import SwiftUI

/// Views that listen to one publisher, and write into one model as they hear of it: the colours of
/// the stripes, from left to right, are the order in which they were told. Compiled with and without
/// imports beside SwiftUI, in Swift 5 and 6.
@main struct ListenersApp: App {
  var body: some Scene {
    WindowGroup("Listeners") { Stripes() }
      .defaultSize(width: 120, height: 40)
  }
}

/// Says before each change what it is called; nothing of it is published by itself.
final class Plain: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

class Base: ObservableObject {
  #if BESIDE
    @Combine.Published var beat = 0
  #else
    @Published var beat = 0
  #endif
}

final class Conductor: Base {
  @Published var value = 0
  let passing = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<Int, Never>(0)
  let pulse = ObservableObjectPublisher()
  let plain = Plain()
  let note = Notification.Name("listeners")
  lazy var shared = passing.map { $0 * 2 }.share()

  /// Every kind of publisher sends once, one after another.
  func play() {
    passing.send(1)
    current.send(1)
    value = 1
    beat = 1
    pulse.send()
    plain.count = 1
    NotificationCenter.default.post(name: note, object: nil)
  }
}

struct Stripes: View {
  @StateObject private var conductor = Conductor()
  @State private var heard: [String: [Int]] = [:]

  private static let count = 12

  var body: some View {
    VStack(spacing: 0) {
      ForEach(heard.keys.sorted(), id: \.self) { kind in
        HStack(spacing: 0) {
          ForEach(Array((heard[kind] ?? []).enumerated()), id: \.offset) { _, number in
            Color(hue: Double(number) / Double(Self.count), saturation: 1, brightness: 1)
          }
        }
      }
    }
    .background { ForEach(0..<Self.count, id: \.self) { listener($0) } }
    .onAppear { conductor.play() }
  }

  private func listener(_ number: Int) -> some View {
    Color.clear
      .onReceive(conductor.passing) { _ in hear("passing", number) }
      .onReceive(conductor.shared) { _ in hear("shared", number) }
      .onReceive(conductor.current.dropFirst()) { _ in hear("current", number) }
      .onReceive(conductor.$value.dropFirst()) { _ in hear("published", number) }
      .onReceive(conductor.objectWillChange) { hear("object", number) }
      .onReceive(conductor.pulse) { hear("pulse", number) }
      .onReceive(conductor.plain.objectWillChange) { hear("plain", number) }
      .onReceive(NotificationCenter.default.publisher(for: conductor.note)) { _ in
        hear("notification", number)
      }
  }

  private func hear(_ kind: String, _ number: Int) {
    print(kind, number)
    heard[kind, default: []].append(number)
  }
}
