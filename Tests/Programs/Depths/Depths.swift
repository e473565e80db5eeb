import Foundation
import SwiftUI

/// Programs whose views are nested deeply, or without an end. `DEPTHS` says which and how deeply:
/// "VStack 2000". Run as every program is, or with the only argument "stage" by a stage alone, on a
/// main thread as programs have it. With "room N" by a stage, after which the program takes N MB of
/// address space for itself.
@main @MainActor enum Depths {
  static var request: (kind: String, levels: Int) {
    let words = (ProcessInfo.processInfo.environment["DEPTHS"] ?? "").split(separator: " ")
    return (
      words.first.map(String.init) ?? "VStack", words.dropFirst().first.flatMap { Int($0) } ?? 10
    )
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "room" {
      return takeRoom(megabytes: arguments.last.flatMap { Int($0) } ?? 0)
    }
    guard arguments == ["stage"] else { return DeepProgram.main() }
    let request = request
    let clock = ContinuousClock()
    var items = 0
    var made = Duration.zero
    var changed = Duration.zero
    let whole = clock.measure {
      let stage = Stage(
        content: DeepTrees.view(request.kind, request.levels),
        configuration: Stage.Configuration(size: CGSize(width: 100, height: 100)))
      made = clock.measure { items = stage.frame(0).items.count }
      changed = clock.measure {
        stage.send(.resize(CGSize(width: 120, height: 90)))
        stage.send(.colorScheme(.dark))
        stage.send(.pointer(.down, position: CGPoint(x: 60, y: 45), button: .left))
        stage.send(.pointer(.up, position: CGPoint(x: 60, y: 45), button: .left))
        _ = stage.frame(1)
      }
    }
    print(
      request.kind, request.levels, "items \(items) made \(made) changed \(changed)",
      "ended \(whole - made - changed)")
  }

  private static func takeRoom(megabytes: Int) {
    let request = request
    let stage = Stage(content: DeepTrees.view(request.kind, request.levels))
    let items = stage.frame(0).items.count
    let room = mmap(
      nil, megabytes << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
      0)
    print("items \(items)", room == MAP_FAILED ? "no room" : "room")
  }
}

struct DeepProgram: App {
  var body: some Scene {
    WindowGroup { DeepTrees.view(Depths.request.kind, Depths.request.levels) }
  }
}
