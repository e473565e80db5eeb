import ArgumentParser
import TweenHeadless
import TweenStage

extension ProgramRunner {
  func writeJoin(_ arguments: JoinArguments) throws {
    let encoding = try arguments.film.encoding(arguments.file)
    let parts = try FilmParts(arguments.folders, program: name)
    var options = Film.Options(
      path: arguments.file, program: name, encoding: encoding, rate: parts.rate,
      frames: parts.range)
    options.hold = arguments.film.hold.map { parts.rate.firstFrame(atOrAfter: $0.time) } ?? 0
    options.playsOnce = arguments.film.once
    options.manifest = arguments.film.manifest
    options.isVerified = arguments.film.verify
    options.threads = arguments.threads
    options.progress = arguments.progress?.style ?? (errorOutput.isTerminal ? .bar : .none)
    let outcome = try FilmJoin(options, parts, progressOutput: errorOutput).run()
    try report(outcome, arguments.file, encoding)
  }
}
