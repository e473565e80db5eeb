import Foundation
import TweenCombine
import TestSupport
import Testing
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite @MainActor struct StageClockTests {
  /// Seconds by the machine's clock that `body` takes.
  private func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  @Test func `waits until a date of the stage's last as long as it is away`() {
    StagePresent.keeping {
      StagePresent.begin(ViewGraph.Configuration(size: CGSize(width: 1, height: 1)))
      StagePresent.follow()
      defer { StagePresent.unfollow() }
      // The stage's present is of the year 2001.
      #expect(Date().timeIntervalSinceReferenceDate < 1e6)
      let condition = NSCondition()
      let waited = seconds {
        condition.lock()
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
        condition.unlock()
      }
      #expect(waited >= 0.09 && waited < 5)
      let semaphore = DispatchSemaphore(value: 0)
      #expect(seconds { _ = semaphore.wait(timeout: .now() + 0.1) } >= 0.09)
      let lock = NSLock()
      lock.lock()
      #expect(seconds { _ = lock.lock(before: Date(timeIntervalSinceNow: 0.1)) } >= 0.09)
      lock.unlock()
    }
  }

  /// The program defines none of them: a process that runs no stage of exact time has the C library's.
  @Test func `functions of the C library are its own by name`() throws {
    let library = try #require(dlopen("libc.so.6", RTLD_LAZY))
    defer { dlclose(library) }
    for name in ["clock_gettime", "gettimeofday", "time", "sem_timedwait"] {
      let own = try #require(dlsym(library, name), "\(name)")
      #expect(dlsym(nil, name) == own, "\(name)")
    }
  }

  /// A graph of nothing, and a log of what its clock did when.
  @MainActor struct Bench {
    let graph: ViewGraph
    let log = Log<String>()

    init(isLive: Bool = false) {
      graph = ViewGraph(
        content: EmptyView(),
        configuration: ViewGraph.Configuration(
          size: CGSize(width: 10, height: 10), isLive: isLive))
      graph.advance(to: .zero)
    }

    func go(to seconds: Double) { graph.advance(to: StageTime(seconds: seconds)) }
    func note(_ name: String) { log("\(name) \(graph.clock.seconds)") }
  }

  @Test func `what is for the next moment runs after what runs now, in order`() {
    let bench = Bench()
    bench.go(to: 0.25)
    bench.graph.clock.run {
      StageClock.inNextMoment { bench.note("first") }
      StageClock.inNextMoment { bench.note("second") }
      bench.note("now")
    }
    bench.go(to: 0.5)
    #expect(bench.log.entries == ["now 0.25", "first 0.2501", "second 0.2501"])
  }

  @Test func `timers of one frame fire at their moments, in order`() {
    let bench = Bench()
    let clock = bench.graph.clock
    let one = clock.schedule(every: 0.3) { bench.note("slow") }
    let two = clock.schedule(every: 0.25) { bench.note("fast") }
    bench.go(to: 1)
    #expect(
      bench.log.entries == [
        "fast 0.25", "slow 0.3", "fast 0.5", "slow 0.6", "fast 0.75", "slow 0.9", "fast 1.0",
      ])
    one.cancel()
    two.cancel()
    #expect(clock.timers.isEmpty)
    #expect(bench.graph.nextWork == .idle)
  }

  /// Ends its timer when it ends itself, as whoever keeps a subscription does.
  // Made, kept and let go of on the main actor; who optimizes sees a way out of it.
  final class Owner: @unchecked Sendable {
    var timer: AnyCancellable?
    deinit { timer?.cancel() }
  }

  @Test func `a timer may hold its owner, who cancels it again`() {
    let bench = Bench()
    weak var owner: Owner?
    let timer: StageTimer = {
      let made = Owner()
      owner = made
      let timer = bench.graph.clock.start({ $1 == 1 ? $0.adding(seconds: 1) : nil }) {
        withExtendedLifetime(made) {}
      }
      made.timer = AnyCancellable { MainActor.assumeIsolated { timer.cancel() } }
      return timer
    }()
    #expect(owner != nil)
    timer.cancel()
    #expect(owner == nil)
    #expect(bench.graph.clock.timers.isEmpty)
  }

  @Test func `a delay that begins when another ends counts from that moment`() {
    let bench = Bench()
    let clock = bench.graph.clock
    func chain(_ left: Int) {
      bench.note("link")
      guard left > 0 else { return }
      _ = clock.start({ $1 == 1 ? $0.adding(seconds: 0.1) : nil }) { chain(left - 1) }
    }
    chain(10)
    for frame in 1...4 { bench.go(to: Double(frame) * 0.3) }
    #expect(
      bench.log.entries
        == ["link 0.0"] + [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map { "link \(Double($0) / 10)" })
  }

  @Test func `delays of nothing neither hang nor outrun a tenth of a millisecond`() {
    let bench = Bench()
    let clock = bench.graph.clock
    var count = 0
    func again() {
      count += 1
      _ = clock.start({ $1 == 1 ? $0.adding(seconds: 0) : nil }, again)
    }
    for delay in [0, -1, -Double.infinity, Double.nan] {
      _ = clock.schedule(after: delay) { bench.note("ended") }
    }
    again()
    bench.go(to: 0.01)
    #expect(count == 101)
    #expect(bench.log.entries.isEmpty, "what is not kept is cancelled")
  }

  @Test func `more timers than a frame takes wait, with a warning`() {
    let bench = Bench()
    var warnings: [String] = []
    bench.graph.onWarning = { warnings.append($0) }
    var count = 0
    let timer = bench.graph.clock.schedule(every: 0.0001) { count += 1 }
    bench.go(to: 20)
    #expect(count == TimerQueue.maximumFires)
    #expect(warnings.count == 1 && warnings[0].contains("more than 100000 times"))
    bench.go(to: 20.1)
    #expect(count == 2 * TimerQueue.maximumFires)
    timer.cancel()
  }

  @Test func `a live program's timers of between two frames count from the coming one`() {
    let bench = Bench(isLive: true)
    bench.go(to: 1)
    var asked = 0
    bench.graph.onNeedsFrame = { asked += 1 }
    let timer = bench.graph.clock.schedule(after: 1) { bench.note("ended") }
    #expect(asked == 1)
    #expect(bench.graph.nextWork == .nextFrame)
    bench.go(to: 5)
    #expect(bench.graph.nextWork == .wake(StageTime(seconds: 6)))
    bench.go(to: 6)
    #expect(bench.log.entries == ["ended 6.0"])
    timer.cancel()
  }

  @Test func `queues fire as a sorted list does, whatever is cancelled`() {
    for seed in UInt64(0)..<200 {
      let generator = SeededGenerator(seed: seed)
      let queue = TimerQueue()
      var expected: [(time: Int, order: Int)] = []
      var fired: [Int] = []
      var tokens: [TimerQueue.Token] = []
      for order in 0..<40 {
        let time = Int(generator.next(in: 0...10))
        expected.append((time, order))
        tokens.append(
          queue.schedule(at: StageTime(seconds: Double(time))) { fired.append(order) })
      }
      for _ in 0..<15 {
        let victim = Int(generator.next(in: 0...39))
        queue.cancel(tokens[victim])
        expected.removeAll { $0.order == victim }
      }
      _ = queue.fire(upTo: StageTime(seconds: 6)) {}
      let due = expected.filter { $0.time <= 6 }.sorted {
        ($0.time, $0.order) < ($1.time, $1.order)
      }
      #expect(fired == due.map(\.order), "seed \(seed)")
    }
  }

  @Test func `moments and durations agree to the flick`() {
    let start = StageTime(seconds: 2)
    #expect(start + .seconds(1) == StageTime(seconds: 3))
    #expect(start + .milliseconds(100) == StageTime(flicks: start.flicks + 70_560_000))
    #expect(start - .seconds(2) == .zero)
    #expect(start.duration(to: StageTime(seconds: 2.5)) == .milliseconds(500))
    #expect(StageTime(seconds: 2.5) - start == .milliseconds(500))
    #expect(StageTime(flicks: .max) + .seconds(1) == StageTime(flicks: .max))
    #expect(StageTime(flicks: .min) - .seconds(1) == StageTime(flicks: .min))
    #expect(start + .seconds(Int64.max) == StageTime(flicks: .max))
    #expect(start - .seconds(Int64.max) < StageTime(flicks: -Int64.max + start.flicks + 1))
    #expect(start - .seconds(Int64.min) == StageTime(flicks: .max))
    for seed in UInt64(0)..<1000 {
      let generator = SeededGenerator(seed: seed)
      let gap = StageTime(flicks: Int64(generator.next(in: -1e15...1e15)))
      #expect(StageTime.zero + StageTime.zero.duration(to: gap) == gap, "seed \(seed)")
    }
  }

  // MARK: Tasks

  @Test func `a cancelled sleep ends at once and leaves no timer`() async {
    let bench = Bench()
    let clock = bench.graph.clock
    let task = Task { @MainActor in
      do { try await clock.sleep(for: .seconds(100)) } catch { bench.note("\(error)") }
    }
    await eventually { !clock.timers.isEmpty }
    task.cancel()
    await task.value
    #expect(bench.log.entries == ["CancellationError() 0.0"])
    #expect(clock.timers.isEmpty)
    await #expect(throws: CancellationError.self) {
      try await Task { @MainActor in
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: 1)
      }.value
    }
  }

  @Test func `the clock is a Clock`() async throws {
    let bench = Bench()
    let clock = bench.graph.clock
    func generic<C: Clock>(_ clock: C, for duration: C.Duration) async throws {
      try await Task.sleep(until: clock.now.advanced(by: duration), clock: clock)
    }
    let task = Task { @MainActor in
      try await generic(clock, for: .seconds(1))
      bench.note("generic")
      let spent = try await clock.measure { try await clock.sleep(for: .seconds(1)) }
      #expect(spent == .seconds(1))
    }
    await eventually { !clock.timers.isEmpty }
    bench.go(to: 1)
    await eventually { clock.timers.next == StageTime(seconds: 2) }
    bench.go(to: 2)
    try await task.value
    #expect(bench.log.entries == ["generic 1.0"])
  }

  @Test func `actions for the end run in the order they were added, and forgotten ones do not`() {
    let clock = Bench().graph.clock
    let log = Log<Int>()
    let numbers = (0..<20).map { number in clock.atEnd { log(number) } }
    for number in [3, 8, 9] { clock.forget(numbers[number]) }
    #expect(clock.endingCount == 17)
    clock.end()
    #expect(log.entries == [0, 1, 2] + [4, 5, 6, 7] + Array(10..<20))
    #expect(clock.endingCount == 0)
  }

  @Test func `an ended program wakes its sleepers with a cancellation and lets go of all`() async {
    weak var graph: ViewGraph?
    weak var model: Log<String>?
    let notes = Log<String>()
    var task: Task<Void, Never>?
    struct Sleeping: View {
      let model: Log<String>
      let notes: Log<String>
      @Environment(\.stageClock) private var clock
      @State private var kept: Any?
      var body: some View {
        Color.red
          .onAppear { kept = clock.schedule(every: 1) { model("\(kept ?? 0)") } }
          .onDisappear { notes("disappear") }
          .task { [notes, clock] in
            do { try await clock.sleep(for: .seconds(100)) } catch {
              notes("\(error) \(Task.isCancelled)")
            }
          }
      }
    }
    var clock: StageClock?
    do {
      let made = Log<String>()
      let program = ViewGraph(
        content: Sleeping(model: made, notes: notes),
        configuration: ViewGraph.Configuration(size: CGSize(width: 10, height: 10)))
      (graph, model) = (program, made)
      program.advance(to: .zero)
      let stageClock = program.clock
      clock = stageClock
      // One that the program made without a view.
      task = Task { @MainActor in
        do { try await stageClock.sleep(for: .seconds(5)) } catch { notes("loose \(error)") }
      }
      await eventually { stageClock.timers.next == StageTime(seconds: 1) }
      // The view's ticker and task; the sleeps of that and of the other task, with their timers.
      await eventually { stageClock.endingCount == 6 }
      program.end()
      #expect(program.nextWork == .idle)
      program.advance(to: StageTime(seconds: 1))
    }
    await task?.value
    await eventually { notes.entries.count == 3 }
    #expect(
      Set(notes.entries) == [
        "disappear", "loose CancellationError()", "CancellationError() true",
      ])
    #expect(notes.entries.first == "disappear")
    await eventually { graph == nil && model == nil }
    #expect(graph == nil)
    #expect(model == nil)
    #expect(clock?.timers.isEmpty == true)
    await #expect(throws: CancellationError.self) { try await clock?.sleep(for: .seconds(1)) }
  }
}
