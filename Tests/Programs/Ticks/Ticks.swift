#if BESIDE
  import Combine
  import Dispatch
  import Foundation
#endif
import SwiftUI

/// Delays of every ordinary kind: each end is a line of output with the stage's time, and a wider
/// bar. Compiled with and without imports beside SwiftUI, in Swift 5 and 6.
@main struct TicksApp: App {
  var body: some Scene {
    WindowGroup("Ticks") {
      VStack(alignment: .leading, spacing: 0) {
        Sleeps()
        Ticking()
        Scheduled()
        Dispatched()
        Unisolated()
      }
    }
    .defaultSize(width: 100, height: 40)
  }
}

/// One kind's count, and the clock to tell the time by.
@MainActor final class Counter: ObservableObject {
  @Published var count = 0
  let name: String
  var clock: StageClock?

  init(_ name: String) { self.name = name }

  func tick() {
    count += 1
    print(name, count, clock?.seconds ?? -1)
  }
}

struct Bar: View {
  @ObservedObject var counter: Counter
  @Environment(\.stageClock) private var clock

  var body: some View {
    Color.blue.frame(width: CGFloat(counter.count), height: 8)
      .onAppear { counter.clock = clock }
  }
}

/// `Task.sleep` in all its forms.
struct Sleeps: View {
  @StateObject private var counter = Counter("sleep")

  var body: some View {
    Bar(counter: counter).task {
      do {
        try await Task.sleep(nanoseconds: 100_000_000)
        counter.tick()
        try await Task.sleep(for: .milliseconds(100))
        counter.tick()
        try await Task.sleep(for: .seconds(0.1), tolerance: .milliseconds(5))
        counter.tick()
        try await Task.sleep(for: .seconds(0.1), clock: .suspending)
        counter.tick()
        try await Task.sleep(until: .now + .milliseconds(100))
        counter.tick()
        try await Task.sleep(until: .now + .milliseconds(100), clock: .continuous)
        counter.tick()
        let clock = ContinuousClock()
        var next = clock.now
        for _ in 0..<4 {
          next += .milliseconds(50)
          try await clock.sleep(until: next)
        }
        counter.tick()
        try await SuspendingClock().sleep(for: .milliseconds(100))
        counter.tick()
        for _ in 0..<100 { try await Task.sleep(for: .milliseconds(1)) }
        counter.tick()
        if let stage = counter.clock {
          try await stage.sleep(for: .milliseconds(100))
          counter.tick()
          try await Task.sleep(until: stage.now + .milliseconds(100), clock: stage)
          counter.tick()
        }
      } catch {
        print("sleep", error)
      }
    }
  }
}

/// `Timer.publish`, received by a view.
struct Ticking: View {
  @StateObject private var counter = Counter("publish")
  private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
  private let tolerant = Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .default)
    .autoconnect()

  var body: some View {
    Bar(counter: counter)
      .onReceive(timer) { _ in counter.tick() }
      .onReceive(tolerant) { date in
        print("date", date.timeIntervalSinceReferenceDate, counter.clock?.seconds ?? -1)
      }
  }
}

/// `Timer.scheduledTimer` in a model, ended by itself.
struct Scheduled: View {
  @MainActor final class Model {
    let counter = Counter("timer")
    var timer: Timer?

    func start() {
      timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] timer in
        MainActor.assumeIsolated { self?.counter.tick() }
        if timer.timeInterval == 0 { timer.invalidate() }
      }
      let once = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
        MainActor.assumeIsolated { self.timer?.invalidate() }
      }
      RunLoop.main.add(once, forMode: .common)
      Timer.scheduledTimer(withTimeInterval: 0.9, repeats: true) { timer in
        timer.invalidate()
        MainActor.assumeIsolated { print("once", self.counter.clock?.seconds ?? -1) }
      }
      Timer.scheduledTimer(withTimeInterval: 0.95, repeats: true, block: named)
      let added: Timer? = .scheduledTimer(withTimeInterval: 0.8, repeats: false) { (_: Timer) in
        MainActor.assumeIsolated { print("added", self.counter.clock?.seconds ?? -1) }
      }
      if counter.name.isEmpty { added?.invalidate() }
      let plain = Timer(timeInterval: 0.85, repeats: false) { _ in
        MainActor.assumeIsolated { print("plain", self.counter.clock?.seconds ?? -1) }
      }
      RunLoop.main.add(plain, forMode: .common)
    }
  }
  @State private var model = Model()

  var body: some View { Bar(counter: model.counter).onAppear { model.start() } }
}

@Sendable private func named(_ timer: Timer) {
  print("named", timer.timeInterval)
  timer.invalidate()
}

/// `DispatchQueue.main.asyncAfter`, in a chain.
struct Dispatched: View {
  @StateObject private var counter = Counter("async")

  var body: some View { Bar(counter: counter).onAppear { later() } }

  private func later() {
    let deadline = DispatchTime.now() + 0.3
    // However long it takes from here to there.
    Thread.sleep(forTimeInterval: 0.03)
    DispatchQueue.main.asyncAfter(deadline: deadline) {
      counter.tick()
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), qos: .userInitiated) {
        counter.tick()
        DispatchQueue.main.async {
          DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3) {
            counter.tick()
            let item = DispatchWorkItem { MainActor.assumeIsolated { counter.tick() } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
            let cancelled = DispatchWorkItem { print("never") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
            cancelled.cancel()
          }
        }
      }
    }
  }
}

/// Delays off the main actor.
struct Unisolated: View {
  final class Model: @unchecked Sendable {
    func wait() async -> Int {
      try? await Task.sleep(for: .milliseconds(400))
      return 1
    }
  }
  @StateObject private var counter = Counter("unisolated")

  var body: some View {
    Bar(counter: counter).task {
      let model = Model()
      _ = await model.wait()
      counter.tick()
      // To the nanosecond, which is what a clock of the system's tells.
      print("today", (Date().timeIntervalSinceReferenceDate * 1e6).rounded() / 1e6)
      let task = Task.detached { await model.wait() }
      _ = await task.value
      counter.tick()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<3 {
          group.addTask {
            try? await Task.sleep(for: .milliseconds(100 * (3 - index)))
            await print("child", index, counter.clock?.seconds ?? -1)
          }
        }
      }
      await Task.yield()
      counter.tick()
    }
  }
}
