import TweenCombine

// Publishers of the latest values of several publishers, one type for each number of publishers. The
// class `LatestJunction` has the implementation.

extension Publishers {
  /// A publisher of the latest values of two publishers, whenever one of them publishes, once each has
  /// published. It finishes when all have finished, or when one finishes without a value. It fails with
  /// the first failure.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The latest values of the publishers.
    public typealias Output = (A.Output, B.Output)
    /// The error type of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers.
    public let a: A
    /// The second of the publishers.
    public let b: B

    /// Creates a publisher of the latest values of the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let aLatest = LatestValue<A.Output>()
      let bLatest = LatestValue<B.Output>()
      let junction = LatestJunction(subscriber, count: 2) {
        guard let a = aLatest.value, let b = bLatest.value else {
          return nil
        }
        return (a, b)
      }
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0, aLatest)
      junction.join(b, at: 1, bLatest)
    }
  }

  /// A publisher of the latest values of three publishers, whenever one of them publishes, once each
  /// has published. It finishes when all have finished, or when one finishes without a value. It fails
  /// with the first failure.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The latest values of the publishers.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error type of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers.
    public let a: A
    /// The second of the publishers.
    public let b: B
    /// The third of the publishers.
    public let c: C

    /// Creates a publisher of the latest values of the given publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let aLatest = LatestValue<A.Output>()
      let bLatest = LatestValue<B.Output>()
      let cLatest = LatestValue<C.Output>()
      let junction = LatestJunction(subscriber, count: 3) {
        guard let a = aLatest.value, let b = bLatest.value, let c = cLatest.value else {
          return nil
        }
        return (a, b, c)
      }
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0, aLatest)
      junction.join(b, at: 1, bLatest)
      junction.join(c, at: 2, cLatest)
    }
  }

  /// A publisher of the latest values of four publishers, whenever one of them publishes, once each has
  /// published. It finishes when all have finished, or when one finishes without a value. It fails with
  /// the first failure.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The latest values of the publishers.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error type of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers.
    public let a: A
    /// The second of the publishers.
    public let b: B
    /// The third of the publishers.
    public let c: C
    /// The fourth of the publishers.
    public let d: D

    /// Creates a publisher of the latest values of the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let aLatest = LatestValue<A.Output>()
      let bLatest = LatestValue<B.Output>()
      let cLatest = LatestValue<C.Output>()
      let dLatest = LatestValue<D.Output>()
      let junction = LatestJunction(subscriber, count: 4) {
        guard let a = aLatest.value, let b = bLatest.value, let c = cLatest.value,
          let d = dLatest.value
        else {
          return nil
        }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0, aLatest)
      junction.join(b, at: 1, bLatest)
      junction.join(c, at: 2, cLatest)
      junction.join(d, at: 3, dLatest)
    }
  }

}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and another, whenever one of them
  /// publishes, once each has published.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of the results of `transform` for the latest values of this publisher and
  /// another, whenever one of them publishes, once each has published.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  /// Returns a publisher of the latest values of this publisher and others, whenever one of them
  /// publishes, once each has published.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of the results of `transform` for the latest values of this publisher and
  /// others, whenever one of them publishes, once each has published.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }

  /// Returns a publisher of the latest values of this publisher and others, whenever one of them
  /// publishes, once each has published.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of the results of `transform` for the latest values of this publisher and
  /// others, whenever one of them publishes, once each has published.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
  }

}
