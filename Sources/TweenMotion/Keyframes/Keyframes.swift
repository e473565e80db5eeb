/// Keyframes of a value: tracks, or groups of tracks.
///
/// A program's own type implements `body` with ``KeyframeTrack``s.
public protocol Keyframes<Value> {
  /// The type of the value that the keyframes move.
  associatedtype Value
  /// The type of `body`; `Never` for a track.
  associatedtype Body: Keyframes

  /// The keyframes of which this type is composed.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks of these keyframes to `tracks`, in order.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    body._addTracks(to: &tracks)
  }
}

extension Keyframes where Body == Never {
  /// Stops the program when it is read. A track has no parts.
  public var body: Never { ProgramEnd.stop("\(Self.self) is primitive and has no body.") }
}

/// The tracks that a timeline collects from its content.
public struct _KeyframeTracks<Value> {
  var blueprints: [KeyframeTrackBlueprint<Value>] = []
}

/// A track whose start value is not known yet.
class KeyframeTrackBlueprint<Root> {
  let keyPath: PartialKeyPath<Root>

  fileprivate init(keyPath: PartialKeyPath<Root>) { self.keyPath = keyPath }

  /// nil without keyframes: such a track moves nothing.
  ///
  /// - Parameter older: a track of the same property that this one takes over from, at `time`.
  func sampler(
    from initialValue: Root, after older: KeyframeSampler?, at time: Double
  ) -> KeyframeSampler? {
    preconditionFailure("A blueprint has the type of its property.")
  }
}

/// The keyframes of one property, one after another. A track without keyframes does not change the
/// property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// `Never`: a track has no parts.
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track that moves the value itself.
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
