import SwiftUI

/// A program whose state comes from tasks, timers, taps and the time, so that a moment of it is more than
/// its input. MOMENTS_FAULT names a way in which it misbehaves two seconds after its start.
@main struct MomentsApp: App {
  var body: some Scene {
    WindowGroup { MomentsScreen() }.defaultSize(width: 240, height: 160)
  }
}

@MainActor final class Counter: ObservableObject {
  @Published var ticks = 0
  @Published var rounds = 0
  @Published var taps = 0

  func count() async {
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
      MainActor.assumeIsolated { self.ticks += 1 }
    }
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(0.7))
      withAnimation(.spring()) { rounds += 1 }
    }
  }
}

struct MomentsScreen: View {
  @StateObject private var counter = Counter()

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(white: 0.1)
      TimelineView(.animation) { context in
        let seconds = context.date.timeIntervalSinceReferenceDate
        Circle().fill(.orange).frame(width: 24, height: 24)
          .offset(x: 100 + 90 * sin(seconds), y: 110)
      }
      RoundedRectangle(cornerRadius: 6).fill(.blue)
        .frame(width: 40, height: 20 + 12 * CGFloat(counter.rounds % 3))
        .offset(x: 20 + CGFloat(counter.taps % 4) * 30, y: 40)
        .animation(.easeInOut(duration: 0.6), value: counter.taps)
      Text("\(counter.ticks) \(counter.rounds) \(counter.taps)")
        .foregroundStyle(.white).padding(8)
    }
    .contentShape(Rectangle())
    .onTapGesture { counter.taps += 1 }
    .task { await counter.count() }
    .task { await Fault.strike() }
  }
}

/// The misbehaviour that MOMENTS_FAULT names.
enum Fault {
  @MainActor static func strike() async {
    guard let fault = ProcessInfo.processInfo.environment["MOMENTS_FAULT"] else { return }
    if fault == "threads" {
      // Made before anything is copied.
      for _ in 0..<2 { Thread.detachNewThread { while true { sleep(1000) } } }
      return
    }
    try? await Task.sleep(for: .seconds(2))
    switch fault {
    case "block": while true { usleep(1000) }
    case "deaf":
      signal(SIGIO, SIG_IGN)
      while true { usleep(1000) }
    case "exit": exit(3)
    case "trap": fatalError("The program traps.")
    case "print": print("The program prints.")
    default: break
    }
  }
}
