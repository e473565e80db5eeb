import SwiftUI

/// The model: wedges by id, in the order they were added, packed around a circle.
final class Ring: ObservableObject {
  /// One piece of the ring.
  struct Wedge: Equatable {
    /// The angle that it requests of the circle, in radians.
    var width: Double
    /// How far it reaches outwards, 0...1.
    var depth: Double
    /// Where its colour lies on the colour wheel, 0...1.
    var hue: Double
    /// The start after packing, in radians, clockwise from 3 o'clock.
    fileprivate(set) var start = 0.0
    fileprivate(set) var end = 0.0
  }

  @Published private(set) var wedgeIDs: [Int] = []
  private var wedges: [Int: Wedge] = [:]
  private var nextID = 0
  private var isPacked = true

  /// Whether the wedges wander. Turning it off publishes nothing.
  private(set) var isWalking = false

  /// Widths and depths wander by up to 0.2 within 0.2...1.
  private static let walk = RandomWalk<AnimatablePair<Double, Double>>(range: 0.2...1, reach: 0.2)

  /// The wedge with an id of `wedgeIDs`, packed.
  func wedge(_ id: Int) -> Wedge {
    packIfNeeded()
    guard let wedge = wedges[id] else {
      preconditionFailure("There is no wedge with the id \(id): use only ids in wedgeIDs.")
    }
    return wedge
  }

  func addWedge(using generator: SeededGenerator) {
    wedges[nextID] = Wedge(
      width: generator.next(in: 0.5...1), depth: generator.next(in: 0.2...1),
      hue: generator.next(in: 0...1))
    wedgeIDs.append(nextID)
    nextID += 1
    isPacked = false
  }

  func removeWedge(_ id: Int) {
    wedgeIDs.removeAll { $0 == id }
    wedges[id] = nil
    isPacked = false
  }

  func clear() {
    wedgeIDs = []
    wedges = [:]
    isPacked = true
  }

  func setWalking(_ isWalking: Bool) { self.isWalking = isWalking }

  /// One step of the random walk, wedge by wedge in the order of their ids.
  func step(using generator: SeededGenerator) {
    objectWillChange.send()
    for id in wedgeIDs {
      guard var wedge = wedges[id] else { continue }
      let place = Self.walk.step(AnimatablePair(wedge.width, wedge.depth), using: generator)
      wedge.width = place.first
      wedge.depth = place.second
      wedges[id] = wedge
    }
    isPacked = false
  }

  /// Lays the wedges side by side. Together they never exceed the circle; below it the ring stays
  /// open.
  private func packIfNeeded() {
    guard !isPacked else { return }
    isPacked = true
    let total = wedgeIDs.reduce(0) { $0 + (wedges[$1]?.width ?? 0) }
    let scale = 2 * Double.pi / max(2 * Double.pi, total)
    var location = 0.0
    for id in wedgeIDs {
      guard var wedge = wedges[id] else { continue }
      wedge.start = location * scale
      location += wedge.width
      wedge.end = location * scale
      wedges[id] = wedge
    }
  }
}

extension Ring.Wedge: Animatable {
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
  {
    get { AnimatablePair(AnimatablePair(start, end), AnimatablePair(depth, hue)) }
    set {
      start = newValue.first.first
      end = newValue.first.second
      depth = newValue.second.first
      hue = newValue.second.second
    }
  }
}
