import TweenCombine

// Publishers of several publishers' values, in a type for each number of them: programs write these
// names down. What they do is `MergeJunction`'s.

extension Publishers {
  /// Publishes what two publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// What these publish.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to each of them, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 2)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
    }
  }

  /// Publishes what three publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// What these publish.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to each of them, in their order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let junction = MergeJunction(subscriber, count: 3)
      subscriber.receive(subscription: junction)
      junction.join(a, at: 0)
      junction.join(b, at: 1)
      junction.join(c, at: 2)
    }
  }

  /// Publishes what four publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// What these publish.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to each of them, in their order.
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

  /// Publishes what five publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E

    /// What these publish.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to each of them, in their order.
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

  /// Publishes what six publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F

    /// What these publish.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Subscribes to each of them, in their order.
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

  /// Publishes what seven publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
  {
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G

    /// What these publish.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to each of them, in their order.
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

  /// Publishes what eight publishers do, as it comes. It finishes once all of them have, and fails
  /// with the first that does.
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
    /// A value of any of them.
    public typealias Output = A.Output
    /// How each of them may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H

    /// What these publish.
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

    /// Subscribes to each of them, in their order.
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
