import Foundation
import TweenGeometry
import TweenHeadless
import TweenMotion
import TweenPaint
import TweenViews
import TweenWindow

@testable import Inbetween
@testable import TweenStage

/// Runs a command line on a program that shows one square, and keeps what came of it.
@MainActor final class CommandLineProbe {
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// A folder of its own, removed with the probe.
  let folder: String
  /// What the live window was asked for.
  private(set) var windows: [StageOptions] = []
  /// What the live window was to be replayed from and recorded to.
  private(set) var sessions: [WindowSession] = []
  /// Whether each of them has a time bar.
  private(set) var timelines: [Bool] = []
  /// The stages that were made, in order.
  private(set) var configurations: [Stage.Configuration] = []
  /// Events that the last stage's program got, as text.
  private(set) var events: [String] = []
  var windowError: WindowError?

  init() throws {
    folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  func manifest(in name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: path(name + "/manifest.json"))),
      as: UTF8.self)
  }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome {
    let paths = [path(".out"), path(".err")]
    let files = paths.map { open($0, O_CREAT | O_TRUNC | O_WRONLY, 0o600) }
    defer { for file in files { close(file) } }
    var runner = ProgramRunner(
      name: "probe",
      makeStage: { [self] configuration in
        configurations.append(configuration)
        events = []
        let stage = Stage(app: StillProgram(probe: self), configuration: configuration)
        stage.onUnhandledInput = { [weak self] event, _ in self?.events.append("\(event)") }
        return stage
      },
      runWindow: { [self] options, window, session in
        windows.append(options)
        timelines.append(window.hasTimeline)
        sessions.append(session)
        if let windowError { throw windowError }
      })
    runner.output = ConsoleOutput(file: files[0], name: "standard output", files: SystemFiles())
    runner.errorOutput = ConsoleOutput(file: files[1], name: "standard error", files: SystemFiles())
    let status = runner.run(arguments)
    let texts = try paths.map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
    }
    return Outcome(status: status, output: texts[0], errors: texts[1])
  }

  fileprivate func note(_ url: URL) { events.append("openURL(\(url))") }
}

/// Shows one square that never moves.
private struct StillProgram: App {
  private weak var probe: CommandLineProbe?

  init() {}

  init(probe: CommandLineProbe) { self.probe = probe }

  var body: some Scene {
    WindowGroup("Still") {
      Path(CGRect(x: 2, y: 2, width: 5, height: 5)).fill(
        Color(.sRGBLinear, red: 0, green: 0, blue: 1)
      )
      .onOpenURL { probe?.note($0) }
    }
    .defaultSize(width: 30, height: 20)
  }
}
