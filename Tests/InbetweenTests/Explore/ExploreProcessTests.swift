import Foundation
import Testing
import TweenMotion

@testable import Inbetween

/// Stand-ins for workers, written as shell scripts.
@Suite @MainActor struct ExploreProcessTests {
  private static let message = #"{"progress":{"frames":1,"seconds":0}}"#

  private func limit(
    _ script: String, processorTime: Double, machineTime: Double
  ) throws -> ExploreProcess.Limit? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    defer {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    return try ExploreProcess.read(
      pipe.fileHandleForReading.fileDescriptor, of: process.processIdentifier,
      within: .init(processorTime: processorTime, machineTime: machineTime)
    ) { _ in }
  }

  @Test func `a worker that computes without a message reaches the limit of processor time`() throws
  {
    #expect(
      try limit("while :; do :; done", processorTime: 0.3, machineTime: 60) == .processorTime)
  }

  @Test func `a worker that waits reaches the limit of the machine's time only`() throws {
    #expect(try limit("exec sleep 60", processorTime: 0.1, machineTime: 0.6) == .machineTime)
  }

  @Test func `each message begins the limits anew`() throws {
    let script = "for i in 1 2 3 4 5 6; do echo '\(Self.message)'; sleep 0.4; done"
    #expect(try limit(script, processorTime: 10, machineTime: 2) == nil)
  }
}
