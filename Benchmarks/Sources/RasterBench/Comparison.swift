import Foundation

/// Ours and the peers on one scene after the other, in rounds that alternate between them, so that a
/// busy machine disturbs all alike.
final class Comparison {
  /// What was measured on one scene.
  struct Result {
    var scene: String
    /// Nil where we do not draw all of it.
    var own: Sample?
    /// Why there is no time of ours.
    var shortfall: String?
    var peers: [String: Sample] = [:]
    /// Cairo on this scene, or, where Cairo cannot draw it, on the reference.
    var reference: Double?
    var isOwnReference = false
    var errors: CoverageErrors?

    /// Ours as a multiple of Cairo's time.
    var ratio: Double? {
      guard let own, let reference else { return nil }
      return own.least / reference
    }
  }

  /// What Cairo draws where it cannot draw a scene.
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

  /// A peer that breaks down is left out from then on, and named.
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
