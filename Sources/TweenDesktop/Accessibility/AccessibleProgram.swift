import Foundation
import TweenViews

/// The position of a window on the screen.
package struct WindowPlacement: Equatable, Sendable {
  /// The top left corner of the content, in units of the window system.
  package var x: Int
  package var y: Int
  /// The number of these units per point.
  package var unitsPerPoint: Double

  package init(x: Int = 0, y: Int = 0, unitsPerPoint: Double = 1) {
    self.x = x
    self.y = y
    self.unitsPerPoint = unitsPerPoint
  }
}

/// The state of a program and its windows that is available on the accessibility bus.
struct AccessibleProgram: Sendable {
  /// The displayed name of the program.
  let name: String
  /// The user's locale, in POSIX syntax.
  var locale = "C"
  /// The unique name of the program on the bus.
  var busName = ""
  /// The reference to the desktop, the parent of all programs.
  var desktop = AccessibleProgram.nullReference
  /// The number that the desktop has assigned to the program.
  var id: Int32 = 0
  /// The windows, keyed by their numbers.
  var windows: [Int: AccessibleWindow] = [:]
  var placements: [Int: WindowPlacement] = [:]

  init(name: String) { self.name = name }

  static let rootPath = AccessibleKey.folder + "root"
  static let cachePath = "/org/a11y/atspi/cache"
  static let nullReference = BusValue.structure([
    .string(""), .path("/org/a11y/atspi/null"),
  ])

  /// The reference to the program itself.
  var root: BusValue { .structure([.string(busName), .path(Self.rootPath)]) }

  /// Returns the reference to an object; nil: the program.
  func reference(_ key: AccessibleKey?) -> BusValue {
    guard let key else { return root }
    return .structure([.string(busName), .path(key.path)])
  }

  func object(_ key: AccessibleKey) -> AccessibleObject? { windows[key.window]?.objects[key] }

  /// The keys of the windows, in the order in which they were opened.
  var windowKeys: [AccessibleKey] {
    windows.keys.sorted().map { AccessibleKey(window: $0, element: 0) }
  }

  /// Returns the index of an object among its siblings; -1: none.
  func index(of object: AccessibleObject) -> Int {
    let siblings = object.parent.flatMap { self.object($0)?.children } ?? windowKeys
    return siblings.firstIndex(of: object.key) ?? -1
  }

  // MARK: Places

  /// The origin of coordinates in a call.
  enum Origin: Int { case screen, window, parent }

  /// Returns the rectangle of an object, in units of the window system.
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

  /// Returns the innermost descendant of an object at a point, or the object itself; nil where the
  /// point is outside.
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

  // MARK: All objects in one reply

  /// The reply to `GetItems`: the properties of all objects, so that clients need not call each object.
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
      AccessibleStates([.enabled, .sensitive, .showing, .visible]).busValue,
    ])
  }

  func item(_ object: AccessibleObject) -> BusValue {
    .structure([
      reference(object.key), root, reference(object.parent), .int32(Int32(index(of: object))),
      .int32(Int32(object.children.count)), .strings(object.interfaces), .string(object.name),
      .uint32(object.role.rawValue), .string(object.description), object.states.busValue,
    ])
  }
}
