import Foundation
import TweenMotion

/// A movement in an inspector's list.
package struct InspectedMotion: Equatable, Identifiable, Sendable {
  /// The number of the animator, which it keeps while it runs.
  package let id: Int
  /// The number of the moving view; nil if the tree does not show it.
  package var viewID: Int?
  /// The moving view and the program's view around it: `Circle in Lamp`.
  package var view: String
  /// The moving property: `frame`, `opacity`.
  package var property: String
  /// The description of the animation; nil for keyframes, and for movements without an animator.
  package var curve: String?
  /// The components that change or differ from the model's value; empty if they are unknown.
  package var lanes: [Lane]
  /// The time since the beginning in seconds; nil for movements without an animator.
  package var elapsed: Double?
  package var remaining: Movement.Remaining
  /// The cause of the movement; nil if it is older than the inspection.
  package var cause: InspectedCause?

  /// The properties by which a reader can distinguish movements.
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

  /// One component of a property.
  package struct Lane: Hashable, Sendable {
    /// The name: `x`, `angle`; empty if the property has one component.
    package var name: String
    /// The unit: `°`; empty for points, fractions and other values.
    package var unit: String
    package var from: Double
    package var to: Double
    package var value: Double
    /// The velocity per second; nil if it is unknown.
    package var velocity: Double?
    /// The index among the components of the property.
    package var index: Int
    /// The factor by which the animator's components are multiplied.
    package var factor: Double
  }
}

/// The cause of a movement.
package struct InspectedCause: Equatable, Sendable {
  /// The description of the transaction's animation; nil if it had none and a modifier animates.
  package var animation: String?
  /// The written values: `isOpen in Card`.
  package var writes: [String]
}

extension ViewGraph {
  /// Returns all movements, in the order of the tree; empty without an attached inspector.
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
      // A space and a leaf inside of it may move equally, and are listed once.
      .filter { seen.insert($0.look).inserted }
    // A movement driven by time has no animator. It gets a number below 0.
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
    let view = owner?.shownView.inspectedAncestor
    if let view { inspection.note(view) }
    return (
      owner,
      InspectedMotion(
        id: inspection.number(of: animation.animator),
        viewID: view?.serial,
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

  /// Calls `visit` with the number and the current values of each animator, for plots in each
  /// frame. The numbers are those of `inspectedMotions`.
  package func visitInspectedValues(_ visit: (Int, [Double]) -> Void) {
    guard let inspection else { return }
    pool.visitShown { animator, values in visit(inspection.number(of: animator), values) }
  }

  /// Returns the values that an animator will show after the given times if nothing changes it;
  /// empty if they cannot be predicted. Times are in seconds from now, in ascending order.
  package func inspectedCourse(of motion: Int, after seconds: [Double]) -> [[Double]] {
    guard let animator = inspection?.animator(of: motion) else {
      return []
    }
    return pool.course(of: animator, after: seconds)
  }
}

extension ViewNode {
  /// The name of the view that shows this node's movement, and of the program's view around it.
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

/// The names of written values, found by one walk through all nodes for one report.
@MainActor private struct WriteNames {
  private let graph: ViewGraph
  private var names: [ObjectIdentifier: String]?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Returns the descriptions of the writes. The cause keeps them.
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

  /// Returns `count in Model`; only the object's name if the property's name is unknown.
  private static func name(of keyPath: AnyKeyPath) -> String {
    let owner = InspectedText.name(of: type(of: keyPath).rootType)
    return PropertyNames.known[keyPath].map { "\($0) in \(owner)" } ?? owner
  }
}

/// The meanings of a property's components.
private enum InspectedLanes {
  /// The factor by which vectors with components of about 0 to 1 are scaled, such as angles in
  /// radians (Semantics 1.2).
  private static let scale = 128.0
  private static let degrees = 180 / Double.pi

  private struct Meaning {
    var name: String
    var factor = 1.0
    var unit = ""
  }

  /// Returns the components of a property that change.
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
