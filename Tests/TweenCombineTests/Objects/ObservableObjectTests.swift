import Testing
import TweenCombine

@Suite struct ObservableObjectTests {
  private class Base: ObservableObject {
    @Published var name = "a"
    let constant = Published(initialValue: 42)
  }

  private class Middle: Base { var plain = 0 }

  private final class Derived: Middle {
    @Published var count = 0
    @Published var isOn = false
  }

  private class Unobserved { @Published var inherited = 1 }
  private final class Observed: Unobserved, ObservableObject { @Published var own = 1 }

  private final class Generic<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class Plain: ObservableObject {
    var text = "" { willSet { objectWillChange.send() } }
  }

  private final class Bare: ObservableObject {}

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
  }

  @Test func `an object tells before each change of its properties, its superclasses' too`() {
    let object = Derived()
    var told: [String] = []
    let subscription = object.objectWillChange.sink {
      told.append("\(object.name) \(object.count) \(object.isOn)")
    }
    object.name = "b"
    object.count = 1
    object.plain = 9
    object.isOn = true
    object.isOn = true
    #expect(told == ["a 0 false", "b 0 false", "b 1 false", "b 1 true"])
    #expect(object.name == "b" && object.count == 1 && object.isOn)
    subscription.cancel()
    object.count = 2
    #expect(told.count == 4)
  }

  @Test func `an object tells of what a superclass that isn't observable publishes`() {
    let object = Observed()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.inherited = 2
    object.own = 2
    #expect(count == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func `an object has one publisher, whether or not it has published properties`() {
    let (derived, plain, bare) = (Derived(), Plain(), Bare())
    let generic = Generic([1])
    #expect(derived.objectWillChange === derived.objectWillChange)
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(generic.objectWillChange === generic.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
  }

  @Test func `an object without published properties tells what it says itself`() {
    let object = Plain()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.text = "a"
    object.objectWillChange.send()
    #expect(count == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func `objects that are gone leave neither publishers nor subscribers`() {
    final class Held {}
    weak var held: Held?
    weak var publisher: ObservableObjectPublisher?
    do {
      let object = Bare()
      let holder = Held()
      held = holder
      publisher = object.objectWillChange
      // Never cancelled: the publisher alone keeps it.
      object.objectWillChange.subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: { _ in
            withExtendedLifetime(holder) {}
            return .none
          }))
      #expect(held != nil && publisher != nil)
    }
    // Swept by those that come after.
    let others = (0..<2000).map { _ in Bare() }
    for other in others { _ = other.objectWillChange }
    #expect(held == nil && publisher == nil)
  }

  @Test func `subscribers of an object are told in the order in which they subscribed`() {
    let object = Derived()
    #expect(
      order({ tell in object.objectWillChange.sink { tell() } }, then: { object.count = 1 })
        == Array(0..<50))
  }

  @Test func `from its first demand on a subscriber is told of every change`() {
    let object = Derived()
    let hand = Hand<Void, Never>()
    object.objectWillChange.subscribe(hand)
    object.count = 1
    hand.subscription?.request(.max(1))
    object.count = 2
    object.count = 3
    #expect(hand.values.count == 2)
    hand.subscription?.cancel()
    object.count = 4
    #expect(hand.values.count == 2)
  }

  @Test func `a class may have a publisher of its own`() {
    let object = Own()
    var told: [String] = []
    let subscription = object.objectWillChange.sink { told.append($0) }
    object.value = 1
    object.objectWillChange.send("mine")
    #expect(told == ["mine"])
    withExtendedLifetime(subscription) {}
  }
}
