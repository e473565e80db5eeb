import Testing
import TweenCombine

@Suite struct SharedPublisherTests {
  @Test func `one subscription serves all, told in the order in which they subscribed`() {
    let source = PassthroughSubject<Int, Never>()
    var begun = 0
    var ended = 0
    let shared = source.handleEvents(
      receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }
    ).share()
    #expect(
      order({ tell in shared.map { $0 + 1 }.sink { _ in tell() } }, then: { source.send(1) })
        == Array(0..<50))
    #expect(begun == 1 && ended == 1)
  }

  @Test func `a connectable publisher begins when it is connected`() {
    let connectable = [1, 2].publisher.makeConnectable()
    var values: [Int] = []
    let subscription = connectable.sink { values.append($0) }
    #expect(values.isEmpty)
    let connection = connectable.connect()
    #expect(values == [1, 2])
    withExtendedLifetime((subscription, connection)) {}
  }

  @Test func `any publisher can be shared, in generic code too`() {
    func doubled<P: Publisher<Int, Never>>(_ publisher: P) -> some Publisher<Int, Never> {
      publisher.share().map { $0 * 2 }
    }
    var values: [Int] = []
    let subscription = doubled(Just(4).eraseToAnyPublisher()).sink { values.append($0) }
    #expect(values == [8])
    withExtendedLifetime(subscription) {}
  }
}
