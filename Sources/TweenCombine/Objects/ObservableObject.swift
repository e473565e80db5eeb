import OpenCombine

/// An object that notifies subscribers before it changes.
///
/// A class that only declares the conformance gets a publisher. The publisher sends before each change
/// of a `@Published` property of the class or its superclasses. For other changes, the class calls
/// `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before the object changes; the same one for each access.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var level: Mirror? = Mirror(reflecting: self)
    while let members = level {
      for member in members.children {
        if let property = member.value as? any PublishedProperty { properties.append(property) }
      }
      level = members.superclassMirror
    }
    return ObjectPublishers.shared.publisher(of: self, announcing: properties)
  }
}

/// A `Published` of any value type, as its object uses it.
protocol PublishedProperty {
  /// The publisher of the object's changes; nil until it is first accessed.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
