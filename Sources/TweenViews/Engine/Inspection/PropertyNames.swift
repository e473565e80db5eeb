import Foundation

/// The names of properties of `@Observable` objects, by their key paths.
///
/// The macro creates computed properties, and their key paths have no names in a program without
/// symbols. A property's name is found by comparing the object's stored properties before and after
/// a change.
@MainActor enum PropertyNames {
  private(set) static var known: [AnyKeyPath: String] = [:]
  /// The stored properties of objects before the changes in progress.
  private static var before: [AnyKeyPath: [(object: AnyObject, values: [String])]] = [:]

  /// Records the values of the object before a change of a property that a node reads.
  static func willChange(_ keyPath: AnyKeyPath, readBy node: ViewNode) {
    guard known[keyPath] == nil, before[keyPath] == nil else { return }
    let root = type(of: keyPath).rootType
    // A closure in a view reads objects that the view holds.
    var reader: ViewNode? = node
    var objects: [AnyObject] = []
    while let current = reader, objects.isEmpty {
      objects = current.inspectedBody?.inspectedObjects.filter { type(of: $0) == root } ?? []
      reader = current.parent
    }
    before[keyPath] = objects.map { ($0, values(of: $0)) }
  }

  /// Compares the values of the object after the change.
  static func didChange(_ keyPath: AnyKeyPath) {
    guard let begun = before.removeValue(forKey: keyPath) else { return }
    for (object, old) in begun {
      let changed = zip(names(of: object), zip(old, values(of: object)))
        .filter { $0.1.0 != $0.1.1 }.map(\.0)
      if changed.count == 1, let name = changed.first { known[keyPath] = name }
    }
  }

  private static func names(of object: AnyObject) -> [String] {
    Mirror(reflecting: object).children.map { InspectedText.plain($0.label ?? "") }
  }

  private static func values(of object: AnyObject) -> [String] {
    Mirror(reflecting: object).children.map { InspectedText.of($0.value) }
  }
}

extension InspectedBody {
  /// The objects in the properties of the value.
  fileprivate var inspectedObjects: [AnyObject] {
    inspectedShownValues.compactMap { value in
      Mirror(reflecting: value).displayStyle == .class ? value as AnyObject : nil
    }
  }
}
