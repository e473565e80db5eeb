import Foundation
import Glibc
import TestSupport
import Testing
import TweenStage

@testable import Inbetween

/// `watch` with windows that nobody sees, on programs of this build: a script stands for the compiler.
@Suite(.serialized) struct WatchProcessTests {
  private struct Impatience: Error, CustomStringConvertible {
    var description: String
  }

  /// A program as `inbetween` keeps it, with the record by which it is built anew.
  private final class Place {
    let folder: String
    let watch: DumpProcess

    /// - Parameter build: the script that stands for the compiler; the last line that it prints is the new
    ///   program. `$NEW` is the folder of programs.
    init(_ program: String, build: String) throws {
      folder = FileManager.default.temporaryDirectory.path + "/watch-" + UUID().uuidString
      let entry = folder + "/entry"
      try FileManager.default.createDirectory(
        atPath: entry + "/bin", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: folder + "/source", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: folder + "/tmp", withIntermediateDirectories: true)
      let own = DelayProgramTests.path(of: program).path
      try ExecutableFile.copy(own, to: entry + "/bin/" + program)
      try ExecutableFile.write(
        "#!/bin/sh\nNEW=\(folder)\n\(build)\n", to: folder + "/build.sh")
      let record = [folder + "/build.sh", "build", folder + "/source/a.swift"]
      try Data(record.map { $0 + "\0" }.joined().utf8)
        .write(to: URL(fileURLWithPath: entry + "/rebuild"))
      try Data().write(to: URL(fileURLWithPath: folder + "/source/a.swift"))
      watch = try DumpProcess(
        "/usr/bin/env", "SDL_VIDEODRIVER=offscreen", "TMPDIR=\(folder)/tmp",
        "XDG_STATE_HOME=\(folder)/tmp", "SWIFT_BACKTRACE=enable=no", entry + "/bin/" + program,
        "--watch", "--seed", "7")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func save(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/source/a.swift"))
    }

    /// The recording of the program with that number; nil while there is none.
    func run(_ number: Int) -> String? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/tmp")) ?? []
      guard let name = names.first(where: { $0.hasPrefix("inbetween-watch-") }) else { return nil }
      return try? String(
        contentsOfFile: "\(folder)/tmp/\(name)/\(number)/run.jsonl", encoding: .utf8)
    }

    /// Whether the program with that number has recorded something of its run.
    func isRecorded(_ number: Int) -> Bool { run(number)?.contains("\n{\"at\":") ?? false }

    func wait(_ what: String, until condition: () -> Bool) throws {
      for _ in 0..<1_500 {
        if condition() { return }
        usleep(20_000)
      }
      throw Impatience(
        description: "Waited in vain for \(what); \(children()) of \(watch.id) are there.")
    }

