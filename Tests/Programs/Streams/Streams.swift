#if BESIDE
  import Combine
  import Dispatch
  import Foundation
#endif
import SwiftUI

/// Publishers that wait, on the schedulers of the main thread: each value is a line of output with
/// the stage's time. Compiled with and without imports beside SwiftUI, in Swift 5 and 6.
@main struct StreamsApp: App {
  var body: some Scene {
    WindowGroup("Streams") {
      VStack(alignment: .leading, spacing: 0) {
        Search()
        Waits()
        Joins()
      }
    }
    .defaultSize(width: 100, height: 30)
  }
}

/// What a search field does: it waits until nothing was typed for a while.
@MainActor final class SearchModel: ObservableObject {
  @Published var text = ""
  @Published var query = ""
  @Published var results: [String] = []
  @Published var isShort = true
  var clock: StageClock?
  private var bag = Set<AnyCancellable>()

  init() {
    $text
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .assign(to: &$query)
    $text
      .dropFirst()
      .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .map { text in (0..<text.count).map { "\(text) \($0)" } }
      .sink { [weak self] in
        self?.results = $0
        print("results", $0.count, self?.clock?.seconds ?? -1)
      }
      .store(in: &bag)
    $text
      .map { $0.count < 3 }
      .receive(on: RunLoop.main)
      .assign(to: \.isShort, on: self)
      .store(in: &bag)
    $query.dropFirst().sink { [weak self] in print("query", $0, self?.clock?.seconds ?? -1) }
      .store(in: &bag)
  }
}

struct Search: View {
  @StateObject private var model = SearchModel()
  @Environment(\.stageClock) private var clock

  var body: some View {
    HStack(spacing: 0) {
      Color.blue.frame(width: CGFloat(model.results.count * 10), height: 8)
      Color.red.frame(width: model.isShort ? 5 : 10, height: 8)
      Color.green.frame(width: CGFloat(model.query.count * 5), height: 8)
    }
    .onAppear { model.clock = clock }
    .task {
      for (letter, pause) in zip("tween", [0.1, 0.1, 0.4, 0.1, 0.1]) {
        try? await Task.sleep(for: .seconds(pause))
        model.text.append(letter)
      }
    }
  }
}

/// The other operators that take a scheduler.
@MainActor final class WaitModel: ObservableObject {
  private let subject = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func start(_ clock: StageClock) {
    func tell(_ name: String) -> (Any) -> Void {
      { print(name, $0, clock.seconds) }
    }
    subject.delay(for: .seconds(0.25), scheduler: RunLoop.main)
      .sink(receiveValue: tell("delay")).store(in: &bag)
    subject.delay(for: 0.35, scheduler: OperationQueue.main)
      .sink(receiveValue: tell("late")).store(in: &bag)
    subject.throttle(for: .milliseconds(250), scheduler: DispatchQueue.main, latest: true)
      .sink(receiveValue: tell("throttle")).store(in: &bag)
    subject.timeout(.seconds(0.15), scheduler: DispatchQueue.main)
      .sink(receiveCompletion: tell("timeout"), receiveValue: { _ in }).store(in: &bag)
    subject.collect(.byTime(RunLoop.main, .seconds(0.2)))
      .sink(receiveValue: tell("byTime")).store(in: &bag)
    subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(900), 2))
      .sink(receiveValue: tell("byCount")).store(in: &bag)
    subject.measureInterval(using: RunLoop.main)
      .map { ($0.timeInterval * 1000).rounded() }
      .sink(receiveValue: tell("interval")).store(in: &bag)
    subject.measureInterval(using: DispatchQueue.main)
      .map { $0.magnitude }
      .sink(receiveValue: tell("nanoseconds")).store(in: &bag)
    Just("there").subscribe(on: DispatchQueue.main).receive(on: OperationQueue.main)
      .sink(receiveValue: tell("subscribed")).store(in: &bag)
    RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.4), interval: .seconds(0.3)) {
      print("schedule", clock.seconds)
    }
    .store(in: &bag)
    let timer: Timer.TimerPublisher = Timer.publish(
      every: 0.5, on: .main, in: .common, options: nil)
    timer.autoconnect().prefix(2).map { _ in "tick" }.sink(receiveValue: tell("timer"))
      .store(in: &bag)
  }

  func send(_ value: Int) { subject.send(value) }
}

struct Waits: View {
  @StateObject private var model = WaitModel()
  @Environment(\.stageClock) private var clock

  var body: some View {
    Color.clear.frame(height: 8)
      .task {
        model.start(clock)
        for value in 1...4 {
          try? await Task.sleep(for: .milliseconds(100))
          model.send(value)
        }
      }
  }
}

/// Several publishers in one.
struct Joins: View {
  static let first = PassthroughSubject<Int, Never>()
  static let second = PassthroughSubject<Int, Never>()
  static let merge = first.merge(with: second.map { $0 * 10 })
  static let pairs = first.combineLatest(second).map { "\($0)-\($1)" }
    .debounce(for: 0.1, scheduler: RunLoop.main).share()
  @State private var merged = 0

  var body: some View {
    Color.blue.frame(width: CGFloat(merged), height: 8)
      .onReceive(Self.merge) {
        merged += $0
        print("merged", merged)
      }
      .onReceive(Self.pairs) { print("latest", $0) }
      .onAppear {
        Self.first.send(1)
        Self.second.send(2)
        Self.first.send(3)
      }
  }
}
