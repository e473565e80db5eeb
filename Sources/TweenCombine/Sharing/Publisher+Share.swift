import OpenCombine

// OpenCombine's functions of these names have subjects of its own inside. Properties, for a property
// is preferred to a function that takes the same arguments.
extension Publisher {
  /// `share()`.
  public var share: _SharedPublisher<Self> { _SharedPublisher(upstream: self) }
}

extension Publisher where Failure == Never {
  /// `makeConnectable()`.
  public var makeConnectable: _ConnectablePublisher<Self> { _ConnectablePublisher(upstream: self) }
}

/// Called as `publisher.share()`.
public struct _SharedPublisher<Upstream: Publisher> {
  fileprivate let upstream: Upstream

  /// One subscription to a publisher for all who subscribe, told in the order in which they did. It
  /// begins with the first and ends with the last.
  public func callAsFunction()
    -> Publishers.Autoconnect<
      Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >
  {
    upstream.multicast(subject: PassthroughSubject()).autoconnect()
  }
}

/// Called as `publisher.makeConnectable()`.
public struct _ConnectablePublisher<Upstream: Publisher> where Upstream.Failure == Never {
  fileprivate let upstream: Upstream

  /// One subscription to a publisher for all who subscribe, told in the order in which they did. It
  /// begins with `connect()`.
  public func callAsFunction()
    -> Publishers.Multicast<
      Upstream, PassthroughSubject<Upstream.Output, Never>
    >
  {
    upstream.multicast(subject: PassthroughSubject())
  }
}
