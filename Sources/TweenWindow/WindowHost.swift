import Foundation
import TweenStage
import TweenViews

/// Runs programs in windows.
@MainActor package enum WindowHost {
  /// Opens the windows of `app`, and returns after the user has closed all of them, by their close buttons,
  /// Ctrl+W or Ctrl+Q.
  ///
  /// Throws `noDisplay` without a display, `unavailable` in a build without the trait `Window`, `sdl` if
  /// SDL fails, and `program` if the program cannot continue.
  ///
  /// - Parameters:
  ///   - session: the run's replay and recording; nil: neither is possible.
  ///   - environment: the variables that name the display.
  @discardableResult package static func run<Program: App>(
    _ app: Program, options: WindowOptions = WindowOptions(), session: WindowSession? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WindowError) -> WindowReport {
    #if Window
      if let problem = DisplayProbe.problem(environment: environment) {
        throw .noDisplay(problem)
      }
      let display = try LiveDisplay(environment: environment)
      defer { display.close() }
      let header = session?.replay?.header
      let seed = options.seed ?? header?.seed ?? UInt64.random(in: 0..<1_000_000)
      if session?.replaysAtOnce != true { StandardError.write("seed \(seed)") }
      if display.isWayland, let sentence = WaylandTitleBars.problem(environment: environment) {
        StandardError.write(sentence)
      }
      let memory =
        options.remembersWindows && display.isSeen
        ? WindowMemory(
          program: ProcessInfo.processInfo.processName, environment: environment) : nil
      let isExact = session?.isExact ?? false || options.hasTimeline
      let program = try LiveProgram(
        display: display, options: options, session: session, memory: memory
      ) { size, scale, frameRate in
        var configuration = Stage.Configuration(
          size: size, scale: scale, seed: seed, frameRate: frameRate, isLive: !isExact)
        configuration.locale = UserLocale.locale(environment: environment)
        configuration.timeZone = .current
        if isExact {
          configuration.isInWindow = true
          configuration.startDate = Date()
        }
        header?.apply(to: &configuration)
        configuration.seed = seed
        options.settings.apply(to: &configuration)
        return Stage(app: app, configuration: configuration)
      }
      defer { program.close() }
      let report = try program.run()
      if let times = report.frameTimes { StandardError.write(times.text) }
      return report
    #else
      throw .unavailable
    #endif
  }
}
