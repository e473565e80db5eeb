import Foundation
import TweenMotion

/// Something that moves, as an inspector shows it.
package struct InspectedMotion: Equatable, Identifiable, Sendable {
  /// A number that the animator keeps as long as it runs.
  package let id: Int
  /// The number of the view that moves; nil where it has no place in the tree.
  package var viewID: Int?
  /// The view that moves, and the program's view it is part of: `Circle in Lamp`.
  package var view: String
  /// What of it moves: `frame`, `opacity`.
  package var property: String
  /// The animation in words; nil for keyframes, and for what no animator moves.
  package var curve: String?
  /// The numbers of the property that change or differ from the model's; none where the engine does
  /// not know them.
  package var lanes: [Lane]
  /// Seconds since it began; nil for what no animator moves.
  package var elapsed: Double?
  package var remaining: Movement.Remaining
  /// Why it moves; nil where that was before the inspector was there.
  package var cause: InspectedCause?

  /// What a reader can tell motions apart by.
  fileprivate struct Look: Hashable {
    let view: String
    let viewID: Int?
    let property: String
    let curve: String?
    let lanes: [Lane]
    let elapsed: Double?
  }

  fileprivate var look: Look {
    Look(
      view: view, viewID: viewID, property: property, curve: curve, lanes: lanes, elapsed: elapsed)
  }

  /// One number of a property.
  package struct Lane: Hashable, Sendable {
    /// `x`, `angle`; empty where the property is one number.
    package var name: String
    /// What it is counted in: `°`; empty: points, parts or whatever the property is.
    package var unit: String
    package var from: Double
    package var to: Double
    package var value: Double
    /// Per second; nil where it is not known.
    package var velocity: Double?
    /// Its place among the numbers of the property.
    package var index: Int
    /// What the animator's numbers are multiplied by to give these.
    package var factor: Double
  }
}

/// Why something moves.
package struct InspectedCause: Equatable, Sendable {
  /// The animation of the transaction, in words; nil: it had none, so that a modifier animates.
  package var animation: String?
  /// What was written: `isOpen in Card`.
  package var writes: [String]
}

extension ViewGraph {
  /// Everything that moves, in the order of the tree, in numbers; empty where no inspector is attached.
  package func inspectedMotions() -> [InspectedMotion] {
    guard let inspection else { return [] }
    let readings = pool.readings()
    let running = Set(readings.map(\.running.animator))
    pool.causes?.keep(running)
    inspection.keepNumbers(of: running)
    var names = WriteNames(self)
    var placed: [(serial: Int, motion: InspectedMotion)] = []
    for reading in readings {
      let (owner, motion) = motion(of: reading, inspection, &names)
      placed.append((owner?.serial ?? .max, motion))
    }
    var seen: Set<InspectedMotion.Look> = []
    let ordered = placed.enumerated()
      .sorted { ($0.element.serial, $0.offset) < ($1.element.serial, $1.offset) }
      .map(\.element.motion)
      // A space and the leaf in it may glide alike.
      .filter { seen.insert($0.look).inserted }
    // What time drives has no animator, and a number below 0 of its own.
    return ordered
      + movers.movements.enumerated().map { index, movement in
        InspectedMotion(
          id: -1 - index, viewID: nil, view: movement.view, property: movement.property, curve: nil,
          lanes: [], elapsed: nil, remaining: movement.remaining, cause: nil)
      }
  }

  private func motion(
    of reading: AnimatorReading, _ inspection: GraphInspection, _ names: inout WriteNames
  ) -> (owner: ViewNode?, motion: InspectedMotion) {
    let animation = reading.running
    let (node, owner) = animation.movedNode
    let property = node?.propertyName(movedBy: animation) ?? "animatableData"
    let cause = pool.causes?.cause(of: animation.animator) as? GraphInspection.Cause
    return (
      owner,
      InspectedMotion(
        id: inspection.number(of: animation.animator),
        viewID: owner?.shownView.inspectedAncestor?.serial,
        view: owner?.inspectedMovedName ?? "A view", property: property,
        curve: animation.animation?.words,
        lanes: reading.numbers.map { InspectedLanes.lanes(of: $0, property) } ?? [],
        elapsed: animation.elapsed, remaining: animation.movement,
        cause: cause.map { cause in
          InspectedCause(
            animation: cause.transaction.animation?.words, writes: names.words(of: cause))
        })
    )
  }

  /// What the animators of these numbers show: for plots, in each frame. Numbers of `inspectedMotions`.
  package func visitInspectedValues(_ visit: (Int, [Double]) -> Void) {
    guard let inspection else { return }
    pool.visitShown { animator, values in visit(inspection.number(of: animator), values) }
  }

