import Testing
import TweenFoundation

@Suite struct AutoreleasePoolTests {
  private struct Refusal: Error, Equatable {}
  private struct Ticket: ~Copyable { let number: Int }

  @Test func `The result of the closure comes back`() {
    #expect(autoreleasepool { 3 } == 3)
    let ticket = autoreleasepool { Ticket(number: 4) }
    #expect(ticket.number == 4)
  }

  @Test func `The closure's error comes out with its type`() {
    func refuse() throws(Refusal) -> Int { throw Refusal() }
    do {
      _ = try autoreleasepool(invoking: refuse)
      Issue.record("no error")
    } catch {
      // The compiler knows the type here, or this would not build.
      let refusal: Refusal = error
      #expect(refusal == Refusal())
    }
  }
}