    /// The processes that have this folder in their command line, but for `watch` itself.
    func children() -> [Int32] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { Int32($0) }.filter { number in
        guard number != watch.id,
          let line = try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8)
        else { return false }
        return line.contains(folder + "/tmp")
      }
    }
  }

  @Test func `a saved source brings the new program, with the run of the former`() throws {
    let place = try Place(
      "Pantry6", build: "cp $NEW/entry/bin/Pantry6 $NEW/next 2>/dev/null; echo $NEW/next")
    try place.wait("the first window") { place.isRecorded(1) }
    let first = try #require(place.run(1)).split(separator: "\n")
    #expect(first[0].contains("\"program\":\"Pantry6\""))
    #expect(first[0].contains("\"seed\":7"))
    try place.save("one")
    try place.wait("the second window") { place.isRecorded(2) }
    // One program is left, and nothing of the run is lost: the second has the seed and the start date.
    try place.wait("the end of the first") { place.children().count == 1 }
    let second = try #require(place.run(2)).split(separator: "\n")
    let headers = try [first[0], second[0]].map {
      try #require(InputScript(parsing: String($0), file: "run").header)
    }
    #expect(headers[0].startDate == headers[1].startDate)
    #expect(headers[0].seed == headers[1].seed)
    kill(place.watch.id, SIGTERM)
    #expect(place.watch.outcome().status == 128 + SIGTERM)
    try place.wait("the end of the window") { place.children().isEmpty }
    #expect(place.run(1) == nil, "the folder goes with it")
  }

  @Test(arguments: [
    // It does not compile; it crashes; it ends; it is no program.
    "echo 'a.swift:1:2: error: no such thing' >&2; exit 1",
    "printf '#!/bin/sh\\nkill -SEGV $$\\n' >$NEW/bad; chmod +x $NEW/bad; echo $NEW/bad",
    "printf '#!/bin/sh\\nexit 3\\n' >$NEW/bad; chmod +x $NEW/bad; echo $NEW/bad",
    "echo $NEW/nothing",
  ])
  func `what goes wrong leaves the former program, and the next save tries again`(
    build: String
  ) throws {
    let place = try Place(
      "Pantry6",
      build: """
        if grep -q good $NEW/source/a.swift; then
          cp $NEW/entry/bin/Pantry6 $NEW/next; echo $NEW/next
        else
          : >$NEW/tried
          \(build)
        fi
        """)
    try place.wait("the first window") { place.isRecorded(1) }
    let former = place.children()
    try place.save("bad")
    try place.wait("a build") { FileManager.default.fileExists(atPath: place.folder + "/tried") }
    usleep(500_000)
    #expect(place.children() == former)
    try place.save("good")
    try place.wait("the next window") {
      [2, 3].contains { place.isRecorded($0) }
    }
    try place.wait("the end of the former") {
      let now = place.children()
      return now.count == 1 && now != former
    }
    kill(place.watch.id, SIGTERM)
    _ = place.watch.outcome()
    try place.wait("the end of the window") { place.children().isEmpty }
  }

  @Test func `a program that crashes leaves a picture, and the next save goes on`() throws {
    let place = try Place(
      "Pantry6", build: "cp $NEW/entry/bin/Pantry6 $NEW/next; echo $NEW/next")
    try place.wait("the first window") { place.isRecorded(1) }
    let former = place.children()
    for number in former { kill(number, SIGSEGV) }
    try place.wait("the picture's window") {
      let now = place.children()
      return now.count == 1 && now != former
    }
    let picture = place.children()
    usleep(500_000)
    try place.save("one")
    try place.wait("the next program") {
      let now = place.children()
      return now.count == 1 && now != picture && place.isRecorded(3)
    }
    kill(place.watch.id, SIGTERM)
    _ = place.watch.outcome()
    try place.wait("the end of the window") { place.children().isEmpty }
  }

  @Test func `fifty saves in a second bring the last one`() throws {
    let place = try Place(
      "Pantry6",
      build: """
        cp $NEW/entry/bin/Pantry6 $NEW/next-$(cat $NEW/source/a.swift) 2>/dev/null
        echo $NEW/next-$(cat $NEW/source/a.swift)
        """)
    try place.wait("the first window") { place.isRecorded(1) }
    for number in 1...50 {
      try place.save("\(number)")
      usleep(20_000)
    }
    try place.wait("the last program") {
      place.children().count == 1
        && place.children().allSatisfy { number in
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe"))?
            .hasSuffix("/next-50") ?? false
        }
    }
    kill(place.watch.id, SIGTERM)
    _ = place.watch.outcome()
    try place.wait("the end of the window") { place.children().isEmpty }
  }

  @Test func `a program that nothing builds is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/watch-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try ExecutableFile.copy(DelayProgramTests.path(of: "Pantry6").path, to: folder + "/Pantry6")
    let outcome = try DumpProcess(folder + "/Pantry6", "watch").outcome()
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("it cannot be built again"))
  }

  @Test func `a save ends the build of the save before`() throws {
    let place = try Place(
      "Pantry6",
      build: """
        if grep -q slow $NEW/source/a.swift; then
          echo $$ >$NEW/slow; exec sleep 600
        fi
        cp $NEW/entry/bin/Pantry6 $NEW/next; echo $NEW/next
        """)
    try place.wait("the first window") { place.isRecorded(1) }
    try place.save("slow")
    try place.wait("the build") { FileManager.default.fileExists(atPath: place.folder + "/slow") }
    try place.save("quick")
    try place.wait("the second window") { place.isRecorded(2) }
    try place.wait("the end of the first") { place.children().count == 1 }
    kill(place.watch.id, SIGTERM)
    #expect(place.watch.outcome().status == 128 + SIGTERM)
  }

  @Test func `a watch that is killed takes its window along`() throws {
    let place = try Place("Pantry6", build: "exit 1")
    try place.wait("the first window") { place.isRecorded(1) }
    try place.wait("the window's process") { place.children().count == 1 }
    kill(place.watch.id, SIGKILL)
    // Also collects the process: exit tests of the suite wait for any process that has ended.
    #expect(place.watch.outcome().status == 128 + SIGKILL)
    try place.wait("the end of the window") { place.children().isEmpty }
  }

  @Test func `the window gets the options, but for those of watch`() {
    func options(_ texts: String...) -> [String] {
      ProgramRebuild.options(of: texts, command: "watch", flag: "--watch")
    }
    #expect(
      options("watch", "--package", "x", "--seed", "7", "--package=y") == ["--seed", "7"])
    #expect(options("--watch", "--size", "9x9") == ["--size", "9x9"])
    #expect(options("--seed", "7", "--watch") == ["--seed", "7"])
  }
}