  /// What an animator will show so many seconds from now, in rising order, if nothing changes it;
  /// empty where nobody can know.
  package func inspectedCourse(of motion: Int, after seconds: [Double]) -> [[Double]] {
    guard let animator = inspection?.animator(of: motion) else {
      return []
    }
    return pool.course(of: animator, after: seconds)
  }
}

extension ViewNode {
  /// The view that shows when this node moves, and the program's view it stands in.
  fileprivate var inspectedMovedName: String {
    guard let view = shownView.inspectedAncestor, let name = view.inspectedName else {
      return movedViewName
    }
    var around = view.parent
    while let current = around {
      if let outer = current.inspectedName, outer.isOfProgram, outer.name != name.name {
        return "\(name.name) in \(outer.name)"
      }
      around = current.parent
    }
    return name.name
  }
}

/// Names of what was written, found by a look through all nodes, once for one report.
@MainActor private struct WriteNames {
  private let graph: ViewGraph
  private var names: [ObjectIdentifier: String]?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// What was written, which the cause remembers.
  mutating func words(of cause: GraphInspection.Cause) -> [String] {
    guard !cause.writes.isEmpty else { return cause.words }
    for write in cause.writes {
      let words =
        switch write {
        case .state(let place): place.location.flatMap { name(of: $0) }
        case .property(let keyPath): Self.name(of: keyPath)
        case .object(let name): name
        }
      if let words, !cause.words.contains(words) { cause.words.append(words) }
    }
    cause.writes = []
    return cause.words
  }

  private mutating func name(of location: AnyObject) -> String? {
    if names == nil { names = find() }
    return names?[ObjectIdentifier(location)]
  }

  private func find() -> [ObjectIdentifier: String] {
    var found: [ObjectIdentifier: String] = [:]
    func visit(_ node: ViewNode) {
      if let body = node.inspectedBody {
        for (name, slot) in body.inspectedSlots {
          guard let location = (slot as? any InspectedSlot)?.inspectedLocation else { continue }
          found[ObjectIdentifier(location)] =
            "\(name) in \(InspectedText.name(of: body.inspectedType))"
        }
      }
      node.visitChildren(visit)
    }
    LargeStack.run {
      if let program = graph.program { visit(program) }
      for window in graph.windows { if let root = window.root { visit(root) } }
    }
    return found
  }

  /// `count in Model`; of a property whose name is not known only the object's.
  private static func name(of keyPath: AnyKeyPath) -> String {
    let owner = InspectedText.name(of: type(of: keyPath).rootType)
    return PropertyNames.known[keyPath].map { "\($0) in \(owner)" } ?? owner
  }
}

/// What the numbers of a property mean.
private enum InspectedLanes {
  /// Vectors whose numbers are about 0 to 1, such as angles in radians, are this many times as large
  /// (Semantics 1.2).
  private static let scale = 128.0
  private static let degrees = 180 / Double.pi

  private struct Meaning {
    var name: String
    var factor = 1.0
    var unit = ""
  }

  /// The lanes of a property that change.
  static func lanes(of numbers: AnimatorNumbers, _ property: String) -> [InspectedMotion.Lane] {
    let meanings = meanings(of: property, count: numbers.shown.count)
    return numbers.shown.indices.compactMap { index in
      let (from, to, value) = (numbers.from[index], numbers.to[index], numbers.shown[index])
      guard from != to || value != to else { return nil }
      let meaning = index < meanings.count ? meanings[index] : Meaning(name: "[\(index)]")
      return InspectedMotion.Lane(
        name: meaning.name, unit: meaning.unit, from: from * meaning.factor,
        to: to * meaning.factor, value: value * meaning.factor,
        velocity: numbers.velocity.isEmpty ? nil : numbers.velocity[index] * meaning.factor,
        index: index, factor: meaning.factor)
    }
  }

  private static func meanings(of property: String, count: Int) -> [Meaning] {
    let part = 1 / scale
    switch (property, count) {
    case ("frame", 4):
      return ["x", "y", "width", "height"].map { Meaning(name: $0) }
    case ("offset", 2): return [Meaning(name: "x"), Meaning(name: "y")]
    case ("scaleEffect", 4):
      return [
        Meaning(name: "x"), Meaning(name: "y"), Meaning(name: "anchor x", factor: part),
        Meaning(name: "anchor y", factor: part),
      ]
    case ("rotationEffect", 3):
      return [
        Meaning(name: "angle", factor: part * degrees, unit: "°"),
        Meaning(name: "anchor x", factor: part), Meaning(name: "anchor y", factor: part),
      ]
    case ("hueRotation", 1):
      return [Meaning(name: "angle", factor: part * degrees, unit: "°")]
    case (_, 1): return [Meaning(name: "")]
    default: return []
    }
  }
}
