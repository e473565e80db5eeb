import Foundation

/// Compares this rasterizer with its peers on each scene, in alternating rounds, so that a busy machine
/// affects all of them.
final class Comparison {
  /// The measurements of one scene.
  struct Result {
    var scene: String
    /// The time of this rasterizer; nil if it cannot draw the complete scene.
    var own: Sample?
    /// The reason why there is no time of this rasterizer.
    var shortfall: String?
    var peers: [String: Sample] = [:]
    /// Cairo's time on this scene, or on the reference scene if Cairo cannot draw this one.
    var reference: Double?
    var isOwnReference = false
    var errors: CoverageErrors?

    /// The ratio of this rasterizer's time to Cairo's.
    var ratio: Double? {
      guard let own, let reference else { return nil }
      return own.least / reference
    }
  }

  /// The scene that Cairo draws instead of a scene that it cannot draw.
  static let referenceScene = "S1_ring_1000_solid"

  private let options: Options
  private var peers: [PeerProcess] = []
  private(set) var broken: [String] = []
  private let references: SceneFiles

  init(_ options: Options) throws {
    self.options = options
    references = try SceneFiles(directory: nil, only: Self.referenceScene)
    for peer in options.peers {
      do {
        peers.append(try PeerProcess(name: peer.name, command: peer.command))
      } catch let error as PeerProcess.Broken {
        broken.append(error.description)
      }
    }
  }

  func finish() {
    peers.removeAll()
    references.remove()
  }

  var names: [String] { peers.map(\.name) }

  func measure(_ scene: Scene, at url: URL, rounds: Int, only: Set<String>? = nil) throws -> Result
  {
    let own = OwnRenderer(scene: scene, threads: options.threads)
    let shortfall = try own.shortfall()
    var ownRounds = Rounds()
    var peerRounds: [String: Rounds] = [:]
    var reference = Rounds()
    let frames = (options.frames + rounds - 1) / rounds
    for _ in 0..<rounds {
      if shortfall == nil { ownRounds.add(try own.measure(frames: frames)) }
      for peer in peers where only.map({ $0.contains(peer.name) }) ?? true {
        var sample = ask(peer, url, frames)
        if let sample { peerRounds[peer.name, default: Rounds()].add(sample) }
        if peer.name == "cairo" {
          if sample == nil { sample = ask(peer, references.url(of: Self.referenceScene), frames) }
          if let sample { reference.add(sample) }
        }
      }
    }
    return Result(
      scene: url.deletingPathExtension().lastPathComponent, own: ownRounds.sample,
      shortfall: shortfall,
      peers: peerRounds.compactMapValues(\.sample), reference: reference.sample?.least,
      isOwnReference: peerRounds["cairo"] != nil)
  }

  /// Measures a peer. A peer that fails is reported, and left out from then on.
  private func ask(_ peer: PeerProcess, _ url: URL, _ frames: Int) -> Sample? {
    guard peers.contains(where: { $0 === peer }) else { return nil }
    do {
      return try peer.measure(url.path, frames: frames)
    } catch {
      broken.append("\(error)")
      peers.removeAll { $0 === peer }
      return nil
    }
  }
}
