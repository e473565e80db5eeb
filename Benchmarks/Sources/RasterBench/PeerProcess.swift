import Foundation

/// A program that measures another renderer. It reads lines "FRAMES<tab>PATH", and writes for each a line
/// "NAME,SCENE,MS_MIN,MS_MEDIAN,1", or "NAME,SCENE,-,-,1,REASON" if it cannot draw the scene.
final class PeerProcess {
  struct Broken: Error, CustomStringConvertible {
    var description: String
  }

  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  init(name: String, command: [String]) throws {
    self.name = name
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Broken(description: "\(name) does not start: \(error)")
    }
  }

  deinit {
    // The program ends at the end of its input.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns nil if the peer cannot draw the scene.
  func measure(_ path: String, frames: Int) throws -> Sample? {
    // On a virtual machine the CPU time of a thread can stand still during a frame.
    for _ in 0..<3 {
      guard let sample = try ask(path, frames: frames) else { return nil }
      if sample.least > 0 { return sample }
    }
    throw Broken(description: "\(name) measured frames of no time")
  }

  private func ask(_ path: String, frames: Int) throws -> Sample? {
    guard process.isRunning else { throw Broken(description: "\(name) ended") }
    try input.fileHandleForWriting.write(contentsOf: Data("\(frames)\t\(path)\n".utf8))
    let line = try readLine()
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count >= 5 else { throw Broken(description: "\(name) answered \"\(line)\"") }
    if fields[2] == "-" { return nil }
    guard let least = Double(fields[2]), let median = Double(fields[3]) else {
      throw Broken(description: "\(name) answered \"\(line)\"")
    }
    return Sample(least: least, median: median)
  }

  private func readLine() throws -> String {
    while true {
      if let end = rest.firstIndex(of: 10) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Broken(description: "\(name) ended without an answer") }
      rest.append(more)
    }
  }
}
