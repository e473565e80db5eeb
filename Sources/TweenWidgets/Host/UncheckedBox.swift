/// A value that goes from one who lets it go to another: a program's entries need not be `Sendable`.
struct UncheckedBox<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}

/// What a provider is given to answer with.
struct Receiver<Value>: Sendable {
  nonisolated(unsafe) let receive: (Value) -> Void

  init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

  @Sendable func call(_ value: Value) { receive(value) }
}
