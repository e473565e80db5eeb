import TweenCombine

/// Asks for as many values as it is told to, and keeps what it is told.
final class Hand<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var values: [Input] = []
  var ends: [Subscribers.Completion<Failure>] = []
  /// What it asks for with each value.
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
}

struct Fault: Error, Equatable {}

/// Which of fifty subscribers were told, in order.
///
/// - Parameter subscribe: subscribes one and has it call what it is given.
func order(
  of count: Int = 50, _ subscribe: (@escaping () -> Void) -> AnyCancellable, then send: () -> Void
) -> [Int] {
  var told: [Int] = []
  let subscriptions = (0..<count).map { number in subscribe { told.append(number) } }
  send()
  withExtendedLifetime(subscriptions) {}
  return told
}
