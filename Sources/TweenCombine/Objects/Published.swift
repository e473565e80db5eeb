import OpenCombine

/// A property of a class that tells before it changes: its subscribers, by `$name`, and where the
/// class is an `ObservableObject` that object's.
///
/// Subscribers of `$name` are told the value there is and then each new one, before the property
/// has it, in the order in which they subscribed. The object tells before they do.
@propertyWrapper public struct Published<Value> {
  /// Publishes the values of a property.
  public struct Publisher: OpenCombine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    fileprivate let subject: PublishedSubject<Value>

    /// Adds a subscriber, who is told the property's value when it asks, and each that comes.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      subject.fanout.add(AnySubscriber(subscriber), of: subject, name: "PublishedSubject")
    }
  }

  /// Copies of the wrapper are the same property.
  private final class Storage {
    /// Before anyone asks for more than the value there is no more than that.
    enum Content {
      case value(Value)
      case subject(PublishedSubject<Value>)
    }

    var content: Content

    init(_ value: Value) { content = .value(value) }

    var subject: PublishedSubject<Value> {
      switch content {
      case .subject(let subject): return subject
      case .value(let value):
        let subject = PublishedSubject(value)
        content = .subject(subject)
        return subject
      }
    }
  }

  private let storage: Storage

  /// A property that begins with `initialValue`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A property that begins with `wrappedValue`: what `@Published var name = value` calls.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The publisher of the property's values: `$name`. It can be set for `assign(to:)` only, and
  /// stays the property's own.
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: storage.subject) }
    set {}
  }

  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The value of a property of a class: what `object.name` calls.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      switch object[keyPath: storageKeyPath].storage.content {
      case .value(let value): value
      case .subject(let subject): subject.value
      }
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      switch storage.content {
      case .value: storage.content = .value(newValue)
      case .subject(let subject): subject.send(newValue)
      }
    }
  }
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? {
    get {
      guard case .subject(let subject) = storage.content else { return nil }
      return subject.objectWillChange
    }
    nonmutating set { storage.subject.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Makes each value the one of a `@Published` property: `publisher.assign(to: &$name)`. It goes on
  /// until the property is gone with its object.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.subject))
  }
}
