/// A command line that can't be understood, in one sentence.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
