import Testing
import TweenCombine

@Suite struct PublishedTests {
  private final class Token {}

  @Test func `a property lets go of publishers that have ended`() {
    let model = Model()
    weak var token: Token?
    do {
      let held = Token()
      token = held
      model.follow(
        Just(1).map { value in
          withExtendedLifetime(held) {}
          return value
        })
    }
    #expect(model.copy == 1)
    #expect(token == nil)
  }

  private final class Model: ObservableObject {
    @Published var value = 1
    @Published var copy = 0
    @Published var text: String?
    private(set) var bag = Set<AnyCancellable>()

    func follow(_ publisher: some Publisher<Int, Never>) { publisher.assign(to: &$copy) }
  }

  @Test func `subscribers are told the value there is, and each new one before it is there`() {
    let model = Model()
    var told: [[Int]] = []
    let subscription = model.$value.sink { told.append([$0, model.value]) }
    model.value = 2
    model.value += 3
    #expect(told == [[1, 1], [2, 1], [5, 2]])
    #expect(model.value == 5)
    withExtendedLifetime(subscription) {}
  }

  @Test func `subscribers of a property are told in the order in which they subscribed`() {
    let model = Model()
    #expect(
      order({ tell in model.$value.dropFirst().sink { _ in tell() } }, then: { model.value = 2 })
        == Array(0..<50))
  }

  @Test func `the object tells before the property's subscribers`() {
    let model = Model()
    var told: [String] = []
    let bag = [
      model.$value.dropFirst().sink { told.append("value \($0)") },
      model.objectWillChange.sink { told.append("object") },
    ]
    model.value = 2
    #expect(told == ["object", "value 2"])
    withExtendedLifetime(bag) {}
  }

  @Test func `a publisher can be assigned to a property, and ends with its object`() {
    var cancelled = 0
    let source = PassthroughSubject<Int, Never>()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      var changes = 0
      let subscription = model.objectWillChange.sink { changes += 1 }
      model.follow(source.handleEvents(receiveCancel: { cancelled += 1 }))
      source.send(7)
      source.send(8)
      #expect(model.copy == 8 && changes == 2 && cancelled == 0)
      withExtendedLifetime(subscription) {}
    }
    #expect(gone == nil && cancelled == 1)
    source.send(9)
  }

  @Test func `a subscriber that didn't ask is told the newest value when it does`() {
    let model = Model()
    let hand = Hand<Int, Never>()
    model.$value.subscribe(hand)
    hand.subscription?.request(.max(1))
    model.value = 2
    model.value = 3
    #expect(hand.values == [1])
    hand.subscription?.request(.max(1))
    #expect(hand.values == [1, 3])
  }

  @Test func `a property may be nil`() {
    let model = Model()
    var told: [String?] = []
    let subscription = model.$text.sink { told.append($0) }
    model.text = "a"
    model.text = nil
    #expect(told == [nil, "a", nil])
    withExtendedLifetime(subscription) {}
  }
}
