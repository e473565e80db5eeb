import TweenCombine

// Publishers of the values of several publishers, one type for each number of publishers, because
// programs use the type names. The class `MergeJunction` has the implementation.

extension Publishers {
  /// A publisher of the values of two publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The error type of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers.
    public let a: A
    /// The second of the publishers.
    public let b: B

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 2)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
    }
  }

  /// A publisher of the values of three publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The error type of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers.
    public let a: A
    /// The second of the publishers.
    public let b: B
    /// The third of the publishers.
    public let c: C

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 3)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
    }
  }

  /// A publisher of the values of four publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
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

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 4)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
      junction.join(d, at: 3)
    }
  }

  /// A publisher of the values of five publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
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
    /// The fifth of the publishers.
    public let e: E

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 5)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
      junction.join(d, at: 3)
      junction.join(e, at: 4)
    }
  }

  /// A publisher of the values of six publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
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
    /// The fifth of the publishers.
    public let e: E
    /// The sixth of the publishers.
    public let f: F

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 6)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
      junction.join(d, at: 3)
      junction.join(e, at: 4)
      junction.join(f, at: 5)
    }
  }

  /// A publisher of the values of seven publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
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
    /// The fifth of the publishers.
    public let e: E
    /// The sixth of the publishers.
    public let f: F
    /// The seventh of the publishers.
    public let g: G

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 7)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
      junction.join(d, at: 3)
      junction.join(e, at: 4)
      junction.join(f, at: 5)
      junction.join(g, at: 6)
    }
  }

  /// A publisher of the values of eight publishers, in the order in which they arrive. It finishes
  /// when all of them have finished, and fails with the first failure.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    /// The type of the published values.
    public typealias Output = A.Output
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
    /// The fifth of the publishers.
    public let e: E
    /// The sixth of the publishers.
    public let f: F
    /// The seventh of the publishers.
    public let g: G
    /// The eighth of the publishers.
    public let h: H

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 8)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
      junction.join(d, at: 3)
      junction.join(e, at: 4)
      junction.join(f, at: 5)
      junction.join(g, at: 6)
      junction.join(h, at: 7)
    }
  }

}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
