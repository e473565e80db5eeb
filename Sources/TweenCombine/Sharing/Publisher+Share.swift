import OpenCombine

// OpenCombine's functions with these names use its own subjects. These are properties, because the
// compiler prefers a property to a function with the same arguments.
extension Publisher {
  /// The callable behind `publisher.share()`.
  public var share: _SharedPublisher<Self> { _SharedPublisher(upstream: self) }
}

extension Publisher where Failure == Never {
  /// The callable behind `publisher.makeConnectable()`.
  public var makeConnectable: _ConnectablePublisher<Self> { _ConnectablePublisher(upstream: self) }
}

/// The callable that `publisher.share()` calls.
public struct _SharedPublisher<Upstream: Publisher> {
  fileprivate let upstream: Upstream

  /// Returns a publisher with one subscription to the upstream publisher, shared by all subscribers in
  /// the order in which they subscribed. It begins with the first subscriber and ends with the last.
  public func callAsFunction()
    -> Publishers.Autoconnect<
      Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >
  {
    upstream.multicast(subject: PassthroughSubject()).autoconnect()
  }
}

/// The callable that `publisher.makeConnectable()` calls.
public struct _ConnectablePublisher<Upstream: Publisher> where Upstream.Failure == Never {
  fileprivate let upstream: Upstream

  /// Returns a publisher with one subscription to the upstream publisher, shared by all subscribers in
  /// the order in which they subscribed. It begins with `connect()`.
  public func callAsFunction()
    -> Publishers.Multicast<
      Upstream, PassthroughSubject<Upstream.Output, Never>
    >
  {
    upstream.multicast(subject: PassthroughSubject())
  }
}
