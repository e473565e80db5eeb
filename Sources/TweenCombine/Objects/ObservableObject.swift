import OpenCombine

/// An object that tells when it is about to change.
///
/// A class that says no more than that it conforms has a publisher made for it, which tells before
/// each change of one of its `@Published` properties, those of its superclasses included; whatever
/// else changes the class tells itself, by `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// What tells that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells that the object is about to change: the same publisher whenever it is asked for.
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

/// A `Published` of some value, as the publisher of its object sees it.
protocol PublishedProperty {
  /// What tells of the object's changes; nil until somebody asked the object.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
