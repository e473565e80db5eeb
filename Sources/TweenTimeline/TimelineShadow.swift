import CTweenFork
import Foundation
import TweenCodecs
import TweenMotion
import TweenRaster
import TweenStage
import TweenViews

/// The shadow process: the program without a window, on one thread, which handles the requests of its
/// connection. Each copy has a connection of its own and holds the program at one moment.
@MainActor package final class TimelineShadow {
  /// The environment variable that makes a program a shadow process.
  package nonisolated static let variable = "INBETWEEN_SHADOW"

  private var connection: TimelineConnection
  private var memory: SharedMemory?
  private let makeStage: @MainActor (Stage.Configuration) -> Stage
  private var stage: Stage?
  private var renderer: Renderer?
  /// The size of the last frame in the memory, in bytes.
  private var drawnBytes = 0
  /// The reason why the input cannot be read; the program then cannot continue.
  private var inputFailure: (any Error)?

  /// Runs the shadow process, and ends it, if this process was started as one.
  package static func runIfStarted(
    _ makeStage: @escaping @MainActor (Stage.Configuration) -> Stage
  ) {
    guard getenv(variable) != nil, isSocket(CTF_CONNECTION) else { return }
    unsetenv(variable)
    TimelineShadow(CTF_CONNECTION, makeStage).run()
  }

  private static func isSocket(_ file: Int32) -> Bool {
    var status = Foundation.stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  private init(_ file: Int32, _ makeStage: @escaping @MainActor (Stage.Configuration) -> Stage) {
    connection = TimelineConnection(file, waits: true)
    self.makeStage = makeStage
    for own in [file, CTF_LIFE] { _ = fcntl(own, F_SETFD, FD_CLOEXEC) }
    _ = ctf_adopt()
    _ = ctf_keep_numbers()
    _ = ctf_end_with(file)
  }

  private func run() -> Never {
    while true {
      do {
        while let (request, payload) = try connection.take(TimelineRequest.self, bytes: \.bytes) {
          try perform(request, payload)
        }
      } catch {
        reply(.failed) { $0.failure = "\(error)" }
      }
      // `_exit` skips the work of `exit`, which belongs to the window's process.
      guard connection.receive() else { _exit(0) }
    }
  }

  private func reply(
    _ kind: TimelineReply.Kind, payload: [UInt8] = [],
    _ change: (inout TimelineReply) -> Void = { _ in }
  ) {
    var reply = TimelineReply(kind: kind)
    reply.flicks = stage?.time.flicks
    if !payload.isEmpty { reply.bytes = payload.count }
    change(&reply)
    connection.send(reply, payload: payload)
  }

  private func perform(_ request: TimelineRequest, _ payload: [UInt8]) throws {
    let start = Self.processorTime()
    switch request.kind {
    case .start:
      memory = connection.takeFiles(1).first.map { SharedMemory($0) }
      let configuration = try JSONDecoder().decode(
        TimelineConfiguration.self, from: Data(payload)
      ).configuration()
      let stage = makeStage(configuration)
      // Only the window's process affects the system.
      stage.opensURL = { _ in true }
      stage.onFailure = { _ in }
      self.stage = stage
      advanced(since: start)
    case .input:
      do {
        let text = String(decoding: payload, as: UTF8.self)
        stage?.send(try InputScript(parsing: text, file: "the input"))
      } catch {
        inputFailure = error
      }
    case .advance:
      if let inputFailure { throw inputFailure }
      stage?.advance(to: StageTime(flicks: request.flicks ?? 0))
      advanced(since: start)
    case .fork: fork(since: start)
    case .show: try show(request, since: start)
    case .end:
      ctf_await_children(1000)
      _exit(0)
    }
  }

  private func advanced(since start: Int64) {
    reply(.advanced) {
      $0.cost = Self.processorTime() - start
      $0.failure = stage?.failure
    }
  }

  private static func processorTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  // MARK: Copies

  /// The number of threads of this process.
  private static var threadCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 1
  }

  private func fork(since start: Int64) {
    let files = connection.takeFiles(2)
    guard files.count == 2 else {
      for file in files { close(file) }
      return reply(.failed) { $0.failure = "The system has no further descriptors." }
    }
    let threads = Self.threadCount
    guard threads == 1 else {
      for file in files { close(file) }
      return reply(.failed) {
        $0.threads = threads
        $0.failure =
          "The program has \(threads) threads, so the shadow process can't be copied; each earlier "
          + "moment is replayed from the start."
      }
    }
    let number = ctf_fork()
    guard number == 0 else {
      for file in files { close(file) }
      if number > 0 {
        return reply(.forked) {
          $0.process = number
          $0.cost = Self.processorTime() - start
        }
      }
      let reason = String(cString: strerror(-number))
      return reply(.failed) {
        $0.failure = "The shadow process can't be copied (\(reason)), so fewer moments are kept."
      }
    }
    connection.close()
    connection = TimelineConnection(files[0], waits: true)
    memory = SharedMemory(files[1])
    drawnBytes = 0
    // With the original's descriptor, the copy would receive the original's work and miss its own.
    _ = ctf_renew_events(MainQueue.fileDescriptor)
    guard ctf_end_with(files[0]) == 0 else { _exit(70) }
  }

  // MARK: Frames

  private func show(_ request: TimelineRequest, since start: Int64) throws {
    guard let stage else { throw TimelineError("The program has not been started.") }
    let window = request.window.flatMap { stage.window($0) }
    let renderer = self.renderer ?? Renderer(threadCount: 1)
    self.renderer = renderer
    let list = window?.displayList ?? stage.displayList
    let report = try renderer.render(list)
    var frame = TimelineReply.Frame(
      width: 0, height: 0, scale: list.scale, start: request.keepsLast == true ? drawnBytes : 0,
      damage: report.damageRects.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    let isCopied = renderer.withPixels { pixels, width, height, stride in
      (frame.width, frame.height) = (width, height)
      guard width > 0, height > 0 else { return true }
      let row = width * 4
      guard let source = pixels.baseAddress,
        let bytes = memory?.bytes(frame.start + row * height, grows: true)?.baseAddress
      else { return false }
      let target = bytes + frame.start
      for line in 0..<height { memcpy(target + line * row, source + line * stride, row) }
      drawnBytes = row * height
      return true
    }
    guard isCopied else { throw TimelineError("The system has no memory for the frame.") }
    if request.hash == true { frame.hash = renderer.bitmap.pixelHash }
    let tree = request.tree == true ? (window?.tree ?? stage.tree).json : ""
    reply(.shown, payload: Array(tree.utf8)) {
      $0.cost = Self.processorTime() - start
      $0.frame = frame
      $0.failure = stage.failure
    }
  }
}
