import Foundation
import Testing

/// Programs of deep trees, on a main thread with the 8 MB that systems give it, or less.
@Suite struct DepthProgramTests {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program of a request, such as "VStack 2000", with a stack of so many KB, and so many
  /// MB of address space; nil: all there is.
  static func run(
    _ request: String, _ arguments: [String], stack: Int = 8192, space: Int? = nil
  ) throws -> Run {
    let limit = space.map { "ulimit -v \($0 << 10); " } ?? ""
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      [
        "-c", "ulimit -s \(stack); \(limit)exec \"$0\" \"$@\"",
        DelayProgramTests.path(of: "Depths").path,
      ]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DEPTHS": request, "SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }

  @Test(arguments: [
    "VStack", "HStack", "ZStack", "Group", "padding", "frame", "fixed", "overlay", "background",
    "opacity", "offset", "scale", "id", "environment", "animation", "transaction", "onAppear",
    "transition", "gesture", "ForEach", "if", "preference", "onPreference", "drawingGroup",
    "zIndex", "ScrollView", "pair", "bodies", "branches", "rows", "modifiers", "layouts", "readers",
  ])
  func `two thousand levels are made, laid out, drawn, hit, changed and let go of`(
    kind: String
  ) throws {
    let run = try Self.run("\(kind) 2000", ["stage"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(kind) 2000 items "))
    #expect(run.errors == "")
  }

  // Each level is a tree of its own, or asks what is in view of it: a second in a debug build.
  @Test(arguments: ["Button", "LazyVStack"])
  func `a thousand levels of many nodes each are, too`(kind: String) throws {
    let run = try Self.run("\(kind) 1000", ["stage"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(kind) 1000 items "))
    #expect(run.errors == "")
  }

  @Test(arguments: ["VStack", "bodies", "overlay", "layouts"])
  func `ten thousand levels are, and on a small stack too`(kind: String) throws {
    let run = try Self.run("\(kind) 10000", ["stage"], stack: 1024)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  /// The large stack takes a quarter: of 2 GB, 512 MB. What the program itself maps in this build,
  /// its libraries and fonts, is below 300 MB; beside a stack of 1 GB, 900 would not be to be had.
  @Test func `where address space is limited, three quarters of it are the program's`() throws {
    let run = try Self.run("VStack 2000", ["room", "900"], space: 2048)
    #expect(run.output == "items 1 room\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
    // The limit is one: what is too much isn't to be had.
    let greedy = try Self.run("VStack 2000", ["room", "1700"], space: 2048)
    #expect(greedy.output == "items 1 no room\n")
  }

  @Test(arguments: ["sum", "sumBold", "sumRight"])
  func `a hundred thousand texts are one text`(kind: String) throws {
    let run = try Self.run("\(kind) 100000", ["stage"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ("self", "(Endless)"), ("selfBody", "(EndlessBody)"), ("selfGroup", "(EndlessGroup)"),
    ("selfTwice", "(HStack > EndlessTwice)"), ("selfRows", "(EndlessRows)"),
    ("selfOverlay", "(overlay > ZStack > EndlessOverlay)"),
    ("selfBackground", "(background > ZStack > EndlessBackground)"),
    ("selfReader", "GeometryReader > EndlessReader"),
    ("selfLayout", "(Passing > EndlessLayout)"), ("selfModifier", "(EndlessModifier)"),
    ("selfLazy", "EndlessLazy)"),
  ])
  func `a view that contains itself ends the program by a sentence with its path`(
    kind: String, path: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("depths-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let commands = [
      ["frames", folder.path, "--count", "1"], ["strip", folder.path + ".png", "--at", "0"],
    ]
    for arguments in commands {
      let run = try Self.run(kind, arguments)
      #expect(run.status == 70)
      #expect(run.output == "")
      #expect(run.errors.contains("too deep"))
      #expect(run.errors.contains(path))
      #expect(run.errors.count < 400)
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/manifest.json"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + ".png"))
  }

  @Test func `a stage of a program's own says that, and the program goes on`() throws {
    let run = try Self.run("selfBody", ["stage"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("selfBody 10 items "))
    #expect(run.errors.hasPrefix("error: The view tree is too deep"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
