import OpenCombine

/// A property of a class that publishes its changes: to the subscribers of `$name`, and to those of the
/// object if the class is an `ObservableObject`.
///
/// Subscribers of `$name` receive the current value and then each new value, before the property is
/// set, in the order in which they subscribed. The subscribers of the object are notified first.
@propertyWrapper public struct Published<Value> {
  /// A publisher of the values of a property.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    fileprivate let subject: PublishedSubject<Value>

    /// Adds a subscriber, which receives the current value at its first demand, and later values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      subject.fanout.add(AnySubscriber(subscriber), of: subject, name: "PublishedSubject")
    }
  }

  /// Copies of the wrapper share this storage, so that they are the same property.
  private final class Storage {
    /// The plain value, until a publisher is first accessed.
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

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property with an initial value; `@Published var name = value` calls it.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The publisher of the property's values, `$name`. Setting it has no effect; `assign(to:)` requires
  /// a setter.
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

  /// The value of a property of a class, as `object.name` reads and sets it.
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
  /// Assigns each value to a `@Published` property: `publisher.assign(to: &$name)`. The subscription
  /// ends when the object of the property is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.subject))
  }
}
