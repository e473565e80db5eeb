/// Keyframes of a value: tracks, or groups of tracks.
///
/// A type of your own writes `body`, of ``KeyframeTrack``s.
public protocol Keyframes<Value> {
  /// What the keyframes move.
  associatedtype Value
  /// What `body` is; `Never` for a track.
  associatedtype Body: Keyframes

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks that these keyframes stand for, in order.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    body._addTracks(to: &tracks)
  }
}

extension Keyframes where Body == Never {
  /// Not to be read: it stops the program. A track has no parts.
  public var body: Never { ProgramEnd.stop("\(Self.self) is made of no other keyframes.") }
}

/// Tracks on their way into a timeline.
public struct _KeyframeTracks<Value> {
  var blueprints: [KeyframeTrackBlueprint<Value>] = []
}

/// A track that has yet to learn where it starts.
class KeyframeTrackBlueprint<Root> {
  let keyPath: PartialKeyPath<Root>

  fileprivate init(keyPath: PartialKeyPath<Root>) { self.keyPath = keyPath }

  /// nil without keyframes: such a track moves nothing.
  ///
  /// - Parameter older: a track of the same property that this one takes over from, at `time`.
  func sampler(
    from initialValue: Root, after older: KeyframeSampler?, at time: Double
  ) -> KeyframeSampler? {
    preconditionFailure("A blueprint knows the type of its property.")
  }
}

/// Keyframes of one property, one after another. Without any it leaves the property alone.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// Made of no other tracks.
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Keyframes that a builder has made.
  init(content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    tracks.blueprints.append(Blueprint(keyPath, content))
  }

  private final class Blueprint: KeyframeTrackBlueprint<Root> {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    init(_ keyPath: WritableKeyPath<Root, Value>, _ content: Content) {
      path = keyPath
      self.content = content
      super.init(keyPath: keyPath)
    }

    override func sampler(
      from initialValue: Root, after older: KeyframeSampler?, at time: Double
    ) -> KeyframeSampler? {
      var list = _KeyframeList<Value>()
      content._addKeyframes(to: &list)
      if list.keyframes.isEmpty { return nil }
      let course = KeyframeTangents(
        from: initialValue[keyPath: path].animatableData,
        velocity: older?.velocity(of: Value.AnimatableData.self, at: time),
        keyframes: list.keyframes)
      return KeyframeSampler.make(path, course)
    }
  }
}
