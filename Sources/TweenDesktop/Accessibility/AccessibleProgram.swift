import Foundation
import TweenViews

/// Where a window lies on the screen.
package struct WindowPlacement: Equatable, Sendable {
  /// Its content's top left, in the units of the window system.
  package var x: Int
  package var y: Int
  /// How many such units a point has.
  package var unitsPerPoint: Double

  package init(x: Int = 0, y: Int = 0, unitsPerPoint: Double = 1) {
    self.x = x
    self.y = y
    self.unitsPerPoint = unitsPerPoint
  }
}

/// A program with its windows, as the bus of assistive technology is told of it.
struct AccessibleProgram: Sendable {
  /// The program's name for people.
  let name: String
  /// The user's locale, as POSIX has it.
  var locale = "C"
  /// The program's name on the bus.
  var busName = ""
  /// The desktop, in which it is one of many programs.
  var desktop = AccessibleProgram.nowhere
  /// A number that the desktop gives it.
  var id: Int32 = 0
  /// By their numbers.
  var windows: [Int: AccessibleWindow] = [:]
  var placements: [Int: WindowPlacement] = [:]

  init(name: String) { self.name = name }

  static let rootPath = AccessibleKey.folder + "root"
  static let cachePath = "/org/a11y/atspi/cache"
  static let nowhere = BusValue.structure([
    .string(""), .path("/org/a11y/atspi/null"),
  ])

  /// The program itself on the bus.
  var root: BusValue { .structure([.string(busName), .path(Self.rootPath)]) }

  /// An object on the bus; nil: the program.
  func reference(_ key: AccessibleKey?) -> BusValue {
    guard let key else { return root }
    return .structure([.string(busName), .path(key.path)])
  }

  func object(_ key: AccessibleKey) -> AccessibleObject? { windows[key.window]?.objects[key] }

  /// Its windows, in the order they were opened.
  var windowKeys: [AccessibleKey] {
    windows.keys.sorted().map { AccessibleKey(window: $0, element: 0) }
  }

  /// Whose child an object is, and which one.
  func index(of object: AccessibleObject) -> Int {
    let siblings = object.parent.flatMap { self.object($0)?.children } ?? windowKeys
    return siblings.firstIndex(of: object.key) ?? -1
  }

  // MARK: Places

  /// From what coordinates are counted on the bus.
  enum Origin: Int { case screen, window, parent }

  /// Where an object lies, in the units of the window system.
  func extents(of object: AccessibleObject, from origin: Origin) -> (
    x: Int, y: Int, width: Int, height: Int
  ) {
    let placement = placements[object.key.window] ?? WindowPlacement()
    func units(_ points: CGFloat) -> Int {
      let units = (Double(points) * placement.unitsPerPoint).rounded()
      return abs(units) < 1e9 ? Int(units) : 0
    }
    var start = (x: units(object.frame.minX), y: units(object.frame.minY))
    let size = (units(object.frame.maxX) - start.x, units(object.frame.maxY) - start.y)
    switch origin {
    case .screen: start = (start.x + placement.x, start.y + placement.y)
    case .window: break
    case .parent:
      if let parent = object.parent.flatMap({ self.object($0) }) {
        start = (start.x - units(parent.frame.minX), start.y - units(parent.frame.minY))
      } else {
        start = (start.x + placement.x, start.y + placement.y)
      }
    }
    return (start.x, start.y, size.0, size.1)
  }

  /// The innermost object of another one that a place lies in; nil: it lies beside it.
  func object(
    at place: (x: Int, y: Int), from origin: Origin, in object: AccessibleObject
  ) -> AccessibleObject? {
    for key in object.children.reversed() {
      guard let child = self.object(key) else { continue }
      if let found = self.object(at: place, from: origin, in: child) { return found }
    }
    let own = extents(of: object, from: origin == .parent ? .window : origin)
    let isInside =
      place.x >= own.x && place.x < own.x + own.width && place.y >= own.y
      && place.y < own.y + own.height
    return isInside ? object : nil
  }

  // MARK: All at once

  /// What readers ask for once instead of asking for each object.
  var items: BusValue {
    var items: [BusValue] = [programItem]
    for window in windows.keys.sorted() {
      guard let window = windows[window] else { continue }
      items += window.order.compactMap { window.objects[$0].map(item) }
    }
    return .array(of: "((so)(so)(so)iiassusau)", items)
  }

  private var programItem: BusValue {
    .structure([
      root, root, desktop, .int32(-1), .int32(Int32(windows.count)),
      .strings(["org.a11y.atspi.Accessible", "org.a11y.atspi.Application"]), .string(name),
      .uint32(AccessibleRole.application.rawValue), .string(""),
      AccessibleStates([.enabled, .sensitive, .showing, .visible]).words,
    ])
  }

  func item(_ object: AccessibleObject) -> BusValue {
    .structure([
      reference(object.key), root, reference(object.parent), .int32(Int32(index(of: object))),
      .int32(Int32(object.children.count)), .strings(object.interfaces), .string(object.name),
      .uint32(object.role.rawValue), .string(object.description), object.states.words,
    ])
  }
}
